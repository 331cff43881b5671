import { isCalm, type Scene } from '../../scene.ts';
import { isWritten } from '../page/page.ts';
import { askedWant, sidesIn } from './asked-of-life.ts';
import { asksForJoke, wantOfUs } from './asked-of-us.ts';
import { chosenWay, leftWay, nextOf } from './chosen-way.ts';
import { endBeside } from './done-beside.ts';
import { isFinished, isHeardLeaving, isJest, isLeaving, isPraise, thanksIn } from './leaving.ts';
import { leavesWay } from './leaving-a-way.ts';
import { quietWant } from './objections.ts';
import { plainOf } from './plain.ts';
import { playIn } from './play.ts';
import { isPicked, looseAnswer, shortWant } from './short-answers.ts';
import { asksIfWeFollow } from './small-questions.ts';
import type { Want } from './want.ts';
import { writtenWant } from './while-writing.ts';
import { wished } from './wished.ts';

/** In company, or where somebody is remembered or glad: elsewhere 'that's it' is the end of a step. */
function mayEnd({ before }: Scene): boolean {
  const { at, open } = before.thread;
  const isFree = at === null || at.way === 'remember' || at.way === 'savour';
  return isFree && (open === null || open === 'ways' || open === 'offer');
}

/** They go, or want none of what is walked. */
function leavingWant(scene: Scene, plain: string): Want | null {
  const way = scene.before.thread.at?.way;
  if (isLeaving(scene.turn.content, plain)) return { kind: 'bye' };
  if (leavesWay(scene)) return quietWant(scene, plain) ?? { kind: 'refuse' };
  // 'sit at the back, thursday' answers a step; there only a form of words says that they go.
  return way !== 'think' && isHeardLeaving(scene, plain) ? { kind: 'bye' } : null;
}

/** Nothing more is to come. */
function endWant(scene: Scene): Want | null {
  const { content } = scene.turn;
  const { at } = scene.before.thread;
  if (at !== null && at.way !== 'settle' && endBeside(content)?.isAsking === false) return { kind: 'done' };
  return mayEnd(scene) && isFinished(content) ? { kind: 'enough' } : null;
}

/** A good word for us, or a joke. */
const ofOurs = (scene: Scene): Want | null =>
  isPraise(scene.turn.content) ? { kind: 'praise' } : isJest(scene) ? { kind: 'jest' } : null;

/** What the turn wants; a step of the words way takes what is written for somebody as that. */
export function readWant(scene: Scene): Want {
  const want = wantOf(scene);
  // 'i should like that, but not tonight'
  const isLater = (want.kind === 'way' || want.kind === 'yes') && NOT_NOW.test(plainOf(scene.turn.content));
  return isLater ? { kind: 'no' } : want;
}
const NOT_NOW = /\bnot (?:tonight|now|today|yet)\b|\banother (?:night|day|time)\b/;

function wantOf(scene: Scene): Want {
  const { content } = scene.turn;
  const plain = plainOf(content);
  const { at } = scene.before.thread;
  if (isWritten(at?.way)) return writtenWant(scene, plain, at.way);
  if (asksForJoke(content, plain)) return { kind: 'asks', asked: 'joke' };
  const left = leftWay(plain);
  if (left !== null) return { kind: 'way', way: left };
  const leaving = leavingWant(scene, plain);
  if (leaving !== null) return leaving;
  const way = chosenWay(scene, plain) ?? nextOf(scene);
  if (way !== null) return { kind: 'way', way };
  if (isPicked(scene, plain)) return { kind: 'picked' };
  const end = endWant(scene);
  if (end !== null) return end;
  const play = playIn(scene);
  if (play !== null) return { kind: 'asks', asked: play };
  if (!isCalm(scene) && asksIfWeFollow(content)) return { kind: 'told' };
  const sides = at?.way === 'hoping' ? sidesIn(content) : null;
  return sides === null ? openWant(scene, plain) : { kind: 'sides', sides };
}

/** Of nothing that is walked. */
function openWant(scene: Scene, plain: string): Want {
  const { content } = scene.turn;
  const ofUs = shortWant(scene, plain) ?? wantOfUs(scene, plain) ?? looseAnswer(scene, plain);
  const asked = ofUs ?? ofOurs(scene) ?? thanksIn(content, plain) ?? askedWant(scene, plain);
  return wished(scene, asked) ?? { kind: 'told' };
}
