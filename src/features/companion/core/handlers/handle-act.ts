import type { ActKind } from '../acts/act.ts';
import { goOn } from '../moves/listening/go-on.ts';
import type { Scene } from '../scene.ts';
import { answerAsked } from './answer-asked.ts';
import { answerPlainly } from './answer-plainly.ts';
import { answerNo, answerNothing, answerNumber, answerYes } from './answer-short.ts';
import { type Draft, draft } from './draft.ts';
import { followWording } from './follow-wording.ts';
import { hearNote, hearTelling } from './hear-telling.ts';
import { meant } from './meant.ts';
import { greet, partWays, welcomeThanks } from './meet-and-part.ts';
import { triedAlready } from './practising.ts';
import { acceptWish, takeComplaint, takeCorrection, takeReminder, takeTest } from './repair.ts';

type Handler = (scene: Scene) => Draft | null;

const HANDLERS: Readonly<Record<ActKind, Handler>> = {
  hello: greet,
  thanks: welcomeThanks,
  bye: partWays,
  yes: answerYes,
  no: answerNo,
  num: answerNumber,
  idk: answerNothing,
  short: hearTelling,
  feel: hearTelling,
  good: hearTelling,
  bad: hearTelling,
  story: hearTelling,
  fix: takeCorrection,
  gripe: takeComplaint,
  askus: (scene) => answerAsked(scene, scene.reading.act.asked ?? 'us_human'),
  ask: (scene) => answerAsked(scene, scene.reading.act.asked ?? 'other'),
  refuse: acceptWish,
  test: takeTest,
};

/** Said when everything that fits was said lately. */
const LAST_RESORT: Draft = {
  mirror: '',
  wordings: [{ id: 'last:0', text: "i'm here." }],
  technique: 'reflect',
  hint: 'leave room.',
  phase: 'R1',
  asks: null,
  change: {},
};

/** What answers the turn, by what it does. Always something. */
export const handleAct = (scene: Scene): Draft =>
  triedAlready(scene) ??
  takeReminder(scene) ??
  answerPlainly(scene) ??
  followWording(scene) ??
  hearNote(scene) ??
  answerAsked(scene) ??
  HANDLERS[meant(scene)](scene) ??
  hearTelling(scene) ??
  draft(scene, [goOn], { mayAsk: false }) ?? { ...LAST_RESORT, phase: scene.record.phase };
