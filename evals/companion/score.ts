import type { Companion } from '#features/companion/core/companion.ts';
import { gateReply } from '#features/companion/core/gate/gate.ts';
import { isAnswered } from './answered.ts';
import { type PlayedTurn, playPerson } from './play.ts';
import { isVerbatim } from './quotes.ts';
import type { ScriptedPerson } from './scripts.ts';

export const RULES = [
  'length',
  'one question',
  'no repetition',
  'quotes',
  'tone',
  'gate clean',
  'answered',
  'joy',
  'goodbyes',
  'room',
] as const;
export type Rule = (typeof RULES)[number];

/** Smallest share that must pass. */
export const THRESHOLDS: Readonly<Record<Rule, number>> = {
  length: 1,
  'one question': 1,
  'no repetition': 0.995,
  quotes: 1,
  tone: 1,
  'gate clean': 1,
  answered: 0.65,
  joy: 0.93,
  goodbyes: 0.98,
  room: 0.25,
};

export interface Failure {
  readonly person: string;
  readonly rule: Rule;
  readonly said: string;
  readonly reply: string;
}

export interface Scores {
  readonly tallies: Readonly<Record<Rule, { passed: number; of: number }>>;
  readonly failures: readonly Failure[];
  readonly turns: number;
  /** Milliseconds on the processor per reply, sorted. */
  readonly durations: readonly number[];
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);
const longSentences = (text: string): string[] =>
  sentencesOf(text)
    .map((s) => wordsOf(s).join(' '))
    .filter((s) => s.split(' ').length >= 4);

const COLD =
  /\b(?:therapist|treatment|clinical|licensed|diagnos\w*|you should|you must|(?<!that )you need to|calm down|cheer up|at least|everything happens for a reason|look on the bright side|just think positive|don't worry|as an ai language model|great question|i understand exactly)\b/i;
const SORRY = /\b(?:sorry|heavy|hard|0 to 10|underneath|a lot to carry|that hurts)\b/;
const PULLING = /\b(?:don't go|stay a|leaving already|miss you|before you go)\b/;
const LIMITS = { read: 60, heard: 35, stepsRead: 110, stepsHeard: 60 } as const;
const NO_REPEAT_TURNS = 10;

/** Steps, words put together, or a choice of ways. */
const GIVING: ReadonlySet<string> = new Set(['ground', 'breathe', 'summarise', 'next_step']);

type Verdicts = Partial<Record<Rule, boolean>>;

function judgeTurn(person: ScriptedPerson, played: readonly PlayedTurn[], at: number): Verdicts {
  const { said, reply, technique } = played[at] ?? { said: '', reply: '', technique: 'reflect' };
  const before = played.slice(0, at).map((turn) => turn.reply);
  /** Without what is theirs. */
  const ours = reply.replace(/“[^”]*”/gu, '');
  const isSteps = GIVING.has(technique);
  const limit = person.spoken
    ? isSteps
      ? LIMITS.stepsHeard
      : LIMITS.heard
    : isSteps
      ? LIMITS.stepsRead
      : LIMITS.read;
  const request = person.requests?.find(({ turn }) => turn === at);
  return {
    // A letter is read back as long as they wrote it.
    length: reply.trim() !== '' && wordsOf(ours).length <= limit,
    'one question': (ours.match(/\?/g)?.length ?? 0) <= 1 || isSingle(ours),
    'no repetition': longSentences(reply).every(
      (sentence) => !before.slice(-NO_REPEAT_TURNS).flatMap(longSentences).includes(sentence),
    ),
    quotes: isVerbatim([...played.slice(0, at).map((turn) => turn.said), said], reply),
    tone: !COLD.test(reply),
    'gate clean': gateReply(reply).flags.length === 0,
    ...(request ? { answered: isAnswered(request.kind, reply) } : {}),
    ...(person.joy ? { joy: !SORRY.test(reply) } : {}),
    ...(person.bye === at
      ? { goodbyes: !reply.includes('?') && wordsOf(reply).length <= 14 && !PULLING.test(reply) }
      : {}),
  };
}

/** Two marks, one question: 'what speaks for it, and is that worth the risk?' in two sentences. */
const isSingle = (reply: string): boolean =>
  sentencesOf(reply).filter((sentence) => sentence.trim().endsWith('?')).length <= 2 &&
  /\? (?:and|or) /.test(reply);

function judgePerson(played: readonly PlayedTurn[]): Verdicts {
  const silent = played.filter(({ reply }) => !reply.includes('?')).length;
  return {
    ...(played.length >= 6 ? { room: silent / played.length >= THRESHOLDS.room } : {}),
  };
}

/** Talks with every person in turn and judges each reply by the rules. */
export async function scoreCompanion(
  companion: Companion,
  people: readonly ScriptedPerson[],
  seed: string,
): Promise<Scores> {
  const tallies = Object.fromEntries(RULES.map((rule) => [rule, { passed: 0, of: 0 }])) as Record<
    Rule,
    { passed: number; of: number }
  >; // every rule is a key
  const failures: Failure[] = [];
  const durations: number[] = [];
  const count = (verdicts: Verdicts, failure: Omit<Failure, 'rule'>): void => {
    for (const rule of RULES) {
      const verdict = verdicts[rule];
      if (verdict === undefined) continue;
      tallies[rule].of += 1;
      if (verdict) tallies[rule].passed += 1;
      else failures.push({ ...failure, rule });
    }
  };
  for (const person of people) {
    const played = await playPerson(companion, person, seed);
    for (const [at, { said, reply, processorMs }] of played.entries()) {
      durations.push(processorMs);
      count(judgeTurn(person, played, at), { person: person.id, said, reply });
    }
    count(judgePerson(played), {
      person: person.id,
      said: `${played.length} turns`,
      reply: played.map(({ phase }) => phase).join(' '),
    });
  }
  return { tallies, failures, turns: durations.length, durations: durations.sort((a, b) => a - b) };
}
