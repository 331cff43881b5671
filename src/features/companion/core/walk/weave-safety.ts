import { compose, type Draft } from '../draft.ts';
import { WARM } from '../lines/company.ts';
import { BACK } from '../lines/room.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { speakTheirLanguage } from './speak-their-language.ts';

/** The one question of safety; nothing else is asked, and the way waits where it was. */
export function askForSafety(scene: Scene): Draft | null {
  const { question } = scene.turn.safety;
  if (question === null) return null;
  return compose(scene, [{ id: 'safety:question', text: question }], {
    technique: 'resource',
    phase: scene.before.phase,
  });
}

/** The sentence that owns a mistake, then room for their topic; in their own language. */
export function openForSafety(scene: Scene): Draft | null {
  const { opening } = scene.turn.safety;
  if (opening === null) return null;
  const first = { id: 'safety:opening', text: opening };
  const theirs = speakTheirLanguage(scene)?.wordings.filter(({ text }) => !NOTICE.test(text));
  const back =
    scene.before.thread.at === null ? wordAlways(WARM, scene, { mayAsk: false }) : wordAlways(BACK, scene);
  return compose(scene, [first, ...(theirs ?? [word(BACK, scene) ?? back])], {
    technique: 'validate',
    phase: scene.before.phase,
    thread: { hasToldWhatItIs: true },
  });
}

/** What the guide can read is told another time. */
const NOTICE = /\(english or spanish/;
