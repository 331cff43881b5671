import { compose, type Draft } from '../../draft.ts';
import { OFFER_WAY } from '../../lines/offering.ts';
import { NO_POET } from '../../lines/page.ts';
import { isGoodNews } from '../../record/glad-news.ts';
import type { Place } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { isAside } from '../../ways/ways.ts';
import { numberedIn } from '../page/numbered-lines.ts';
import { asLines } from '../page/put-line.ts';
import { beginPage, showPage } from '../page/show-page.ts';
import { BEGUN } from '../quote.ts';
import { plainOf } from '../reading/plain.ts';
import type { Want } from '../reading/want.ts';
import { helpsToSay } from '../reading/wished.ts';
import { lead } from './begin-chosen.ts';
import { hearTold } from './telling.ts';

/*
 * Words for somebody are wanted: the page is opened, or offered.
 */

/** A message, a letter, a talk: words that are written or prepared. */
const CLEAR_WISH =
  /\b(?:writ\w*|texts?|messages?|msg|letters?|e-?mails?|note|card|speech|eulogy|toast|send|repl(?:y|ies)|word(?:s|ing)?|lists?|help|how (?:do|should|would|can|to)|tell (?:him|her|them|my))\b/i;

/** 'what do i even say to that?': offered, and not begun. */
const offerWords = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(OFFER_WAY, scene, { cues: ['words'] })], {
    technique: 'next_step',
    thread: { open: 'offer', offered: 'words' },
  });

/** Words for somebody: the page is opened where the wish is plain, else offered; and no poem is theirs to be found. */
export function findWords(scene: Scene): Draft | null {
  const { content } = scene.turn;
  if (POEM.test(content)) return compose(scene, [wordAlways(NO_POET, scene)], {});
  const isGlad = scene.before.thread.tone === 'joy' || isGoodNews(scene.reading);
  if (isGlad && !HELP.test(content)) return hearTold(scene, scene.before.thread.at);
  const isToTheDead = /\bletter\b/i.test(content) && scene.record.thread.who?.isGone === true;
  if (!CLEAR_WISH.test(content) && numberedIn(content).length === 0) return offerWords(scene);
  return lead(scene, beginPage(scene, isToTheDead ? 'letter' : 'words'));
}
const POEM =
  /\b(?:write|make up|compose)\b.{0,20}\b(?:poems?|haikus?|limericks?|songs?|stor(?:y|ies)|raps?|essays?|code)\b/i;
const HELP = /\b(?:help|can you|could you|how (?:do|should|can) i|what (?:do|should|can) i)\b/i;

const MAY_ASK_FOR_IT: ReadonlySet<string> = new Set(['other', 'should']);

/** 'i keep thinking i should say sorry, but i don't know how': offered, as it is only told. */
const WOULD_SAY =
  /\b(?:should|want to|need to|ought to|have to|like to|wish i could) (?:just |really )?(?:say|tell|write|apologi[sz]e|ask)\b[^.!?]{0,90}\b(?:do not|not sure|no idea) (?:\w+ )?(?:know )?(?:how|what)\b|\bwant to know what to (?:say|write|tell|put)\b/;

/** 'i just want a first line. what i'd like to say is …': they have it already. */
const FOR_A_LINE = /\b(?:line|words|sentence|message|text|letter|say to (?:him|her|them|my \w+))\b/;

/** They would like to say something to somebody: offered where it is only told, begun where help is asked for. */
export function hearWish(scene: Scene, want: Want, at: Place | null): Draft | null {
  const { content } = scene.turn;
  const plain = plainOf(content);
  const begun = BEGUN.exec(content)?.groups?.words ?? '';
  if (begun !== '' && FOR_A_LINE.test(plainOf(content.slice(0, content.indexOf(begun)))))
    return lead(scene, showPage(scene, { way: 'words', lines: asLines(begun.trim()) }));
  const isFree = at === null || at.way === 'out' || isAside(at.way);
  const isOpen = want.kind === 'told' || (want.kind === 'asks' && MAY_ASK_FOR_IT.has(want.asked));
  if (!isFree || !isOpen) return null;
  if (helpsToSay(plain)) return findWords(scene);
  return want.kind === 'told' && WOULD_SAY.test(plain) ? offerWords(scene) : null;
}
