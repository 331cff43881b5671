import { compose, type Draft } from '../../draft.ts';
import type { LineSet } from '../../lines/line-set.ts';
import { CLOSED, FULL, GO_ON, NOT_ON_IT, REPLACED, SHORT_DONE, SO_FAR } from '../../lines/page.ts';
import { PARAGRAPH } from '../../lines/page-in-doubt.ts';
import { AFTER_WORDS, BEFORE_WORDS } from '../../lines/staying.ts';
import type { Thread } from '../../record/talk-record.ts';
import { lastReplyIn, saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { type Wording, wordAlways } from '../../speak.ts';
import { quoted, withInner, withSlot } from '../quote.ts';
import { asking, NOTHING_OPEN } from '../steps/ask-step.ts';
import { beginWay } from '../steps/begin-way.ts';
import { BESIDE, DRAFT_SLOTS, hasRoom, type Line, linesOf, rowsOf, slotsOf } from './draft-lines.ts';
import { lostFrom, WAS } from './lost-text.ts';
import { withNumbered } from './numbered-lines.ts';
import { nameOfTaken, type Page } from './page.ts';

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
  const numbered = withNumbered({ way: name, lines: [] }, scene);
  if (numbered !== null) return showPage(scene, { way: name, lines: numbered });
  const asked = saidBefore(scene.turn).slice(-MESSAGES_BACK);
  const said = [...asked, content].join('\n');
  const isAloud = ALOUD.test(said) && !WRITTEN.test(said);
  const cues = new Set([...scene.cues, ...(isAloud ? ['aloud'] : [])]);
  const draft = beginWay({ ...scene, cues, mayAsk: true }, name, { thread: { hasToldWhatItIs: true } });
  const { slots: kept, done } = scene.before.thread;
  const slots = withoutPage(kept);
  const isShort = SHORT.test([...asked.slice(-1), content].join('\n'));
  return (
    draft && {
      ...draft,
      thread: {
        ...draft.thread,
        slots: isShort ? withSlot(slots, IS_SHORT, 'yes') : slots,
        done: done.filter((one) => one !== name),
      },
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
  readonly before?: LineSet | undefined;
  readonly after?: LineSet | undefined;
  /** Taken out with this change. */
  readonly taken?: Line | null;
  /** Kept beside it until the next change. */
  readonly beside?: readonly Beside[];
}

/** Dying was asked about, and something is suspected again beside these words: they may be the last ones. */
function beforeWords(scene: Scene): Wording | null {
  const { asked, certainty } = scene.turn.safety;
  const wasSaid = scene.before.used.some((id) => id.startsWith(BEFORE_WORDS.name));
  return asked !== 'none' && certainty !== null && !wasSaid ? wordAlways(BEFORE_WORDS, scene) : null;
}

/** That was said just now, and nothing to it. */
const afterWords = (scene: Scene): Wording | null =>
  scene.turn.safety.asked !== 'none' && scene.before.used.at(-1)?.startsWith(BEFORE_WORDS.name) === true
    ? wordAlways(AFTER_WORDS, scene)
    : null;

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
  const lost = before === SO_FAR ? replacedBy(scene, lines) : 0;
  const isText = rowsOf(lines).length === 1 && lines.length > 1;
  const goOn = after === GO_ON && isText && !scene.turn.spoken ? PARAGRAPH : after;
  const n = String(lost > 1 ? lost : Math.min(2, rowsOf(lines).length));
  const wordings = [
    wordAlways(before, scene),
    asWording(lines),
    beforeWords(scene) ?? wordAlways(lost > 1 ? REPLACED : goOn, scene, { mayAsk: true, slots: { n } }),
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
export const GIVEN = { technique: 'summarise', phase: 'R6', isGiving: true } as const;

/** How many sentences something else stands in place of now; what was taken out only is not counted. */
function replacedBy({ before }: Scene, lines: readonly Line[]): number {
  const was = linesOf(before.thread.slots);
  return lostFrom(lines, was).length === 0 ? 0 : lostFrom(was, lines).length;
}

/** As it stood before this change; where there is none, before the one before. */
function wasBefore({ before }: Scene, lines: readonly Line[]): Beside[] {
  const { slots } = before.thread;
  const was = rowsOf(linesOf(slots)).join('\n');
  const kept = was === rowsOf(lines).join('\n') ? slots.find(({ name }) => name === WAS)?.words : was;
  return kept === undefined || kept === '' ? [] : [[WAS, kept]];
}

/** The page last, so that it is never what goes where there is no room. */
export function keptWith(scene: Scene, { lines }: Page, beside: readonly Beside[]): Thread['slots'] {
  const others = withoutPage(scene.before.thread.slots);
  const page = slotsOf(lines, []).map(({ name, words }): Beside => [name, words]);
  return [...wasBefore(scene, lines), ...beside, ...page].reduce(
    (kept, [name, words]) => withSlot(kept, name, words),
    others,
  );
}

export const isShownAbove = ({ turn }: Scene, { lines }: Page): boolean =>
  lastReplyIn(turn).includes(asText(lines));

/** It is done, and kept: shown once more, unless it stands just above. */
export function closePage(scene: Scene, page: Page, set: LineSet = CLOSED, isLost = false): Draft | null {
  const isAbove = isShownAbove(scene, page);
  const done = [...scene.before.thread.done.filter((known) => known !== page.way), page.way];
  const wordings = [
    isAbove ? null : asWording(page.lines),
    wordAlways(set, scene),
    isLost ? wordAlways(NOT_ON_IT, scene) : null,
    beforeWords(scene) ?? afterWords(scene),
  ];
  return compose(scene, wordings, {
    ...GIVEN,
    thread: { ...NOTHING_OPEN, open: 'note', done, slots: keptWith(scene, page, []) },
  });
}

/** Both, in quotation marks. */
export const bothOf = (one: string, other: string): Record<string, string> => ({
  one: quoted(one),
  other: quoted(other),
});
