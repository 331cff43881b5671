/** What phones and haste leave out, put back, so that every later step reads one spelling. All lowercase. */
const SPELLINGS: Readonly<Record<string, string>> = {
  im: "i'm",
  "i'am": "i'm",
  ive: "i've",
  youre: "you're",
  youve: "you've",
  youll: "you'll",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theyve: "they've",
  theyll: "they'll",
  weve: "we've",
  abt: 'about',
  feling: 'feeling',
  agen: 'again',
  alwys: 'always',
  rong: 'wrong',
  wat: 'what',
  '2day': 'today',
  '2morrow': 'tomorrow',
  '2nite': 'tonight',
  gr8: 'great',
  boyfrend: 'boyfriend',
  sombody: 'somebody',
  nobdy: 'nobody',
  aways: 'always',
  wen: 'when',
  tht: 'that',
  wuld: 'would',
  shuld: 'should',
  cud: 'could',
  wud: 'would',
  evry: 'every',
  everyting: 'everything',
  everthing: 'everything',
  anyting: 'anything',
  poeple: 'people',
  peple: 'people',
  startd: 'started',
  jb: 'job',
  famly: 'family',
  scool: 'school',
  skool: 'school',
  frend: 'friend',
  frends: 'friends',
  cryed: 'cried',
  tryed: 'tried',
  feeel: 'feel',
  fel: 'feel',
  thats: "that's",
  hed: "he'd",
  wouldve: "would've",
  couldve: "could've",
  shouldve: "should've",
  mightve: "might've",
  theyd: "they'd",
  youd: "you'd",
  itd: "it'd",
  whats: "what's",
  theres: "there's",
  heres: "here's",
  wheres: "where's",
  whos: "who's",
  hows: "how's",
  cant: "can't",
  cannot: "can't",
  dont: "don't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  arent: "aren't",
  aint: "ain't",
  everyones: "everyone's",
  everythings: "everything's",
  nobodys: "nobody's",
  itll: "it'll",
  thatll: "that'll",
  cuz: 'because',
  bc: 'because',
  bcs: 'because',
  bcoz: 'because',
  coz: 'because',
  becuase: 'because',
  becasue: 'because',
  becouse: 'because',
  "'cause": 'because',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  kinda: 'kind of',
  sorta: 'sort of',
  dunno: "don't know",
  idk: "i don't know",
  idek: "i don't even know",
  u: 'you',
  ur: 'your',
  ppl: 'people',
  smth: 'something',
  sth: 'something',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  rn: 'right now',
  thx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks so much',
  thanx: 'thanks',
  plz: 'please',
  pls: 'please',
  bf: 'boyfriend',
  gf: 'girlfriend',
  bff: 'best friend',
  w: 'with',
  'w/': 'with',
  'w/o': 'without',
  b4: 'before',
  hw: 'homework',
  uni: 'university',
  meds: 'medication',
  ngl: '',
  tbh: '',
  imo: '',
  lol: '',
  lmao: '',
  lmfao: '',
  rofl: '',
  omg: '',
  af: '',
  fr: '',
  smh: '',
  haha: '',
  hahaha: '',
  hehe: '',
  xd: '',
  um: '',
  umm: '',
  uh: '',
  uhh: '',
  uhm: '',
  hmm: '',
  hmmm: '',
  ugh: '',
  ughh: '',
  urgh: '',
  alot: 'a lot',
  realy: 'really',
  realyl: 'really',
  wierd: 'weird',
  beleive: 'believe',
  recieve: 'receive',
  freind: 'friend',
  freinds: 'friends',
  definately: 'definitely',
  teh: 'the',
  adn: 'and',
  taht: 'that',
  jsut: 'just',
  waht: 'what',
  wich: 'which',
  thier: 'their',
  untill: 'until',
  allways: 'always',
  noone: 'no one',
  everythign: 'everything',
  nothign: 'nothing',
  somthing: 'something',
  becuz: 'because',
  tought: 'thought',
  thot: 'thought',
  thru: 'through',
  tho: 'though',
  nite: 'night',
  tonite: 'tonight',
  mum: 'mum',
  mothr: 'mother',
  fater: 'father',
  boyfreind: 'boyfriend',
  girlfreind: 'girlfriend',
  anxios: 'anxious',
  anxius: 'anxious',
  anxous: 'anxious',
  depresed: 'depressed',
  lonly: 'lonely',
  lonley: 'lonely',
  agnry: 'angry',
  angy: 'angry',
  scarred: 'scared',
  sadd: 'sad',
  tierd: 'tired',
  exausted: 'exhausted',
  exhuasted: 'exhausted',
  overwelmed: 'overwhelmed',
  overwhelemd: 'overwhelmed',
  stresed: 'stressed',
  greatful: 'grateful',
  fustrated: 'frustrated',
  frustrted: 'frustrated',
  ashmed: 'ashamed',
  embarassed: 'embarrassed',
  embarased: 'embarrassed',
  guity: 'guilty',
  gilty: 'guilty',
  jelous: 'jealous',
  hapy: 'happy',
  happpy: 'happy',
  worryed: 'worried',
  woried: 'worried',
  nervus: 'nervous',
  devestated: 'devastated',
  dissapointed: 'disappointed',
  disapointed: 'disappointed',
  hopless: 'hopeless',
  sleap: 'sleep',
  slep: 'sleep',
};

const NOT_BEFORE_ID = /^(my|the|an|your|his|her|their|photo|student|fake|no|user)$/;
const NOT_AFTER_ID = /^(card|cards|number|badge|is|was|and|please|photo|check)$/;
const BEFORE_WILL =
  /^(and|but|so|then|maybe|guess|think|that|if|because|okay|ok|yes|yeah|know|bet|sure|or|)$/;
const AFTER_WILL =
  /^(say|tell|do|be|go|get|never|have|call|make|just|try|lose|mess|fail|need|ask|text|write|take|see|let|keep|always|end|talk|think|give|send|stay|regret|find|come|probably|give|wait|speak|sleep|feel|start|stop|leave|cry)$/;
/** 'its' is nearly always "it's" in a chat; not before what a thing can have. */
const NOT_AFTER_ITS =
  /^(own|name|place|way|head|eyes|tail|owner|color|colour|size|shape|effect|effects|toll|price|role|purpose|peak|course|limits?|members?|users?|bowl|collar|bed|paws?|fur|mother|mom)$/;
const KIN_POSSESSIVE =
  /\b(my|his|her|their|our|your) (mom|mum|dad|mother|father|sister|brother|grandma|grandpa|grandmother|grandfather|nan|friend|boss|husband|wife|boyfriend|girlfriend|ex|partner|son|daughter|baby|dog|cat|uncle|aunt)s (?=(?!(?:are|were|and|or|but|don't|have|had|do|did|who|that|can|can't|will|would|always|never|keep|just|both|all|in|at|on|to|with|say|said|think|want|know|get|got|came|come|left|went|when|because|so|not|for|from|of|about|like|love|hate|a|an|the|still|really|me|my|i)\b)[a-z])/g;

const REAL_IGN = /^(?:design|campaign|foreign|reign|align|assign|resign|benign|malign|sovereign|redesign)$/;

const expandWord = (word: string, previous: string, next: string): string => {
  if (word === 'id' && next !== '' && !NOT_BEFORE_ID.test(previous) && !NOT_AFTER_ID.test(next)) return "i'd";
  if (word === 'ill' && next !== '' && (BEFORE_WILL.test(previous) || AFTER_WILL.test(next))) return "i'll";
  if (word === 'its' && !NOT_AFTER_ITS.test(next)) return "it's";
  if (word === 'r' && /^(you|we|they|u)$/.test(previous)) return 'are';
  if (word === 'like' && /^(like)$/.test(previous)) return '';
  if (/[a-z]{3}ign$/.test(word) && !REAL_IGN.test(word)) return word.replace(/ign$/, 'ing');
  return SPELLINGS[word] ?? word;
};

/** Letters held down ('sooooo', 'nooo') back to at most two, then to one where English never doubles. */
const shortenHeldLetters = (text: string): string =>
  text.replace(/(\p{L})\1{2,}/gu, (run: string, letter: string) =>
    /[eo]/.test(letter) && run.length < 4 ? letter + letter : letter,
  );

/**
 * One spelling for everything after: NFKC, straight quotes, lowercase, contractions with their apostrophes, common
 * typos and abbreviations. Punctuation and line breaks stay, since they carry the clauses. Emoji become spaces.
 */
export const normalise = (text: string): string => {
  const plain = shortenHeldLetters(
    text
      .normalize('NFKC')
      .replace(/[\u2018\u2019\u02BC\u00B4\u0060]/g, "'")
      .replace(/[\u201C\u201D\u00AB\u00BB]/g, '"')
      .replace(/\u2026/g, '...')
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu, ' ')
      .toLowerCase(),
  );
  return plain
    .split('\n')
    .map((line) => {
      const tokens = line.split(/\s+/).filter((token) => token !== '');
      const bare = tokens.map((token) => token.replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}'/]+$/gu, ''));
      return tokens
        .map((token, i) => {
          const word = bare[i] ?? '';
          if (word === '') return token;
          const endsHere = /[.!?,;:]$/.test(tokens[i - 1] ?? '');
          const expanded = expandWord(
            word,
            endsHere ? '' : (bare[i - 1] ?? ''),
            /[.!?,;:]$/.test(token) ? '' : (bare[i + 1] ?? ''),
          );
          return token.replace(word, () => expanded);
        })
        .filter((token) => token !== '')
        .join(' ')
        .replace(KIN_POSSESSIVE, "$1 $2's ");
    })
    .join('\n')
    .trim();
};

/** Words of a text, apostrophes inside kept. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
