import { sentencesOf } from '../../acts/said-forms.ts';
import type { Draft } from '../../draft.ts';
import { lastReplyIn } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { isSurelyToUs } from '../reading/said-to-us.ts';
import { type Line, rowsOf } from './draft-lines.ts';
import { numberOf } from './meant-lines.ts';
import type { Page } from './page.ts';
import { withTold } from './put-line.ts';
import { showPage } from './show-page.ts';

/*
 * A line, and what is said to us before, behind and around it.
 */

const LEADS =
  /^\W*(?:(?:thank you|thanks|ok|okay|right|good|great|fine|yes|now|and|then|so|here(?:['’]?s| is))\b[\s.,!]*)*(?:the |my )?(?<which>next|second|third|fourth|fifth|last|new|another|one more) (?:line|sentence|one)(?: is| would be)?\s*[:,]\s*(?<line>\S.+)$/is;
/** Behind a line that was given: of the next one, or how it is to be put. */
const BEHIND =
  /^(?:(?:and|but|so) )*(?:(?:after that|then|next) )?(?:i (?:also )?want to say|how (?:can|do|could|should|would) i)\b/;

/** Up to where they speak to us again. */
function lineIn(text: string): string {
  const sentences = sentencesOf(text);
  const end = sentences.findIndex((one) => BEHIND.test(one.plain) || isSurelyToUs(one));
  return (end < 1 ? sentences : sentences.slice(0, end)).map(({ words }) => words).join(' ');
}

/** 'thank you. now the third line: …': what is said around a line is none of it. */
export function withoutLead(scene: Scene, { lines }: Page): Scene {
  const { which = '', line = '' } = LEADS.exec(scene.turn.content)?.groups ?? {};
  if (line === '') return scene;
  const at = numberOf(which.toLowerCase());
  const isThere = Number.isInteger(at) && at <= rowsOf(lines).length;
  const content = `${isThere ? at : 'add'}: ${lineIn(line)}`;
  return { ...scene, turn: { ...scene.turn, content } };
}

/** 'did you keep the line “…”? i do not see it' */
export const asksForLine = ({ turn }: Scene): boolean =>
  sentencesOf(turn.content).some(({ plain }) => ASKS_FOR_LINE.test(plain));
const ASKS_FOR_LINE =
  /\b(?:did|have) (?:you|u) (?:keep|kept|get|got|have|lose|lost|put|take|taken|drop|dropped)\b|\bwhere (?:is|did|has) (?:the|my|it)\b|\bi (?:do not|cannot|can not) see (?:it|that|the|my)\b/;

const QUOTED = /["“](?<words>[^"“”]{12,})["”]/gu;
const FEWEST_WORDS = 5;

/** What stands in quotation marks, on no page yet and not ours, whatever is said or asked of it. */
export function putQuoted(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  if (ORDERS.test(content)) return null;
  const there = rowsOf(page.lines).join(' ').toLowerCase();
  const ours = lastReplyIn(scene.turn).toLowerCase();
  const given = [...content.matchAll(QUOTED)]
    .map(({ groups }) => groups?.words?.trim() ?? '')
    .filter((words) => words.split(/\s+/).length >= FEWEST_WORDS)
    .filter((words) => !there.includes(bare(words)) && !ours.includes(bare(words)));
  if (given.length === 0) return null;
  return showPage(scene, { ...page, lines: given.reduce<readonly Line[]>(withTold, page.lines) });
}
/** Of what stands there, or should not. */
const ORDERS = /\b(?:take|taken|cut|remove|delete|leave|drop|lose|change|swap|replace|without|instead)\b/i;
const bare = (words: string): string => words.toLowerCase().replace(/[\s.,!?]+$/, '');
