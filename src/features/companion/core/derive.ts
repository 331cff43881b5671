import { spellOut } from '#language/spell-out.ts';
import type { Mood } from '../contract.ts';
import type { PastMessage } from './companion.ts';
import { type Family, isPleasant } from './record/feelings.ts';
import { type FoundFeeling, readTurn, type TurnReading } from './record/read-turn.ts';
import type { FactKind } from './record/talk-record.ts';

/** What a history list shows of a conversation. */
export interface Derived {
  /** Own words, lowercase, at most 60 characters. */
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly themes: readonly string[];
  readonly mood: Mood | null;
  readonly hasBreakthrough: boolean;
  readonly insights: number;
}

const TITLE_CHARS = 60;
const SUMMARY_CHARS = 280;
const MOST_MESSAGES = 200;
const UNTITLED = 'a quiet start';
const MOOD_OF: Readonly<Record<Family, Mood>> = {
  fear: 'anxious',
  anger: 'angry',
  sadness: 'sad',
  grief: 'sad',
  shame: 'sad',
  guilt: 'reflective',
  loneliness: 'sad',
  numbness: 'sad',
  overwhelm: 'overwhelmed',
  tiredness: 'overwhelmed',
  confusion: 'reflective',
  hurt: 'sad',
  envy: 'anxious',
  hopelessness: 'sad',
  longing: 'sad',
  disgust: 'angry',
  joy: 'excited',
  calm: 'calm',
  gratitude: 'grateful',
  hope: 'hopeful',
  love: 'grateful',
};
const THEME_OF: Readonly<Partial<Record<FactKind, string>>> = {
  death: 'grief',
  illness: 'health',
  break_up: 'relationships',
  quarrel: 'relationships',
  betrayal: 'relationships',
  job_loss: 'work',
  work: 'work',
  left_out: 'friends',
  home_lost: 'home',
  sleepless: 'sleep',
  money: 'money',
  success: 'good news',
  birth: 'family',
  reunion: 'family',
};
const THEMES_BY_WORD: readonly (readonly [string, RegExp])[] = [
  ['school', /\b(?:school|exams?|homework|teacher|uni|university|college|class|presentation)\b/i],
  [
    'family',
    /\b(?:mum|mom|dad|mother|father|brother|sister|son|daughter|family|nan|gran|parents|kids|children)\b/i,
  ],
  ['friends', /\b(?:friends?|bestie|mates?)\b/i],
  ['loneliness', /\b(?:lonely|alone|nobody to)\b/i],
];
/** Words that mark that something was understood anew. */
const INSIGHT =
  /\b(?:i (?:just |finally |now )*(?:realis|realiz)e[ds]?|i (?:never|hadn't) (?:thought|saw|seen|noticed|realised|realized)|it makes sense now|now i (?:see|get|understand|know)|i see (?:now|it now|that)|maybe it(?:'s| is|'s not| is not) (?:not )?(?:that|about|my)|i think it(?:'s| is) (?:really |actually )?(?:about|because)|that's why|so that's|what i (?:really |actually )?(?:need|needed|want|wanted) (?:is|was)|it clicked|i'm allowed to|i don't have to|it wasn't my fault|it's not my fault|i deserve)\b/i;

const cutTo = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.-]+$/u, '').toWellFormed()}…`;
};

const TELLS: ReadonlySet<string> = new Set(['story', 'good', 'bad', 'feel', 'ask', 'fix', 'short']);

const LEAST_WORDS = 3;

/** What a title would be made of. */
const weightiestOf = ({ fact, clauses }: TurnReading) =>
  fact?.clause ?? clauses.find(({ text }) => text.split(' ').length >= LEAST_WORDS) ?? clauses[0];

const saysMuch = (turn: TurnReading): boolean =>
  (turn.fact !== null || turn.feelings.length > 0) &&
  (weightiestOf(turn)?.text.split(' ').length ?? 0) >= LEAST_WORDS;

/** The most telling thing said early on, in the first person as it was said. */
function titleOf(read: readonly TurnReading[]): string {
  const telling = read.filter(({ act }) => TELLS.has(act.kind)).slice(0, 4);
  const chosen =
    telling.find(saysMuch) ?? telling.find(({ wordCount }) => wordCount >= LEAST_WORDS) ?? telling[0];
  if (!chosen) return UNTITLED;
  const weighty = weightiestOf(chosen);
  const plain = (weighty?.text ?? chosen.content.toLowerCase()).replace(/\s+/g, ' ').trim();
  const spelled = spellOut(plain);
  const bare = spelled.replace(/^(?:(?:hi|hey|hello|so|well|ok|okay|um|just|and|but)\b[\s,.!]*)+/, '');
  // One word alone reads like a label put on somebody.
  if (chosen.feelings.some(({ word }) => word === bare)) return `feeling ${bare}`;
  return cutTo(bare === '' ? spelled || UNTITLED : bare, TITLE_CHARS);
}

function moodOf(read: readonly TurnReading[]): Mood | null {
  const feelings = read.flatMap((turn) => turn.feelings);
  const recent = read.findLast((turn) => turn.feelings.length > 0)?.feelings ?? [];
  if (feelings.length === 0) return null;
  if (recent.every(({ family }) => isPleasant(family)) && recent.some(({ family }) => family === 'calm'))
    return recent.some(({ word }) => /peace/.test(word)) ? 'peaceful' : 'calm';
  const scores = new Map<Mood, number>();
  for (const feeling of feelings) {
    const mood = MOOD_OF[feeling.family];
    scores.set(mood, (scores.get(mood) ?? 0) + (recent.includes(feeling) ? 1.6 : 1));
  }
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function themesOf(read: readonly TurnReading[]): string[] {
  const byFact = read.flatMap(({ fact }) => (fact ? (THEME_OF[fact.kind] ?? []) : []));
  const byWord = read.flatMap(({ content }) =>
    THEMES_BY_WORD.filter(([, sign]) => sign.test(content)).map(([theme]) => theme),
  );
  return [...new Set([...byFact, ...byWord])].slice(0, 5);
}

const joinWords = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function summaryOf(
  read: readonly TurnReading[],
  named: readonly string[],
  themes: readonly string[],
  strengths: readonly number[],
): string {
  const told = [
    ...new Set(read.flatMap(({ fact }) => (fact === null ? [] : [`“${fact.clause.text}”`]))),
  ].slice(0, 2);
  const [start, end] = [strengths[0], strengths.at(-1)];
  const parts = [
    told.length > 0
      ? `you said ${joinWords(told)}`
      : themes.length > 0
        ? `you talked about ${joinWords(themes.slice(0, 2))}`
        : '',
    named.length > 0 ? `you named: ${named.slice(0, 3).join(', ')}` : '',
    start !== undefined && end !== undefined && start !== end ? `it went from ${start} to ${end}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${cutTo(parts.join('. '), SUMMARY_CHARS)}.`;
}

const EASED_BY = 3;

/**
 * What can be said about a conversation from the person's own words: title, summary, tags, themes, mood. Reads at most the
 * last 200 messages; `pause` comes before each of them, since together they take as long as several replies.
 */
export async function deriveConversation(
  messages: readonly PastMessage[],
  pause: () => Promise<void>,
): Promise<Derived> {
  const own = messages.slice(-MOST_MESSAGES).filter(({ sender }) => sender === 'user');
  const read: TurnReading[] = [];
  for (const [at, { text }] of own.entries()) {
    await pause();
    read.push(readTurn(text, { standing: at === 0 ? 'first' : 'none', turn: at }));
  }
  return derivedOf(read);
}

function derivedOf(read: readonly TurnReading[]): Derived {
  const feelings: FoundFeeling[] = read.flatMap((turn) => [...turn.feelings]);
  const named = [...new Set(feelings.map(({ word }) => word))];
  const strengths = read.flatMap(({ act }) => act.strength ?? []);
  const [start, end] = [strengths[0], strengths.at(-1)];
  const insights = read.filter(({ content }) => INSIGHT.test(content)).length;
  const themes = themesOf(read);
  return {
    title: titleOf(read),
    summary: summaryOf(read, named, themes, strengths),
    tags: named.slice(0, 5),
    themes,
    mood: moodOf(read),
    hasBreakthrough: insights >= 2 || (start !== undefined && end !== undefined && start - end >= EASED_BY),
    insights,
  };
}
