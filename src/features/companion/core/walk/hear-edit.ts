import { compose, type Draft } from '../draft.ts';
import type { Scene } from '../scene.ts';
import { leaveThere } from './after-note.ts';
import { BESIDE, DRAFT_SLOTS, type Line, mostLike, slotsOf } from './draft-lines.ts';
import { editDraft } from './edit-draft.ts';
import { type Page, pageOf, partPut, TAKEN, takenIn, WRITTEN, withLine } from './page.ts';
import { forSomebody, quoted, withInner, withSlot } from './quote.ts';
import { readBack } from './read-back.ts';
import { plainOf } from './reading/plain.ts';
import type { Want } from './reading/want.ts';
import { finishWay } from './steps/ask-step.ts';

/*
 * A draft or a page that stands is changed by its lines: by a command that leaves no doubt, by the line that was asked
 * for, or by its number.
 */

const SHOW =
  /\bshow (?:me|it|us)(?! (?:how|what to|where|who|why))\b|\b(?:let me|can i|could i|may i) (?:just )?see\b|\bwhere(?:'s| is| has| did) (?:it|my \w+|the (?:message|letter|note|line)) (?:gone|go)\b|\bwhere(?:'s| is) (?:my|the) (?:message|letter|note)\b/;
const MOST_WORDS_TO_SHOW = 40;
const MOST_WORDS_OF_A_CHANGE = 60;

const FINAL =
  /\bthat (?:was|is) (?:the|my) (?:letter|message|text|note)\b|\bthat is the (?:version|one) i (?:want|am going|will)\b/;

/** Ends what was asked for, and takes the page as it is. */
const LEAVES_IT: ReadonlySet<Want['kind']> = new Set(['idk', 'nothing', 'done', 'no', 'yes']);
/** Goes before any edit. */
const FIRST: ReadonlySet<Want['kind']> = new Set(['bye', 'stop', 'quiet', 'quiet_practice', 'refuse']);

/** What changes or shows the page that stands; null where nothing of the kind is said. */
export function hearEdit(scene: Scene, want: Want): Draft | null {
  const { open } = scene.before.thread;
  const plain = plainOf(scene.turn.content);
  if (open !== 'lines' && want.kind === 'way') return null;
  const final = takeLast(scene, plain);
  const page = pageOf(scene, want.kind === 'unkeep');
  if (final !== null || page === null) return final;
  if (open === 'warm' || open === 'short' || open === 'line') return hearLine(scene, page, want);
  return FIRST.has(want.kind) ? null : hearChange(scene, page, want);
}

function hearChange(scene: Scene, page: Page, want: Want): Draft | null {
  const { open, at } = scene.before.thread;
  const plain = plainOf(scene.turn.content);
  if (at !== null && at.way !== 'settle') return shown(scene, page, plain);
  const edited = edit(scene, page) ?? shown(scene, page, plain);
  if (edited !== null) return edited;
  if (open === 'lines') return hearByNumber(scene, page, want);
  return (open === 'note' || want.kind === 'unkeep') && scene.reading.wordCount <= MOST_WORDS_OF_A_CHANGE
    ? hearDoubt(scene, page, plain, want)
    : null;
}

const shown = (scene: Scene, { isDraft }: Page, plain: string): Draft | null =>
  isDraft && SHOW.test(plain) && scene.reading.wordCount <= MOST_WORDS_TO_SHOW ? readBack(scene) : null;

function edit(scene: Scene, page: Page): Draft | null {
  const { open, slots } = scene.before.thread;
  const put = partPut(page, scene.turn.content);
  if (put !== null) return stand(scene, page, put);
  const edited = editDraft(scene.turn.content, {
    lines: page.lines,
    taken: takenIn(slots),
    isNumbered: open === 'lines' || !page.isDraft,
  });
  return edited === null ? null : stand(scene, page, edited.lines, edited.taken);
}

/** The page with these lines, shown. */
function stand(scene: Scene, page: Page, lines: readonly Line[], taken: Line | null = null): Draft | null {
  const order = page.isDraft ? DRAFT_SLOTS : page.lines.map(({ slot }) => slot);
  const before = scene.before.thread.slots.filter(({ name }) => !order.includes(name));
  const draft = finishWay(scene, page.way, slotsOf(lines, before), null);
  if (draft === null || taken === null) return draft;
  const slots = withSlot(draft.thread.slots ?? [], `${TAKEN}.${taken.row}.${taken.slot}`, taken.words);
  return { ...draft, thread: { ...draft.thread, slots } };
}

const PLACE_OPEN = `${BESIDE}at`;
const SHORT_QUESTION = /^\W*(?:\S+\s+){0,5}\S+\?\s*$/;
const MOST_WORDS_OF_A_BYE = 3;

/** The turn is the line that was asked for, however long. */
function hearLine(scene: Scene, page: Page, want: Want): Draft | null {
  const { content } = scene.turn;
  const { open, slots } = scene.before.thread;
  if (want.kind === 'bye' && scene.reading.wordCount <= MOST_WORDS_OF_A_BYE) return null;
  if (want.kind === 'stop' || (SHORT_QUESTION.test(content) && !/\byou\b/i.test(content))) return null;
  if (LEAVES_IT.has(want.kind)) return stand(scene, page, page.lines);
  if (want.kind === 'read_back') return readBack(scene);
  const edited = edit(scene, page);
  if (edited !== null) return edited;
  if (page.isDraft && WHOLE.test(content)) return standWhole(scene, page, content);
  const words = forSomebody(content).replaceAll('\n', ' ');
  const greet = page.lines.filter(({ slot }) => slot === 'greet');
  if (open === 'short') return stand(scene, page, [...greet, { slot: 'must', row: 1, words }]);
  if (open === 'warm') {
    const line = { slot: 'warm', row: 0, words };
    return stand(scene, page, [...greet, line, ...page.lines.filter(({ slot }) => slot !== 'greet')]);
  }
  const number = Number(slots.find(({ name }) => name === PLACE_OPEN)?.words);
  return stand(scene, page, withLine(page.lines, words, page.lines[number - 1] ?? null));
}

const LEAST_ALIKE_UNASKED = 0.6;

/** They let it be. */
const NEVER_MIND = /\b(?:never mind|nvm|forget it|leave it|does not matter)\b/;

/** A message from its greeting on. */
const WHOLE = /^\W*(?:hi+|hiya|hello|hey|dear)\b.{24,}/is;
const standWhole = (scene: Scene, page: Page, words: string): Draft | null =>
  stand(scene, page, [{ slot: 'must', row: 1, words: forSomebody(words) }]);

/** 'that was the letter': what they wrote last. */
function takeLast(scene: Scene, plain: string): Draft | null {
  const { at, done } = scene.before.thread;
  if (at !== null && !WRITTEN.has(at.way)) return null;
  if (!FINAL.test(plain) || scene.reading.wordCount > MOST_WORDS_TO_SHOW) return null;
  const name = at?.way ?? done.findLast((one) => WRITTEN.has(one));
  const said = scene.turn.history.findLast(({ sender }) => sender === 'user')?.text ?? '';
  if (name === undefined || said.split(/\s+/).length < FEWEST_WORDS_OF_A_LETTER) return null;
  const others = scene.before.thread.slots.filter((slot) => !DRAFT_SLOTS.includes(slot.name));
  return finishWay(scene, name, withSlot(others, 'must', said), null);
}
const FEWEST_WORDS_OF_A_LETTER = 8;

const ONLY_NUMBER = /^\W*(?:(?:line|number|no)\W+)?(\d)\W*$/i;
const SEVERAL = /[.!?]\s+\S+\s+\S+\s+\S/;

/** After the lines were numbered: a number alone, a line, or the whole anew. */
function hearByNumber(scene: Scene, page: Page, want: Want): Draft | null {
  const { content } = scene.turn;
  const number = Number(ONLY_NUMBER.exec(content)?.[1]);
  if (number >= 1 && number <= page.lines.length) return askLine(scene, 'line', number);
  if (LEAVES_IT.has(want.kind)) return leaveThere(scene);
  if (page.isDraft && WHOLE.test(content)) return standWhole(scene, page, content);
  const plain = plainOf(content);
  if (NEVER_MIND.test(plain)) return leaveThere(scene);
  if (want.kind !== 'told' || WRONG.test(plain)) return null;
  if (SEVERAL.test(content))
    return page.isDraft && /\byou\b/i.test(content) ? standWhole(scene, page, content) : null;
  return stand(scene, page, withLine(page.lines, forSomebody(content), null));
}

const ASKS = {
  warm: 'then one warm line goes first: something you like about them, or something that went well. how would you say it to them?',
  short: 'then only the one thing. how would you say it in a breath, over a fence?',
  line: 'how should that line read? only the line, and i put it in.',
} as const;

export function askLine(scene: Scene, open: keyof typeof ASKS, number = 0): Draft | null {
  const { slots } = scene.before.thread;
  return compose(scene, [{ id: `words.${open}`, text: ASKS[open] }], {
    technique: 'next_step',
    phase: 'R6',
    thread: {
      open,
      offered: null,
      at: null,
      slots: number === 0 ? slots : withSlot(slots, PLACE_OPEN, String(number)),
    },
  });
}

const SOFTER =
  /^(?:(?:a bit|a little|bit|make it|more|less|maybe|please|no) )*(?:soft|kind|nic|warm|polit|gentl|friendl|harsh|blunt)\w*\b|\b(?:make|be|too|less|more|a bit|a little|sound\w*) (?:it )?(?:a bit |a little |more |less )?(?:soft|kind|nice|warm|polite|gentle|friendl|harsh|hard|cold|blunt|stiff)\w*\b/;
const SHORTER =
  /^(?:(?:a bit|a little|bit|make it|much|please) )*(?:short|brief)\w*\b|\bmake (?:it|this) (?:a bit |much )?(?:short|brief)\w*\b|\btoo long\b|\bshorter\b/;
const WRONG =
  /\b(?:wrong|swap|rewrite|reword|missing|twice|remove|delete|not (?:right|that|like that|me|it|quite right|what i (?:said|wrote|meant))|sounds? (?:wrong|off|like)|does not sound|you (?:have )?(?:put|left|lost|threw|dropped|kept|missed|forgot|mixed|cut|took)|(?:change|move) (?:it|that|the|this|one)|should (?:be|say|read)|get rid)\b|^(?:(?:please|no|can you) )*(?:take|leave|cut|drop) .*\b(?:out|off|line|bit|that|it)\b/;

/** Something is to be otherwise, and no command says what for sure. */
function hearDoubt(scene: Scene, page: Page, plain: string, want: Want): Draft | null {
  const { content } = scene.turn;
  if (page.isDraft && WHOLE.test(content)) return standWhole(scene, page, content);
  const like =
    page.isDraft && !SEVERAL.test(content) ? mostLike(page.lines, content, LEAST_ALIKE_UNASKED) : null;
  if (like !== null) return stand(scene, page, withLine(page.lines, forSomebody(content), like));
  if (page.isDraft && SOFTER.test(plain)) return askLine(scene, 'warm');
  if (page.isDraft && SHORTER.test(plain)) return askLine(scene, 'short');
  return WRONG.test(plain) || (page.isDraft && want.kind === 'no') ? showNumbered(scene, page) : null;
}

const MOST_WORDS_SHOWN = 70;
const WORDS_OF_A_BEGINNING = 6;

/** By its numbered lines, as much of each as there is room for. */
export function showNumbered(scene: Scene, { lines }: Page): Draft | null {
  const isLong =
    lines
      .map(({ words }) => words)
      .join(' ')
      .split(/\s+/).length > MOST_WORDS_SHOWN;
  const list = lines
    .map(({ words }, at) => {
      const begun = words.split(/\s+/).slice(0, WORDS_OF_A_BEGINNING).join(' ');
      return `${at + 1}. ${isLong && begun !== words ? `“${withInner(begun)}” …` : quoted(words)}`;
    })
    .join('\n');
  const text = `line by line, then:\n${list}\nwhich number is it, and how should it read? '2: …', or '2 out'.`;
  return compose(scene, [{ id: 'draft.numbered', text }], {
    technique: 'summarise',
    phase: 'R6',
    isGiving: true,
    thread: { open: 'lines', offered: null, at: null, aside: null },
  });
}
