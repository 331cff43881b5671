import { compose, type Draft } from '../draft.ts';
import {
  DECLINED,
  DOING,
  NO_PRACTICE,
  PRACTICE_HELPED,
  PRACTICE_NO_HELP,
  TRIED_IT,
  WILL_TRY,
} from '../lines/offering.ts';
import { WHAT_IT_IS } from '../lines/opening.ts';
import { isForSomething, practiceAskedFor, practiceFor } from '../practices/choose-practice.ts';
import { PRACTICES } from '../practices/practices.ts';
import type { PracticeName, TalkRecord } from '../record/talk-record.ts';
import { lastSaid } from '../said-so-far.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';

type State = TalkRecord['practices'][number]['state'];
const MOST_KEPT = 10;

export const withPractice = (
  { practices }: TalkRecord,
  name: PracticeName,
  state: State,
): TalkRecord['practices'] =>
  [...practices.filter((known) => known.name !== name), { name, state }].slice(-MOST_KEPT);

const lastIn = ({ practices }: TalkRecord, state: State): PracticeName | null => {
  const last = practices.at(-1);
  return last?.state === state ? last.name : null;
};

const AGAIN = 'once more, shorter:';
const ANOTHER = 'then another:';

interface Giving {
  readonly record?: TalkRecord;
  readonly isAnother?: boolean;
}

function give(
  scene: Scene,
  name: PracticeName,
  { record = scene.record, isAnother = false }: Giving = {},
): Draft | null {
  const { text, spoken } = PRACTICES[name];
  const wasGiven = record.practices.some((known) => known.name === name && known.state !== 'offered');
  const whole = scene.turn.spoken || wasGiven ? spoken : text;
  const lead = wasGiven ? `${AGAIN} ` : isAnother ? `${ANOTHER} ` : '';
  const isBreath = name === 'breathing' || name === 'senses';
  return compose(
    scene,
    [
      { id: `practice:${name}`, text: `${lead}${whole}` },
      scene.before.thread.hasToldWhatItIs || name === 'panic' ? null : word(WHAT_IT_IS, scene),
    ],
    {
      technique: isBreath ? 'breathe' : 'ground',
      phase: isBreath ? 'R3' : scene.record.phase,
      isGiving: true,
      change: { practices: withPractice(record, name, 'given') },
      thread: {
        open: 'practice',
        offered: null,
        hasToldWhatItIs: scene.before.thread.hasToldWhatItIs || name !== 'panic',
      },
    },
  );
}

/** An offer to take it apart that was just made, or is taken up, is not made again. */
export const wasOffered = ({ before }: Scene): boolean =>
  before.thread.at?.way === 'think' ||
  before.used.slice(-REPLIES_WITH_ONE_OFFER).some((id) => /^offer-way:[01]$|^no-practice/.test(id));
const REPLIES_WITH_ONE_OFFER = 4;

/** A practice that was asked for, at once; where none is known for it, a way is offered. */
export function givePractice(scene: Scene): Draft | null {
  const name = practiceAskedFor(scene.record, withTalk(scene));
  if (name !== null) return give(scene, name);
  if (wasOffered(scene)) return compose(scene, [wordAlways(NO_PRACTICE, scene, { cues: ['again'] })]);
  return compose(scene, [word(NO_PRACTICE, scene)], {
    thread: { open: 'offer', offered: 'think' },
  });
}

/** A bare 'any tip?' is about what was told just before. */
const withTalk = ({ turn, reading }: Scene): string =>
  reading.wordCount > WORDS_THAT_SAY_TOO_MUCH
    ? turn.content.split(/\s+/).slice(-WORDS_OF_AN_END).join(' ')
    : reading.wordCount > WORDS_THAT_SAY_WHAT_FOR || isForSomething(turn.content)
      ? turn.content
      : lastSaid(turn).join(' ');
const WORDS_THAT_SAY_WHAT_FOR = 9;
/** Of a long telling only its end says what is asked for. */
const WORDS_THAT_SAY_TOO_MUCH = 32;
const WORDS_OF_AN_END = 16;

/** A night without sleep, said in few words: what is known for it, at once. */
export const giveForNight = (scene: Scene): Draft | null =>
  scene.record.refused.includes('exercises') ? null : give(scene, 'awake');

const TRIED =
  /\b(?:tried (?:that|this)|(?:did|done|tried) (?:it|that|this|them) (?:already|before|and (?:no|not)|but)|no luck|already (?:do|did|tried)|(?:doesn'?t|didn'?t|don'?t|not) (?:work|help)\w*|no (?:help|good|use)|another(?: one| thing)?|something else|anything else|what else|other than|instead of)\b/i;
const WILL = /\b(?:i'?ll|will|gonna|going to|might) (?:\w+ )?(?:try|do|give)\b/i;
const DID =
  /^\W*(?:(?:ok|okay|yes|yeah|so|right|well|ha|haha|lol|i|just|alright|and)[\s,.!]+)*(?:did|done|tried) (?:that|it|this|them)\b/i;
const AT_IT = /\b(?:doing (?:it|that)|trying(?: it)?|on it)\b/i;
const HELPED =
  /\b(?:helped|helps|better|calmer|slower|down a bit|did it|works?|worked|easier|less|nice|good|lovely)\b/i;
/** 'not doing that, the ceo will be there'. */
const WONT =
  /^\W*(?:(?:ha|haha|lol|ok|well|um|er|sorry|i meant)[\s,.!]+)*(?:no\b|nope\b|nah\b|not (?:doing|trying|that|this|in|here|with)\b)|\b(?:not|never|no way i am|(?:ca|wo|do)n['’]?t|can not|will not) (?:\w+ ){0,2}?(?:do|doing|try|trying) (?:that|this|it|one|the)\b/i;
/** 'the breathing one was the best'. */
const PRAISED =
  /\b(?:tip|trick|exercise|technique|breathing|breaths?|(?:\w+ing|first|second|last) one)\b(?: thing| bit)? (?:was|is|works?|worked|helps?|helped|felt) (?!n[o']t|not)(?:\w+ ){0,2}?(?:best|good|nice|great|better|helpful|lovely|useful|well|me|a bit|a lot)\b|\b(?:liked|loved|enjoyed) the (?:\w+ ){0,1}(?:breathing|tip|exercise|one)\b/i;
const YES =
  /^\W*(?:yes|yeah|yep|yup|aye|ok|okay|sure|please|go on|alright|tell me|the (?:tip|practice|first)|try)\b/i;
const NO = /^\W*(?:no|nope|nah|not(?! the\b)|rather not)\b/i;
const MOST_WORDS_OF_AN_ANSWER = 12;

/** What is said to a practice that was given; null where they tell something else. */
export function followPractice(scene: Scene): Draft | null {
  const { before, reading } = scene;
  const isDone = DID.test(scene.turn.content) && !scene.turn.content.includes('?');
  if (before.practices.length > 0 && PRAISED.test(scene.turn.content) && !scene.turn.content.includes('?'))
    return end(scene, before.practices.at(-1)?.name ?? 'breathing', 'helped');
  if (before.thread.open !== 'practice') return null;
  if (reading.wordCount > MOST_WORDS_OF_AN_ANSWER && !isDone) return null;
  const given = lastIn(before, 'given');
  return given === null ? null : hearOutcome(scene, given);
}

/** Forms of what came of it; the first that holds. */
const OUTCOMES: readonly (readonly [RegExp, (scene: Scene, name: PracticeName) => Draft | null])[] = [
  [TRIED, (scene, name) => giveAnother(scene, name)],
  [/\?/, () => null],
  [WONT, (scene) => compose(scene, [wordAlways(DECLINED, scene)], { thread: { open: null } })],
  [DID, (scene) => compose(scene, [wordAlways(TRIED_IT, scene)], {})],
  [WILL, (scene, name) => end(scene, name, 'given')],
  [AT_IT, (scene) => waitFor(scene)],
  [HELPED, (scene, name) => end(scene, name, 'helped')],
  [YES, (scene, name) => end(scene, name, 'helped')],
  [NO, (scene, name) => end(scene, name, 'no_help')],
];

const hearOutcome = (scene: Scene, name: PracticeName): Draft | null =>
  OUTCOMES.find(([sign]) => sign.test(scene.turn.content))?.[1](scene, name) ?? null;

/** They are at it: nothing more until they say how it was. */
const waitFor = (scene: Scene): Draft | null => compose(scene, [wordAlways(DOING, scene)], {});

const ENDS: Readonly<Record<Exclude<State, 'offered' | 'declined'>, Parameters<typeof word>[0]>> = {
  given: WILL_TRY,
  helped: PRACTICE_HELPED,
  no_help: PRACTICE_NO_HELP,
};

const end = (scene: Scene, name: PracticeName, state: Exclude<State, 'offered' | 'declined'>): Draft | null =>
  compose(scene, [wordAlways(ENDS[state], scene, { mayAsk: false })], {
    change: { practices: withPractice(scene.record, name, state) },
    thread: { open: null },
  });

function giveAnother(scene: Scene, tried: PracticeName): Draft | null {
  const record = { ...scene.record, practices: withPractice(scene.record, tried, 'no_help') };
  const next = practiceFor(record, `${withTalk(scene)} ${tried === 'awake' ? 'sleep' : ''}`);
  return next === null ? end(scene, tried, 'no_help') : give(scene, next, { record, isAnother: true });
}

/** Another than was given, where the breath and the senses were not it. */
export function giveOther(scene: Scene): Draft | null {
  const tried = lastIn(scene.record, 'given');
  return tried === null ? givePractice(scene) : giveAnother(scene, tried);
}
