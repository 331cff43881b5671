import { type Asked, isOfUs } from '../acts/asked.ts';
import { deedAskedAbout } from '../mirrors/gerund.ts';
import { sayable } from '../mirrors/sayable.ts';
import { answerLabel } from '../moves/answering/answer-label.ts';
import { answerLawMoney } from '../moves/answering/answer-law-money.ts';
import { answerMedicine } from '../moves/answering/answer-medicine.ts';
import { ANSWERS } from '../moves/answering/answers.ts';
import { noPractice } from '../moves/answering/no-practice.ts';
import type { Move } from '../moves/move.ts';
import { namesTrouble } from '../practices/choose-practice.ts';
import type { Scene } from '../scene.ts';
import { answerAboutUs } from './answer-about-us.ts';
import { type Draft, draft } from './draft.ts';
import { givePractice } from './practising.ts';

const MEDICINE =
  /\b(?:tablets?|pills?|meds|medication|medicine|dose|dosage|mg|antidepressants?|\w+(?:pine|pril|olol|statin|traline|oxetine|azepam|parin|sartan|pram))\b/i;

const FIXED: Readonly<Partial<Record<Asked, Move>>> = { law: answerLawMoney, label: answerLabel };

const MAY_BE_A_PRACTICE: ReadonlySet<Asked> = new Set(['cope', 'start']);

/** What is asked for is given, in its kind, from this very turn; a question back is allowed, since they asked first. */
export function answerAsked(scene: Scene, asked = scene.reading.act.asked): Draft | null {
  if (asked === null) return null;
  if (isOfUs(asked)) return answerAboutUs(scene, asked);
  const { content } = scene.turn;
  const wantsPractice = asked === 'practice' || (MAY_BE_A_PRACTICE.has(asked) && namesTrouble(content));
  const practice = wantsPractice ? givePractice(scene) : null;
  if (practice) return practice;
  if (asked === 'practice') return give(scene, noPractice);
  if (asked === 'health') return give(scene, MEDICINE.test(content) ? answerMedicine : ANSWERS.health);
  return give(scene, FIXED[asked] ?? ANSWERS[asked]);
}

/** With the stop or the mark it ends in. */
const ended = (words: string): string => (/[?!.]$/.test(words) ? words : `${words}.`);

function give(scene: Scene, move: Move | undefined): Draft | null {
  const { content } = scene.turn;
  const doing = deedAskedAbout(content);
  const said = sayable(content);
  const moves = [move, ANSWERS.other].filter((one) => one !== undefined);
  return draft(scene, moves, {
    mayAsk: !scene.record.refused.includes('questions'),
    slots: { doing, said: said === null ? '' : ended(said) },
    cues: [...(doing === '' ? [] : ['doing']), ...(said === null ? [] : ['said'])],
  });
}
