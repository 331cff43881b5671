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
import { withPractice } from './practise.ts';
import { asking } from './walk-way.ts';

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
  const name = IN_ORDER.find((one) => !taken.has(one)) ?? 'breathing';
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

/** What they say on the way through it; null where they tell something else. */
export function hearSettle(scene: Scene, step: number): Draft | null {
  const { act, wordCount } = scene.reading;
  const isTelling = wordCount > MOST_WORDS_OF_AN_ANSWER;
  if (step === ASKED) return isTelling && act.strength === null ? null : giveBreath(scene);
  if (isTelling && act.strength === null) return null;
  if (step === GIVEN && act.strength === null && !HELPED.test(scene.turn.content)) return askAfter(scene);
  return endSettle(scene);
}
const MOST_WORDS_OF_AN_ANSWER = 14;

function askAfter(scene: Scene): Draft | null {
  const isCounted = scene.record.strength !== null && mayAskNumber(scene);
  return (
    compose(scene, [wordAlways(isCounted ? ASK_STRENGTH_AGAIN : DID_IT_HELP, scene)], {
      technique: 'ground',
      phase: 'R3',
      thread: { ...asking({ way: 'settle', step: ASKED_AGAIN }), aside: null },
    }) ?? endSettle(scene)
  );
}

function endSettle(scene: Scene): Draft | null {
  const { record, before, reading } = scene;
  const now = reading.act.strength;
  const first = before.strength?.last ?? null;
  const isEased = now !== null && first !== null && now < first;
  const isCounted = now !== null && first !== null;
  const set = isEased
    ? EASED
    : now !== null && now > SETTLED_AT
      ? NOT_EASED
      : isCounted
        ? NOT_EASED
        : SETTLED;
  return compose(scene, [wordAlways(set, scene, { cues: isCounted ? ['counted'] : [] })], {
    technique: 'validate',
    phase: isEased && (record.strength?.last ?? 0) <= SETTLED_AT ? 'R4' : 'R3',
    thread: { ...AT_END, done: [...before.thread.done.filter((name) => name !== 'settle'), 'settle'] },
  });
}
const SETTLED_AT = 5;
