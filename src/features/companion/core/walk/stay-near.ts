import {
  asksForAnotherSubject,
  asksHowToTell,
  asksWhetherToTell,
  cannotBeTold,
  isGoingToSomebody,
  isWithSomebody,
} from '#language/somebody-near.ts';
import { compose, type Draft } from '../draft.ts';
import type { AboutUs } from '../lines/about-us.ts';
import type { LineSet } from '../lines/line-set.ts';
import {
  BESIDE_THEM,
  FOR_SOMEBODY_LIVING,
  GO_WELL_UNANSWERED,
  GO_WELL_WITH_PEOPLE,
  NOT_ALONE,
  NOT_BETTER,
  OTHER_COUNTRY,
  SOMEBODY_ELSE,
  STAY_WITH_THEM,
  STAYING,
  STILL_HERE,
  TELL_THEM,
  THEIR_SUBJECT,
  WITH_THEM,
  WORDS_TO_TELL,
  YES_TELL,
} from '../lines/staying.ts';
import { findPeople } from '../record/people.ts';
import type { Scene } from '../scene.ts';
import { wordAlways } from '../speak.ts';
import { plainOf } from './reading/plain.ts';
import { asksIn } from './reading/questions-in.ts';
import { readWant } from './reading/read-want.ts';
import type { Want } from './reading/want.ts';

const OF_NUMBERS =
  /\b(?<!(?:\b(?:no|not|stop|more|without)|n['’]?t)\b.{0,20})(?:numbers?|lines?|\d{3}(?: \d{3})?)\b.{0,40}\b(?:for|in|from|work\w*|country)\b|\b(?:isn'?t|not|aren'?t) in (?:England|Britain|America|the U[KS])\b|\bi(?:'m| am) in [A-Z]/;
const MOST_WORDS_OF_A_NAME = 20;

/** The first that holds of what they say of a person. */
function ofSomebody(scene: Scene): LineSet | null {
  const { reading } = scene;
  const { content } = scene.turn;
  const plain = plainOf(content);
  if (asksWhetherToTell(plain)) return YES_TELL;
  if (asksHowToTell(plain)) return WORDS_TO_TELL;
  if (isCertain(scene) && isWithSomebody(plain)) return WITH_THEM;
  if (isGoingToSomebody(plain)) return TELL_THEM;
  if (OF_NUMBERS.test(content)) return OTHER_COUNTRY;
  if (reading.wordCount > MOST_WORDS_OF_A_NAME || findPeople(content).length === 0) return null;
  if (!isCertain(scene)) return null;
  return cannotBeTold(plain) ? SOMEBODY_ELSE : TELL_THEM;
}

/** A person who is named is the one to tell; else towards one, by turns with plain company, and more seldom where no deed is near. */
function linesFor(scene: Scene): LineSet {
  const seldom = scene.turn.safety.tier === 'T2' ? TURNS_BETWEEN : 1;
  if (isAccompanied(scene)) return ofSomebody(scene) ?? BESIDE_THEM;
  const asked = askedFor(scene);
  if (asked !== null) return ofSomebody(scene) ?? asked;
  const wasPointed = scene.before.used.slice(-seldom).some((id) => id.startsWith(STAYING.name));
  return ofSomebody(scene) ?? (wasPointed || !isCertain(scene) ? STILL_HERE : STAYING);
}
const TURNS_BETWEEN = 3;

/** What they ask of us, or of a world without them, is no matter for company. */
function askedFor(scene: Scene): LineSet | null {
  const plain = plainOf(scene.turn.content);
  if (WITHOUT_THEM.test(plain)) return NOT_BETTER;
  const isAsked = asksIn(scene.turn.content).length > 0 || PLEA.test(plain);
  return isAsked && scene.turn.safety.people !== null ? FOR_SOMEBODY_LIVING : null;
}
const WITHOUT_THEM =
  /\b(?:better|easier|happier|best|better off|fine|okay|ok|cope|manage) (?:\w+ ){0,3}?without me\b|\bbetter off\b(?! (?:now|here|at|in)\b)|\bbetter for (?:them|him|her|everyone|everybody|the kids|my kids)\b|\b(?:they|kids|everyone) would (?:cope|manage|get over it)\b/;
const PLEA = /^(?:please|help(?: me)?|what now)(?: please)*$|\bplease$/;

/** Whoever told that somebody is there is not asked for somebody again. */
const isAccompanied = ({ turn, before }: Scene): boolean =>
  !ALONE.test(turn.content) &&
  (turn.safety.isAccompanied || before.used.some((id) => id.startsWith(WITH_THEM.name)));
const ALONE = /\b(?:alone|by myself|on my own|nobody|no one|(?:has|have|'s|is) (?:gone|left))\b/i;

const isCertain = ({ turn }: Scene): boolean => turn.safety.certainty === 'certain';

/** What is asked of us plainly is answered all the same: what we are and keep, and not what we would do or like. */
const ANSWERED: ReadonlySet<Want['kind']> = new Set(['practice', 'thanks', 'quiet_practice']);
const OF_US: ReadonlySet<AboutUs> = new Set([
  'human',
  'memory',
  'here',
  'company',
  'remind',
  'kept',
  'delete',
  'privacy',
  'rules',
  'why',
  'heard',
  'this_talk',
  'card',
  'people',
]);
const isAnsweredBeside = (want: Want): boolean =>
  want.kind === 'us' ? OF_US.has(want.about) : ANSWERED.has(want.kind);

/**
 * Somebody in danger that was named and not denied, who goes on: whatever was walked is over, and a person comes first.
 * Whether a person may be told is no matter to weigh, either, once a danger was named.
 */
export function stayNear(scene: Scene): Draft | null {
  const { isUnsettled } = scene.turn.safety;
  if (!isUnsettled) return besideDoubt(scene);
  if (asksForAnotherSubject(plainOf(scene.turn.content))) return say(scene, THEIR_SUBJECT);
  const want = readWant(scene);
  if (hasTurnedAway(scene)) return null;
  if (isAnsweredBeside(want) && !OF_NUMBERS.test(scene.turn.content)) return null;
  const isMet = isAccompanied(scene) || (isCertain(scene) && isWithSomebody(plainOf(scene.turn.content)));
  if (want.kind === 'bye') return say(scene, isMet ? STAY_WITH_THEM : NOT_ALONE);
  return say(scene, linesFor(scene));
}

/** What is only suspected leaves the reply to them, but for a goodbye; what was denied, but for whether to tell. */
function besideDoubt(scene: Scene): Draft | null {
  if (isCertain(scene)) return asksWhetherToTell(plainOf(scene.turn.content)) ? say(scene, YES_TELL) : null;
  const { certainty, asked } = scene.turn.safety;
  if (certainty === null && asked !== 'open') return null;
  if (certainty !== null && WITHOUT_THEM.test(plainOf(scene.turn.content))) return say(scene, NOT_BETTER);
  if (readWant(scene).kind !== 'bye') return null;
  return say(scene, certainty === null ? GO_WELL_UNANSWERED : GO_WELL_WITH_PEOPLE);
}

/** They asked for their own subject a little while ago: they are followed. */
const hasTurnedAway = ({ before }: Scene): boolean =>
  before.used.slice(-TURNS_OF_THEIRS).some((id) => id.startsWith(THEIR_SUBJECT.name));
const TURNS_OF_THEIRS = 4;

const say = (scene: Scene, set: LineSet): Draft | null =>
  compose(
    scene,
    [
      wordAlways(set, scene, {
        mayAsk: true,
        slots: { people: scene.turn.safety.people ?? '' },
        cues: isCertain(scene) ? ['certain'] : [],
      }),
    ],
    {
      technique: 'resource',
      phase: scene.before.phase,
      thread: { at: null, aside: null, isResting: false, open: null, offered: null, hasToldWhatItIs: true },
    },
  );
