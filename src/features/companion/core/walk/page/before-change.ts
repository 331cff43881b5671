import { sentencesOf } from '../../acts/said-forms.ts';
import type { Draft } from '../../draft.ts';
import { OWNED, RESTORED } from '../../lines/page.ts';
import type { Thread } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { type Line, linesOf } from './draft-lines.ts';
import { lostFrom, WAS } from './lost-text.ts';
import type { Page } from './page.ts';
import { showPage } from './show-page.ts';

/*
 * The page as it was before its last change: 'undo' brings it back, and so does a protest that something is gone.
 */

const UNDO =
  /^(?:(?:no|oh|wait|please|ok|can you|could you|i said) )*(?:undo|restore|revert|(?:put|bring|get) (?:it|that|them|this|everything|all of it) back|go back(?: one)?|(?:put it |make it |as |back to )(?:how|what|as|the way) it was)(?: (?:it|that|this|in|please|now|again|to how it was|to what it was|how it was|as it was|the way it was|before))*$/;
const LOST =
  /\b(?:where (?:did|has|is) .{2,40} (?:go|gone)|you (?:have )?(?:just )?(?:dropped|lost|deleted|wiped|ate|threw (?:out|away)|got rid of|took out|cut) (?:my|the|it|that|half|all|everything)|(?:line|bit|part|sentence|rest|half|everything|all of it|it all)(?:'s|s? (?:is|has|are|have)) (?:all )?(?:gone|disappeared|vanished)|i only (?:wanted|meant|asked) (?:you )?to (?:change|replace|take out))\b/;

const wasIn = (slots: Thread['slots']): readonly Line[] => {
  const words = slots.find(({ name }) => name === WAS)?.words;
  return words === undefined ? [] : linesOf([{ name: 'page', words }]);
};

const saidIn = (content: string): string[] => sentencesOf(content).map(({ plain }) => plain);
export const isProtest = (content: string): boolean => saidIn(content).some((plain) => LOST.test(plain));

/** 'undo', 'put it back', 'you dropped my line'; null where nothing of the kind is said or was changed. */
export function bringBack(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const isLost = isProtest(content);
  if (!isLost && !saidIn(content).some((plain) => UNDO.test(plain))) return null;
  const lines = wasIn(scene.before.thread.slots);
  const isBack = lines.length > 0 && (!isLost || lostFrom(lines, page.lines).length > 0);
  return isBack ? showPage(scene, { ...page, lines }, { before: isLost ? OWNED : RESTORED }) : null;
}
