import { PHASES, type Phase } from '#features/companion/contract.ts';
import type { Companion, CompanionTurn, PastMessage, ReplyPart } from '#features/companion/core/companion.ts';
import { gateReply } from '#features/companion/core/gate.ts';
import { meets } from './expectations.ts';
import type { Expectation, ScriptedPerson } from './people.ts';

/** One rule's hits over all turns it applies to. */
export interface Tally {
  passed: number;
  of: number;
}

export const RULES = [
  'length',
  'one question',
  'validates first',
  'own words',
  'no repetition',
  'phase progress',
  'special cases',
  'tone',
  'gate clean',
] as const;
export type Rule = (typeof RULES)[number];

/** Smallest share of turns that must pass. */
export const THRESHOLDS: Readonly<Record<Rule, number>> = {
  length: 1,
  'one question': 1,
  'validates first': 0.95,
  'own words': 0.8,
  'no repetition': 0.98,
  'phase progress': 0.9,
  'special cases': 0.97,
  tone: 1,
  'gate clean': 1,
};

export interface Failure {
  readonly person: string;
  readonly rule: Rule;
  readonly said: string;
  readonly reply: string;
}

export interface Scores {
  readonly tallies: Readonly<Record<Rule, Tally>>;
  readonly failures: readonly Failure[];
  readonly turns: number;
  /** Milliseconds per reply, sorted. */
  readonly durations: readonly number[];
  /** The same on the processor: what a busy machine adds is not the companion's. */
  readonly processorMs: readonly number[];
}

interface Turn {
  readonly said: string;
  readonly reply: string;
  readonly phase: Phase;
  readonly expect: Expectation | undefined;
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。？])\s+/)
    .map((s) => wordsOf(s).join(' '))
    .filter((s) => s.split(' ').length >= 4);
const questionsIn = (text: string): number =>
  text
    .split(/(?<=[.!?？])\s*/)
    .filter(
      (s, at, all) =>
        /[?？]["'”»]?$/.test(s.trim()) &&
        !(at > 0 && /^(?:or|and) /.test(s.trim()) && /[?？]$/.test(all[at - 1]?.trim() ?? '')),
    ).length;

const STOP = new Set(
  'i me my you your the a an and or but so it is was to of in on at for with that this im its just like really do not dont be am are have had has as we he she they his her him them what how if ok yes no maybe'.split(
    ' ',
  ),
);
const stem = (word: string): string => word.replace(/'.*$/, '').replace(/(?:ing|ed|es|s|ly)$/, '');
const sharesWords = (said: string, reply: string): boolean => {
  const own = new Set(
    wordsOf(said)
      .map((w) => w.replace(/'/g, ''))
      .filter((w) => !STOP.has(w))
      .map(stem),
  );
  return wordsOf(reply).some((w) => own.has(stem(w.replace(/'/g, ''))));
};

const COLD =
  /\b(?:therapist|treatment|clinical|licensed|diagnos\w*|you should|you must|(?<!that )you need to|calm down|cheer up|at least|everything happens for a reason|look on the bright side|just think positive|don't worry|as an ai language model|great question|i understand exactly)\b/i;

const score = (turn: Turn, before: readonly string[], maxWords: number): Partial<Record<Rule, boolean>> => {
  const { said, reply, expect } = turn;
  const recent = before.slice(-10).flatMap(sentencesOf);
  const words = wordsOf(said);
  const isContent = expect === undefined && words.length >= 5 && /^[\x20-\x7e’]*$/.test(said);
  const first = reply.split(/(?<=[.!?？])\s+/)[0] ?? '';
  return {
    length: wordsOf(reply).length <= maxWords && reply.trim() !== '',
    'one question': questionsIn(reply) <= 1,
    ...(isContent
      ? { 'validates first': !/[?]$/.test(first.trim()), 'own words': sharesWords(said, reply) }
      : {}),
    'no repetition': sentencesOf(reply).every((sentence) => !recent.includes(sentence)),
    ...(expect === undefined ? {} : { 'special cases': meets(expect, reply) }),
    tone: !COLD.test(reply.replace(/\b(?:know|think|feel|thought|say|said|says) you should\b/g, '')),
    'gate clean': gateReply(reply).flags.length === 0,
  };
};

const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const hear = async (
  companion: Companion,
  turn: CompanionTurn,
): Promise<{ text: string; end: Extract<ReplyPart, { type: 'end' }> }> => {
  let text = '';
  for await (const part of companion.reply(turn, new AbortController().signal)) {
    if (part.type === 'end') return { text, end: part };
    text += part.text;
  }
  throw new Error(`${companion.name} ended without an end`);
};

/** Long talks should get somewhere: R2 at least, and R4 for those of ten turns and more. */
const progressed = (turns: readonly Turn[]): boolean => {
  const furthest = Math.max(...turns.map((t) => PHASES.indexOf(t.phase)));
  return furthest >= (turns.length >= 10 ? 3 : 1);
};

const isForeign = (person: ScriptedPerson): boolean =>
  ['spanish', 'french', 'german', 'portuguese', 'japanese'].includes(person.name);

/** Talks with every person in turn and judges each reply by the rules. */
export const scoreCompanion = async (
  companion: Companion,
  people: readonly ScriptedPerson[],
  seed: string,
): Promise<Scores> => {
  const tallies = Object.fromEntries(RULES.map((rule) => [rule, { passed: 0, of: 0 }])) as Record<
    Rule,
    Tally
  >; // every rule is a key
  const failures: Failure[] = [];
  const durations: number[] = [];
  const processorMs: number[] = [];
  const judge = (rule: Rule, passed: boolean, failure: Omit<Failure, 'rule'>): void => {
    tallies[rule].of += 1;
    if (passed) tallies[rule].passed += 1;
    else failures.push({ rule, ...failure });
  };
  for (const person of people) {
    const history: PastMessage[] = [];
    const turns: Turn[] = [];
    let state: unknown = null;
    for (const scripted of person.turns) {
      const { say, expect } =
        typeof scripted === 'string'
          ? { say: scripted, expect: undefined }
          : { expect: undefined, ...scripted };
      const start = performance.now();
      const startCpu = process.cpuUsage();
      const { text, end } = await hear(companion, {
        content: say,
        history: [...history],
        state,
        spoken: person.spoken ?? false,
        seed: `${person.name}:${seed}`,
        tier: 'T0',
        preferences: { memory: [], askLess: false },
      });
      durations.push(performance.now() - start);
      processorMs.push(Math.max(0, toMs(process.cpuUsage(startCpu))));
      const turn: Turn = { said: say, reply: text, phase: end.phase, expect };
      const verdicts = score(
        turn,
        turns.map((t) => t.reply),
        person.spoken === true ? 35 : 60,
      );
      for (const [rule, passed] of Object.entries(verdicts))
        judge(rule as Rule, passed, { person: person.name, said: say, reply: text }); // keys come from RULES
      turns.push(turn);
      history.push({ sender: 'user', text: say }, { sender: 'bot', text });
      state = structuredClone(end.state);
    }
    if (turns.length >= 6 && !isForeign(person))
      judge('phase progress', progressed(turns), {
        person: person.name,
        said: `${turns.length} turns`,
        reply: turns.map((t) => t.phase).join(' '),
      });
  }
  return {
    tallies,
    failures,
    turns: durations.length,
    durations: durations.sort((a, b) => a - b),
    processorMs: processorMs.sort((a, b) => a - b),
  };
};
