import { compose, type Draft } from '../../draft.ts';
import { NUMBER } from '../../lines/company.ts';
import type { Place } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { isAside, stepAt } from '../../ways/ways.ts';
import { hearAfterNote } from '../after-note.ts';
import { hopedIn } from '../answers.ts';
import { keepCompany } from '../company.ts';
import { hasTurnedGrave, openTalk, turnByTone } from '../open-talk.ts';
import { isWritten } from '../page/page.ts';
import { hearLateNumber, hearSettle } from '../settle.ts';
import { roomLine } from '../steps/ask-step.ts';
import { hearStep } from '../steps/hear-step.ts';

/*
 * Everything that asks and refuses nothing is telling.
 */

export const room = (scene: Scene): Draft | null =>
  compose(scene, [roomLine(scene)], { technique: 'reflect' });

const HOPING: Place = { way: 'hoping', step: 0 };

/** Told: by what stands open, else by what is certain of it, else room. */
export function hearTold(scene: Scene, at: Place | null): Draft | null {
  const { thread } = scene.before;
  const isDrafting = thread.open === 'note' && isWritten(thread.done.at(-1));
  const byTone =
    !isDrafting && (at === null || isFree(at) || isTooMuch(scene, at)) ? turnByTone(scene) : null;
  if (byTone !== null) return byTone;
  if (hasTurnedGrave(scene)) return toPlain(keepCompany(scene));
  if (at === null && thread.offered === 'decide' && hopedIn(HOPING, scene.turn.content) !== null)
    return hearStep(scene, HOPING);
  if (at?.way === 'settle') return hearSettle(scene, at.step) ?? tellAfresh(scene);
  if (at !== null) return hearStep(scene, at);
  const afterNote = (): Draft | null => (thread.open === 'note' ? hearAfterNote(scene) : null);
  return hearLateNumber(scene) ?? afterNote() ?? tellAfresh(scene);
}

/** What was glad is no more only that. */
const toPlain = (draft: Draft | null): Draft | null =>
  draft && { ...draft, thread: { ...draft.thread, at: null, tone: 'plain' } };

/** Too much for the line that was asked for: a death in it goes before any step. */
function isTooMuch(scene: Scene, at: Place): boolean {
  const step = stepAt(at, scene.language);
  return step !== null && step.longest > 0 && scene.reading.wordCount > step.longest;
}

/** News may change the way only where no answer is being given. */
const isFree = ({ way, step }: Place): boolean =>
  (way === 'out' && step <= 1) || isAside(way) || way === 'settle';

/** Nothing stands open: the first reply to what they bring, else company. */
function tellAfresh(scene: Scene): Draft | null {
  const { thread, used } = scene.before;
  const wasOffered = used.some((id) =>
    /^(?:opening|choice|practice:|strong-start|easy-start|just-tell|refused|own-up|us-company|(?:think|decide|words|letter)\.)/.test(
      id,
    ),
  );
  if (thread.tone === 'plain' && !wasOffered && thread.done.length === 0) return openTalk(scene);
  return keepCompany(scene);
}

/** A number belongs to settling; elsewhere, alone and with nothing open, it is heard; beside more it is told. */
export const giveNumber = (scene: Scene, at: Place | null): Draft | null =>
  (at?.way === 'settle' ? hearSettle(scene, at.step) : null) ??
  (at === null && scene.before.thread.open === null ? (hearLateNumber(scene) ?? hearNumber(scene)) : null) ??
  hearTold(scene, at);

function hearNumber(scene: Scene): Draft | null {
  const n = /^\W*(\d{1,2})\W*$/.exec(scene.turn.content)?.[1];
  return n === undefined ? null : compose(scene, [wordAlways(NUMBER, scene, { slots: { n } })], {});
}
