import type { Certainty, SafetyGuidance } from '../../safety/contract.ts';
import type { Act } from '../core/acts/act.ts';
import type { Asked } from '../core/acts/asked.ts';
import type { CompanionTurn, PastMessage } from '../core/companion.ts';
import type { Plan } from '../core/guide.ts';
import type { FactKind } from '../core/record/talk-record.ts';
import { earlierNotes } from './earlier.ts';
import { quoteAsData } from './quote-as-data.ts';

/** Where something is to be given there is more room than for listening. */
const IN_WORDS: ReadonlySet<Asked> = new Set(['wording', 'message', 'reword', 'say_no', 'sorry', 'condole']);
const GIVING: ReadonlySet<Asked> = new Set([...IN_WORDS, 'practice', 'cope', 'start', 'idea', 'fun']);
const WORDS = { read: { listening: 60, giving: 110 }, spoken: { listening: 35, giving: 60 } };

/**
 * This turn's notes for a model: facts and what stands open, in plain sentences, and a suggestion only where the
 * evidence is plain. Whatever the person said is quoted as data.
 */
export function writeTurnNotes(plan: Plan, recent: readonly PastMessage[]): string {
  const { turn, reading, record } = plan.scene;
  const notes = [
    ...safetyNotes(turn.safety),
    ...actNotes(reading.act, turn.content),
    ...wishNotes(plan),
    ...strengthNotes(plan),
    memoryNote(turn),
    lengthNote(turn.spoken, reading.act),
    ...suggestionNotes(plan),
  ];
  return [
    '# turn notes (from the app, for you alone, never shown)',
    ...notes.map((note) => `- ${note}`),
    ...quote('remembered', turn.preferences.memory),
    ...quote('earlier', earlierNotes(record, recent)),
  ].join('\n');
}

const STATUS: Readonly<Record<Certainty | 'earlier', string>> = {
  certain: 'certain that somebody is in danger; people to call stand beside your words',
  suspected: 'not sure that anything is wrong; people to call stand quietly beneath your words',
  earlier: 'nothing new in this turn; something earlier is not over yet',
};

function safetyNotes({ certainty, tier, opening, question }: SafetyGuidance): string[] {
  return [
    ...(certainty === null && tier === 'T0'
      ? []
      : [`safety (binding): ${STATUS[certainty ?? 'earlier']} (${tier})`]),
    ...(opening === null ? [] : [`safety (binding): begin with this, in your own words: "${opening}"`]),
    ...(question === null
      ? []
      : [
          `safety (binding): it suspects danger to their life and is not sure. ask once, kindly and directly, in their own images, what this asks: "${question}"`,
        ]),
  ];
}

const LONGEST_QUOTE = 200;

function actNotes({ kind, asked: wanted, complaint, isLeaving }: Act, content: string): string[] {
  const asked = quoteAsData(questionIn(content));
  return [
    ...(kind === 'ask' || kind === 'askus' ? [`asked you directly: ${asked}`] : []),
    ...(wanted === 'practice' || wanted === 'start' ? ['wants steps'] : []),
    ...(wanted !== null && IN_WORDS.has(wanted) ? ['wants wording, to send or say'] : []),
    ...(wanted === 'kind' ? ['wants a kind word, no advice'] : []),
    ...(kind === 'fix' ? ['corrects you'] : []),
    ...(kind === 'gripe'
      ? [`complains about you${complaint === 'repeating' ? ': you repeat yourself' : ''}`]
      : []),
    ...(isLeaving ? ['leaving'] : []),
  ];
}

/** The sentence that asks, where one does; else the message. */
function questionIn(content: string): string {
  const sentences = content.split(/(?<=[.!?])\s+/);
  return (sentences.find((sentence) => sentence.endsWith('?')) ?? content).slice(0, LONGEST_QUOTE);
}

const QUESTIONS_IN_ROW = 3;

/** What they would not have, now or before. */
function wishNotes({ scene: { record, turn } }: Plan): string[] {
  const declined = record.practices.filter(({ state }) => state === 'declined').map(({ name }) => name);
  const refused = [...record.refused.filter((what) => what !== 'other'), ...declined];
  return [
    ...(refused.length > 0 ? [`declined: ${refused.join(', ').replaceAll('_', ' ')}`] : []),
    ...(turn.preferences.askLess ? ['wants fewer questions, by their settings'] : []),
    ...(record.questionsInRow >= QUESTIONS_IN_ROW
      ? [`you asked in each of your last ${record.questionsInRow} replies`]
      : []),
    ...(turn.question?.kind === 'dying' ? ['asked last, and still open: whether they think of dying'] : []),
  ];
}

function strengthNotes({ scene: { record } }: Plan): string[] {
  if (record.strength === null) return [];
  const { first, last } = record.strength;
  return [`latest strength they gave: ${last}${first === last ? '' : `, ${first} at first`}`];
}

function memoryNote({ preferences: { memoryEnabled, memory } }: CompanionTurn): string {
  if (!memoryEnabled) return 'memory across talks: off, nothing is kept unless they switch it on in settings';
  return `memory across talks: on${memory.length === 0 ? ', nothing kept yet' : ''}`;
}

function lengthNote(spoken: boolean, { asked }: Act): string {
  const { listening, giving } = spoken ? WORDS.spoken : WORDS.read;
  const words = asked !== null && GIVING.has(asked) ? giving : listening;
  return `${spoken ? 'the reply is spoken' : 'the reply is read'}: at most ${words} words`;
}

const PLAIN_FACTS: ReadonlySet<FactKind> = new Set(['death', 'birth', 'reunion', 'success']);
const STRONG = 7;
const TELLING: ReadonlySet<Act['kind']> = new Set(['num', 'feel', 'good', 'bad', 'story', 'short']);

/** Only where the turn tells, nothing is asked for, and what it tells leaves no doubt. */
function suggestionNotes({ scene, draft }: Plan): string[] {
  const { act, fact } = scene.reading;
  const { safety } = scene.turn;
  const isFree = safety.certainty === null && safety.opening === null && safety.question === null;
  if (!isFree || act.isLeaving || !TELLING.has(act.kind)) return [];
  const isPlain = fact !== null && PLAIN_FACTS.has(fact.kind);
  const isStrong =
    (act.strength ?? 0) >= STRONG && scene.mayAsk && !scene.record.refused.includes('exercises');
  return isPlain || isStrong ? [`suggestion: ${draft.hint}`] : [];
}

function quote(tag: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  return [`<${tag}>`, ...sentences.map((sentence) => `- ${quoteAsData(sentence)}`), `</${tag}>`];
}
