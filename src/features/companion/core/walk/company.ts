import { compose, type Draft } from '../draft.ts';
import { ABOUT_THEM, BRIEF, IN_PASSING, TAKE_UP, WARM } from '../lines/company.ts';
import { objectOf } from '../record/who-is-meant.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word, wordAlways } from '../speak.ts';
import { isPast, takenUp } from './clause-to-take-up.ts';
import { quoted } from './quote.ts';

/*
 * Company: what there is before a way is chosen, between ways, and for whoever wants none. One thing of theirs is taken
 * up, a person or a short clause word for word, by turns with a plain warm line. Nothing is set as a task.
 */

const BRIEF_WORDS = 3;
const TURNS_BEFORE_AN_OFFER = 4;

/** What is said to a telling, where no way is walked. */
export function keepCompany(scene: Scene): Draft | null {
  const { thread } = scene.before;
  const isBrief = scene.reading.wordCount <= BRIEF_WORDS;
  const said = (isBrief ? word(BRIEF, scene) : takeUp(scene)) ?? word(WARM, scene) ?? wordAlways(WARM, scene);
  const offer = mayOfferLetter(scene) ? word(IN_PASSING, scene, { slots: personSlots(scene) }) : null;
  return compose(scene, [said, offer], {
    technique: 'reflect',
    phase: scene.record.phase === 'R1' ? 'R2' : scene.record.phase,
    thread: {
      at: null,
      aside: null,
      isResting: false,
      open: offer === null ? null : 'offer',
      offered: offer === null ? null : 'letter',
      sinceOffer: offer === null ? thread.sinceOffer + 1 : 0,
      // An offer that was passed over is not made again.
      declined: offer === null ? thread.declined : [...thread.declined, 'letter'],
    },
  });
}

/** A person, or the clause that matters; by turns with a warm line where nothing of it is heavy or warm. */
function takeUp(scene: Scene): Wording | null {
  const taken = takenUp(scene.turn.content);
  const hasJust = /^(?:take-up|about-them)/.test(scene.before.used.at(-1) ?? '');
  if (hasJust && taken?.matters !== true) return null;
  const it = taken === null ? '' : quoted(taken.words);
  const cues = taken !== null && isPast(taken.words) ? ['past'] : [];
  const clause = it === '' ? null : word(TAKE_UP, scene, { slots: { it }, cues });
  return (hasJust ? null : aboutThem(scene)) ?? clause;
}

/** Whom they speak of; the name in place of a 'he' or 'she' that is not sure. */
const personSlots = ({ record }: Scene): Record<string, string> => {
  const { who } = record.thread;
  if (who === null) return { who: '', he: '', him: '' };
  return { who: who.label, he: who.pronoun ?? who.label, him: objectOf(who) };
};

/** Once as they are named, and then again only of somebody who died. */
function aboutThem(scene: Scene): Wording | null {
  const { who } = scene.record.thread;
  const isNew = who !== null && who.label !== scene.before.thread.who?.label;
  const isOften = scene.before.used.slice(-USED_BACK).some((id) => id.startsWith('about-them'));
  if (who === null || isOften || (!isNew && !who.isGone)) return null;
  if (!who.isGone && scene.before.thread.tone === 'grief') return null;
  return word(ABOUT_THEM, scene, { cues: [who.isGone ? 'gone' : 'living'], slots: personSlots(scene) });
}
const USED_BACK = 4;

/** To whoever tells of somebody who died, once. */
function mayOfferLetter({ mayAsk, before, record }: Scene): boolean {
  const { thread } = before;
  if (!mayAsk || thread.sinceOffer < TURNS_BEFORE_AN_OFFER || thread.tone !== 'grief') return false;
  if (record.thread.who?.isGone !== true) return false;
  return !thread.declined.includes('letter') && !thread.done.includes('letter');
}
