import { echoes } from '../../acts/questions.ts';
import { plainOf, sentencesOf } from '../../acts/said-forms.ts';
import { isGoodNews } from '../../record/glad-news.ts';
import { lastReplyIn } from '../../said-so-far.ts';
import { isCalm, type Scene } from '../../scene.ts';
import { type Heard, wishIn } from '../../wishes/weigh-wish.ts';
import { DRAFT_SLOTS } from '../page/draft-lines.ts';
import type { Want } from './want.ts';

/** What each wish is to the guide, where no form of words said so already. */
const WANTS: Readonly<Record<Heard, Want>> = {
  words: { kind: 'words' },
  decide: { kind: 'sides_offered' },
  steps: { kind: 'cope' },
  calm: { kind: 'practice' },
  menu: { kind: 'menu' },
  joke: { kind: 'asks', asked: 'joke' },
  may_i: { kind: 'asks', asked: 'may_tell' },
  normal: { kind: 'asks', asked: 'judge' },
  askme: { kind: 'asks', asked: 'ask_me' },
};

/** A question whose form says only that it is one; help, and nothing says with what. */
const isOpen = (want: Want | null): boolean =>
  want === null || want.kind === 'cope' || (want.kind === 'asks' && want.asked === 'other');

/** Where nothing is walked that waits for an answer of theirs, and no danger is known. */
function isFree(scene: Scene): boolean {
  const { at, open } = scene.before.thread;
  return (at === null || at.way === 'out') && open !== 'practice' && scene.language === 'en' && isCalm(scene);
}

/** 'can you help me text her': the words are found wherever they stand (handlers/words.ts). */
export const helpsToSay = (plain: string): boolean => HELP_TO_SAY.test(plain);
const HELP_TO_SAY =
  /\bhelp me (?:to )?(?:text|message|email|reply|answer|tell|say|apologi[sz]e)\b|^(?:(?:ok|so|and|please) )*(?:can|could|may) i (?:please )?write (?:a|an|him|her|them|to|my)\b/;

/** What is wished for in words that no form knows; else what was read. */
export function wished(scene: Scene, read: Want | null): Want | null {
  if (!isOpen(read) || !isFree(scene) || helpsToSay(plainOf(scene.turn.content))) return read;
  const heard = wishIn(withoutEchoes(scene));
  // 'what you say, i ring or i write a letter?'
  const wish = heard === 'words' && EITHER.test(plainOf(scene.turn.content)) ? 'decide' : heard;
  if (wish === 'normal' && isOfAPage(scene)) return read;
  return wish === null || (isGlad(scene) && !BESIDE_JOY.has(wish)) ? read : WANTS[wish];
}

/** A page stands just above: 'is that a good way to begin?' is asked of it. */
const isOfAPage = ({ turn, before }: Scene): boolean =>
  before.thread.slots.some(({ name }) => DRAFT_SLOTS.includes(name)) && lastReplyIn(turn).includes('”');

const EITHER =
  /\b(?:i|to|should i|do i|shall i) (?:just )?\w+(?: \w+){0,3} or (?:(?:i|to|should i|do i|shall i) )?(?:just )?(?:write|ring|call|text|tell|say|send|leave|wait|go|keep|put)\b/;
/** Of something glad nothing is weighed, planned or calmed. */
const BESIDE_JOY: ReadonlySet<Heard> = new Set(['joke', 'may_i', 'askme', 'menu']);
const isGlad = ({ cues, reading, before }: Scene): boolean =>
  cues.has('joy') || isGoodNews(reading) || before.thread.tone === 'joy';

/** 'what is it like. like being under water': our question given back is no wish of theirs. */
const withoutEchoes = ({ turn }: Scene): string =>
  sentencesOf(turn.content)
    .filter(({ plain }) => !isEcho(plain, lastReplyIn(turn)))
    .map(({ words }) => words)
    .join(' ');

const endsOf = (plain: string): string => `${plain.split(' ')[0]} ${plain.split(' ').at(-1)}`;
const isEcho = (plain: string, ours: string): boolean =>
  echoes(plain, ours) || sentencesOf(ours).some((one) => one.isMarked && endsOf(one.plain) === endsOf(plain));
