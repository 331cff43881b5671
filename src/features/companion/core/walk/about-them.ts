import { ABOUT_THEM, NAMED } from '../lines/company.ts';
import type { Thread } from '../record/talk-record.ts';
import { objectOf } from '../record/who-is-meant.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word } from '../speak.ts';
import { isNamed, isSpokenOf, isUntold } from './reading/who-died.ts';

/*
 * Whom they speak of: once as they are named, and again only of somebody who died.
 */

/** Whom they speak of; the name in place of a 'he' or 'she' that is not sure. */
export const personSlots = ({ record }: Scene): Record<string, string> => {
  const { who } = record.thread;
  if (who === null) return { who: '', he: '', him: '' };
  return { who: who.label, he: who.pronoun ?? who.label, him: objectOf(who) };
};

/** Once as they are named, and then again only of somebody who died, where this turn speaks of them. */
export function aboutThem(scene: Scene): Wording | null {
  const { who } = scene.record.thread;
  const isNew = who !== null && who.label !== scene.before.thread.who?.label;
  const isOften = scene.before.used.slice(-USED_BACK).some((id) => id.startsWith('about-them'));
  const { tone } = scene.before.thread;
  if (who === null || (isOften && !isNew) || (who.isGone && tone !== 'grief')) return null;
  if (who.isGone && isNamed(who) && isNew) return word(NAMED, scene, { slots: personSlots(scene) });
  if (who.isGone)
    return isSpokenOf(scene, who)
      ? word(ABOUT_THEM, scene, { cues: cuesOfTheDead(scene, who), slots: personSlots(scene) })
      : null;
  if (
    !isNew ||
    (isNamed(who) && !CALLED.test(scene.turn.content)) ||
    tone === 'grief' ||
    scene.reading.wordCount > WORDS_OF_A_MENTION
  )
    return null;
  return word(ABOUT_THEM, scene, { cues: ['living'], slots: personSlots(scene) });
}
/** 'hes called gary': told so, and no capital at the head of a sentence. */
const CALLED =
  /\b(?:he|she|it)['’]?s (?:called|named) (?!in\b|off\b|out\b|back\b|round\b|me\b)|\b(?:his|her) name(?:['’]?s| is)\b/i;
const USED_BACK = 4;
/** Where more is told, that is what is taken up, and not whom it names. */
const WORDS_OF_A_MENTION = 12;

/** Of who died what weighs is taken up before anything is asked; but for the name, which comes first. */
export const isOfTheDead = ({ record, before }: Scene): boolean =>
  record.thread.who?.isGone === true && record.thread.who.label === before.thread.who?.label;

const cuesOfTheDead = (scene: Scene, who: NonNullable<Thread['who']>): string[] => [
  'gone',
  ...(who.isAnimal === true ? ['animal'] : who.label === '' ? [] : ['person']),
  ...(isUntold(scene) ? ['untold'] : []),
];
