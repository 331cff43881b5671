import { compose, type Draft } from '../../draft.ts';
import { WEIGHED } from '../../lines/page-in-doubt.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { withInner } from '../quote.ts';
import { partWeighed, weighedIn } from '../reading/weighed.ts';
import { BESIDE } from './draft-lines.ts';
import type { Page } from './page.ts';
import { showPage } from './show-page.ts';
import { wordsNamed } from './take-out.ts';

/** Kept beside the page: the words they asked about, whether they should stay. */
export const WEIGHED_PART = `${BESIDE}weighed`;

const OF_A_PART = /\b(?:line|bit|part|sentence|word|joke|letter|message|order)s?\b/i;

/** 'is "im the worst" too much'. */
const QUOTE_ASKED =
  /^(?:(?:hm+|so|and|but|ok|um+|like)\W+)*(?:is|are|does|do you think|was) (?:the )?(?<what>["“][^"“”]+["”]).{0,40}$/i;
/** 'the watch bit is silly isnt it'. */
const PART_ASKED =
  /^(?:(?:hm+|so|and|but|ok|um+|like|is)\W+)*(?<what>(?:the|that|my) [^.,?!]{2,30} (?:bit|part|line|joke|sentence)) .{0,30}(?:isn['’]?t it|innit|or (?:not|is it)|right|\?)\W*$/i;
const quoteAsked = (content: string): string | null =>
  (QUOTE_ASKED.exec(content.trim()) ?? PART_ASKED.exec(content.trim()))?.groups?.what ?? null;

/** Whether a part should go is theirs to say: both are named, and nothing changes. */
export function weighPart(scene: Scene, page: Page): Draft | null {
  const { content } = scene.turn;
  const sentence = page.lines.length === 0 ? null : weighedIn(content);
  const what = sentence === null ? quoteAsked(content) : partWeighed(sentence);
  if (sentence === null && what === null) return null;
  const words =
    what === null ? null : wordsNamed({ lines: page.lines, taken: null, isNumbered: false, wrong: [] }, what);
  if (words === null && !OF_A_PART.test(sentence ?? '')) return null;
  const part = withInner(words ?? '').replace(/[.,;:]+$/, '');
  const answer = wordAlways(WEIGHED, scene, { slots: { part }, cues: words === null ? ['bare'] : [] });
  const shown = showPage(scene, page, { beside: words === null ? [] : [[WEIGHED_PART, words]] });
  return shown && compose(scene, [answer], { ...shown, technique: 'next_step' });
}
