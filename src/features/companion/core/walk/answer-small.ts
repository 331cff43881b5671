import { sentencesOf } from '../acts/said-forms.ts';
import { compose, type Draft } from '../draft.ts';
import {
  AGREES,
  ALLOWED,
  ASK_ME,
  COUNTS,
  FOLLOWS,
  GAME_TURN,
  LIGHT_CHOICE,
  MARK,
  MAY_TELL,
  NICE,
  OPINION,
  PICK,
  PUNCHLINE,
  RIDDLE,
  THEY,
  WHEN_TO,
  WHICH,
  WHO,
  WHY_NOT,
} from '../lines/answering.ts';
import type { LineSet } from '../lines/line-set.ts';
import { lastReplyIn, lastSaid } from '../said-so-far.ts';
import { isCalm, type Scene } from '../scene.ts';
import { type WordOptions, wordAlways } from '../speak.ts';
import { takenUp } from './clause-to-take-up.ts';
import { quoted } from './quote.ts';
import { plainOf } from './reading/plain.ts';
import { markIn, type PlayKind } from './reading/play.ts';
import { askedIn } from './reading/questions-in.ts';
import { hangsOnIt } from './reading/reassured.ts';
import { pronounsIn, type SmallKind, sidesOfAGame } from './reading/small-questions.ts';

type Answer = (scene: Scene, asked: string) => readonly [LineSet, WordOptions?];

/** The clause they ask it of, word for word. */
function clauseOf({ turn }: Scene): string {
  const taken = takenUp(turn.content);
  return taken?.isWorth === true || taken?.matters === true ? quoted(taken.words) : '';
}

const MOST_WORDS_OF_A_SIDE = 4;
/** The shorter of the two, by its name where that is short. */
function side({ turn }: Scene): WordOptions {
  const sides = sentencesOf(turn.content).flatMap(({ plain }) => sidesOfAGame(plain) ?? []);
  const { one = '', other = '' } = sides.at(-1) ?? {};
  const shorter = other.length < one.length ? other : one;
  const isShort = shorter.split(' ').length <= MOST_WORDS_OF_A_SIDE && !shorter.includes('#');
  return isShort ? { cues: ['short'], slots: { side: shorter } } : {};
}

const BAD = /\b(?:unfair|awful|sad|terrible|annoying|rude)\b/;
const OF_A_NAME = /\b(?:name|title|word|called)\b/;

const ANSWERS: Readonly<Record<SmallKind | PlayKind, Answer>> = {
  pick: (scene) => [PICK, side(scene)],
  which: () => [WHICH],
  light_choice: () => [LIGHT_CHOICE],
  counts: () => [COUNTS],
  allowed: () => [ALLOWED],
  may_tell: () => [MAY_TELL],
  follows: (scene) => [FOLLOWS, { slots: { it: clauseOf(scene) } }],
  agrees: (scene, asked) => [
    AGREES,
    { slots: { it: clauseOf(scene) }, cues: BAD.test(asked) ? ['bad'] : [] },
  ],
  they_would: (_, asked) => [THEY, { cues: ['would'], slots: pronounsIn(asked) }],
  they_feel: ({ turn }, asked) => [THEY, { cues: ['feel'], slots: pronounsIn(asked, plainOf(turn.content)) }],
  when_to: (_, asked) => [WHEN_TO, { slots: pronounsIn(asked) }],
  opinion: (scene, asked) => [OPINION, { cues: cuesOfAnOpinion(scene, asked) }],
  riddle: (_, asked) => [RIDDLE, { cues: asked.includes('knock') ? ['knock'] : [] }],
  who: ({ turn }) => [WHO, { slots: { who: turn.content.replace(/[\s.!?]+$/, '').toLowerCase() } }],
  punchline: () => [PUNCHLINE],
  mark: (scene) => [MARK, { slots: { n: markIn(scene) ?? '' } }],
  game_turn: () => [GAME_TURN],
  nice: () => [NICE],
  ask_me: () => [ASK_ME, { mayAsk: true }],
  why_not: ({ turn }) => [
    WHY_NOT,
    { cues: /\b(?:not|no)\b|n't\b/.test(lastReplyIn(turn)) ? ['called'] : [] },
  ],
};

function cuesOfAnOpinion(scene: Scene, asked: string): string[] {
  if (OF_A_NAME.test(asked)) return ['name'];
  return hangsOnIt(scene) ? ['weighty'] : [];
}

/** A question that has an easy answer. */
export function answerSmall(scene: Scene, kind: SmallKind | PlayKind): Draft | null {
  const asked = askedIn(scene)?.last ?? plainOf(scene.turn.content);
  const [set, options] = ANSWERS[kind](scene, asked);
  const mayAsk = !scene.record.refused.includes('questions');
  return compose(scene, [wordAlways(set, scene, { mayAsk, ...options })], { technique: 'validate' });
}

/** Of two that are named; of something nice; of words to somebody or something glad: else it is a decision, or no small thing. */
const MUST_HOLD: Readonly<Partial<Record<string, (scene: Scene) => boolean>>> = {
  which: ({ turn }) => /\bor\b/i.test(turn.content),
  light_choice: isLight,
  opinion: (scene) => isLight(scene) || OF_WORDS.test(lastSaid(scene.turn).join(' ')),
};
function isLight({ cues }: Scene): boolean {
  return cues.has('joy') || cues.has('smiles');
}
const OF_WORDS =
  /\b(?:tell|say|said|send|write|wrote|ask|ring|call|text|card|letter|message|name|title|lines?|truth)\b/i;

/** Whatever is suspected, leave is given. */
const ALWAYS: ReadonlySet<string> = new Set(['may_tell']);
/** Beside a danger that is suspected nothing is nodded at, guessed or weighed. */
export const isAnsweredAtOnce = (scene: Scene, kind: string): kind is SmallKind | PlayKind =>
  Object.hasOwn(ANSWERS, kind) && (isCalm(scene) || ALWAYS.has(kind)) && MUST_HOLD[kind]?.(scene) !== false;
