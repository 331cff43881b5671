import { compose, type Draft } from '../draft.ts';
import { ABOUT_THEM, BRIEF, IN_PASSING, TAKE_UP, WARM } from '../lines/company.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word, wordAlways } from '../speak.ts';
import type { WayName } from '../ways/way-names.ts';
import { clauseToTakeUp } from './clause-to-take-up.ts';
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
  const way = wayInPassing(scene);
  const offer = way === null ? null : word(IN_PASSING, scene, { cues: [way], slots: personSlots(scene) });
  return compose(scene, [said, offer], {
    technique: 'reflect',
    phase: scene.record.phase === 'R1' ? 'R2' : scene.record.phase,
    thread: {
      at: null,
      aside: null,
      isResting: false,
      open: offer === null ? null : 'offer',
      offered: offer === null ? null : way,
      sinceOffer: offer === null ? thread.sinceOffer + 1 : 0,
      // An offer that was passed over is not made again.
      declined: way === null || offer === null ? thread.declined : [...thread.declined, way],
    },
  });
}

/** By turns: a person, a clause of theirs, a warm line. */
function takeUp(scene: Scene): Wording | null {
  const before = scene.before.used.at(-1) ?? '';
  if (/^(?:take-up|about-them)/.test(before)) return null;
  const ofThem = aboutThem(scene);
  const clause = clauseToTakeUp(scene.turn.content);
  const it = clause === null ? '' : quoted(clause);
  return ofThem ?? (it === '' ? null : word(TAKE_UP, scene, { slots: { it } }));
}

const personSlots = ({ record }: Scene): Record<string, string> => {
  const { who } = record.thread;
  if (who === null) return { who: '', he: '', him: '', his: '' };
  const forms =
    who.pronoun === 'he' ? { he: 'he', him: 'him', his: 'his' } : { he: 'she', him: 'her', his: 'her' };
  return { who: who.label, ...forms };
};

function aboutThem(scene: Scene): Wording | null {
  const { who } = scene.record.thread;
  const isNew = who !== null && who.label !== scene.before.thread.who?.label;
  const isOften = scene.before.used.slice(-USED_BACK).some((id) => id.startsWith('about-them'));
  if (who === null || (!isNew && isOften)) return null;
  if (!who.isGone && (!isNew || scene.before.thread.tone === 'grief')) return null;
  return word(ABOUT_THEM, scene, { cues: [who.isGone ? 'gone' : 'living'], slots: personSlots(scene) });
}
const USED_BACK = 4;

/** At most every few turns, each way once; never to somebody who is quietly telling of good news. */
function wayInPassing(scene: Scene): WayName | null {
  const { thread } = scene.before;
  if (!scene.mayAsk || thread.sinceOffer < TURNS_BEFORE_AN_OFFER) return null;
  if (thread.tone === 'plain' && !scene.cues.has('hard')) return null;
  if (thread.tone === 'grief' && scene.record.thread.who?.isGone !== true) return null;
  const way = thread.tone === 'grief' ? 'letter' : thread.tone === 'joy' ? 'savour' : 'think';
  return thread.declined.includes(way) || thread.done.includes(way) ? null : way;
}
