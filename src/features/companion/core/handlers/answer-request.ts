import type { RequestKind } from '../acts/act.ts';
import { deedAskedAbout } from '../mirrors/gerund.ts';
import { answerAdvice } from '../moves/answering/answer-advice.ts';
import { answerFact } from '../moves/answering/answer-fact.ts';
import { answerFavour } from '../moves/answering/answer-favour.ts';
import { answerHear } from '../moves/answering/answer-hear.ts';
import { answerLabel } from '../moves/answering/answer-label.ts';
import { answerLawMoney } from '../moves/answering/answer-law-money.ts';
import { answerMedicine } from '../moves/answering/answer-medicine.ts';
import { answerNormal } from '../moves/answering/answer-normal.ts';
import { answerShould } from '../moves/answering/answer-should.ts';
import { weighDeed } from '../moves/answering/weigh-deed.ts';
import type { Move } from '../moves/move.ts';
import type { Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';
import { findWording } from './find-wording.ts';
import { givePractice } from './practising.ts';

const ANSWERS: Readonly<Record<Exclude<RequestKind, 'practice' | 'wording'>, readonly Move[]>> = {
  should: [weighDeed, answerShould, answerAdvice],
  advice: [answerAdvice, answerShould],
  normal: [answerNormal, answerFact],
  label: [answerLabel, answerFact],
  medicine: [answerMedicine],
  law_money: [answerLawMoney],
  hear: [answerHear, answerNormal],
  favour: [answerFavour, answerFact],
  fact: [answerFact],
};

/** What is asked for is given, in its kind; a question back is allowed, since they asked first. */
export function answerRequest(scene: Scene, request = scene.reading.act.request): Draft | null {
  const mayAsk = !scene.record.refused.includes('questions');
  if (request === 'wording') return findWording(scene);
  const wantsMore = scene.before.asked === 'follow_up' && (request === 'advice' || request === 'fact');
  if (request === 'practice' || wantsMore) {
    const practice = givePractice(scene);
    if (practice) return practice;
  }
  return (
    draft(scene, ANSWERS[request === null || request === 'practice' ? 'advice' : request], {
      mayAsk,
      slots: { doing: deedAskedAbout(scene.turn.content) },
    }) ?? draft(scene, [answerFact], { mayAsk: false })
  );
}
