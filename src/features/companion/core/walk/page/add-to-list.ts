import { compose, type Draft } from '../../draft.ts';
import type { Scene } from '../../scene.ts';
import type { Wording } from '../../speak.ts';
import { wayOf } from '../../ways/ways.ts';
import { asKept, withSlot } from '../quote.ts';
import { finishWay } from '../steps/ask-step.ts';
import { longWordsIn } from '../weighty-words.ts';
import { BESIDE } from './draft-lines.ts';
import type { Page } from './page.ts';
import { toldBefore } from './told-before.ts';

/*
 * 'add: …', 'you left out …' to what was put down on a way: it goes where it is said to belong, and is never glued to an
 * answer to something else.
 */

const ADDS =
  /(?:^|[.!?,;]\s+|\b(?:and|but|please|can you|could you) )(?:add|include)(?<where> (?:to |under |on |in )[^:;,]{2,40})?(?: (?:that|this|it|a line))*\s*[:;,]?\s+(?<words>\S.*)$/is;
const LEFT_OUT =
  /\byou(?:'ve| have)? (?:left (?:out|off)|forgot|missed|lost|dropped) (?<words>(?:the|my|that|about|(?!\w*thing\b)\p{L}{3,}ing) .{3,})$/isu;
/** 'please put back the line about three months'. */
const BACK =
  /\b(?:put|bring|get) (?:back (?<words>(?:the|my|that) .{3,})|(?<named>(?:the|my|that) .{3,40}?) back\b)/is;
export const asksBack = (content: string): boolean => BACK.test(content);
const ON_THE_OTHER =
  /(?:[,.;]\s*)?(?:\band )?\b(?:on|for|under) the (?:other|second)(?: (?:side|one|column|hand))?[:,]?\s+/i;

const PLACES: readonly (readonly [slot: string, sign: RegExp])[] = [
  ['one', /\b(?:first|one)(?: (?:side|column|one))?\b/i],
  ['other', /\b(?:second|other|two)(?: (?:side|column|one))?\b/i],
  ['year', /\byear\b/i],
  ['shoulders', /\b(?:shoulders?|aloud)\b/i],
  ['step', /\b(?:step|plan)\b/i],
  ['snag', /\b(?:snags?|in the way)\b/i],
  ['knot', /\b(?:knot|solved?)\b/i],
];

const labelsOf = ({ language }: Scene, { way }: Page): readonly (readonly [string, string])[] =>
  wayOf(way, language).note?.labels ?? [];

/** The slot that is named, where the way has it: by its number, or by what it is called. */
function placeIn(scene: Scene, page: Page, said: string): string | null {
  const labels = labelsOf(scene, page);
  const number = Number(/^\W*(\d)\W*$/.exec(said)?.[1]);
  const named = PLACES.filter(([slot, sign]) => sign.test(said) && labels.some(([own]) => own === slot));
  return labels[number - 1]?.[0] ?? (named.length === 1 ? (named[0]?.[0] ?? null) : null);
}

/** What is added, and shown in its place; asked where that is, when it is not said. Null: nothing is added. */
export function addToList(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const { where = '', words = '' } = (ADDS.exec(content) ?? LEFT_OUT.exec(content))?.groups ?? {};
  if (words === '') return putBack(scene, page) ?? putWaiting(scene, page);
  if (LEFT_OUT.test(content) && stands(page, words)) return put(scene, page, []);
  const [first = '', second] = words.split(ON_THE_OTHER);
  if (second !== undefined && page.way === 'decide')
    return put(scene, page, [
      ['one', first],
      ['other', second],
    ]);
  if (LEFT_OUT.test(content)) return putMissed(scene, page, words);
  const named = placeIn(scene, page, where);
  return named === null ? askWhere(scene, page, words) : put(scene, page, [[named, words]]);
}
/** What we lost: where its name says, else where nothing stands yet. */
function putMissed(scene: Scene, page: Page, words: string): Draft | null {
  const [name = '', rest = ''] = words.split(/[.!,:;]\s+(.*)/s);
  const said = rest.split(/(?<=[.!])\s+/).filter((one) => !OF_IT.test(one));
  const onIt = page.lines.map((line) => line.words).join('\n');
  const missed = said.join(' ') || toldBefore(scene, scene.turn.content, onIt) || name;
  const places = labelsOf(scene, page).map(([slot]) => slot);
  const free = places.find((slot) => !page.lines.some((line) => line.slot === slot)) ?? 'step';
  const place = placeIn(scene, page, name) ?? (page.way === 'decide' ? null : free);
  // Which of two sides speaks for itself nowhere.
  if (place === null) return askWhere(scene, page, missed);
  return put(scene, page, [[place, missed]], SORRY);
}
const OF_IT = /^(?:(?:and|but) )?(?:that|this|it)(?: is|'s|’s| was)\b/i;
const SORRY: Wording = { id: 'list.sorry', text: 'sorry, i left that out.' };

/** It stands there, or what they told is put down once more. */
function putBack(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const groups = BACK.exec(content)?.groups;
  if (groups === undefined) return null;
  if (stands(page, groups.words ?? groups.named ?? '')) return put(scene, page, []);
  const told = toldBefore(scene, content, page.lines.map((line) => line.words).join('\n'));
  return told === null ? null : askWhere(scene, page, told);
}

/** After the question where it belongs. */
function putWaiting(scene: Scene, page: Page): Draft | null {
  const waiting = scene.before.thread.slots.find(({ name }) => name === ADDED)?.words;
  const place = waiting === undefined ? null : placeIn(scene, page, scene.turn.content);
  return waiting === undefined || place === null ? null : put(scene, page, [[place, waiting]]);
}

/** Half of what they miss stands there. */
function stands({ lines }: Page, words: string): boolean {
  const named = longWordsIn(words);
  const page = lines.map((line) => line.words.toLowerCase()).join(' ');
  return named.length > 0 && named.filter((word) => page.includes(word)).length * 2 >= named.length;
}

const ADDED = `${BESIDE}add`;

/** Each in its place, beside what stands there. */
function put(
  scene: Scene,
  page: Page,
  added: readonly (readonly [slot: string, words: string])[],
  sorry: Wording | null = null,
): Draft | null {
  const before = scene.before.thread.slots.filter(({ name }) => name !== ADDED);
  const slots = added.reduce((all, [slot, words]) => {
    const there = all.find(({ name }) => name === slot)?.words;
    const kept = asKept(words).replaceAll('\n', ' ');
    return kept === '' ? all : withSlot(all, slot, there === undefined ? kept : `${there}\n${kept}`);
  }, before);
  return finishWay(scene, page.way, slots, sorry);
}

function askWhere(scene: Scene, page: Page, words: string): Draft | null {
  const places = labelsOf(scene, page).map(([, label], at) => `${at + 1} ${label}`);
  return compose(scene, [{ id: 'list.where', text: `and where does it belong? ${places.join(', ')}.` }], {
    technique: 'next_step',
    phase: 'R6',
    isGiving: true,
    thread: { open: 'note', slots: withSlot(scene.before.thread.slots, ADDED, asKept(words)) },
  });
}
