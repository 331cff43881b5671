import { recallBefore } from '../moves/arriving/recall-before.ts';
import { recallRelated } from '../recall.ts';
import type { Scene } from '../scene.ts';
import { chooseMirror } from './choose-mirror.ts';
import { type Draft, draft } from './draft.ts';
import { phaseAfterTelling } from './phase-after-telling.ts';

/** Once in a talk, where what they tell was spoken of before: the remembered sentence, for them to check. */
export function recallUnasked(scene: Scene): Draft | null {
  const kept = recallRelated(scene.turn);
  const isSaid = scene.record.used.some((id) => /^(?:recall-before|welcome-back|tell-memory)/.test(id));
  if (kept === '' || isSaid || scene.turn.safety.tier !== 'T0') return null;
  return draft(scene, [recallBefore], {
    mirror: chooseMirror(scene),
    slots: { kept },
    phase: phaseAfterTelling(scene),
    mayAsk: !scene.record.refused.includes('questions'),
  });
}
