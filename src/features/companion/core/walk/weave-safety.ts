import { compose, type Draft } from '../draft.ts';
import { WARM } from '../lines/company.ts';
import { BACK, QUIET } from '../lines/room.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { givePractice } from './practise.ts';
import { readWant } from './reading/read-want.ts';
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
  const isGrave = scene.turn.safety.certainty === 'certain' || scene.turn.safety.isUnsettled;
  // A breathing exercise that was asked for beside the no is given.
  const asked = isGrave || readWant(scene).kind !== 'practice' ? null : givePractice(scene);
  if (asked !== null) return { ...asked, wordings: [first, ...asked.wordings] };
  return compose(scene, [first, ...goingOn(scene, isGrave)], {
    technique: 'validate',
    phase: scene.before.phase,
    // What was walked before a danger was named is not gone back to.
    thread: {
      hasToldWhatItIs: true,
      ...(isGrave ? { at: null, aside: null, open: null, offered: null } : {}),
    },
  });
}

/** Room for their topic. What answers a question about the card is an answer, and nothing follows it. */
function goingOn(scene: Scene, isGrave: boolean) {
  const { before, turn } = scene;
  if (turn.safety.move === 'own_card') return [];
  const theirs = speakTheirLanguage(scene)?.wordings.filter(({ text }) => !NOTICE.test(text));
  if (theirs) return theirs;
  const back =
    isGrave || before.thread.at === null
      ? wordAlways(isGrave ? QUIET : WARM, scene, { mayAsk: false })
      : wordAlways(BACK, scene);
  return [(isGrave ? null : word(BACK, scene)) ?? back];
}

/** What the guide can read is told another time. */
const NOTICE = /\(english or spanish/;
