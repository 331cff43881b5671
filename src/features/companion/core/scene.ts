import { detectLanguage, type Language } from '#language/detect-language.ts';
import { withoutQuoted } from '#language/without-quoted.ts';
import type { Standing } from './acts/act.ts';
import { questionsIn } from './acts/questions.ts';
import { findMark } from './acts/read-strength.ts';
import { sentencesOf } from './acts/said-forms.ts';
import type { CompanionTurn } from './companion.ts';
import { recallMemory } from './recall.ts';
import { familyOf, isPleasant } from './record/feelings.ts';
import { hear } from './record/hear.ts';
import { readTurn, type TurnReading } from './record/read-turn.ts';
import { readTalkRecord, type TalkRecord } from './record/talk-record.ts';
import { isCross, isGlad, isGrave, isHard, isHeavy } from './record/valence.ts';
import { whoIsMeant } from './record/who-is-meant.ts';
import { lastReplyIn, lastSaid, saidBefore } from './said-so-far.ts';
import { clauseToTakeUp } from './walk/clause-to-take-up.ts';
import { quoted } from './walk/quote.ts';
import { HARD_WORD } from './walk/weighty-words.ts';

/** Everything a reply is decided from: the turn read, the record with it in, what lines may count on. */
export interface Scene {
  readonly turn: CompanionTurn;
  readonly reading: TurnReading;
  readonly standing: Standing;
  /** As it was before this turn. */
  readonly before: TalkRecord;
  readonly record: TalkRecord;
  readonly language: Language;
  readonly cues: ReadonlySet<string>;
  readonly slots: Readonly<Record<string, string>>;
  /** Whether this reply may ask anything. */
  readonly mayAsk: boolean;
}

const FRESH_TURNS = 8;
const LOW_TURNS = 4;
/** Gladness holds so long without a new sign. */
const GLAD_TURNS = 2;

export function openScene(turn: CompanionTurn): Scene {
  const before = plainBesidePeople(withStart(readTalkRecord(turn.state), turn.startStrength ?? null), turn);
  const standing = standingOf(turn);
  const hasChoice = before.thread.open === 'ways';
  const reading = withoutCount(readTurn(turn.content, { standing, turn: before.turn }), turn, hasChoice);
  const heard = hear(before, reading);
  const record = { ...heard, thread: { ...heard.thread, who: whoIsMeant(turn.content, heard.thread) } };
  const scene = { turn, reading, standing, before, record };
  return {
    ...scene,
    language: languageOf(turn),
    cues: findCues(scene),
    slots: fillSlots(scene),
    mayAsk: mayAsk(turn, record),
  };
}

const ASKS_COUNT = /\b(?:how (?:many|old|long|much|far|often)|what (?:time|age|year)|when)\b[^.?!]*\?\s*$/i;

/** '0 to 10 of what??': a number in a complaint. */
const ASKS_OF_A_COUNT = /\b(?:0|1|zero|one) ?(?:to|-) ?(?:10|ten)\b|\bof what\b/i;

/** 'how many years?' '8', '2' to a choice of ways: it counts something, and says nothing of how strong it is. */
function withoutCount(reading: TurnReading, turn: CompanionTurn, hasChoice: boolean): TurnReading {
  const { act } = reading;
  if (hasChoice && act.kind === 'num') return { ...reading, act: { ...act, kind: 'short', strength: null } };
  if (ASKS_OF_A_COUNT.test(reading.content))
    return { ...reading, act: { ...act, kind: act.kind === 'num' ? 'short' : act.kind, strength: null } };
  if (act.strength === null || !ASKS_COUNT.test(lastReplyIn(turn)) || findMark(reading.content) !== null)
    return reading;
  return { ...reading, act: { ...act, kind: act.kind === 'num' ? 'short' : act.kind, strength: null } };
}

/** What was said on the scale when the talk began is not asked again. */
const withStart = (record: TalkRecord, start: number | null): TalkRecord =>
  start === null || record.strength !== null
    ? record
    : { ...record, strength: { first: start, last: start } };

/** Beside people to turn to nothing is savoured, whatever the talk began with. */
const plainBesidePeople = (record: TalkRecord, { safety }: CompanionTurn): TalkRecord =>
  safety.certainty !== null && record.thread.tone === 'joy'
    ? { ...record, thread: { ...record.thread, tone: 'plain' } }
    : record;

const LAST_MESSAGES = 6;

/** Short words of English that other languages have too: 'yo', 'right. ta. see ya', 'gtg'. */
const ENGLISH_ALSO =
  /^\W*yo\b\W*$|\b(?:gtg|ttyl|see ya|lol)\b(?! (?:de|la|le|bien|mal)\b)|\bta\b(?=\W*$|[.!,]| (?:for|ra|love|pal|mate|x|very|muchly)\b)/i;

const FEW_WORDS = 5;
/** Letters and greetings that leave no doubt even in few words. */
const FOREIGN =
  /[¿¡ñáéíóúàèìòùâêôãõçäöüß]|\b(?:hola|gracias|adios|bonjour|merci|danke|hallo|obrigad[oa]|grazie|ciao)\b/i;

/** Of the message; a word or two that tell nothing keep the language of those before. */
function languageOf({ content, history }: CompanionTurn): Language {
  const before = saidBefore({ history: history.slice(-LAST_MESSAGES) }).join(' ');
  const spoken = detectLanguage(before, 'en');
  if (before !== '' && content.trim().split(/\s+/).length <= FEW_WORDS && !FOREIGN.test(content))
    return spoken;
  return ENGLISH_ALSO.test(content) && spoken === 'en' ? 'en' : detectLanguage(content, spoken);
}

const mayAsk = ({ preferences }: CompanionTurn, { refused, questionsInRow }: TalkRecord): boolean =>
  !refused.includes('questions') && (!preferences.askLess || questionsInRow === 0);

/** What stands open of what we said last. */
const standingOf = ({ question, history }: CompanionTurn): Standing =>
  question === null ? (history.length === 0 ? 'first' : 'none') : question.kind;

type Basis = Pick<Scene, 'turn' | 'reading' | 'standing' | 'before' | 'record'>;

/** How things stand: 1 good, -1 hard, 0 neither, by what was said last. A talk of a death is glad only by a glad feeling. */
export function moodOf({ record, reading }: Pick<Scene, 'record' | 'reading'>): -1 | 0 | 1 {
  const mood = moodOfSigns({ record, reading });
  const isGrief = record.facts.some(({ kind }) => kind === 'death');
  return mood === 1 && isGrief && !reading.feelings.some(({ family }) => isPleasant(family)) ? 0 : mood;
}

function moodOfSigns({ record, reading }: Pick<Scene, 'record' | 'reading'>): -1 | 0 | 1 {
  const signs = [
    ...record.facts.filter(({ valence }) => valence !== 0).map(({ valence, turn }) => ({ valence, turn })),
    ...record.feelings,
  ].sort((a, b) => a.turn - b.turn);
  const last = signs.at(-1);
  if (LONGING.test(reading.content)) return last?.valence === -1 ? -1 : 0;
  const isLow = last?.valence === -1 && record.turn - last.turn <= LOW_TURNS;
  if (isGlad(reading) && !isLow) return 1;
  if (last?.valence !== 1 && isHard(reading)) return -1;
  if (last === undefined || record.turn - last.turn > FRESH_TURNS) return 0;
  const isPast = last.valence === 1 && record.turn - last.turn > GLAD_TURNS;
  return isPast || (last.valence === 1 && isHeavy(reading)) ? 0 : last.valence;
}

const LONGING = /\b(?:wish|miss|missing|sad|empty|without (?:him|her)|should have been)\b/i;
const EXCITED = /!{2,}|\bcelebrat|\b[A-Z]{4,}\b/;
const WORDS_OF_A_LINE: readonly (readonly [string, RegExp])[] = [
  ['night', /\b(?:night|bed|sleep|goodnight)\b/],
  ['prompting', /\b(?:instructions?|prompts?|rules|guidelines|jailbreak|developer mode|you are now)\b/],
  ['did', /\bwhy did i\b/],
  ['regret', /\b(?:whether|wonder\w* if|(?:sure|know) if) (?:i|we)\b/],
  ['better', /\bfeel\w* (?:\w+ ){0,2}(?:better|lighter|calmer)\b/],
  [
    'bored',
    /\bbored(?! (?:of|in|with|by) (?:living|life|everything|it all|myself|him|her|us|(?:my|our|the) (?:marriage|relationship|life)))\b|\b(?:killing|passing) (?:the )?time\b|\bnothing (?:much )?(?:is )?(?:happening|going on|to do)\b|\b(?:slow|quiet) (?:day|shift|night) (?:at|in)\b/,
  ],
  ['luck', /\bwish me luck\b|\bfingers crossed\b|\bgood luck\b/],
];

/** Told with a smile: nothing to be sorry about. */
const FOND =
  /\b(?:giggl\w*|laugh(?:s|ed|ing)?(?! at\b)|smil\w*|funny|jok(?:e|es|ed|ing)|good memory|fond\w*)\b/i;
/** Laughed at by who tells it. */
const LIGHT = /\b(?:(?:ha)+h?|lo+l|lmf?ao+|rofl|hehe+)\b|[😂🤣😅😄😆]/u;
/** Of this turn what is told as it is: not quoted, asked, likened, or put as an 'if'. */
const told = (content: string): string =>
  sentencesOf(content)
    .flatMap(({ words, isMarked }) => (isMarked ? [] : [withoutQuoted(words).replace(IFS, ' ')]))
    .join(' ');
const IFS = /\b(?:if|whether|like an?)\b.*/is;
const GLAD = /\b(?:glad|happy|proud|thrilled|lovely|delighted|excited|wonderful|good news)\b/;
/** 'nobody here but me and 4000 rugs', 'alone in a donut shop', 'no one to scream at': where they are, and no sorrow. */
const ONLY_THERE =
  /\b(?:nobody|no ?one) (?:is |else )*(?:here|around|about|awake|up|to (?:scream|shout|tell|brag))\b|\balone (?:in|at|with) (?:an?|the|my|\d+)\b/gi;
/** 'the cat hates me' is a joke, and so is whoever is 900 years old. */
const ofPeople = (own: string, turn: CompanionTurn): string =>
  PET.test(lastSaid(turn).join(' ')) || /\b(?:[2-9]\d\d|\d{4,}|million|thousand) years? old\b/.test(own)
    ? own.replace(/\bhate[sd]? (?:me|us|him|her)\b/gi, ' ')
    : own;
const PET =
  /\b(?:cat|kitten|dog|puppy|hamster|rabbit|parrot|budgie|goat|hens?|chickens?|seagulls?|pigeons?)\b/i;
const isSmiledAt = (plain: string): boolean => [FOND, LIGHT, GLAD].some((sign) => sign.test(plain));
const DREADS =
  /\b(?:dread\w*|scared|afraid|terrified|nervous|anxious|panick\w*|worried|what if|froze|fail(?:ed)? again|mess it up|go wrong)\b/i;

/** A joke of a few words that asks nothing, corrects nothing and tells nothing hard: in doubt nobody smiles. */
const isSmall = (content: string): boolean =>
  content.trim().split(/\s+/).length <= WORDS_OF_A_JOKE &&
  !content.includes('?') &&
  questionsIn(content).length === 0 &&
  !NO_JOKE.test(content) &&
  !HARD_WORD.test(content) &&
  !isHard({ content });
const WORDS_OF_A_JOKE = 12;
const NO_JOKE =
  /\b(?:no|not|never|n[o']t|dont|didnt|wont|cant|stop|asked|asking|meant?|mean|wait|who|what|where|when|why|how|which|you|u|if|need|want|help|sorry|nervous|sad|left|lol i (?:am|feel))\b|n['’]t\b/i;

/** So little was told that it needs no reading over. */
const FEW_TOLD = 40;
/** What is hard is not carried over for longer. */
const HARD_TURNS = 2;
const wordsTold = (turn: CompanionTurn): number =>
  [...saidBefore(turn), turn.content].join(' ').trim().split(/\s+/).length;

const when = (holds: boolean, ...cues: readonly string[]): readonly string[] => (holds ? cues : []);

/** What lines may count on; each only where plain words say so. */
function findCues({ turn, reading, standing, before, record }: Basis): ReadonlySet<string> {
  const { thread } = before;
  const plain = turn.content.toLowerCase();
  const own = told(turn.content);
  const there = own.replace(ONLY_THERE, ' ');
  const isTold = [
    ...record.facts,
    ...record.feelings.filter(({ word }) => familyOf(word) !== 'tiredness'),
  ].some(({ valence, turn: at }) => valence === -1 && record.turn - at <= HARD_TURNS);
  const remembered = recallMemory(turn) === '' ? 'empty' : 'remembers';
  return new Set([
    ...WORDS_OF_A_LINE.filter(([, sign]) => sign.test(plain)).map(([cue]) => cue),
    ...when(thread.tone !== 'plain', thread.tone),
    ...when(
      thread.tone !== 'joy' && !LIGHT.test(plain) && (isTold || isHard(reading) || isCross(reading)),
      'hard',
    ),
    ...when(DREADS.test(lastSaid(turn).join('. ')), 'dread'),
    ...when(HARD_WORD.test(turn.content), 'heavy'),
    ...when(EXCITED.test(turn.content) && !HARD_WORD.test(there) && !isGrave({ content: there }), 'bright'),
    ...when(isGrave(reading), 'grave'),
    ...when(isGrave({ content: ofPeople(there, turn) }) && !isSmiledAt(plain), 'sorrow'),
    ...when(LIGHT.test(plain) && !HARD_WORD.test(own) && !isHard({ content: own }), 'laughs'),
    ...when(thread.tone !== 'grief' && LIGHT.test(plain) && isSmall(own), 'smiles'),
    ...when(
      /\b(?:that is|that's|thats) (?:it |all )?(?:that is |that's |thats )?(?:the (?:whole )?(?:story|thing)|how it ended)\b|^the end\W*$|[.!] the end\W*$/.test(
        plain,
      ),
      'whole',
    ),
    ...when(wordsTold(turn) < FEW_TOLD, 'short'),
    ...when(before.turn === 0, 'first'),
    ...when(before.turn > 0, 'here'),
    ...when(thread.done.length > 0, 'again'),
    ...when(standing === 'strength' || standing === 'dying', standing),
    ...when(reading.act.isThanking, 'thanked'),
    ...when(thread.owned === 0, 'once'),
    ...when(thread.owned === 1, 'twice'),
    ...when(reading.act.refusal !== null, reading.act.refusal ?? ''),
    turn.preferences.memoryEnabled ? remembered : 'off',
  ]);
}

const fillSlots = ({ turn, record, before }: Basis): Record<string, string> => ({
  from: before.strength === null ? '' : String(before.strength.last),
  to: record.strength === null ? '' : String(record.strength.last),
  memory: recallMemory(turn),
  told: toldFirst(turn),
});

/** What they began with, in a clause of theirs. */
function toldFirst(turn: CompanionTurn): string {
  const told = saidBefore(turn).slice(0, TURNS_OF_A_BEGINNING);
  const clause = told.map((text) => clauseToTakeUp(text)).find((found) => found !== null);
  return clause === undefined || clause === null ? '' : quoted(clause);
}
const TURNS_OF_A_BEGINNING = 3;

/** No danger is known or suspected in this turn, and dying was not asked about a while ago: a no may hide it. */
export const isCalm = ({ turn: { safety } }: Pick<Scene, 'turn'>): boolean =>
  safety.tier === 'T0' && safety.certainty === null && !safety.isUnsettled && safety.asked === 'none';
export const isGrieving = ({ record }: Pick<Scene, 'record'>): boolean =>
  record.facts.some(({ kind }) => kind === 'death');
export const pleasantFeeling = ({ reading }: Pick<Scene, 'reading'>): boolean =>
  reading.feelings.some(({ family }) => isPleasant(family));
