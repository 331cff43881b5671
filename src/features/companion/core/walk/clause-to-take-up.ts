import { type Clause, splitClauses } from '#language/split-clauses.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 12;
/** Said to us, asked, half a thought, or a blow at themselves: nothing that is given back. */
const NOT_GIVEN =
  /\?|\b(?:you|your|u|ur|lol|haha|idk|btw|tbh|process|guide|app|question|machine|bot|robot)\b|\bi (?:spose|suppose|guess|think|reckon)\W*$|\b(?:worthless|useless|pathetic|stupid|idiot|ugly|fat|disgusting|failure|loser|weak|crazy|mad|awful|horrible|terrible|bad (?:mum|mom|mother|dad|father|person|friend|wife|husband|son|daughter)|hate (?:me|myself)|daft|foolish|fool|dumb|coward|fuck\w*|shit\w*|cunt|bitch|wank\w*|arse\w*)\b/i;
/** Whether so few words may be heard back. */
export const mayBeGiven = (content: string): boolean =>
  !NOT_GIVEN.test(content) &&
  !ONLY_SAID_TO_US.test(content) &&
  /\p{L}{3}/u.test(content) &&
  !/["“”()\n]/.test(content);
const ONLY_SAID_TO_US =
  /^\W*(?:(?:yes|yeah|yep|yup|yh|aye|no|nah|nope|ok|okay|sure|fine|right|mm+|hm+|oh|ah|well|so|and|um|uh|exactly|true|correct|spot|bang|on|indeed|absolutely|precisely|agreed|si|sí|sim|maybe|probably|please|thanks?|ta|cheers|sorry|hi|hello|bye|night|done|nothing|dunno|that|this|it|there|really|just|all|good|fair|enough|then|now|wow|cool|same|know|i|continue|boring|menu|haha+|lol|x+o*|xoxo)\b\W*)+$|^\W*(?:where|what|who|why|how|when|which|because|cos|if|start|say|read|show|give|tell|write|number|option|the (?:first|second|third|last))\b/i;
const HALF =
  /^(?:(?:an?|the|my|his|her) \p{L}+ (?:who|that|which)\b|i (?:mean|think|guess|suppose|know|just|asked|said|told|meant|answered|was asking|have (?:earned|taken)|did ?n[o']?t (?:ask|say|mean|want to))|i don'?t (?:even )?know|i'?m (?:talking|asking|saying|telling)|anyway|so|well|but|or|if|when|because|cos|which|that|than|as|who|whose|what|where|why|how|to|of|with|for|at least|can|could|shall|do|is|are|i'?ve (?:earned|taken|told)|and so on|it'?s (?:just(?! been)|fine|ok|an?|not|no|only)|no(?:t|thing(?:'s)?)?|please|yes|yeah|thanks?|ok(?:ay)?|sorry|it is|it was|there(?:'?s| is| are| was| were)|that'?s|this is|an if|bro|mate|still here|keep|just)\b/iu;
/** Somebody who does something: else half a sentence. */
const BEGINS =
  /^(?:(?:and|but|so|then) )?(?:(?:even|now|today|yesterday|tonight|last night|this morning) )?(?:i|i'\p{L}+|im|ive|id|we|we'\p{L}+|he|he's|hes|he'd|she|she's|shes|she'd|they|they're|they'd|my|our|his|her|their|the|an?|nobody|no one|everybody|everyone|somebody|someone|all|both|it'?s (?:just |only |always )*been (?:just )?(?:me|us|the two)|mum|mom|dad|nan|gran|grandad)\b/iu;
const NAMED_FIRST =
  /^(?!And |That |This |It )\p{Lu}\p{Ll}+ (?:(?:just|never|always|even|still) )?(?:is|was|has|had|said|told|went|came|got|took|left|rang|\p{L}{2,}ed|\p{L}{2,}[^s]s)\b/u;
/** What it was like: 'like i was a piece of furniture', 'like a ghost in my own kitchen'. */
const COMPARES =
  /\blike (?:(?:i|he|she|they|we|it)(?:'?(?:m|s|re|d)| (?:was|were|am|is|had|did ?n[o']?t|was ?n[o']?t|(?!says|does|goes|means|thinks|knows)\p{L}+s))|(?:an?|some) \p{L}+)\b/iu;
/** 'couldn't even look at me', 'laughed till we cried': who is left out. */
const OMITS =
  /^(?:(?:just|even|only) )?(?:(?:could|did|was|had)n'?t|been|(?!turned)\p{L}{3,}ed|felt|sat|stood|lost|fell|broke) /iu;
const begins = (written: string): boolean =>
  /^like /i.test(written)
    ? COMPARES.test(written)
    : [BEGINS, NAMED_FIRST, OMITS].some((sign) => sign.test(written));
const HAS_VERB =
  /\b(?:is|was|are|were|am|i'm|im|has|had|have|did|does|do|read|sent|wrote|ate|eat|used|knew|said|says|told|went|came|got|gets|took|made|kept|keeps|put|left|rang|called|asked|sat|stood|looked|wanna|laughed|cried|hummed|feel|felt|miss|want|wish|hope|love|need|\p{L}{3,}ed|'s|'d|'m|'ve|'re|(?:ca|could|wo|would|did|do|does)n'?t|never|always)\b/iu;

/** A word that weighs, and one that warms. */
export const HARD_WORD =
  /\b(?:cr(?:y|ied|ying)|greeting|tears|bawl\w*|died|dead|dying|death|funeral|buried|cancer|lump|ill|sick|hospital|pain|hurts?|scared|afraid|frightened|terrified|dread\w*|worr(?:y|ied|ying)|anxious|panic\w*|alone|lonely|miss(?:es|ed|ing)?|lost(?! a bet)|gone|left me|quiet|silent|empty|shout\w*|scream\w*|angry|furious|asham\w*|guilt\w*|fault|blam\w*|tired|exhausted|worn|broke(?:n)?|fell|hate|nobody|no one|ignor\w*|forgot\w*|sacked|redundan\w*|fail\w*|debt|rent|worse(?! than)|worst|stuck|heavy|hard|sad|unfair|humiliat\w*|awkward|lie[ds]?|lying|cheat\w*|argu\w*|row|fight\w*|froze|stopped|yell(?:s|ed|ing)?|mock\w*|useless|unnecessary|wrong|trouble|(?:look\w*|turn\w*|walk\w*) (?:away|the other way)|(?:could|did)n'?t (?:even )?(?:watch|look|speak|move|answer))\b/i;
const GLAD_WORD =
  /\b(?:laugh\w*|lov(?:e|ed|ely)|proud|happy|smil\w*|s[aiu]ng|singing|hugg?\w*|kind|thrilled|excited|delighted|beautiful|best|won|pass(?:ed)?|glad|reliev\w*|relief|lighter|better|saved|danc\w*|joy\w*|thank\w*|good|brave|together|gave)\b/i;
const PERSON =
  /\b(?:he|she|they|him|her|we|us|every(?:one|body)|mum|mom|dad|nan|gran|grandad|mother|father|brother|sister|son|daughter|wife|husband|friend|boss|baby|kids?|partner)\b/i;
const NAME = /(?<!^)(?<!\b(?:from|in|at|to|of|near|am|[Ii]'?m) )(?!\p{L}+day\b)\b\p{Lu}\p{Ll}{2,}\b/u;
const OWN_FEELING =
  /\bi(?:'m|m| am)? ?(?:feel|felt|miss|missed|love|loved|hate|wish|want|wanted|wanna|hope|need|cried|keep|kept|(?:ca|could|do|did)n'?t)\b|\bi'?m (?:so |just |really |not |half )?\p{L}+(?:ed|y)\b/iu;
/** What is so still, or always. */
const LASTS =
  /\b(?:still|never|always|again|any ?more|the (?:only|last|first time|nearest|closest)|used to)\b/i;

/** What somebody is or has, and no more: 'he has a stammer', 'i am from portugal', 'his name is owen'. */
const BARE_FACT =
  /^(?:(?:and|but|so|then) )?(?:(?:i|he|she|it|they|we|\p{Lu}\p{Ll}+)(?:(?:'s|'m|'re)| am| is| was| are| were| has| had| have) (?:not )?(?:from|in|at|an?|the(?! one)|only|\d+|(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]\w+)?|ten|eleven|twelve)$|nervous|married|single|(?:sitting|lying|working) (?:in|at|on|as))\b|(?:his|her|my|their|its) names? (?:is|was)\b|(?:he|she|they) (?:does|do|plays?|works?|likes?|lives?|collects?|drives?|teaches) (?:\S+ ){0,3}\S+$)/iu;
/** What somebody living is like, told in passing: 'she has a laugh like a kookaburra'. */
const DESCRIBES =
  /^(?:(?:and|but) )?(?:he|she|it|they|\p{Lu}\p{Ll}+)(?:['’]s got| has| have) (?:got )?(?:an?|the) (?:\p{L}+ ){0,2}(?:laugh|voice|smile|face|walk|way|hair|coat|nose|eyes)\b/iu;

/** Where a long clause may end and still stand. */
const HEAD = /\s+(?:until|till|when|whenever|while|as if|as though|before|after)\s.*$/iu;
const headOf = (clause: Clause): Clause =>
  clause.written.split(/\s+/).length > MOST_WORDS
    ? { ...clause, written: clause.written.replace(HEAD, '') }
    : clause;

const WEIGHS = 3;
/** How much a clause matters: a hard or a glad word or a comparison, a feeling of their own, a person. */
const weightOf = (written: string): number =>
  ([HARD_WORD, GLAD_WORD, COMPARES].some((sign) => sign.test(written)) ? WEIGHS : 0) +
  (OWN_FEELING.test(written) ? 2 : 0) +
  (PERSON.test(written) || NAME.test(written) ? 1 : 0) +
  (LASTS.test(written) ? 1 : 0);

export interface Taken {
  readonly words: string;
  /** Heavy or warm: not to be passed over. */
  readonly matters: boolean;
  /** Somebody is in it, or a feeling: worth taking up where much is told. */
  readonly isWorth: boolean;
}

/**
 * The clause that is taken up: whole, not what a 'but' takes back, short and told, with something in it, the one that matters most; of equals the last there is, since people
 * end on what matters, or the first, where a talk begins.
 */
export function takenUp(content: string, which: 'first' | 'last' = 'last'): Taken | null {
  const fit = splitClauses(content)
    .map(headOf)
    .filter((clause) => isGiven(clause) && !isTakenBack(content, clause.written))
    .map(({ written }) => ({ written, weight: weightOf(written) + (isMostly(content, written) ? 0.5 : 0) }))
    .filter(({ written, weight }) => weight >= WEIGHS || !(BARE_FACT.test(written) || OMITS.test(written)))
    .filter(({ written, weight }) => weight > 0 && !DESCRIBES.test(written));
  const most = Math.max(...fit.map(({ weight }) => weight));
  const best = fit.filter(({ weight }) => weight === most).at(which === 'first' ? 0 : -1);
  return best === undefined
    ? null
    : {
        words: best.written.replace(/^(?:and|but|so|then) /i, ''),
        matters: best.weight >= WEIGHS,
        isWorth: best.weight > 0,
      };
}

export const clauseToTakeUp = (content: string, which: 'first' | 'last' = 'last'): string | null =>
  takenUp(content, which)?.words ?? null;

/** After a 'but' or a 'mostly' with a person in it: what they come to. */
const isMostly = (content: string, written: string): boolean =>
  PERSON.test(written) &&
  /\b(?:but|mostly|the thing is)[\s,:]+$/i.test(content.slice(0, content.indexOf(written)));

/** By a 'but' or a 'then nothing' behind it, or as the half of 'my wife and i'. */
function isTakenBack(content: string, written: string): boolean {
  const at = content.indexOf(written);
  return (
    /^[\s,;:]*(?:but|(?:and )?then nothing)\b/i.test(content.slice(at + written.length)) ||
    AND_I.test(content.slice(0, at))
  );
}
const AND_I = /(?:\b(?:[Mm]y|[Oo]ur) \p{L}+|\p{Lu}\p{Ll}+|\bme) and\s+$/u;

/** 'his name was', 'the way it is': an opening with nothing behind it. */
const CUT_SHORT =
  /\b(?:say(?:s|ing)?|asking|going|goes|thinking|like|and|or|to|with|of|for|the|an?|my|is|was|are|were|it is|name was|(?:said|told|asked)(?: to)?(?: me| him| her| us| them)?|because|that|which|who|(?:d(?:o|id|oes)|has|had|have|is|was|are|were|ca|could|wo|would)n'?t)$/iu;

function isGiven({ written, isQuestion }: Clause): boolean {
  const words = written.split(/\s+/).length;
  if (isQuestion || words < FEWEST_WORDS || words > MOST_WORDS || CUT_SHORT.test(written)) return false;
  if (NOT_GIVEN.test(written) || HALF.test(written) || /["“”()]|(?<!\p{L})'|'(?!\p{L})/u.test(written))
    return false;
  return begins(written) && (HAS_VERB.test(written) || COMPARES.test(written));
}

const PAST =
  /\b(?:went|came|said|told|took|made|left|rang|sat|stood|fell|broke|saw|found|met|lost|forgot|sang|ran|drove|got|gave|did|\p{L}{3,}ed)\b/iu;
const NOT_PAST =
  /\b(?:will|won'?t|going to|gonna|tomorrow|tonight|next|soon|later|until|till|(?:mon|tues|wednes|thurs|fri|satur|sun)day|would|could|should|might|is|are|am|i'?m|has|have|never|not|always|every|if|tired|supposed|used to)\b|\p{L}'(?:s|m|re|ll|d|ve)\b|n't\b/iu;

/** Plainly over, something that happened, and no more to come of it. */
export const isPast = (clause: string): boolean => PAST.test(clause) && !NOT_PAST.test(clause);
