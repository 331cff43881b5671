import { wordsOf } from './normalise.ts';

/** What a mirrored clause is, so that a reply never asserts what somebody says against themselves. */
export type MirrorKind = 'statement' | 'feeling' | 'self-attack' | 'belief' | 'wish';

export interface Mirrored {
  /** In the second person, lowercase, no final punctuation: 'your boss yelled at you in front of everyone'. */
  readonly text: string;
  readonly kind: MirrorKind;
  readonly wordCount: number;
}

const LEADS =
  /^(?:(?:so|and|but|well|like|fine|it's that|no(?=[\s,]+(?:actually|it|it's|i|i'm|he|she|they|my|we)\b)|honestly|basically|actually|anyway|anyways|yeah|yea|yes|yep|ok|okay|because|cause|i mean|it's just that|it's just|just|then|also|oh|hey|hi|hello|please|i guess|i suppose|or|plus|literally|obviously|apparently|thing is|the thing is|no idea|sorry|though|although|even though|maybe it's just|to be honest|not gonna lie|not going to lie|you know|i'd say|except|now|right|today|lately|recently)\b[\s,]*)+(?=\S)/;
const LEADING_THAT =
  /^that (?!(?:is|was|isn't|wasn't|one|day|night|time|thing|way|person|guy|man|woman|voice|feeling|moment|place|job|house|girl|boy|kid|group|company|much|bad|said|made|makes|would|will|could|can|has|had|really|always|never|just|hurts?|scares?)\b)/;
const TAILS =
  /(?:[\s,]+(?:i guess|i suppose|actually|you know|or something|or whatever|and stuff|and all that|though|anyway|anyways|i think|so here i am|like|and|but|so|because|or|then|honestly|to be honest|lol|please|if that makes sense|tbh|etc|and everything|you see|as well|again and again and))+$/;
const INTENSIFIERS =
  /\b(?:fucking|fuckin|freaking|bloody|goddamn|damn|damned|effing|friggin|motherfucking)\s+/g;

const HARSH =
  /\b(?:fuck\w*|shit\w*|bitch\w*|cunt\w*|asshole\w*|arsehole\w*|bastard\w*|dick\w*|prick\w*|whore\w*|slut\w*|wank\w*|crap|ass|bullshit|piss\w*|sucks?|idiots?|morons?|jerks?|psycho\w*|narcissist\w*|scum|evil|lunatic|retard\w*|fag\w*|nigg\w*|tranny|kike\w*|hell)\b/;
const GRAVE =
  /\b(?:kill\w*|suicid\w*|die|dying|dead|death|overdos\w*|cut myself|cutting|hurt myself|harm\w*|hang\w*|end it|end my|unalive|rape\w*|molest\w*|abus\w*|murder\w*|gun|knife|pills|jump|weapon|blood|english|alive|exist(?:ing)?|be here|be around|wake up|disappear|sleep forever|better off)\b/;
const ODD =
  /[<>{}[\]\\|@#$%^*_=~`/]|https?:|www\.|\d{3,}|\b\d+[a-z]{2,}\b|\b(?:prompt|instructions?|ignore|system|json|function|console|select|repeat after|lorem)\b/;
const QUESTION =
  /^(?:what|why|how|who|where|when|which|do|does|did|is|are|am|was|were|can|could|should|would|will|has|have|had|isn't|aren't|don't|doesn't|didn't|won't|can't|couldn't|wouldn't|shouldn't|what's|who's|how's|where's|let|let's|tell|give|help|stop|go|shut|say|show|write|make|if|whether|unless|until|while|since|before|after|as|than|that's why|whose|imagine|think)\b/;

const SELF_ATTACK =
  /\b(?:i'm|i am|i was|i've been|i feel like|i am just|i'm just|feel)\b(?:\s+(?:so|such|just|a|an|the|like|really|too|always|total|complete|totally|completely|being|basically|nothing but|such a))*\s+(?:worthless|useless|stupid|dumb|failure|failing|idiot|ugly|disgusting|pathetic|broken|burden|unlovable|weak|bad|horrible|terrible|awful|monster|loser|fat|crazy|insane|mess|disappointment|fraud|imposter|impostor|coward|lazy|selfish|boring|annoying|needy|waste|problem|toxic|weird|freak|mediocre|inadequate|incapable|dramatic|sensitive|good for nothing|not enough)\b|\b(?:i'm|i am|i was|i feel|feel) (?:just |really |never |still )*(?:not |never )?(?:good|smart|pretty|strong|thin|lovable|worth) ?(?:enough|it|anything)\b|\bi'm not (?:enough|worth|lovable)|\bi (?:hate|loathe|despise|can't stand|disgust) myself|\bi (?:always |just |only |keep )?(?:ruin|mess up|screw up|destroy|fail|break) (?:everything|everyone|at everything|it all|things)|\bi (?:fail|failed|suck|can't do anything)\b|\bi (?:don't |do not )?deserve|\bmy (?:own )?fault\b|\bi let (?:everyone|everybody|them|him|her) down|\bi never do anything right|\bi can't do anything|\bi should have known|\bi'm the (?:problem|worst)/;
const BELIEF =
  /^(?:nobody|no one|everyone|everybody|everything|nothing|all (?:men|women|people)|people|they all|the whole world|there's no|there is no|it(?:'ll| will|'s) never|i(?:'ll| will) never|nothing ever|there's nothing)\b|\b(?:no point|pointless|(?<!not )(?:too late|impossible)|always going to|never going to|doomed)\b/;
/** 'nobody came' is something that happened, not a belief about the world. */
const HAPPENED =
  /\b(?:said|says|told|called|came|asked|showed|noticed|helped|forgot|laughed|left|stopped|went|knew|saw|stared|looked|replied|texted|was|were|did|didn't|happened|started|ended|broke|closed)\b/;
const WISH =
  /^i(?:'d)? (?:just |really |only |so )*(?:want|wish|need|would like|would love|wanted|hoped|hope|long|like to)\b/;
const FEELING = /^i(?:'m| am| feel| felt| was| get| got)\b/;

const VERBS = new Set(
  "is was are were has had have does did do will would can can't could should might must keeps kept says said told tells wants wanted left died passed yelled yells makes made gets got thinks thought hates hated loves loved calls called won't don't doesn't didn't isn't wasn't aren't weren't hasn't haven't hadn't couldn't wouldn't shouldn't never always just still also even went goes comes came took takes gave gives feels felt hurts hurt looks looked seems seemed means meant needs needed knows knew found finds lost loses broke breaks moved moves works worked stopped stops started starts asked asks cried cries shouted shouts screamed drinks drank lies lied cheated fired quit hit hits ignores ignored blamed blames treats treated talks talked won wins runs ran sits sat sleeps slept stays stayed sees saw hears heard brought brings bought buys sent sends texted texts wrote writes expects expected forgot forgets remembers remembered refuses refused plays played laughs laughed lives lived helps helped tries tried pays paid lets let puts put turned turns became becomes fell falls failed fails passed changed changes gone ended ends begins began hung".split(
    ' ',
  ),
);
const ENDS_OPEN =
  /\b(?:the|a|an|my|your|to|of|in|on|at|for|with|from|by|that|when|if|which|is|was|are|were|am|be|been|i|he|she|they|we|very|really|as|than|into|about|you're|it's|he's|she's|they're|can|will|would|not|how|why|who|his|their|our|while|until|whether|since|being|having|feel|feels|like|just|even|cause)$/;

const PERSON: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};
const ADVERB =
  /^(?:just|really|always|never|still|also|only|even|actually|finally|already|probably|kind|of|sort|so|literally|then|honestly|often|usually|basically|sometimes|suddenly|certainly|definitely|both|all|truly)$/;

const BARE_KIN =
  /(?<!\b(?:your|his|her|their|the|a|an|my|our|step|'s|s'|as|of a|good|bad|single|new|old|best|'|grand|other)\s)(?<![\w'-])(mom|mum|dad|mama|papa|grandma|grandpa|nana)(?![\w-])/g;

/** First person to second, word by word, with the verb that follows; quoted speech is left as it was said. */
export const turnPerson = (clause: string): string => {
  let inQuote = false;
  let subject: 'i' | 'other' = 'other';
  const hasI = /\bi(?:'m|'ve|'d|'ll)?\b/.test(clause);
  const tokens = clause.split(' ');
  const isISubject = (at: number): boolean => {
    let k = at - 1;
    while (k >= 0 && ADVERB.test(tokens[k] ?? '')) k -= 1;
    const word = tokens[k] ?? '';
    return word === 'i' || word === 'we' || (/^(?:and|but|or|then)$/.test(word) && subject === 'i');
  };
  return tokens
    .map((token, at) => {
      const opens = /^["(]/.test(token);
      if (opens && token.startsWith('"')) inQuote = true;
      const wasInQuote = inQuote;
      if (/"[.,!?]*$/.test(token)) inQuote = false;
      if (wasInQuote) return token;
      const word = token.replace(/^[(]+|[),.!?;:]+$/g, '');
      if (/^(?:i|i'm|i've|i'd|i'll|we|we're|we've)$/.test(word)) subject = 'i';
      else if (
        /^(?:he|she|it|they|that|this|there|nobody|everyone|everything|nothing|he's|she's|it's|they're|who|which|someone|people)$/.test(
          word,
        )
      )
        subject = 'other';
      if (word === 'am') return token.replace('am', 'are');
      if (word === 'was' && isISubject(at)) return token.replace('was', 'were');
      if (word === "wasn't" && isISubject(at)) return token.replace("wasn't", "weren't");
      if (word === "ain't") return token;
      const turned = word === 'us' && hasI ? 'the two of you' : PERSON[word];
      return turned === undefined ? token : token.replace(word, () => turned);
    })
    .join(' ')
    .replace(/\b(your [a-z]+(?: [a-z]+)?|him|her|them|he|she) and you\b/g, 'you and $1')
    .replace(/\band myself\b/g, 'and yourself')
    .replace(BARE_KIN, 'your $1');
};

const SUBJECT_PRONOUN =
  /^(?:i|i'm|i've|i'd|i'll|he|she|they|we|it|that|this|there|nobody|everyone|everybody|everything|nothing|someone|somebody|he's|she's|they're|we're|it's|that's|there's|he'd|she'd|they've|we've|it'll|he'll|she'll|they'll|we'll|that'll|people|all|half|part|no|one|everyone's|everything's|nobody's|this's)$/;

/** Whether a clause has a subject and a finite verb where one expects them. */
const isSoundClause = (clause: string): boolean => {
  const words = clause.split(' ');
  const first = words[0] ?? '';
  if (words.length < 2 || ENDS_OPEN.test(clause)) return false;
  if (/['’](?:m|s|re|ve|ll|d)$/.test(first) && SUBJECT_PRONOUN.test(first)) return true;
  if (/^(?:i|he|she|they|we|it|nobody|everyone|everybody|everything|nothing)$/.test(first)) {
    const second = words[1] ?? '';
    return ADVERB.test(second)
      ? words.length >= 3
      : !/^(?:the|a|an|my|of|to|and|in|not|no|me|you|is)$/.test(second) || second === 'is';
  }
  const verbAt = words.findIndex(
    (word, at) => at > 0 && at <= 5 && (VERBS.has(word) || /(?:[a-z]{2}ed|n't|'s)$/.test(word)),
  );
  if (verbAt === -1 || words[1] === 'to') return false;
  if (
    /^(?:someone|somebody|people|all|half|part|no|one|this|that)$/.test(first) &&
    verbAt > (/^(?:all|half|part|no|one)$/.test(first) ? 4 : 2)
  )
    return false;
  return (
    SUBJECT_PRONOUN.test(first) ||
    (/^(?:my|his|her|their|our|the|another|every|some|being|having|work|school|life|mom|mum|dad)$/.test(
      first,
    ) &&
      verbAt >= 1)
  );
};

const kindOf = (clause: string): MirrorKind => {
  if (SELF_ATTACK.test(clause)) return 'self-attack';
  if (WISH.test(clause)) return 'wish';
  if (BELIEF.test(clause) && !HAPPENED.test(clause)) return 'belief';
  return FEELING.test(clause) ? 'feeling' : 'statement';
};

/** The clause without what only starts or trails it. */
export const trimClause = (clause: string): string => {
  let out = clause.replace(INTENSIFIERS, '').replace(/\s+/g, ' ').trim();
  for (let last = ''; last !== out; ) {
    last = out;
    out = out
      .replace(LEADS, '')
      .replace(LEADING_THAT, '')
      .replace(TAILS, '')
      .replace(/^[\s,]+|[\s,.!?;:-]+$/g, '');
  }
  return out;
};

/** One clause in the second person, or null where that could go wrong: then it is better not to mirror. */
export const mirrorClause = (clause: string, maxWords: number): Mirrored | null => {
  const own = trimClause(clause);
  const words = own.split(' ');
  if (words.length < 3 || words.length > maxWords || own.length > 100) return null;
  if (QUESTION.test(own) || ODD.test(own) || GRAVE.test(own) || HARSH.test(own)) return null;
  if (
    /\b(?:you|your|yourself|you're|you've|u)\b/.test(own.replace(/"[^"]*"/g, '')) &&
    !/^(?:he|she|they) (?:said|told)/.test(own)
  )
    return null;
  if ((own.match(/"/g) ?? []).length % 2 === 1) return null;
  if (
    words.length <= 5 &&
    /^(?:that's|that is|this is|it is what|it's (?:just|fine|ok|okay|whatever))\b/.test(own)
  )
    return null;
  if (/\bi don't know\b|^(?:i'm not sure|i guess|i would rather|i'd rather|i do not know)\b/.test(own))
    return null;
  if (!isSoundClause(own)) return null;
  const text = turnPerson(own);
  if (/\b(?:i|me|my|myself|i'm)\b/.test(text.replace(/"[^"]*"/g, ''))) return null;
  return { text, kind: kindOf(own), wordCount: wordsOf(text).length };
};

const SAYS_NOTHING =
  /^(?:yes|yeah|yep|no|nope|maybe|ok|okay|sure|fine|right|true|exactly|whatever|same|that|this|it|me|him|her|them|us|something|stuff|things|nothing|idk|thanks?|done|did it|kind of|sort of|a bit|a little|not really|you got it|got it|wow|please|both|none|good|well|hi|hello|bye|i don't know|i guess|i think so|i do|i am|correct)$/;

/** A short answer that may be said back as it is ('someone to say it's fine'), or null. */
export const mirrorFragment = (text: string, maxWords: number): string | null => {
  const own = /^(?:like|just) (?:a|an|the|so)\b/.test(text) ? text : trimClause(text);
  const words = own.split(' ');
  if (own === '' || words.length > maxWords || SAYS_NOTHING.test(own)) return null;
  if (ODD.test(own) || GRAVE.test(own) || HARSH.test(own) || QUESTION.test(own)) return null;
  if (/\b(?:you|your|u|you're)\b/.test(own) || ENDS_OPEN.test(own) || /"/.test(own)) return null;
  if (/^(?:i don't know|i'm not sure|i'd rather|i would rather|that's|that is|it's)\b/.test(own)) return null;
  const startsWithI = /^(?:i|i'm|i've|i'd|i'll)\b/.test(own);
  if (startsWithI && !isSoundClause(own)) return null;
  return turnPerson(own);
};
