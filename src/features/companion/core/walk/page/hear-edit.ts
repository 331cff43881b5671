import { compose, type Draft } from '../../draft.ts';
import type { Scene } from '../../scene.ts';
import { isAside } from '../../ways/ways.ts';
import { leaveThere } from '../after-note.ts';
import { asKept, numberedList, withSlot } from '../quote.ts';
import { numberIn } from '../reading/for-the-page.ts';
import { plainOf } from '../reading/plain.ts';
import type { Want } from '../reading/want.ts';
import { finishWay } from '../steps/ask-step.ts';
import { addToList, asksBack } from './add-to-list.ts';
import { type Line, slotsOf } from './draft-lines.ts';
import { editDraft } from './edit-draft.ts';
import { lineWaitedFor, listOf, nameOfTaken, type Page, PLACE, partPut, takenIn, withLine } from './page.ts';

/*
 * What was put down on a way, while it stands, is changed by its lines: by a command that leaves no doubt, by the line that
 * was asked for, or by its number.
 */

const MOST_WORDS_OF_A_CHANGE = 60;

/** Ends what was asked for, and takes the list as it is. */
const LEAVES_IT: ReadonlySet<Want['kind']> = new Set(['idk', 'nothing', 'done', 'no', 'yes']);
/** Goes before any edit. */
const FIRST: ReadonlySet<Want['kind']> = new Set(['bye', 'stop', 'quiet', 'quiet_practice', 'refuse']);

/** What changes the list that stands; null where nothing of the kind is said. */
export function hearEdit(scene: Scene, want: Want): Draft | null {
  const { open, at } = scene.before.thread;
  const page = listOf(scene, want.kind === 'unkeep' || asksBack(scene.turn.content));
  if (page === null || (at !== null && at.way !== 'settle' && !isAside(at.way))) return null;
  if (open !== 'lines' && want.kind === 'way') return null;
  if (open === 'line') return hearLine(scene, page, want);
  if (FIRST.has(want.kind)) return null;
  return edit(scene, page) ?? (open === 'lines' ? hearByNumber : hearDoubt)(scene, page, want);
}

/** Something is wrong, and nothing says for sure what. */
function hearDoubt(scene: Scene, page: Page, { kind }: Want): Draft | null {
  const isDoubt =
    WRONG.test(plainOf(scene.turn.content)) && scene.reading.wordCount <= MOST_WORDS_OF_A_CHANGE;
  const isOfIt = scene.before.thread.open === 'note' || kind === 'unkeep';
  return isDoubt && isOfIt ? showNumbered(scene, page) : null;
}

function edit(scene: Scene, page: Page): Draft | null {
  const { slots } = scene.before.thread;
  const put = partPut(page, scene.turn.content);
  if (put !== null) return stand(scene, page, put);
  const added = addToList(scene, page);
  if (added !== null) return added;
  const edited = editDraft(scene.turn.content, {
    lines: page.lines,
    taken: takenIn(slots),
    isNumbered: true,
  });
  return edited === null ? null : stand(scene, page, edited.lines, edited.taken);
}

/** The list with these lines, shown. */
function stand(scene: Scene, page: Page, lines: readonly Line[], taken: Line | null = null): Draft | null {
  const order = page.lines.map(({ slot }) => slot);
  const before = scene.before.thread.slots.filter(({ name }) => !order.includes(name));
  const draft = finishWay(scene, page.way, slotsOf(lines, before), null);
  if (draft === null || taken === null) return draft;
  const slots = withSlot(draft.thread.slots ?? [], nameOfTaken(taken), taken.words);
  return { ...draft, thread: { ...draft.thread, slots } };
}

const SHORT_QUESTION = /^\W*(?:\S+\s+){0,5}\S+\?\s*$/;
const MOST_WORDS_OF_A_BYE = 3;

/** The turn is the line that was asked for, however long. */
function hearLine(scene: Scene, page: Page, want: Want): Draft | null {
  const { content } = scene.turn;
  if (want.kind === 'bye' && scene.reading.wordCount <= MOST_WORDS_OF_A_BYE) return null;
  if (want.kind === 'stop' || SHORT_QUESTION.test(content)) return null;
  if (LEAVES_IT.has(want.kind)) return stand(scene, page, page.lines);
  const edited = edit(scene, page);
  if (edited !== null) return edited;
  const words = asKept(content).replaceAll('\n', ' ');
  return stand(scene, page, withLine(page.lines, words, lineWaitedFor(scene, page)));
}

const NEVER_MIND = /\b(?:never mind|nvm|forget it|leave it|does not matter)\b/;
const SEVERAL = /[.!?]\s+\S+\s+\S+\s+\S/;

/** After the lines were numbered: a number alone, or a line. */
function hearByNumber(scene: Scene, page: Page, want: Want): Draft | null {
  const { content } = scene.turn;
  const number = numberIn(content) ?? 0;
  if (number >= 1 && number <= page.lines.length) return askLine(scene, number);
  const plain = plainOf(content);
  if (LEAVES_IT.has(want.kind) || NEVER_MIND.test(plain)) return leaveThere(scene);
  if (want.kind !== 'told' || WRONG.test(plain) || SEVERAL.test(content)) return null;
  return stand(scene, page, withLine(page.lines, asKept(content), null));
}

const askLine = (scene: Scene, number: number): Draft | null =>
  compose(scene, [{ id: 'list.line', text: 'how should that line read? only the line, and i put it in.' }], {
    technique: 'next_step',
    phase: 'R6',
    thread: {
      open: 'line',
      offered: null,
      at: null,
      slots: withSlot(scene.before.thread.slots, PLACE, String(number)),
    },
  });

const WRONG =
  /\b(?:wrong|swap|rewrite|reword|missing|twice|remove|delete|not (?:right|that|like that|me|it|quite right|what i (?:said|wrote|meant))|sounds? (?:wrong|off|like)|does not sound|you (?:have )?(?:put|left|lost|threw|dropped|kept|missed|forgot|mixed|cut|took)|(?:change|move) (?:it|that|the|this|one)|should (?:be|say|read)|get rid)\b|^(?:(?:please|no|can you) )*(?:take|leave|cut|drop) .*\b(?:out|off|line|bit|that|it)\b/;

function showNumbered(scene: Scene, { lines }: Page): Draft | null {
  const list = numberedList(lines.map(({ words }) => words));
  const text = `line by line, then:\n${list}\nwhich number is it, and how should it read? '2: …', or '2 out'.`;
  return compose(scene, [{ id: 'draft.numbered', text }], {
    technique: 'summarise',
    phase: 'R6',
    isGiving: true,
    thread: { open: 'lines', offered: null, at: null, aside: null },
  });
}
