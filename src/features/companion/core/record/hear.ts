import { isPleasant } from './feelings.ts';
import type { FoundFeeling, TurnReading } from './read-turn.ts';
import type { TalkRecord } from './talk-record.ts';
import { isGlad } from './valence.ts';

const MOST = { facts: 10, feelings: 6, refused: 6 } as const;
const lastOf = <T>(items: readonly T[], most: number): T[] => items.slice(-most);

/** What the record is after a message. Pure; what is heard adds to it, what is corrected replaces. */
export function hear(record: TalkRecord, reading: TurnReading): TalkRecord {
  const turn = record.turn + 1;
  const isTelling = /^(?:story|good|bad|short|feel|fix|ask)$/.test(reading.act.kind);
  const heard: TalkRecord = {
    ...record,
    turn,
    refused: refusals(record, reading),
    strength: strengthOf(record, reading),
  };
  if (!isTelling) return heard;
  return {
    ...heard,
    facts: mergeFacts(record, reading, turn),
    feelings: mergeFeelings(record, reading, turn),
  };
}

function mergeFacts(record: TalkRecord, reading: TurnReading, turn: number): TalkRecord['facts'] {
  const isJoy = isGlad(reading);
  const { fact } = reading;
  const told = record.facts.filter((known) => !(reading.act.kind === 'fix' && known.turn === turn - 1));
  if (!fact) return lastOf([...told, { kind: 'told', valence: isJoy ? 1 : 0, turn }], MOST.facts);
  const isMild =
    (fact.kind === 'kindness' && !isJoy) ||
    (MILD.has(fact.kind) && wasGlad(record, turn) && !/\bbut\b/i.test(reading.content));
  const valence = isMild ? 0 : isJoy && fact.valence === 0 ? 1 : fact.valence;
  return lastOf([...told, { kind: fact.kind, valence, turn }], MOST.facts);
}

/** What may be told along the way of something glad: 'the same examiner who failed me twice'. */
const MILD: ReadonlySet<TalkRecord['facts'][number]['kind']> = new Set(['failure', 'betrayal']);
const GLAD_TURNS = 3;

function wasGlad({ facts, feelings }: TalkRecord, turn: number): boolean {
  const last = [...facts.filter(({ valence }) => valence !== 0), ...feelings]
    .sort((a, b) => a.turn - b.turn)
    .at(-1);
  return last?.valence === 1 && turn - last.turn <= GLAD_TURNS;
}

function mergeFeelings(record: TalkRecord, reading: TurnReading, turn: number): TalkRecord['feelings'] {
  const corrected =
    reading.act.kind === 'fix'
      ? record.feelings.filter(({ word }) => !reading.content.toLowerCase().includes(`not ${word}`))
      : record.feelings;
  const heard = reading.feelings.map(
    (feeling) => ({ word: feeling.word, valence: valenceOf(feeling), turn }) as const,
  );
  return lastOf(
    [...corrected.filter(({ word }) => !heard.some((one) => one.word === word)), ...heard],
    MOST.feelings,
  );
}

/** Calm and hope are no joy: nothing is celebrated for them. */
const valenceOf = ({ family }: FoundFeeling): -1 | 0 | 1 =>
  family === 'calm' || family === 'hope' ? 0 : isPleasant(family) ? 1 : -1;

function refusals(record: TalkRecord, { act }: TurnReading): TalkRecord['refused'] {
  const { refusal } = act;
  return refusal === null || refusal === 'other' || record.refused.includes(refusal)
    ? record.refused
    : lastOf([...record.refused, refusal], MOST.refused);
}

function strengthOf(record: TalkRecord, { act }: TurnReading): TalkRecord['strength'] {
  return act.strength === null
    ? record.strength
    : { first: record.strength?.first ?? act.strength, last: act.strength };
}
