import { compose, type Draft } from '../draft.ts';
import type { LineSet } from '../lines/line-set.ts';
import type { Thread } from '../record/talk-record.ts';
import { saidBefore } from '../said-so-far.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { BESIDE, DRAFT_SLOTS } from './page/draft-lines.ts';
import { asKept, quoted, withSlot } from './quote.ts';

const NOTHING_KEPT: LineSet = {
  name: 'nothing-kept',
  lines: [
    "i've kept no line of yours so far. it all stands above, as you wrote it.",
    'there is nothing put aside yet. your words are above, all of them.',
  ],
};
const ABOVE: LineSet = {
  name: 'above',
  lines: [
    "it's above, as you wrote it, from {from} on. i only put together what is written a line at a time.",
    'it stands above, every word, beginning with {from}',
  ],
};
const HERE: LineSet = { name: 'read-back', lines: ['here: {it}', 'this is what you wrote: {it}'] };
const OFF: LineSet = {
  name: 'taken-off',
  lines: ["sorry, that was the wrong line. it's off.", "it's off, sorry. that one was mine to get right."],
};
const INSTEAD: LineSet = { name: 'instead', lines: ["sorry. then it's {it}", 'put right: {it}'] };

const shownOf = (slots: Thread['slots']): Thread['slots'] =>
  slots.filter(({ name }) => !name.startsWith(BESIDE) && !DRAFT_SLOTS.includes(name));

/** The line they put down, once more; a page for somebody is shown whole before this (hear-page.ts). */
export function readBack(scene: Scene): Draft | null {
  const slots = shownOf(scene.before.thread.slots);
  const words = slots.at(-1)?.words;
  if (words === undefined) {
    const begun = letterBegun(scene);
    const above = begun === null ? null : wordAlways(ABOVE, scene, { slots: { from: quoted(begun) } });
    return compose(scene, [above ?? wordAlways(NOTHING_KEPT, scene)], {});
  }
  const kept = slots.map((slot) => quoted(slot.words)).join(' ');
  return compose(scene, [wordAlways(HERE, scene, { slots: { it: kept } })], {
    technique: 'summarise',
    isGiving: true,
  });
}

/** How a letter of theirs begins that was written freely: 'dear caroline.' */
const letterBegun = ({ turn }: Scene): string | null =>
  saidBefore(turn).flatMap((text) => DEAR.exec(text) ?? [])[0] ?? null;
const DEAR = /\b[Dd]ear \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[.,!]?/u;

/** 'the line is …', 'it's …': what stands in its place. */
const INSTEAD_OF =
  /(?:\b(?:the|my) (?:line|sentence|thing)(?: [^.!?]{0,30})? (?:is|was|should be)|\bit'?s(?: just)?(?! (?:not|me|off)\b)|\b(?:but|rather|make it|say)\b:?)\s+["“]?(?<words>[^.!?"”]{4,80})/i;
const NO_LINE = /\b(?:not|isn'?t|wasn'?t|wrong|moaning|telling you off|talking to you|take|off)\b/i;

/** A line that was kept by mistake: taken off, or put right. */
export function takeOff(scene: Scene): Draft | null {
  const slots = shownOf(scene.before.thread.slots);
  const isPlan = scene.before.thread.done.at(-1) === 'think';
  const chosen = isPlan ? undefined : slots.find((slot) => CHOSEN.has(slot.name))?.name;
  const name = chosen ?? slots.at(-1)?.name;
  if (name === undefined) return compose(scene, [wordAlways(NOTHING_KEPT, scene)], {});
  const others = slots.filter((slot) => slot.name !== name);
  const said = scene.turn.content
    .split(/(?<=[.!?])\s+|\n/)
    .flatMap((sentence) => INSTEAD_OF.exec(sentence)?.groups?.words ?? [])
    .findLast((words) => !NO_LINE.test(words));
  const instead = said === undefined ? '' : asKept(said);
  const wording =
    instead === ''
      ? wordAlways(OFF, scene)
      : (word(INSTEAD, scene, { slots: { it: quoted(instead) } }) ?? wordAlways(OFF, scene));
  return compose(scene, [wording], {
    thread: { at: null, open: null, slots: instead === '' ? others : withSlot(others, name, instead) },
  });
}
const CHOSEN: ReadonlySet<string> = new Set(['weighs', 'keep', 'kept', 'knot']);
