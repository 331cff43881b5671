import { compose, type Draft } from '../../draft.ts';
import { HOW_ELSE, WHICH_ELSE } from '../../lines/page.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { numberedList } from '../quote.ts';
import { asking } from '../steps/ask-step.ts';
import { eachAlone } from './draft-lines.ts';
import { type Page, PLACE } from './page.ts';
import { GIVEN, keptWith } from './show-page.ts';

const OF_ORDER = /\b(?:order|swap|switch|move|before|after|above|below|top|bottom)\b/i;

/** One line is to be otherwise: which, where there are several, and how they would say it. */
export const askLine = (scene: Scene, page: Page, isShorter = false, number = 0): Draft | null =>
  page.lines.length === 1 || number > 0 ? askHow(scene, page, isShorter, number || 1) : askWhich(scene, page);

function askHow(scene: Scene, page: Page, isShorter: boolean, number: number): Draft | null {
  const how = wordAlways(HOW_ELSE, scene, { mayAsk: true, cues: isShorter ? ['shorter'] : [] });
  return compose(scene, [how], {
    ...GIVEN,
    technique: 'next_step',
    thread: {
      ...asking({ way: page.way, step: 0 }),
      aside: null,
      open: 'line',
      slots: keptWith(scene, page, [[PLACE, String(number)]]),
    },
  });
}

/** By number. From here on each sentence is a line of its own: what was numbered is what a number means. */
function askWhich(scene: Scene, { way, lines }: Page): Draft | null {
  const isAgain = scene.before.thread.open === 'lines';
  const list = { id: 'page.numbered', text: `\n${numberedList(lines.map(({ words }) => words))}\n` };
  const cues = OF_ORDER.test(scene.turn.content) ? ['order'] : isAgain ? ['once-more'] : [];
  const wordings = [
    isAgain || scene.turn.spoken ? null : list,
    wordAlways(WHICH_ELSE, scene, { mayAsk: true, cues }),
  ];
  return compose(scene, wordings, {
    ...GIVEN,
    technique: 'next_step',
    thread: {
      ...asking({ way, step: 0 }),
      aside: null,
      open: 'lines',
      slots: keptWith(scene, { way, lines: eachAlone(lines) }, []),
    },
  });
}
