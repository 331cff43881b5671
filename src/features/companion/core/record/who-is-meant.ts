import { type Found, findPeople } from './people.ts';
import type { Thread } from './talk-record.ts';

const GONE =
  /\b(?:died|passed away|passed on|dead|buried|funeral|miss (?:him|her)|put (?:him|her) to sleep|been gone)\b/i;
const OF_HE = /\b(?:he|him|his|he's)\b/i;
const OF_SHE = /\b(?:she|her|hers|she's)\b/i;

/** Whom they speak of: the one person this turn names, else the one before where 'he' or 'she' goes on. */
export function whoIsMeant(content: string, thread: Thread): Thread['who'] {
  const { who, tone } = thread;
  const found = findPeople(content).filter(({ pronoun }) => pronoun !== 'they');
  const [only] = found;
  if (found.length > 1) return null;
  if (only === undefined) return without(content, thread);
  if (who?.isGone === true && tone === 'grief' && only.name !== who.label) return who;
  return named(content, only, thread);
}

/** Nobody is named: the one before goes on, or somebody died of whom only 'he' is said. */
function without(content: string, { who, tone }: Thread): Thread['who'] {
  if (who === null) return GONE.test(content) || tone === 'grief' ? unnamed(content) : null;
  return goesOn(content, who) ? who : null;
}

function named(content: string, only: Found, { who, tone }: Thread): Thread['who'] {
  const pronoun = only.pronoun ?? (only.name === null ? null : pronounIn(content));
  if (pronoun === null || pronoun === 'they') return null;
  if (
    only.name === null &&
    !new RegExp(`\\b(?:my|our) (?:[\\p{L}-]+ ){0,2}${only.relation}\\b`, 'iu').test(content)
  )
    return null;
  const label = only.name ?? `your ${only.relation}`;
  const isSame = who !== null && (who.label === label || who.pronoun === pronoun);
  return { label, pronoun, isGone: GONE.test(content) || (tone === 'grief' && isSame && who.isGone) };
}

/** 'we had to put Biscuit to sleep. he was 13': who died, by 'he' alone. */
function unnamed(content: string): Thread['who'] {
  const pronoun = OF_HE.test(content) === OF_SHE.test(content) ? null : pronounIn(content);
  return pronoun === null ? null : { label: '', pronoun, isGone: true };
}

const pronounIn = (content: string): 'he' | 'she' | null =>
  OF_HE.test(content) ? 'he' : OF_SHE.test(content) ? 'she' : null;

/** No other 'he' or 'she' has come in. */
const goesOn = (content: string, who: Thread['who']): boolean =>
  who !== null && !(who.pronoun === 'he' ? OF_SHE : OF_HE).test(content);
