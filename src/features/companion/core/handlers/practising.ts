import { askMore } from '../moves/asking/ask-more.ts';
import { stepTaken } from '../moves/asking/step-taken.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { declinedPractice } from '../moves/practising/declined-practice.ts';
import { followPractice } from '../moves/practising/follow-practice.ts';
import { offerPractice } from '../moves/practising/offer-practice.ts';
import { practiceHelped } from '../moves/practising/practice-helped.ts';
import { practiceNoHelp } from '../moves/practising/practice-no-help.ts';
import { practiceAskedFor, practiceFor } from '../practices/choose-practice.ts';
import { PRACTICES } from '../practices/practices.ts';
import type { PracticeName, TalkRecord } from '../record/talk-record.ts';
import { isGrieving, isJoyful, type Scene } from '../scene.ts';
import { chooseMirror } from './choose-mirror.ts';
import { type Draft, draft } from './draft.ts';

type State = TalkRecord['practices'][number]['state'];
const MOST_KEPT = 10;

export const withPractice = (
  { practices }: TalkRecord,
  name: PracticeName,
  state: State,
): TalkRecord['practices'] =>
  [...practices.filter((known) => known.name !== name), { name, state }].slice(-MOST_KEPT);

/** The practice that was last offered or given and still waits for a word; null where none does. */
const openPractice = ({ practices }: TalkRecord, state: State): PracticeName | null => {
  const last = practices.at(-1);
  return last?.state === state ? last.name : null;
};

/** Asked for by its name a second time. */
const AGAIN = 'once more, shorter:';

/** A practice, asked for or agreed to. One at a time; null where all that fit were given. */
export function givePractice(
  scene: Scene,
  name = practiceAskedFor(scene.record, scene.turn.content),
): Draft | null {
  if (name === null) return null;
  const { text, spoken } = PRACTICES[name];
  const wasGiven = scene.record.practices.some((known) => known.name === name && known.state !== 'offered');
  const isBreath = name === 'breathing' || name === 'senses';
  return {
    mirror: '',
    wordings: [
      { id: `practice:${name}`, text: wasGiven ? `${AGAIN} ${spoken}` : scene.turn.spoken ? spoken : text },
    ],
    technique: isBreath ? 'breathe' : 'ground',
    hint: `give one practice, short: ${PRACTICES[name].offer}.`,
    phase: isBreath ? 'R3' : scene.record.phase,
    asks: 'follow_up',
    change: { practices: withPractice(scene.record, name, 'given') },
  };
}

/** Something strong: one practice is offered, never forced. */
export function proposePractice(scene: Scene): Draft | null {
  if (scene.record.refused.includes('exercises')) return null;
  const name = practiceFor(scene.record, scene.turn.content);
  if (name === null) return null;
  const offered = scene.cues.has('high') ? 'breathing' : name;
  return draft(scene, [offerPractice], {
    phase: 'R3',
    mayAsk: true,
    slots: { practice: PRACTICES[offered].offer },
    change: { practices: withPractice(scene.record, offered, 'offered') },
  });
}

/** From here on something strong is settled before it is looked at. */
export const HIGH = 7;

/** Said on the scale, before the first word, that it is strong: settled first, whatever it is about. */
export function settleFirst(scene: Scene): Draft | null {
  const { before, turn } = scene;
  if (before.turn > 0 || (turn.startStrength ?? 0) < HIGH || isGrieving(scene) || isJoyful(scene))
    return null;
  return proposePractice(scene);
}

/** Yes to an offer. */
export function takeOffer(scene: Scene): Draft | null {
  const name = openPractice(scene.before, 'offered');
  return name === null ? null : givePractice(scene, name);
}

/** No to an offer: that kind of thing is not offered again. */
export function declineOffer(scene: Scene): Draft | null {
  const name = openPractice(scene.before, 'offered');
  if (name === null) return null;
  return draft(scene, [declinedPractice], {
    mayAsk: true,
    change: { practices: withPractice(scene.record, name, 'declined') },
  });
}

const TRIED =
  /\b(?:tried (?:that|it|this)|(?:did|done) (?:that|it|this) already|no luck|already (?:do|did|tried)|(?:doesn'?t|didn'?t|don'?t|not) (?:work|help)\w*|no (?:help|good|use)|another|something else)\b/i;
export const WILL_TRY = /\b(?:i'?ll|will|gonna|going to|might) (?:\w+ )?(?:try|do|give)\b/i;
const HELPED =
  /\b(?:helped|helps|better|calmer|slower|down a bit|did it|works?|worked|easier|less|nice|good)\b/i;

/** The turn after a practice: taken as it is told, asked for once. */
export function followPracticeUp(scene: Scene): Draft | null {
  const { before, turn } = scene;
  const name = openPractice(before, 'given');
  if (name === null || before.asked !== 'follow_up') return null;
  if (/\btried\b.*\b(?:10|\d)\b/i.test(turn.content)) return practiceDone(scene, name);
  if (turn.content.includes('?') && !TRIED.test(turn.content)) return null;
  if (TRIED.test(turn.content)) return anotherPractice(scene, name);
  if (WILL_TRY.test(turn.content)) return draft(scene, [stepTaken], { mayAsk: false });
  if (HELPED.test(turn.content)) return practiceDone(scene, name);
  if (scene.standing === 'practice' || scene.reading.wordCount > 4) return null;
  return draft(scene, [followPractice], {
    mirror: chooseMirror(scene),
    mayAsk: !before.refused.includes('questions'),
  });
}

/** 'did that already': said before anything in it is taken for a question. */
export const triedAlready = (scene: Scene): Draft | null =>
  !scene.turn.content.includes('?') && TRIED.test(scene.turn.content) ? followPracticeUp(scene) : null;

export function practiceDone(
  scene: Scene,
  name: PracticeName | null = openPractice(scene.before, 'given'),
): Draft | null {
  if (name === null) return null;
  return draft(scene, [practiceHelped, goOn], {
    mayAsk: false,
    change: { practices: withPractice(scene.record, name, 'helped') },
  });
}

export function practiceFailed(scene: Scene): Draft | null {
  const name = openPractice(scene.before, 'given');
  if (name === null) return null;
  return draft(scene, [practiceNoHelp, askMore], {
    mayAsk: true,
    change: { practices: withPractice(scene.record, name, 'no_help') },
  });
}

function anotherPractice(scene: Scene, tried: PracticeName): Draft | null {
  const record = { ...scene.record, practices: withPractice(scene.record, tried, 'no_help') };
  const next = givePractice(
    { ...scene, record },
    practiceFor(record, `${scene.turn.content} ${tried === 'awake' ? 'sleep' : ''}`),
  );
  if (!next) return practiceFailed(scene);
  const [wording] = next.wordings;
  return wording ? { ...next, wordings: [{ ...wording, text: `then another: ${wording.text}` }] } : next;
}
