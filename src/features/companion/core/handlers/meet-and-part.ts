import { welcome } from '../moves/arriving/welcome.ts';
import { welcomeBack } from '../moves/arriving/welcome-back.ts';
import { stepTaken } from '../moves/asking/step-taken.ts';
import { close } from '../moves/leaving/close.ts';
import { takeThanks } from '../moves/leaving/take-thanks.ts';
import { goOn } from '../moves/listening/go-on.ts';
import type { Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';

export function greet(scene: Scene): Draft | null {
  const remembers = scene.cues.has('remembers') && scene.before.turn === 0;
  return draft(scene, remembers ? [welcomeBack, welcome] : [welcome, goOn], {
    mayAsk: !scene.record.refused.includes('questions'),
  });
}

export const welcomeThanks = (scene: Scene): Draft | null =>
  draft(scene, [takeThanks, goOn], { mayAsk: false });

/** An end is an end: nothing asked, nothing held back. */
export const partWays = (scene: Scene): Draft | null =>
  draft(scene, [close, takeThanks, stepTaken], { mayAsk: false, phase: 'R6' });
