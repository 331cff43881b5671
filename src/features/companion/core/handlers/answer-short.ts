import { eased } from '../moves/asking/eased.ts';
import { heardStrength } from '../moves/asking/heard-strength.ts';
import { need } from '../moves/asking/need.ts';
import { notEased } from '../moves/asking/not-eased.ts';
import { otherView } from '../moves/asking/other-view.ts';
import { step } from '../moves/asking/step.ts';
import { stepTaken } from '../moves/asking/step-taken.ts';
import { withJoy } from '../moves/events/with-joy.ts';
import { agreed } from '../moves/listening/agreed.ts';
import { denied } from '../moves/listening/denied.ts';
import { easyQuestion } from '../moves/listening/easy-question.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { letBe } from '../moves/listening/let-be.ts';
import { summaryRight } from '../moves/listening/summary-right.ts';
import { summaryWrong } from '../moves/listening/summary-wrong.ts';
import { isGrieving, isJoyful, type Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';
import { hearTelling } from './hear-telling.ts';
import {
  declineOffer,
  HIGH,
  practiceDone,
  practiceFailed,
  proposePractice,
  takeOffer,
  WILL_TRY,
} from './practising.ts';

const WORDS_OF_A_PLAIN_ANSWER = 4;

/** More than a plain yes or no: what comes with it is what matters. */
const hasNews = ({ reading }: Scene): boolean =>
  reading.wordCount > WORDS_OF_A_PLAIN_ANSWER &&
  (reading.turned !== null || reading.fact !== null || reading.feelings.length > 0);

export function answerYes(scene: Scene): Draft | null {
  const { standing, before } = scene;
  if (standing === 'practice') return takeOffer(scene) ?? practiceDone(scene);
  if (standing === 'summary') return afterSummary(scene);
  if (before.asked === 'follow_up' && WILL_TRY.test(scene.turn.content))
    return draft(scene, [stepTaken], { mayAsk: false });
  if (before.asked === 'follow_up') return practiceDone(scene) ?? listenOn(scene);
  if (before.asked === 'step' || standing === 'step')
    return draft(scene, [stepTaken], { phase: 'R6', mayAsk: false });
  if (before.asked === 'holds') return draft(scene, [agreed], { phase: 'R6', followedBy: [step] });
  return hasNews(scene) ? hearTelling(scene) : listenOn(scene);
}

const listenOn = (scene: Scene): Draft | null => draft(scene, [agreed, goOn], { mayAsk: false });

const OWN_FAULT =
  /^(?:guilt|guilty|ashamed|shame|stupid|useless|pathetic|embarrassed|hopeless|worthless|humiliated)/;

function afterSummary(scene: Scene): Draft | null {
  const blamesSelf = scene.record.feelings.some(({ word }) => OWN_FAULT.test(word));
  const next = isGrieving(scene) ? [] : blamesSelf ? [otherView, need] : [need, step];
  return (
    draft(scene, [summaryRight, agreed], {
      mayAsk: false,
      followedBy: scene.before.refused.includes('questions') ? [] : next,
      phase: 'R4',
    }) && withQuestion(scene, next)
  );
}

/** The answer to a summary asks on, though the summary asked: a yes wants to be taken up. */
function withQuestion(scene: Scene, next: Parameters<typeof draft>[1]): Draft | null {
  const mayAsk = !scene.before.refused.includes('questions');
  const plain = draft(scene, [summaryRight, agreed], { mayAsk: false, phase: 'R4' });
  const asking =
    mayAsk && next.length > 0 ? draft(scene, next, { mayAsk, mustAsk: true, phase: 'R4' }) : null;
  if (!plain || !asking) return plain;
  return { ...asking, wordings: [...plain.wordings, ...asking.wordings] };
}

export function answerNo(scene: Scene): Draft | null {
  const { standing, before } = scene;
  if (standing === 'practice') return declineOffer(scene) ?? practiceFailed(scene);
  if (standing === 'summary')
    return hasNews(scene) ? hearTelling(scene) : draft(scene, [summaryWrong, denied], { mayAsk: true });
  if (standing === 'step' || before.asked === 'step') return draft(scene, [letBe], { mayAsk: false });
  if (hasNews(scene)) return hearTelling(scene);
  return draft(scene, [denied, letBe]);
}

/** What was told or felt last was glad: a ten is a ten of that. */
const isLastGlad = ({ facts, feelings }: Scene['record']): boolean =>
  [...facts, ...feelings]
    .filter(({ valence }) => valence !== 0)
    .toSorted((a, b) => a.turn - b.turn)
    .at(-1)?.valence === 1;

export function answerNumber(scene: Scene): Draft | null {
  const { before, record } = scene;
  const now = record.strength?.last ?? 0;
  if (before.strength !== null)
    return draft(scene, now < before.strength.last ? [eased, heardStrength] : [notEased, heardStrength], {
      cues: [now > before.strength.last ? 'higher' : 'same'],
      phase: now <= 5 ? 'R4' : 'R3',
      mayAsk: true,
    });
  const isOfJoy = isJoyful(scene) || isLastGlad(record);
  const mayOffer = now >= HIGH && !isGrieving(scene) && !isOfJoy;
  const offer = mayOffer ? proposePractice(scene) : null;
  return (
    offer ??
    draft(scene, isOfJoy && now >= HIGH ? [withJoy, goOn] : [heardStrength, goOn], { mayAsk: !isOfJoy })
  );
}

export function answerNothing(scene: Scene): Draft | null {
  return draft(
    scene,
    scene.mayAsk && scene.standing !== 'practice' && scene.record.facts.length === 0
      ? [easyQuestion, letBe, goOn]
      : [letBe, goOn],
  );
}
