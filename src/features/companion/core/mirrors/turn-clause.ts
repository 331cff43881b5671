import { spellOut } from '#language/spell-out.ts';
import { BEFORE_I, isDoubtful } from './doubts.ts';

const SUBJECTS = /^(?:he|she|they|it|that|this|there|we|nobody|everybody|everyone|someone|somebody|i)$/;
const BE_HAVE = `is was are were has had does did can could will would should might must isn't wasn't aren't weren't hasn't
  hadn't doesn't didn't can't couldn't won't wouldn't shouldn't mustn't`;
const PAST = `read began drank rode rose shook blew drew flew swore tore fed dealt meant sank beat quit split stuck struck rang arrived died followed dropped moaned screamed sneezed said told got went left came took gave made kept knew thought felt found put ran sat stood lost met paid
  rang saw sold sent slept spoke stole sang taught threw woke wore won wrote heard held hid hit hurt laid led let lay lied
  brought bought broke built caught chose cut died drove ate fell forgot forgave froze grew shut cried tried used looked
  asked called wanted needed asked laughed shouted screamed yelled smiled walked worked lived moved stayed stopped started
  turned waited watched wished apologised texted phoned hugged helped missed hated loved ignored dumped promised cancelled
  cooked cleaned ended finished happened hoped invited joined kissed liked managed opened passed picked played pulled
  pushed refused remembered rolled seemed showed talked thanked tidied treated visited washed stripped noticed blamed`;
const BASES = `say tell get go leave come take give make keep know think feel find put run sit stand lose meet pay ring see
  sell send sleep speak steal teach throw wake wear win write hear hold hide hit hurt lie bring buy break build catch choose
  cut die drive eat fall forget forgive cry try use look ask call want need laugh shout scream yell smile walk work live
  move stay stop start turn wait watch wish text phone hug help miss hate love ignore promise cook clean end finish hope
  invite like manage open pass pick play pull push refuse remember seem show talk thank treat visit wash have do am freeze panic argue fight struggle wonder expect deserve worry guess suppose`;
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const AUX = set(BE_HAVE);
const PAST_FORMS = set(PAST);
const BASE_FORMS = set(BASES);
const THIRD_FORMS = new Set(
  [...BASE_FORMS].flatMap((base) => [`${base}s`, `${base}es`, base.replace(/y$/, 'ies')]),
);
const ADVERBS =
  set(`just never always still only really even also finally actually already once suddenly probably
  usually sometimes often hardly barely nearly almost literally basically honestly`);

/** What may stand before a clause without being part of it; `TAIL`: behind it. */
export const LEAD =
  /^(?:(?:and|so|but|well|then|also|because|cos|oh|ok|okay|yeah|yes|no|honestly|anyway|now|basically|i mean|you know|to be honest|um|uh|erm|ah|aye|tbh|apparently|plus|idk|omg|oh my god|lol|haha|hm|ugh|just that|that(?= (?:i'm|i|i'll|i'd|he|she|they|my|nobody)\b)|hmm?|yep|yup|nah|right|see|last night|today|yesterday|this morning|some (?:days|mornings|nights)|i (?:think|guess|suppose) (?:it's|it is) that|i (?:guess|suppose)(?= (?:nobody|no one|he|she|they|it|it's|my|the)\b))(?![\w'])[,\s]*)+/;
export const TAIL =
  /(?:[,\s]+(?:ugh|really|honestly|though|tho|tbh|lol|you know|or something|anyway|haha|either|too|mate|love|to be honest|if i'm honest|obviously|i guess|i suppose|dear|you see|innit))+$/;
const MINE: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  us: 'you',
  myself: 'yourself',
  our: 'your',
  ours: 'yours',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};
/** A harsh word about oneself is never said back as if it were so. */
export const JUDGES_SELF =
  /\b(?:i'm|i am|i was|i've been|i (?:just )?(?:feel|felt)(?: like)?|makes me feel|feel like) (?:just |such |so |really |being )*(?:an? )?(?:\w+ )?(?:terrible|bad|awful|horrible|rubbish|useless|worthless|pathetic|stupid|failure|burden|disgusting|ugly|fat|weak|monster|idiot|waste|coward|selfish|loser)\b|\bhate myself\b/;
const [FEWEST_WORDS, MOST_WORDS] = [3, 14];
/** Behind 'i' nearly every word is a verb; not these. */
const NO_VERB =
  /^(?:and|or|but|the|a|an|my|to|of|in|too|guess|suppose|mean|am|is|are|be|been|being|said|says|like|dunno|you|he|she|it|we|they|i)$|'(?:s|m|re)$/;

/** 'ill cry', 'id stay': what is one word for somebody in a hurry. */
const contracted = (words: readonly string[]): string[] =>
  words.map((word, at) =>
    (word === 'ill' || word === 'id') && BASE_FORMS.has(words[at + 1] ?? '') ? `i'${word.slice(1)}` : word,
  );

/**
 * A clause in the second person ('my brother sold the tools' → 'your brother sold the tools'), or null where it is not
 * certain how it is built. Wrong or mangled words are worse than none.
 */
export function turnClause(clause: string): string | null {
  const words = contracted(spellOut(clause).replace(LEAD, '').replace(TAIL, '').split(/\s+/));
  const plain = words.join(' ');
  const fewest = CONTRACTED.test(words[0] ?? '') ? 2 : FEWEST_WORDS;
  if (words.length < fewest || words.length > MOST_WORDS) return null;
  if (isDoubtful(words) || JUDGES_SELF.test(plain)) return null;
  return standsAlone(words) && hasCertainPersons(words)
    ? words.map((word, at) => turnWord(word, at, words)).join(' ')
    : null;
}

/** A subject with its verb. */
const CONTRACTED =
  /^(?:i'm|i've|i'd|i'll|we're|we've|we'd|we'll|he's|she's|it's|it'll|that's|that'll|they're|they've|they'll|there's|he'd|she'd|they'd|he'll|she'll|nobody's|everyone's)$/;
/** 'three weeks i was on that roof', 'some of them i calved myself'. */
const FRONTED =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty(?:-\w+)?|a hundred|half|most|some|all|many|not one)(?: [a-z-]+){1,3} (?:i|we) (?!am\b)[a-z']+/;
const HAS_VERB = /\b(?:is|are|was|were|has|have|had|did|do|does|that|because|if|when)\b.* (?:i|we)\b/;

/** Whether it begins with a subject and a finite verb that agrees with it. */
function standsAlone(words: readonly string[]): boolean {
  const plain = words.join(' ');
  if (FRONTED.test(plain) && !HAS_VERB.test(plain)) return true;
  const verbAt = subjectLength(words);
  if (verbAt === 0) return false;
  const subject = words[verbAt - 1] ?? '';
  let from = verbAt;
  while (ADVERBS.has(words[from] ?? '')) from += 1;
  return CONTRACTED.test(subject) ? words.length > from : agrees(subject, words[from] ?? '');
}

const OF_I =
  /^(?:am|was|wasn't|had|did|can|could|will|would|should|might|must|hadn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|don't|haven't)$/;

/** Whether the verb is one that may stand behind the subject. */
function agrees(subject: string, verb: string): boolean {
  if (subject === 'i')
    return OF_I.test(verb) || isPlainVerb(verb) || (/^[a-z]{3,}$/.test(verb) && !NO_VERB.test(verb));
  if (/^(?:we|they)$/.test(subject))
    return (
      isPlainVerb(verb) || (AUX.has(verb) && !/^(?:is|was|has|does|isn't|wasn't|hasn't|doesn't)$/.test(verb))
    );
  return PAST_FORMS.has(verb) || AUX.has(verb)
    ? !/^(?:are|were|aren't|weren't)$/.test(verb)
    : THIRD_FORMS.has(verb);
}

/** Whether one of the words can only be what somebody did, does or is. */
export const hasFiniteVerb = (words: readonly string[]): boolean =>
  words.some(
    (word) => PAST_FORMS.has(word) || AUX.has(word) || THIRD_FORMS.has(word) || /^\w{2,}ed$/.test(word),
  );

/** Behind these 'was' is said of the 'i' before: 'i went and was sick'. */
const SAME_SUBJECT = /^(?:and|but|or|just|then|also|still|never|always|only|really|so|too)$/;

const isPlainVerb = (verb: string): boolean =>
  PAST_FORMS.has(verb) || BASE_FORMS.has(verb) || verb === "don't" || verb === "haven't";

/** Whom a person may have beside them. */
export const RELATION =
  /^(?:mum|mom|mam|dad|nan|gran|grandma|grandad|mother|father|brother|sister|son|daughter|wife|husband|hubby|missus|bf|gf|stepdad|stepmum|stepmom|fiancé|fiance|fiancée|girl|boy|partner|boss|manager|friend|landlord|ex|boyfriend|girlfriend|teacher|neighbour|neighbor|dog|cat|patient|uncle|aunt|cousin|bestie|flatmate|colleague|mate|house|phone|baby)$/;

/** How many words the subject takes: 'he' 1, 'my brother' 2, 'my older sister' 3; 0 where it is none we know. */
function subjectLength(words: readonly string[]): number {
  const [first = '', second = '', third = ''] = words;
  if (SUBJECTS.test(first))
    return first === 'that' || first === 'this' || first === 'there' ? (AUX.has(second) ? 1 : 0) : 1;
  if (CONTRACTED.test(first)) return 1;
  if (/^(?:my|our|his|her|the|their)$/.test(first)) {
    if (RELATION.test(second)) return 2;
    if (/^(?:older|younger|little|big|old|best|new|eldest|youngest)$/.test(second) && RELATION.test(third))
      return 3;
  }
  return /^(?:mum|mom|mam|dad|nan|gran)$/.test(first) ? 1 : 0;
}

/** Every 'i' stands where its person is sure, and no verb further on would have to agree with it. */
function hasCertainPersons(words: readonly string[]): boolean {
  const isOwn = /^(?:i|we)(?:'\w+)?$/.test(words[0] ?? '');
  return words.every((word, at) => {
    const before = words[at - 1] ?? '';
    if (/^(?:was|wasn't|am)$/.test(word) && isOwn && at > 2) return !SAME_SUBJECT.test(before);
    return !(word === 'me' && at === 0) && !(word === 'we' && at > 0 && !BEFORE_I.has(before));
  });
}

function turnWord(word: string, at: number, words: readonly string[]): string {
  const before = words[at - 1] ?? '';
  const isAfterI = before === 'i' || before === 'we' || (ADVERBS.has(before) && words[at - 2] === 'i');
  if (isAfterI && before !== 'we') {
    if (word === 'am') return 'are';
    if (word === 'was') return 'were';
    if (word === "wasn't") return "weren't";
  }
  return word === 'we' ? 'you' : (MINE[word] ?? word);
}
