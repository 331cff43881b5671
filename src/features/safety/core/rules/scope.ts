import type { Sentence } from '#language/read-message.ts';
import type { Hit } from './find-hits.ts';
import type { Rule } from './rule.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const NEGATORS = set(
  'hardly barely rarely seldom deny denying denied not never neither nor without nicht nunca jamas non nao ne jamais mai nie sin tampoco niet',
);
const WISHES = set('wish wishing wished hope hoping want wanting pray praying ojala quisiera');
/** 'no' denies only what it counts: 'no plans', 'no, i want to' does not deny. */
const COUNTED =
  set(`plan plans intention intentions desire thoughts thought wish urge urges interest longer way reason
  need suicidal idea ideas real current`);
const SPANISH_NO_BEFORE = set(
  'quiero voy pienso quisiera estoy me he tengo es deseo soy queria voglio sono penso vou estou quero',
);

/** In 'je n'ai pas': elsewhere an 'n' is an 'and'. */
const FRENCH_AFTER_N = set('ai avais est y ont etais aurais');

/** Words that carry a negation on towards what comes after them. */
const CHAIN =
  set(`to be am was were been being is are going go want wants wanted wanting feel feeling feels felt like think
  thinking thought thoughts of about any plan plans planning intend intention intentions intending trying try tried need
  would could will do did does say saying said mean that because i have had having a the wish desire urge urges
  considering considered ideas idea tempted at all or as in my me ready talking longer actively it implying
  suggesting meaning suicide suicidal imply anything real current planned mean means
  day goes by when one single night moment hour reason promise guarantee swear true pretend pretending act acting
  point extent degree passes there is
  quiero quisiera queria voy a que pienso pensando en estoy he tengo ganas de intencion es porque me yo pensado ser
  deseo digo diciendo ni planeo je veux pas que envie ai d ich will mochte mich zu eu quero vou penso em io voglio`);

/** 'i don't know if i want to live' doubts, which is enough where a wish to live is denied. */
const DOUBTING = set(
  'know if sure whether see find remember really certain convinced left much even exactly hardly can',
);

/** Words that join a negation to a whole clause: 'it is not that i…', 'i never said i…'. */
const CLAUSE_JOINTS = set(
  'that because saying said mean meaning as like implying suggesting imply que porque digo diciendo means',
);

/** Whether an odd number of negations reaches the hit. */
export function isNegated(sentence: Sentence, hit: Hit): boolean {
  const negations = countNegationsBefore(sentence, hit) + (isDeniedAfter(sentence, hit) ? 1 : 0);
  return negations % 2 === 1;
}

function countNegationsBefore({ words, breaks }: Sentence, hit: Hit): number {
  // 'i don't wish i was dead': its own wish can be denied whatever follows.
  let counts = hit.rule.ignoresNegation !== true || WISHES.has(words[hit.start] ?? '');
  let count = 0;
  for (let at = hit.start - 1; at >= 0 && breaks[at + 1] !== true; at -= 1) {
    const word = words[at] ?? '';
    const negates = isNegation(words, at);
    if (negates ? deniesNothing(words, at) : !carriesOn(word, hit)) break;
    if (negates && counts) count += 1;
    counts ||= CLAUSE_JOINTS.has(word);
  }
  return count;
}

function isNegation(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (word === 'n') return FRENCH_AFTER_N.has(next);
  if (word === 'no') return COUNTED.has(next) || SPANISH_NO_BEFORE.has(next);
  return NEGATORS.has(word);
}

/** 'why not die', 'why shouldn't i', 'if not', 'a reason not to', 'trying not to'. */
function deniesNothing(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  return (
    before.includes('why') ||
    /^(?:if|reason|reasons|trying|try|tried|struggling|hard|fighting)$/u.test(before.at(-1) ?? '') ||
    words[at + 1] === 'i'
  );
}

const carriesOn = (word: string, { rule }: Hit): boolean =>
  CHAIN.has(word) || (rule.isRiskWhenNegated === true && DOUBTING.has(word));

/** 'suicide is not an option', 'killing myself is not what i want'. */
function isDeniedAfter(sentence: Sentence, hit: Hit): boolean {
  const after = sentence.words.slice(hit.end, hit.end + 4).join(' ');
  return (
    /^(?:is|was|are|would be|will be|es|no es) ?(?:not|never|no)? (?:an option|the answer|something i|what i|my plan|on my|the way|going to happen|una opcion|la solucion)/u.test(
      after,
    ) && /\b(?:not|never|no)\b/u.test(after)
  );
}

const ME = set(
  'i me my myself im mine yo mi mio mia je moi mon ma ich mich mir mein meine eu meu minha mim io',
);
const YOU = set('you your yourself tu usted');
const OTHER = set(`he she they him her them his their himself herself themselves someone somebody person
  guys girl boy friend friends bestie mom mum mama mother dad daddy father brother sister son daughter wife husband partner
  girlfriend boyfriend ex cousin uncle aunt grandma grandpa grandmother grandfather nana gran granny roommate flatmate
  coworker colleague boss neighbour neighbor student students pupil patient kid kids child children character protagonist
  hero niece nephew teenager teen teens man woman guy mate twin sibling client classmate teammate parents victim singer
  narrator author adults veterans women men teenagers youth hamlet romeo juliet villain actor fiance stepdad stepmom
  spouse buddy celebrity stepson stepdaughter grandson granddaughter
  ella el ellos ellas amigo amiga hermano hermana madre padre papa hijo hija novio novia esposo esposa primo prima alguien
  gente tio tia abuelo abuela companero companera marido vecino vecina mejor-amiga sobrino sobrina hermanita hermanito
  il elle copain copine ami amie frere soeur mere pere fils fille mari er freund freundin bruder schwester mutter vater
  sohn tochter mann ele ela irmao irma mae pai filho filha namorado namorada marido esposa lui lei fratello sorella
  amico amica figlio figlia padre`);
const THEMSELVES = set('himself herself themselves');
const THIRD_PERSON_VERBS = set(
  'wants wishes thinks hopes needs feels plans cuts hurts harms quiere piensa dice',
);

/** 'my brother', 'a student of mine': a real person, whatever else the sentence is about. */
export function namesOwnPerson({ words }: Sentence): boolean {
  return words.some(
    (word, at) => ((word === 'my' || word === 'our') && OTHER.has(words[at + 1] ?? '')) || word === 'mine',
  );
}

export type Subject = 'me' | 'other' | 'you';

/** Whose danger a hit is about: its own words first, then the nearest person before it. */
export function findSubject(sentence: Sentence, hit: Hit): Subject {
  if (hit.rule.subject === 'me' || hit.rule.subject === 'other') return hit.rule.subject;
  const { words } = sentence;
  if (isReportedSpeech(sentence, hit)) return 'other';
  if (hit.rule.subjectAt) return nearestSubject(sentence, subjectEndOf(hit, hit.rule.subjectAt) - 1) ?? 'me';
  const own = words.slice(hit.start, hit.end).find((word) => ME.has(word) || THEMSELVES.has(word));
  if (own !== undefined) return ME.has(own) ? 'me' : 'other';
  const isSpanish = hit.rule.id.startsWith('es.');
  const nearest = nearestSubject(sentence, hit.start - 1, isSpanish);
  if (nearest) return nearest;
  return THIRD_PERSON_VERBS.has(words[hit.start] ?? '') ? 'other' : 'me';
}

/** Before which word the subject is looked for. */
function subjectEndOf({ anchor, start, end }: Hit, subjectAt: NonNullable<Rule['subjectAt']>): number {
  if (subjectAt === 'anchor') return anchor?.end ?? end;
  return subjectAt === 'end' ? end : start;
}

function nearestSubject({ words }: Sentence, from: number, isSpanish = false): Subject | null {
  for (let at = from; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    // 'he' is a person in English and 'i have' in Spanish.
    if (ME.has(word) || (word === 'he' && isSpanish)) return 'me';
    if (YOU.has(word)) return 'you';
    if (OTHER.has(word)) return words[at - 1] === 'i' && words[at - 2] !== 'and' ? 'me' : 'other';
  }
  return null;
}

const REPORTING =
  set(`says said saying sings sang goes called titled named screams lyrics lyric line quote writes wrote reads
  tells yells yelled shouts texted posted messaged told whispered whispers screamed admitted confessed tweeted
  dice dijo canta escribio dit sagt sagte disse diz`);
const AFTER_REPORTING = set('that me us them him her to and like my que');
const THEMES =
  set(`song songs movie film book novel character show series episode story poem lyrics lyric script scene quote
  meme play chorus verse cancion pelicula libro serie narrator letra hook title`);

/** Somebody else's words: 'my friend said i want to die', 'the song goes …'. */
function isReportedSpeech(sentence: Sentence, hit: Hit): boolean {
  const { words } = sentence;
  let at = hit.start - 1;
  if (isI(words[at] ?? '')) at -= 1;
  for (let skipped = 0; skipped < 3 && AFTER_REPORTING.has(words[at] ?? ''); skipped += 1) at -= 1;
  const verb = words[at] ?? '';
  if (!REPORTING.has(verb)) return false;
  if (THEMES.has(verb)) return true;
  const speaker = words.slice(Math.max(0, at - 5), at).findLast((word) => isI(word) || isSource(word));
  return speaker !== undefined && !isI(speaker);
}

const isI = (word: string): boolean => word === 'i' || word === 'yo';
const isSource = (word: string): boolean => OTHER.has(word) || THEMES.has(word);

export function namesMe({ words }: Sentence): boolean {
  return words.some((word) => ME.has(word));
}
