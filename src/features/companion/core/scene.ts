import { detectLanguage, type Language } from '#language/detect-language.ts';
import type { Standing } from './acts/act.ts';
import { findMark } from './acts/read-strength.ts';
import type { CompanionTurn } from './companion.ts';
import { recallMemory } from './recall.ts';
import { isPleasant } from './record/feelings.ts';
import { hear } from './record/hear.ts';
import { isPet } from './record/people.ts';
import { readTurn, type TurnReading } from './record/read-turn.ts';
import { readTalkRecord, type TalkPerson, type TalkRecord } from './record/talk-record.ts';
import { isCross, isGlad, isHard, isHeavy } from './record/valence.ts';

/** Everything a handler decides from: the turn read, the record with it in, what lines may count on. */
export interface Scene {
  readonly turn: CompanionTurn;
  readonly reading: TurnReading;
  readonly standing: Standing;
  /** As it was before this turn. */
  readonly before: TalkRecord;
  readonly record: TalkRecord;
  readonly language: Language;
  /** Whom this turn is about, if it is sure. */
  readonly person: TalkPerson | null;
  readonly cues: ReadonlySet<string>;
  readonly slots: Readonly<Record<string, string>>;
  /** Whether this reply may ask anything. */
  readonly mayAsk: boolean;
}

const MOST_QUESTIONS_IN_ROW = 2;
const FRESH_TURNS = 8;
const LOW_TURNS = 4;
/** Gladness holds so long without a new sign. */
const GLAD_TURNS = 2;
const PERSON_IS_NEAR_TURNS = 4;

export function openScene(turn: CompanionTurn): Scene {
  const before = withStart(readTalkRecord(turn.state), turn.startStrength ?? null);
  const standing = standingOf(turn, before);
  const reading = withoutCount(readTurn(turn.content, { standing, turn: before.turn }), turn);
  const record = hear(before, reading, turn.question);
  const person = findPerson(record, reading);
  const scene = { turn, reading, standing, before, record, person };
  return {
    ...scene,
    language: languageOf(turn),
    cues: findCues(scene),
    slots: fillSlots(scene),
    mayAsk: mayAsk(turn, record),
  };
}

const ASKS_COUNT = /\b(?:how (?:many|old|long|much|far|often)|what (?:time|age|year)|when)\b[^.?!]*\?\s*$/i;

/** 'how many years?' '8': the answer counts something, and says nothing of how strong it is. */
function withoutCount(reading: TurnReading, { history }: CompanionTurn): TurnReading {
  const { act } = reading;
  const lastReply = history.findLast(({ sender }) => sender === 'bot')?.text ?? '';
  if (act.strength === null || !ASKS_COUNT.test(lastReply) || findMark(reading.content) !== null)
    return reading;
  return { ...reading, act: { ...act, kind: act.kind === 'num' ? 'short' : act.kind, strength: null } };
}

/** What was said on the scale when the talk began is not asked again. */
const withStart = (record: TalkRecord, start: number | null): TalkRecord =>
  start === null || record.strength !== null
    ? record
    : { ...record, strength: { first: start, last: start } };

const LAST_MESSAGES = 6;

/** Short words of English that other languages have too: 'yo', 'right. ta. see ya', 'gtg'. */
const ENGLISH_ALSO =
  /^\W*yo\b\W*$|\b(?:gtg|ttyl|see ya|lol)\b(?! (?:de|la|le|bien|mal)\b)|\bta\b(?=\W*$|[.!,]| (?:for|ra|love|pal|mate|x|very|muchly)\b)/i;

/** Of the message; a word or two that tell nothing keep the language of those before. */
function languageOf({ content, history }: CompanionTurn): Language {
  const before = history
    .slice(-LAST_MESSAGES)
    .filter(({ sender }) => sender === 'user')
    .map(({ text }) => text)
    .join(' ');
  const spoken = detectLanguage(before, 'en');
  return ENGLISH_ALSO.test(content) && spoken === 'en' ? 'en' : detectLanguage(content, spoken);
}

function mayAsk({ preferences }: CompanionTurn, { refused, questionsInRow, turn }: TalkRecord): boolean {
  if (refused.includes('questions')) return false;
  return preferences.askLess ? questionsInRow < 1 && turn % 3 === 0 : questionsInRow < MOST_QUESTIONS_IN_ROW;
}

/** Named in this turn; else the one that 'he' or 'she' of this turn must be; else the one who died. */
function findPerson({ people, turn }: TalkRecord, { content, fact }: TurnReading): TalkPerson | null {
  const now = people.filter((person) => person.turn === turn && person.pronoun !== 'they');
  if (fact?.kind === 'death')
    return now.find(({ isGone }) => isGone) ?? now.at(-1) ?? people.find(({ isGone }) => isGone) ?? null;
  if (now.length > 0) return now.at(-1) ?? null;
  const said = /\b(she|her|she's|hers)\b/i.test(content)
    ? 'she'
    : /\b(he|him|his|he's)\b/i.test(content)
      ? 'he'
      : null;
  const meant = people.filter(
    ({ pronoun, isGone, turn: last }) =>
      pronoun !== null && pronoun === said && (isGone || turn - last <= PERSON_IS_NEAR_TURNS),
  );
  if (meant.length === 1) return meant[0] ?? null;
  const gone = people.filter(({ isGone }) => isGone);
  return said === null && gone.length === 1 ? (gone[0] ?? null) : null;
}

/** What stands open. A step is one only where a step was asked for: 'one thing' may stand in any question. */
function standingOf({ question, history }: CompanionTurn, { asked }: TalkRecord): Standing {
  if (question === null) return history.length === 0 ? 'first' : 'none';
  return question.kind === 'step' && question.by === 'companion' && asked !== 'step' ? 'open' : question.kind;
}

type Basis = Pick<Scene, 'turn' | 'reading' | 'standing' | 'before' | 'record' | 'person'>;

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

const EXCITED = /!{2,}|\bcelebrat/i;

const WHEN: readonly (readonly [string, RegExp])[] = [
  [
    'said',
    /\b(?:he|she|they|mum|mom|dad|husband|wife|boss|manager|brother|sister|mate|friend|partner|ex|daughter|son|neighbour) (?:just |only |always )?(?:said|says|told|asked|was like|texted|replied|shouted)\b/,
  ],
  ['night', /\b(?:night|bed|sleep|goodnight)\b/],
  ['poem', /\b(?:poem|rhyme|limerick|song|four lines)\b/],
  ['prompting', /\b(?:instructions?|prompts?|rules|guidelines|jailbreak|developer mode|you are now)\b/],
  ['joke', /\bjokes?\b/],
  [
    'win',
    /\b(?:i|we|she|he|they) (?:\w+ )?(?:got|passed|won|did it|made it|finished|graduated)\b|\b(?:admitted|accepted|engaged|pregnant|promoted|said yes|offered)\b/,
  ],
  ['luck', /\bwish me luck\b|\bfingers crossed\b/],
  ['light', /\b(?:lol|lmao|hehe|ha(?:ha)+)\b|[\u{1F602}\u{1F923}\u{1F605}]/u],
  ['firmer', /\b(?:firm|strong|blunt|hard|tough)er\b|\btoo soft\b/],
  ['softer', /\b(?:soft|kind|nic|warm|polit|gentl)e?r\b|\btoo (?:harsh|hard|cold|blunt)\b/],
  ['cheerful', /\b(?:cheer(?:y|ful)|happ(?:y|ier)|lighter|fun|excit\w+|good news)\b/],
  ['would-you', /\bwhat would you (?:say|tell)\b/],
  [
    'do',
    /\bwhat (?:am i (?:supposed|meant) to|(?:the hell )?do i|can i|should i) (?:even )?do\b|\bwhat now\b|\bnow what\b/,
  ],
  [
    'tell-close',
    /\b(?:should|shall|do|ought) i (?:\w+ )?(?:tell|say (?:something|anything|it) to|talk to)\b.{0,30}\b(?:wife|husband|partner|mum|mom|dad|parents|brother|sister|friend|girlfriend|boyfriend|fianc\w+|nan|mate|bestie)(?: (?:about|how|what|that i|i|everything)\b|,? or not\b|\W*$|\?)/,
  ],
  [
    'feels',
    /\bwhat do you do (?:when|if)\b|\bdo you (?:ever |actually |even |really )*(?:get|sleep|eat|dream|feel|have)\b/,
  ],
  ['greets', /^\W*(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon))\b/],
  ['owed', /\b(?:owes?|owed|pay|paid|invoice|money back|deposit|refund|wages)\b/],
  ['senses', /\b(?:hear|see) (?:me|this)\b/],
  ['favourite', /\bfavou?rite\b/],
  ['guess', /\bguess (?:what|who|how|where)\b/],
  ['stay', /\byou (?:still )?be (?:here|there)\b|\bcome back (?:here|tomorrow)\b/],
  ['skill', /\bqualifications?\b|\byou qualified\b/],
  ['called', /\bwhy are you called\b|\byour name mean\b/],
  ['care', /\byou (?:even |really )?care\b/],
];

const findCues = (basis: Basis): ReadonlySet<string> =>
  new Set([
    ...readingCues(basis),
    ...moodCues(basis),
    ...wordCues(basis.turn.content.toLowerCase()),
    ...recordCues(basis),
    ...personCues(basis.person),
  ]);

const when = (holds: boolean, ...cues: readonly string[]): readonly string[] => (holds ? cues : []);

function readingCues({ turn, reading, standing, before, record, person }: Basis): string[] {
  const { act, fact } = reading;
  const kinds = [fact?.kind, act.refusal, act.complaint];
  return [
    ...kinds.filter((kind) => kind !== null && kind !== undefined),
    ...when(turn.safety.opening !== null, 'talk'),
    ...(fact === null || fact.kind === 'work' ? recentKinds(record) : []),
    ...when(standing === 'strength' || standing === 'dying', standing),
    ...when(act.isThanking, 'thanked'),
    ...reading.feelings.slice(0, 1).map(({ family }) => family),
    ...strengthCues(act.strength ?? (before.turn === 0 ? (turn.startStrength ?? null) : null)),
    ...when(person?.isGone === true && act.kind === 'refuse', 'dead-talk'),
  ];
}

function moodCues({ record, reading }: Basis): string[] {
  const mood = moodOf({ record, reading });
  const isExcited =
    EXCITED.test(reading.content) && !reading.feelings.some(({ family }) => !isPleasant(family));
  const glad = record.facts.filter(({ valence }) => valence === 1);
  return [
    ...when(mood === 1, 'joy'),
    ...when(isExcited && mood !== -1 && !isHard(reading) && !isCross(reading), 'bright'),
    ...when(isHard(reading) && mood === -1, 'hard'),
    ...when(isCross(reading) && mood !== 1, 'cross'),
    ...when(mood === -1 && !isExcited, 'low'),
    ...when(mood === -1 && glad.length === 0 && !isExcited, 'heavy'),
  ];
}

const wordCues = (plain: string): string[] => [
  ...WHEN.filter(([, sign]) => sign.test(plain)).map(([cue]) => cue),
  ...when(/\bam i\b|\bthink i'?m\b/.test(plain), 'worth'),
  ...when(/\b(?:ro)?bot\b|\bmachine\b/.test(plain), 'bot'),
  ...when(/\bhate\b/.test(plain), 'hate', 'asked'),
  ...when(/\bdid i do wrong\b/.test(plain), 'own-fault'),
];

/** What they did to somebody, and are sorry for. */
const HURT_THEM =
  /\bi (?:\w+ )?(?:shouted|yelled|snapped|screamed|lost it|lost my temper|scared|frightened|pushed)\b|\b(?:scared|afraid|frightened) of me\b/i;
const saidBefore = ({ content, history }: CompanionTurn, sign: RegExp): boolean =>
  [...history.filter(({ sender }) => sender === 'user').slice(-LAST_MESSAGES), { text: content }].some(
    ({ text }) => sign.test(text),
  );

function recordCues({ turn, before, record }: Basis): string[] {
  const isTold = record.facts.length > 0;
  const remembered = recallMemory(turn) === '' ? 'empty' : 'remembers';
  return [
    ...when(
      record.people.some(({ relation }) => relation === 'baby'),
      'newborn',
    ),
    ...when(before.turn === 0, 'first'),
    ...when(saidBefore(turn, HURT_THEM), 'hurt-them'),
    ...when(record.strength !== null && record.strength.last < record.strength.first, 'lighter'),
    ...when(isTold, 'talk'),
    ...when(isTold && turn.history.length > 1, 'here'),
    ...when(dayAhead(turn) !== '', 'day'),
    ...when(!before.hasOwnedMistake, 'first-mistake'),
    turn.preferences.memoryEnabled ? remembered : 'off',
  ];
}

const AHEAD =
  /\b(?:(?:on|this|next|till|until|by|is|back|coming|for) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(tomorrow))\b/i;
const BEHIND = /\b(?:last|was|were|died|went|happened|sold|had|got|rang|told)\b/i;

/** The day they said something will be on; '' where none was named. */
function dayAhead({ content, history }: CompanionTurn): string {
  const said = [...history.filter(({ sender }) => sender === 'user').map(({ text }) => text), content];
  const found = said.findLast((text) => AHEAD.test(text) && !BEHIND.test(text));
  const [, day, tomorrow] = AHEAD.exec(found ?? '') ?? [];
  return (day ?? tomorrow ?? '').toLowerCase();
}

/** What the talk has been about, for turns that bring nothing new. */
const recentKinds = ({ facts, turn }: TalkRecord): string[] =>
  facts
    .filter(({ kind, turn: at }) => turn - at <= FRESH_TURNS && kind !== 'told')
    .map(({ kind }) => kind)
    .slice(-1);

function personCues(person: TalkPerson | null): string[] {
  if (!person) return [];
  return [
    person.isGone ? 'gone' : 'living',
    person.name === null ? 'unnamed' : 'named',
    KIN.test(person.relation) ? 'kin' : '',
    CLOSE.test(person.relation) || KIN.test(person.relation) || isPet(person) ? 'close' : 'stranger',
    ...(isPet(person) ? ['pet'] : []),
    ...(person.pronoun === 'he' || person.pronoun === 'she' ? ['him'] : []),
  ];
}

/** Nobody is asked what their mother was called. */
const KIN =
  /^(?:mum|mom|mam|mummy|mama|mother|dad|daddy|papa|father|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|grandpa|grandfather)$/;

const CLOSE =
  /^(?:wife|husband|partner|girlfriend|boyfriend|brother|sister|son|daughter|baby|friend|mate|bestie|twin|cousin|aunt|auntie|uncle)$/;

const strengthCues = (strength: number | null): string[] =>
  strength === null ? [] : [strength >= 7 ? 'high' : strength >= 4 ? 'middle' : 'small'];

/** 'mr okafor', 'your brother'; '' where nobody is meant. */
export const labelOf = (person: TalkPerson | null): string =>
  person === null
    ? ''
    : (person.name ??
      (person.relation === ''
        ? ''
        : `${/^(?:patient|client|student|pupil|baby|landlord|teacher|doctor)$/.test(person.relation) ? 'the' : 'your'} ${person.relation}`));

function fillSlots({ turn, record, before, person }: Basis): Record<string, string> {
  const pronoun = person?.pronoun === 'he' || person?.pronoun === 'she' ? person.pronoun : null;
  const forms =
    pronoun === null
      ? { he: '', him: '', his: '' }
      : pronoun === 'he'
        ? { he: 'he', him: 'him', his: 'his' }
        : { he: 'she', him: 'her', his: 'her' };
  const { strength } = record;
  return {
    ...forms,
    who: labelOf(person),
    address: person?.name && !/^(?:mr|mrs|ms|miss) /.test(person.name) ? `${person.name}, ` : '',
    day: dayAhead(turn),
    from: before.strength === null ? '' : String(before.strength.last),
    to: strength === null ? '' : String(strength.last),
    memory: recallMemory(turn),
    earlier: earlierOf(record, turn.content),
  };
}

/** What was told before this turn about whom is asked for, else of the talk; with a full stop. */
function earlierOf({ facts, people, turn }: TalkRecord, asked: string): string {
  const earlier = facts.filter((fact) => fact.turn < turn && fact.words !== '');
  const about = people.find(({ name, relation }) =>
    [name ?? '', relation].some((word) => word !== '' && new RegExp(`\\b${word}\\b`, 'i').test(asked)),
  );
  const told = earlier.filter(
    ({ who, words }) =>
      about && (who === about.name || who === about.relation || words.includes(about.name ?? about.relation)),
  );
  const items = about
    ? [labelOf(about), ...told.slice(0, 2).map(({ words }) => words)]
    : earlier
        .filter(({ kind }) => kind !== 'told')
        .concat(earlier)
        .slice(0, 2)
        .map(({ words }) => words);
  return items.length === 0 ||
    (about && about.turn === turn && told.length === 0 && !people.some((person) => person.turn < turn))
    ? ''
    : `${[...new Set(items)].join(', and ')}.`;
}

export const isJoyful = (scene: Scene): boolean => scene.cues.has('joy');
export const isGrieving = ({ record }: Scene): boolean =>
  record.facts.some(({ kind }) => kind === 'death') || record.people.some(({ isGone }) => isGone);
export const pleasantFeeling = ({ reading }: Scene): boolean =>
  reading.feelings.some(({ family }) => isPleasant(family));
