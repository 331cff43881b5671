import { compose, type Draft } from '../../draft.ts';
import type { LineSet } from '../../lines/line-set.ts';
import { CLOSED, FULL, GO_ON, HOW_ELSE, SHORT_DONE, SO_FAR, WHICH_ELSE } from '../../lines/page.ts';
import type { Thread } from '../../record/talk-record.ts';
import { lastReplyIn, saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { type Wording, wordAlways } from '../../speak.ts';
import { numberedList, quoted, withInner, withSlot } from '../quote.ts';
import { asking, NOTHING_OPEN } from '../steps/ask-step.ts';
import { beginWay } from '../steps/begin-way.ts';
import { BESIDE, DRAFT_SLOTS, hasRoom, type Line, rowsOf, slotsOf } from './draft-lines.ts';
import { nameOfTaken, type Page, PLACE } from './page.ts';

/** Kept beside the page: it is to be short. */
const IS_SHORT = `${BESIDE}short`;

const ALOUD =
  /\b(?:interview\w*|toast|speech|eulogy|aloud|they ask|(?:should|do|can|would|to) (?:i )?(?:even )?say)\b/i;
const WRITTEN = /\b(?:writ\w+|letters?|messages?|texts?|e-?mails?|send|card|note)\b/i;
const SHORT = /\b(?:short|brief|quick|one line|one sentence|a line)\b/i;
const MESSAGES_BACK = 2;

/** The one question, and an empty page. */
export function beginPage(scene: Scene, name: 'words' | 'letter'): Draft | null {
  const { content } = scene.turn;
  const asked = saidBefore(scene.turn).slice(-MESSAGES_BACK);
  const said = [...asked, content].join('\n');
  const isAloud = ALOUD.test(said) && !WRITTEN.test(said);
  const cues = new Set([...scene.cues, ...(isAloud ? ['aloud'] : [])]);
  const draft = beginWay({ ...scene, cues, mayAsk: true }, name, { thread: { hasToldWhatItIs: true } });
  const slots = withoutPage(scene.before.thread.slots);
  const isShort = SHORT.test([...asked.slice(-1), content].join('\n'));
  return (
    draft && {
      ...draft,
      thread: { ...draft.thread, slots: isShort ? withSlot(slots, IS_SHORT, 'yes') : slots },
    }
  );
}

export const withoutPage = (slots: Thread['slots']): Thread['slots'] =>
  slots.filter(({ name }) => !DRAFT_SLOTS.includes(name) && !name.startsWith(BESIDE));

const asText = (lines: readonly Line[]): string => `“${rowsOf(lines).map(withInner).join('\n')}”`;
const asWording = (lines: readonly Line[]): Wording => ({ id: 'page.list', text: `\n${asText(lines)}\n` });

type Beside = readonly [name: string, words: string];
const asTaken = (line: Line | null): Beside[] => (line === null ? [] : [[nameOfTaken(line), line.words]]);

interface Shown {
  readonly before?: LineSet;
  readonly after?: LineSet;
  /** Taken out with this change. */
  readonly taken?: Line | null;
  /** Kept beside it until the next change. */
  readonly beside?: readonly Beside[];
}

/** The whole of the page, as it stands now, and how to go on. */
export function showPage(
  scene: Scene,
  page: Page,
  { before = SO_FAR, after = GO_ON, taken = null, beside = [] }: Shown = {},
): Draft | null {
  const { way, lines } = page;
  if (!hasRoom(lines)) return compose(scene, [wordAlways(FULL, scene)], {});
  const isShort =
    scene.before.thread.slots.some(({ name }) => name === IS_SHORT) && rowsOf(lines).length === 1;
  if (isShort) return closePage(scene, page, SHORT_DONE);
  const n = String(Math.min(2, rowsOf(lines).length));
  const wordings = [
    wordAlways(before, scene),
    asWording(lines),
    wordAlways(after, scene, { mayAsk: true, slots: { n } }),
  ];
  return compose(scene, wordings, {
    ...GIVEN,
    thread: {
      ...asking({ way, step: 0 }),
      aside: null,
      slots: keptWith(scene, page, [...beside, ...asTaken(taken)]),
    },
  });
}
const GIVEN = { technique: 'summarise', phase: 'R6', isGiving: true } as const;

/** The page last, so that it is never what goes where there is no room. */
function keptWith({ before }: Scene, { lines }: Page, beside: readonly Beside[]): Thread['slots'] {
  const others = withoutPage(before.thread.slots);
  const page = slotsOf(lines, []).map(({ name, words }): Beside => [name, words]);
  return [...beside, ...page].reduce((kept, [name, words]) => withSlot(kept, name, words), others);
}

/** It is done, and kept: shown once more, unless it stands just above. */
export function closePage(scene: Scene, page: Page, set: LineSet = CLOSED): Draft | null {
  const isAbove = lastReplyIn(scene.turn).includes(asText(page.lines));
  const done = [...scene.before.thread.done.filter((known) => known !== page.way), page.way];
  return compose(scene, [isAbove ? null : asWording(page.lines), wordAlways(set, scene)], {
    ...GIVEN,
    thread: { ...NOTHING_OPEN, open: 'note', done, slots: keptWith(scene, page, []) },
  });
}

/** One line is to be otherwise: which, where there are several, and how they would say it. */
export function askLine(scene: Scene, page: Page, isShorter = false, number = 0): Draft | null {
  const { way, lines } = page;
  const isOne = lines.length === 1 || number > 0;
  const isAgain = scene.before.thread.open === 'lines';
  const slots = keptWith(scene, page, isOne ? [[PLACE, String(number || 1)]] : []);
  const list = { id: 'page.numbered', text: `\n${numberedList(lines.map(({ words }) => words))}\n` };
  const wordings = isOne
    ? [wordAlways(HOW_ELSE, scene, { mayAsk: true, cues: isShorter ? ['shorter'] : [] })]
    : [
        isAgain || scene.turn.spoken ? null : list,
        wordAlways(WHICH_ELSE, scene, { mayAsk: true, cues: isAgain ? ['once-more'] : [] }),
      ];
  return compose(scene, wordings, {
    ...GIVEN,
    technique: 'next_step',
    thread: { ...asking({ way, step: 0 }), aside: null, open: isOne ? 'line' : 'lines', slots },
  });
}

/** Both, in quotation marks. */
export const bothOf = (one: string, other: string): Record<string, string> => ({
  one: quoted(one),
  other: quoted(other),
});
