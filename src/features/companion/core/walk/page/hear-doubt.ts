import type { Draft } from '../../draft.ts';
import { LONGER, NO_SENDING, TWO } from '../../lines/page.ts';
import type { Scene } from '../../scene.ts';
import { stepAt } from '../../ways/ways.ts';
import { eitherIn, isDoubtOfIt, numberIn, otherwiseIn } from '../reading/for-the-page.ts';
import { plainOf } from '../reading/plain.ts';
import { askLine } from './ask-line.ts';
import { BESIDE } from './draft-lines.ts';
import { say, wasAskedBack } from './edit-page.ts';
import type { Page } from './page.ts';
import { bothOf, showPage } from './show-page.ts';

/** Nothing on it yet, or no idea: the same, easier. */
export function ask(scene: Scene, page: Page): Draft | null {
  const step = stepAt({ way: page.way, step: 0 }, scene.language);
  return step && say(scene, { name: `${page.way}.page.easy`, lines: step.easier });
}
const SENDS =
  /^(?:(?:so|and|ok|now) )*(?:can|could|will|would) (?:you|u) (?:please )?(?:send|post|email) (?:it|this|that)\b/;
/** After they were asked how they would say it. */
const LEFT_OUT =
  /^(?:(?:no|oh|ok|actually|then|just) )*(?:(?:leave|keep) (?:it|that) out|not that|never ?mind that|no)$/;

/** About the page, and no line of it. */
export function hearBeside(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const plain = plainOf(content);
  const isEmpty = page.lines.length === 0;
  if (isEmpty && (numberIn(content) !== null || otherwiseIn(content) !== null)) return ask(scene, page);
  if (SENDS.test(plain)) return say(scene, NO_SENDING);
  if (wasAskedBack(scene) && LEFT_OUT.test(plain)) return showPage(scene, page);
  const either = eitherIn(content);
  return (isEmpty ? null : hearDoubt(scene, page)) ?? (either && askWhich(scene, page, either));
}

const askWhich = (scene: Scene, page: Page, { one, other }: { one: string; other: string }): Draft | null => {
  const asked = say(scene, TWO, bothOf(one, other));
  const shown = showPage(scene, page, {
    beside: [
      [`${BESIDE}one`, one],
      [`${BESIDE}other`, other],
    ],
  });
  return asked && shown && { ...asked, thread: shown.thread };
};

export function hearDoubt(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const at = numberIn(content);
  if (at !== null)
    return page.lines[at - 1] === undefined ? showPage(scene, page) : askLine(scene, page, false, at);
  const other = otherwiseIn(content);
  if (other === 'longer') return showPage(scene, page, { after: LONGER });
  if (other !== null) return askLine(scene, page, other === 'shorter');
  return isDoubtOfIt(content) ? askLine(scene, page) : null;
}
