import { findCertain } from '../../acts/certain-forms.ts';
import { leaves } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import type { WayName } from '../../ways/way-names.ts';
import { isToBePutTogether, READ_BACK } from './asked-of-us.ts';
import { thanksIn } from './leaving.ts';
import { COMPLAINT, quietWant } from './objections.ts';
import { SHORT, wordsIn } from './plain.ts';
import { DONE, IDK, NOTHING } from './short-answers.ts';
import type { Want } from './want.ts';

/** Where only a greeting is waited for, more than a greeting is said to us. */
export const mayBeWritten = ({ turn, before }: Scene, plain: string): boolean =>
  before.thread.at?.step !== GREET_STEP ||
  before.thread.at.way !== 'words' ||
  wordsIn(plain) <= SHORT ||
  /^\W*(?:hi+|hiya|hello|hey|dear|good (?:morning|evening))\b|["“]/i.test(turn.content);

const GREET_STEP = 2;
export const WRITING: ReadonlySet<WayName> = new Set(['words', 'letter']);
/** They want no message after all. */
const STOPS =
  /^(?:(?:no|jesus|god|oh|please|just|ok) )*stop\b|\bnot a (?:letter|message|text)\b|\bno (?:letter|message)\b|\b(?:do not|dont) want to (?:write|send|say)\b|\bi am not writing (?:to )?(?:him|her|them|it|a|any)\b|\bwas (?:just|only) telling you\b|^(?:forget it|never mind|nvm|leave it)\b|^(?:jesus|god|christ)\b/;

const NOTHING_MORE = /^(?:no|nope|none)$|^(?:nothing|skip|none)\b(?=.*\bi (?:already|just|said)\b)|^skip\b/;
/** Said to us in the middle of a message to somebody else. */
const WRITE_IT =
  /\b(?:can|could|will|would) (?:you|u) (?:just |please |not )?(?:write|make|word|draft|put it|help)\b|\byou (?:write|do|make) it\b|\b(?:make it|not as|less|more|too) (?:friendl\w+|soft\w*|nic\w+|kind\w*|polite\w*|warm\w*|stiff|formal|short\w*)\b|\bwhat (?:do|should) i (?:write|put|say)\b/;

const isFinished = (plain: string): boolean => DONE.test(plain) || isToBePutTogether(plain);

export function writtenWant(scene: Scene, plain: string, way: WayName): Want {
  const { content } = scene.turn;
  if (plain === '' || IDK.test(plain)) return { kind: 'idk' };
  if (NOTHING.test(plain) || NOTHING_MORE.test(plain)) return { kind: 'nothing' };
  if (isFinished(plain)) return { kind: 'done' };
  if (READ_BACK.test(plain)) return { kind: 'read_back' };
  if (STOPS.test(plain)) return { kind: 'stop' };
  if (/^(?:should|shall) i\b/.test(plain)) return { kind: 'asks', asked: 'should' };
  const thanks = way === 'words' ? thanksIn(content, plain) : null;
  if (thanks?.kind === 'bye') return thanks;
  const parts = way === 'words' ? leaves(content) : findCertain(content, plain, 'none') === 'bye';
  if (parts) return { kind: 'bye' };
  if (WRITE_IT.test(plain)) return { kind: 'words' };
  const quiet = quietWant(scene, plain);
  if (quiet !== null) return quiet;
  return COMPLAINT.test(plain) ? { kind: 'complain' } : { kind: 'told' };
}
