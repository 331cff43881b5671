import { holds } from '../moves/asking/holds.ts';
import { otherView } from '../moves/asking/other-view.ts';
import { step } from '../moves/asking/step.ts';
import { stepTaken } from '../moves/asking/step-taken.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { isGrieving, type Scene } from '../scene.ts';
import { chooseMirror } from './choose-mirror.ts';
import { type Draft, draft } from './draft.ts';

/** An answer to what we asked for on the way: a need, another view, whether it holds, a step. */
export function answerOpenStep(scene: Scene): Draft | null {
  const mirror = chooseMirror(scene);
  const { before } = scene;
  if (scene.standing === 'none' || scene.standing === 'first') return null;
  if (before.asked === 'need')
    return draft(scene, isGrieving(scene) ? [goOn] : [otherView, goOn], { mirror, phase: 'R5' });
  if (before.asked === 'view') return draft(scene, [holds, goOn], { mirror, phase: 'R5' });
  if (before.asked === 'holds') return draft(scene, [step, goOn], { mirror, phase: 'R6' });
  if (before.asked === 'step' || scene.standing === 'step')
    return draft(scene, [stepTaken], { mirror, phase: 'R6', mayAsk: false });
  return null;
}
