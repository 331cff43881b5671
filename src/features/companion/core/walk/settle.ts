import { compose, type Draft } from '../draft.ts';
import {
  ASK_STRENGTH,
  ASK_STRENGTH_AGAIN,
  DID_IT_HELP,
  DO_IT,
  EASED,
  NOT_EASED,
  SETTLED,
} from '../lines/offering.ts';
import { PRACTICES } from '../practices/practices.ts';
import type { PracticeName } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { hearFear } from './answer-asked.ts';
import { giveOther, withPractice } from './practise.ts';
import { asking } from './steps/ask-step.ts';

/*
 * A practice between two numbers: how strong, the breath, how strong now. The only place where a number is asked for, and
 * never where they would have none, in joy or in grief.
 */
const ASKED = 0;
const GIVEN = 1;
const ASKED_AGAIN = 2;

const mayAskNumber = ({ record, before, mayAsk }: Scene): boolean =>
  mayAsk && !record.refused.includes('numbers') && before.thread.tone === 'plain';

export function beginSettle(scene: Scene): Draft | null {
  if (scene.record.strength !== null || !mayAskNumber(scene)) return giveBreath(scene);
  return (
    compose(scene, [word(ASK_STRENGTH, scene)], {
      technique: 'ground',
      phase: 'R3',
      thread: { ...asking({ way: 'settle', step: ASKED }), aside: null },
    }) ?? giveBreath(scene)
  );
}

const IN_ORDER: readonly PracticeName[] = ['breathing', 'senses'];

function giveBreath(scene: Scene): Draft | null {
  const taken = new Set(scene.record.practices.map(({ name }) => name));
  const name = IN_ORDER.find((one) => !taken.has(one));
  if (name === undefined) return giveOther(scene);
  const { text, spoken } = PRACTICES[name];
  return compose(
    scene,
    [{ id: `practice:${name}`, text: scene.turn.spoken ? spoken : text }, wordAlways(DO_IT, scene)],
    {
      technique: 'breathe',
      phase: 'R3',
      isGiving: true,
      change: { practices: withPractice(scene.record, name, 'given') },
      thread: { ...asking({ way: 'settle', step: GIVEN }), aside: null },
    },
  );
}

const HELPED = /\b(?:help\w*|better|calmer|slower|easier|less|bit|good|nice|lighter|works?|worked)\b/i;
const AT_END = { at: null, aside: null, open: 'settled', offered: null } as const;

/** They did it, whatever they tell beside it; or would rather have another. */
const DID = /^\W*(?:(?:ok|okay|right|so|and|yes|yeah|well|i)[\s,.]+)*(?:done|did|finished)\b/i;
const ANOTHER =
  /\b(?:other than|instead of|not|no more|without|hate|can'?t do) (?:the )?(?:breath\w*|counting|senses)\b|\b(?:another|a different|some other) (?:thing|one|way|exercise)\b|\bsomething (?:else|other)\b/i;

/** What they say on the way through it; null where they tell something else. */
export function hearSettle(scene: Scene, step: number): Draft | null {
  const { act, wordCount } = scene.reading;
  const { content } = scene.turn;
  const strength = act.strength ?? numberFirst(content);
  if (step !== ASKED && ANOTHER.test(content)) return giveBreath(scene);
  const isDone = DID.test(content) || act.kind === 'yes';
  const isTelling = wordCount > MOST_WORDS_OF_AN_ANSWER && !(isDone && step === GIVEN);
  if (isTelling && strength === null) return null;
  if (step === ASKED) return giveBreath(scene);
  if (step === GIVEN && strength === null && (isDone || !HELPED.test(content))) return askAfter(scene);
  return endSettle(scene, strength);
}
/** '6. but the mind is coming back': the number, and more is told. */
function numberFirst(content: string): number | null {
  const number = /^\W*(10|\d)(?: ?\/ ?10)?\s*[.,;!\n]\s/.exec(content)?.[1];
  return number === undefined ? null : Number(number);
}
const MOST_WORDS_OF_AN_ANSWER = 14;

function askAfter(scene: Scene): Draft | null {
  const isCounted = scene.record.strength !== null && mayAskNumber(scene);
  return (
    compose(scene, [wordAlways(isCounted ? ASK_STRENGTH_AGAIN : DID_IT_HELP, scene)], {
      technique: 'ground',
      phase: 'R3',
      thread: { ...asking({ way: 'settle', step: ASKED_AGAIN }), aside: null },
    }) ?? endSettle(scene, null)
  );
}

/** 'my number is 4 now', some turns later. */
const LATE =
  /\bnumber(?:'s| is|s| was)?(?: now| about| like)? (?<is>10|\d)\b|\bnow (?:it(?:'s|s| is)|at|a|im at|i'm at) (?:a |about |like |maybe )?(?<now>10|\d)\b(?!\s*(?:am|pm|min|o'clock|hour|day|year|week|[:.]\d))/i;

/** A number that comes after they told something else counts, too. */
export function hearLateNumber(scene: Scene): Draft | null {
  const { before, turn, reading } = scene;
  const wasGiven = before.practices.some(({ name }) => IN_ORDER.includes(name));
  if (before.strength === null || !wasGiven || reading.wordCount > MOST_WORDS_BESIDE) return null;
  const said = LATE.exec(turn.content)?.groups;
  const number = said?.is ?? said?.now ?? (reading.act.kind === 'num' ? reading.act.strength : undefined);
  const isNews = number !== undefined && number !== null && Number(number) !== before.strength.last;
  return isNews ? endSettle(scene, Number(number)) : null;
}
const MOST_WORDS_BESIDE = 20;

/** A number, and a worry beside it: both are heard. */
function endSettle(scene: Scene, now: number | null): Draft | null {
  const ended = endWith(scene, now);
  const slots = { from: String(scene.before.strength?.last ?? ''), to: String(now ?? '') };
  const isEased = ended?.wordings[0]?.id.startsWith(EASED.name) === true;
  const feared = hearFear(scene, isEased ? word(EASED, scene, { cues: ['asks'], slots }) : null);
  return ended && feared
    ? { ...feared, change: ended.change, thread: { ...feared.thread, aside: null } }
    : ended;
}

function endWith(scene: Scene, now: number | null): Draft | null {
  const { before } = scene;
  const first = before.strength?.last ?? null;
  const isEased = now !== null && first !== null && now < first;
  const slots = { from: String(first ?? ''), to: String(now ?? '') };
  const change = now === null ? {} : { strength: { first: before.strength?.first ?? now, last: now } };
  const set = isEased ? EASED : now === null || (first === null && now <= SETTLED_AT) ? SETTLED : NOT_EASED;
  return compose(
    scene,
    [
      wordAlways(set, scene, {
        cues: now !== null && now === first ? ['same'] : [],
        slots,
      }),
    ],
    {
      technique: 'validate',
      phase: isEased && now <= SETTLED_AT ? 'R4' : 'R3',
      change,
      thread: { ...AT_END, done: [...before.thread.done.filter((name) => name !== 'settle'), 'settle'] },
    },
  );
}
const SETTLED_AT = 5;
