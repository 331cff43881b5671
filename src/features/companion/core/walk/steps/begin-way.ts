import { compose, type Draft } from '../../draft.ts';
import type { Place, Thread } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { type Wording, word } from '../../speak.ts';
import type { WayName } from '../../ways/way-names.ts';
import { isAside, type WrittenWay, wayOf } from '../../ways/ways.ts';
import { quoted, withSlot } from '../quote.ts';
import { asking, askLine, askNow } from './ask-step.ts';

interface Beginning {
  /** Said before its first question. */
  readonly lead?: Wording | null;
  readonly thread?: Partial<Thread>;
}

/** The first question of a way. A question beside another keeps the place where that one was. */
export function beginWay(
  scene: Scene,
  name: WrittenWay,
  { lead = null, thread = {} }: Beginning = {},
): Draft | null {
  const { before } = scene;
  const way = wayOf(name, scene.language);
  const at: Place = { way: name, step: 0 };
  const [step] = way.steps;
  if (step === undefined) return null;
  const begin = word({ name: `${name}.begin`, lines: way.begin }, scene);
  const standing = before.thread.at;
  const aside = standing !== null && isAside(standing.way) ? before.thread.aside : standing;
  return compose(scene, [lead, begin, askLine(scene, at, step)], {
    technique: step.technique,
    phase: step.phase,
    thread: {
      ...asking(at),
      aside: isAside(name) ? aside : null,
      slots: withoutWay(scene, name),
      ...thread,
    },
  });
}

/** What was put down, without an earlier answer to this way. */
function withoutWay({ before, language }: Scene, name: WrittenWay): Thread['slots'] {
  const own = new Set(wayOf(name, language).steps.map(({ slot }) => slot));
  return before.thread.slots.filter((slot) => !own.has(slot.name));
}

/** A way that was left before its end, at the first step that has no answer; null: it was not. */
export function takeUpWay(scene: Scene, way: WayName): Draft | null {
  const { slots, done } = scene.before.thread;
  if (way === 'settle' || done.includes(way)) return null;
  const step = wayOf(way, scene.language).steps.findIndex(
    ({ slot }) => !slots.some(({ name }) => name === slot),
  );
  const draft = step > 0 ? askNow(scene, { way, step }, null) : null;
  return draft && { ...draft, thread: { ...draft.thread, aside: null } };
}

/** A decision whose two sides they named themselves: the first of them is looked at. */
export function weighSides(scene: Scene, sides: string): Draft | null {
  const at: Place = { way: 'decide', step: 1 };
  const begin = word({ name: 'decide.named', lines: SIDES_NAMED }, scene, { slots: { it: quoted(sides) } });
  const draft = askNow(scene, at, begin);
  return (
    draft && {
      ...draft,
      thread: {
        ...draft.thread,
        aside: null,
        hasToldWhatItIs: true,
        slots: withSlot(withoutWay(scene, 'decide'), 'sides', sides),
      },
    }
  );
}
const SIDES_NAMED: readonly string[] = [
  "{it} those are the two. i can't know which, but we can look at one after the other; and you may stop at any point.",
  "{it} i can't choose for you, only keep the two sides in order.",
];
