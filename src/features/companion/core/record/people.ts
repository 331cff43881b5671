/** Somebody a message names: 'brother', 'dog', '' where only the name is known. */
export interface Found {
  readonly relation: string;
  readonly name: string | null;
  readonly pronoun: 'he' | 'she' | 'they' | null;
}

const SHE =
  `mum mom mam mummy mother mama nan nana nanna gran granny grandma grandmother sister sis daughter wife
  girlfriend aunt auntie niece stepmum stepmother missus mrs ms miss hen`.split(/\s+/);
const HE =
  `dad daddy father papa grandad grandpa grandfather gramps brother son husband boyfriend uncle nephew
  stepdad stepfather mr lad`.split(/\s+/);
const EITHER =
  `partner boss manager friend mate bestie colleague coworker neighbour neighbor landlord landlady cousin
  kid child baby ex teacher roommate flatmate housemate patient client student pupil dog cat horse puppy kitten rabbit
  bird hamster supervisor therapist doctor twin`.split(/\s+/);
const PLURAL = `kids children parents friends mates sons daughters brothers sisters boys girls grandchildren
  grandkids twins neighbours neighbors colleagues`.split(/\s+/);
const RELATION = [...SHE, ...HE, ...EITHER, ...PLURAL]
  .filter((word) => !/^(?:mr|mrs|ms|miss)$/.test(word))
  .join('|');

const QUALIFIED =
  '(?:(?:older|younger|little|big|old|best|late|eldest|youngest|new|step|twin|only|own|half)[- ])*';
const RELATED = new RegExp(
  `\\b(?:my|our|an?|the|me) ${QUALIFIED}(${RELATION})\\b(?!['’]s\\b(?! (?:gone|dead|died|called|been|not|in|just|always|never|a)\\b))`,
  'giu',
);
/** Families' own words without 'my': 'mum got the house'. */
const OWN =
  /(?:^|[\s,.])(mum|mom|mam|dad|nan|gran|grandad|grandma)\b(?!['’]s (?!gone|dead|been|not|in|got|selling))/giu;
const NAMED_AFTER = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) ${QUALIFIED}(${RELATION}),? (?!I\\b)(\\p{Lu}\\p{Ll}{1,15})\\b`,
  'gu',
);
const CALLED =
  /\b(?:called|named|(?:his|her|their) name (?:is|was)|name's|names) ((?:(?:mr|mrs|ms|miss|dr) )?[\p{L}]{2,15})\b/giu;
/** 'we had a name. Wren', 'his name. Tom.' */
const NAME_ALONE = /\bname\b[^.!?]{0,20}[.:,!] *(\p{Lu}\p{Ll}{1,14})\W*$/gu;
const TITLED = /\b((?:[Mm]rs?|[Mm]s|Miss) (?!(?:her|him|it|them|you|my|the|that|this|out)\b)\p{L}{2,15})\b/gu;
/** 'me and jess': a name, whatever its first letter. */
const ME_AND = /\bme and (\p{L}{2,12})\b/giu;
/** A capital inside a sentence, or a name that acts: 'and Dan said'. */
const CAPITAL =
  /(?<=[\p{Ll},] )(?<!\b(?:[Ii]n|[Ff]rom|[Aa]t|[Oo]n|an?|[Tt]he|near|via|in the|(?:go|goes|going|went|move|moved|moving|come|came|back|get|drive|fly|trip) to) )(\p{Lu}\p{Ll}{2,14})(?=[\s,.!?]|$)/gu;
/** 'it is the dog. Bramble.' */
const PET_NAME =
  /\b(?:my|the|our) (?:old )?(dog|cat|horse|pony|rabbit|puppy|kitten|budgie)[.,:] (\p{Lu}\p{Ll}{2,14})(?=[.,!])/gu;
/** 'DILYS DIED ON SUNDAY'. */
const NAME_DIED = /(?:^|[.!?] )(\p{L}{3,14}) (?:died|passed away|has died|was put to sleep)\b/giu;
const NO_BEING =
  /^(?:she|they|everyone|everybody|nobody|somebody|someone|battery|phone|laptop|car|who|people|many|hope|something|it|\p{L}+ly)$/iu;
const NO_NAME =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|eid|ramadan|diwali|god|jesus|english|spanish|french|german|polish|irish|american|british|leeds|london|paris|the|my|her|his|in|on|and|but|not|it|this|that|just|for|by|after|me|a|an|names|crazy|out|back|when|stupid|them|him|us|is|was|latin|maths|teams|zoom|insta|polish|ukrainian|welsh|scottish|tesco|asda|aldi|lidl|google|whatsapp|facebook|instagram|netflix|lego|ivf|okay|yes|no|well|because|mum|mom|mam|mummy|mommy|mama|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|grandpa)$/i;

export const isNoName = (word: string): boolean => NO_NAME.test(word);
export const isAnimal = (relation: string): boolean => ANIMALS.includes(relation);
const ANIMALS = 'dog cat horse pony puppy kitten rabbit bird hamster budgie'.split(' ');

const pronounOf = (relation: string): Found['pronoun'] =>
  SHE.includes(relation) ? 'she' : HE.includes(relation) ? 'he' : PLURAL.includes(relation) ? 'they' : null;

/** A relation has a name of its own: 'mum' and 'friend' are none. */
const isRelation = (name: string): boolean => pronounOf(name) !== null || EITHER.includes(name);
const namesBy = (text: string, sign: RegExp): string[] =>
  [...text.matchAll(sign)].flatMap(([, name = '']) => (NO_NAME.test(name) ? [] : [name.toLowerCase()]));

/** The people (and pets) a message names, in order, each once. Names need a sign: a capital, a title, 'called'. */
export function findPeople(text: string): Found[] {
  const found: Found[] = [];
  addRelated(found, text);
  for (const name of namesBy(text, ME_AND).filter((one) => !isRelation(one))) add(found, '', name, null);
  for (const name of namesBy(text, NAME_ALONE)) addName(found, name);
  for (const [, title = ''] of text.matchAll(TITLED))
    add(found, '', title.toLowerCase(), /^mr\b/i.test(title) ? 'he' : 'she');
  for (const name of namesBy(text, CALLED).filter((one) => !NO_BEING.test(one))) addName(found, name);
  addCapitals(found, text);
  return withPronouns(found, text);
}

/** Names by a capital alone, and of somebody who died. */
function addCapitals(found: Found[], text: string): void {
  for (const name of namesBy(text, CAPITAL))
    if (!found.some((one) => one.name?.includes(name))) add(found, '', name, null);
  for (const name of namesBy(text, NAME_DIED))
    if (!NO_BEING.test(name) && !isRelation(name)) add(found, '', name, null);
}

/** 'my sister', 'mum', 'my sister priya', 'our dog barney'. */
function addRelated(found: Found[], text: string): void {
  for (const sign of [RELATED, OWN])
    for (const [, relation = ''] of text.matchAll(sign)) add(found, relation.toLowerCase(), null);
  for (const [, relation = '', name = ''] of text.matchAll(NAMED_AFTER))
    if (!NO_NAME.test(name)) add(found, relation.toLowerCase(), name.toLowerCase());
  for (const [, relation = '', name = ''] of text.matchAll(PET_NAME))
    add(found, relation, name.toLowerCase());
}

function add(found: Found[], relation: string, name: string | null, pronoun = pronounOf(relation)): void {
  const known = found.find(
    (one) => (relation !== '' && one.relation === relation) || (name !== null && one.name === name),
  );
  if (!known) found.push({ relation, name, pronoun });
  else if (name !== null && known.name === null) Object.assign(known, { name });
}

/** 'he was called barney': the name goes to the one who has none yet. */
function addName(found: Found[], name: string): void {
  if (found.some((one) => one.name === name || one.name?.endsWith(` ${name}`))) return;
  const nameless = found.find((one) => one.name === null && one.pronoun !== 'they');
  if (nameless) Object.assign(nameless, { name });
  else found.push({ relation: '', name, pronoun: null });
}

/** With one person in it, the 'he' or 'she' of a message is theirs. */
function withPronouns(found: Found[], text: string): Found[] {
  const said = new Set(
    [...text.toLowerCase().matchAll(/\b(he|she|him|her|his|hers)\b/g)].map(([word]) =>
      /^h(?:e|im|is)$/.test(word) ? 'he' : 'she',
    ),
  );
  const [only] = said.size === 1 ? [...said] : [];
  if (found.length !== 1 || only === undefined) return found;
  return found.map((one) => (one.pronoun === null ? { ...one, pronoun: only === 'he' ? 'he' : 'she' } : one));
}
