import { type Found, findPeople, isAnimal, isNoName } from './people.ts';
import type { Thread } from './talk-record.ts';

type Who = NonNullable<Thread['who']>;

const GONE =
  /\b(?:died|passed away|passed on|buried|put .{0,12}to sleep|(?:lost|buried) (?:my|our)|rainbow bridge|vet\b.{0,60}\blet (?:him|her) go|been gone|(?:is|was|'s) dead(?! (?:tired|on|set|good|funny|easy|keen|to)))\b/i;
/** 'when Margaret died', 'my mum passed': who. */
const WHO_DIED =
  /(?:^|[\s,.])(?:my |our )?(?<who>\p{L}{2,14})(?:'s| has| had)? (?:died|passed(?: away| on)?(?= (?:in|on|last|when|at|away|two|three)|\W|$)|is dead|was buried)\b/iu;
const OF_HE = /\b(?:he|him|his|he's)\b/i;
const OF_SHE = /\b(?:she|her|hers|she's)\b/i;

/** First names that leave no doubt. */
const SHE = new Set(
  'margaret anna anne mary sarah emma laura lucy susan helen linda barbara julie karen claire katie kate emily sophie rachel rebecca jane joan jean dorothy betty maria denise diane sheila maureen priya fatima grace rosie olivia amelia hannah charlotte elizabeth victoria caroline louise jessica amy chloe'.split(
    ' ',
  ),
);
const HE = new Set(
  'john david michael james robert william thomas tom peter paul mark george henry harry jack daniel dan matthew andrew stephen steve kevin brian alan ian keith graham dave mike bob ted frank arthur albert joe joseph ahmed mohammed tobi oliver liam callum simon anthony tony richard patrick'.split(
    ' ',
  ),
);

/** Whom they speak of: who died, else the one person this turn names, else the one before where 'he' or 'she' goes on. */
export function whoIsMeant(content: string, thread: Thread): Thread['who'] {
  const { who, tone } = thread;
  const found = findPeople(content).filter(({ pronoun }) => pronoun !== 'they');
  const died = WHO_DIED.exec(content)?.groups?.who?.toLowerCase();
  const gone = found.find(({ name, relation }) => died !== undefined && (name === died || relation === died));
  if (gone !== undefined) return dead(content, gone, found.length === 1);
  if (who?.isGone === true && tone === 'grief') return stillOf(content, who, thread, found);
  const [only] = found;
  if (found.length > 1) return null;
  if (only === undefined) return without(content, thread);
  return named(content, only);
}

/** As the object of a sentence; the name where no pronoun is sure. */
export const objectOf = ({ pronoun, label }: Who): string =>
  pronoun === null ? label : pronoun === 'he' ? 'him' : 'her';

const labelOf = ({ name, relation }: Found): string => name ?? `your ${relation}`;
const byName = (name: string | null): Who['pronoun'] =>
  name === null ? null : SHE.has(name) ? 'she' : HE.has(name) ? 'he' : null;
const certain = (pronoun: Found['pronoun']): Who['pronoun'] => (pronoun === 'they' ? null : pronoun);

const dead = (content: string, one: Found, isAlone: boolean): Who => ({
  label: labelOf(one),
  pronoun:
    byName(one.name) ??
    (one.relation === '' && !isAlone ? null : certain(one.pronoun)) ??
    (isAlone ? pronounIn(content) : null),
  isGone: true,
  ...animal(isAnimal(one.relation) || PUT_TO_SLEEP.test(content)),
});

const animal = (is: boolean): Pick<Who, 'isAnimal'> => (is ? { isAnimal: true } : {});
const PUT_TO_SLEEP = /\bput\b.{0,20} (?:to sleep|down)\b/i;
const WAS_ANIMAL =
  /\b(?:he|she|it) (?:was|is) (?:a|an|my|our|only a|just a) (?:\w+ ){0,2}(?:dog|cat|horse|pony|rabbit|puppy|kitten|bird|hamster|terrier|spaniel|collie|labrador|budgie)\b/i;

/** Who died stays the one who is meant until another dies; their name and 'he' or 'she', once they are told. */
function stillOf(content: string, who: Who, { at, tries }: Thread, found: readonly Found[]): Who {
  const isFirstTold = at?.way === 'remember' && at.step === 0 && tries === 0;
  const isAlone = found.every(({ relation }) => relation === '');
  const pronoun = who.pronoun ?? (isFirstTold && isAlone ? pronounIn(content) : null);
  const name = /^(?:your .+)?$/.test(who.label) ? nameTold(content) : null;
  return {
    label: name ?? who.label,
    pronoun,
    isGone: true,
    ...animal(who.isAnimal === true || WAS_ANIMAL.test(content)),
  };
}

const NAME_TOLD =
  /\b(?:(?:he|she|it) (?:was|is) (?:called|named)|(?:his|her|its) name (?:was|is)) (?<name>\p{Lu}\p{Ll}{1,14}|\p{Ll}{2,15}(?=\s*(?:[.!,]|$)))/iu;
/** 'he was called Bramble'; 'Sian. she was louder than me' only where the name is a known one. */
function nameTold(content: string): string | null {
  const name = NAME_TOLD.exec(content)?.groups?.name?.toLowerCase();
  if (name !== undefined) return isNoName(name) ? null : name;
  const first = /^(\p{Lu}\p{Ll}{1,14})[.,!] /u.exec(content)?.[1]?.toLowerCase() ?? '';
  return byName(first) === null ? null : first;
}

/** Nobody is named: the one before goes on, or somebody died of whom only 'he' is said. */
function without(content: string, { who, tone }: Thread): Thread['who'] {
  if (who === null) return GONE.test(content) || tone === 'grief' ? unnamed(content) : null;
  return goesOn(content, who) ? who : null;
}

function named(content: string, only: Found): Thread['who'] {
  if (only.pronoun === 'they') return null;
  const pronoun = byName(only.name) ?? only.pronoun ?? (only.name === null ? null : pronounIn(content));
  const isTheirs = new RegExp(`\\b(?:my|our) (?:[\\p{L}-]+ ){0,2}${only.relation}\\b`, 'iu').test(content);
  if (only.name === null && !isTheirs) return null;
  const label = labelOf(only);
  // A name alone may be a place.
  if (pronoun === null && only.relation === '' && !PUT_TO_SLEEP.test(content)) return null;
  const isGone = GONE.test(content) && !WHO_DIED.test(content.replace(OTHERS_DIED, ''));
  const isPet = isGone && (isAnimal(only.relation) || PUT_TO_SLEEP.test(content));
  return { label, pronoun, isGone, ...animal(isPet) };
}
/** 'he died': the one who is named. */
const OTHERS_DIED = /\b(?:he|she|who|it)(?:'s| has| had)? (?:died|passed\b|is dead|was buried)/gi;

/** 'we had to put Biscuit to sleep. he was 13': who died, by 'he' alone. */
function unnamed(content: string): Thread['who'] {
  const pronoun = OF_HE.test(content) === OF_SHE.test(content) ? null : pronounIn(content);
  return pronoun === null
    ? null
    : { label: '', pronoun, isGone: true, ...animal(PUT_TO_SLEEP.test(content)) };
}

const pronounIn = (content: string): 'he' | 'she' | null =>
  OF_HE.test(content) === OF_SHE.test(content) ? null : OF_HE.test(content) ? 'he' : 'she';

/** No other 'he' or 'she' has come in. */
const goesOn = (content: string, { pronoun }: Who): boolean =>
  pronoun !== null && !(pronoun === 'he' ? OF_SHE : OF_HE).test(content);
