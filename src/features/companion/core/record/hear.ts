import type { OpenQuestion } from '#language/open-question.ts';
import { isPleasant } from './feelings.ts';
import { isPet } from './people.ts';
import type { FoundFeeling, TurnReading } from './read-turn.ts';
import type { TalkFact, TalkPerson, TalkRecord } from './talk-record.ts';
import { isGlad } from './valence.ts';

const MOST = { people: 8, facts: 10, feelings: 6, things: 6, few: 3, refused: 6 } as const;
const MOST_CHARACTERS = 88;

const lastOf = <T>(items: readonly T[], most: number): T[] => items.slice(-most);
const short = (text: string): string => (text.length <= MOST_CHARACTERS ? text : '');

/** What the record is after a message. Pure; what is heard adds to it, what is corrected replaces. */
export function hear(record: TalkRecord, reading: TurnReading, question: OpenQuestion | null): TalkRecord {
  const turn = record.turn + 1;
  const isTelling = /^(?:story|good|bad|short|feel|fix|ask)$/.test(reading.act.kind);
  const people = mergePeople(record, reading, turn);
  const heard: TalkRecord = {
    ...record,
    turn,
    people,
    refused: refusals(record, reading),
    strength: strengthOf(record, reading),
  };
  if (!isTelling) return heard;
  return {
    ...heard,
    facts: mergeFacts(record, reading, people, turn),
    feelings: mergeFeelings(record, reading, turn),
    things: mergeThings(record.things, reading),
    wishes: lastOf(merge(record.wishes, wishOf(reading)), MOST.few),
    steps:
      question?.kind === 'step'
        ? lastOf(merge(record.steps, short(reading.content.toLowerCase().trim())), MOST.few)
        : record.steps,
    toldSinceSummary: record.toldSinceSummary + (reading.wordCount >= 4 ? 1 : 0),
  };
}

const merge = (items: readonly string[], item: string): string[] =>
  item === '' || items.includes(item) ? [...items] : [...items, item];

function mergePeople(record: TalkRecord, reading: TurnReading, turn: number): TalkPerson[] {
  const people = [...record.people];
  for (const found of reading.people) {
    const at = people.findIndex(
      (known) =>
        (found.name !== null && known.name === found.name) ||
        (found.relation !== '' &&
          known.relation === found.relation &&
          (known.name === null || found.name === null || known.name === found.name)) ||
        (found.relation === '' &&
          found.name !== null &&
          known.name === null &&
          known.turn === turn - 1 &&
          (isNaming(reading.content) || reading.content.toLowerCase().startsWith(found.name))) ||
        (isPet(found) && known.relation === '' && known.isGone),
    );
    const known = people[at];
    if (known)
      people[at] = {
        ...known,
        name: known.name ?? found.name,
        relation: known.relation || found.relation,
        pronoun: found.pronoun ?? known.pronoun,
        turn,
      };
    else people.push({ ...found, name: found.name, isGone: false, turn });
  }
  const named = givePronoun(people, reading, turn);
  const gone = goneIndex(named, reading, turn);
  return lastOf(
    named.map((person, at) => (at === gone ? { ...person, isGone: true } : person)),
    MOST.people,
  );
}

const isNaming = (content: string): boolean =>
  /\b(?:called|named|name)\b/i.test(content) || content.trim().split(/\s+/).length <= 8;

/** 'she slept on my side': one person known without a pronoun gets the one that is used. */
function givePronoun(people: readonly TalkPerson[], reading: TurnReading, turn: number): TalkPerson[] {
  const said = new Set(
    [...reading.content.toLowerCase().matchAll(/\b(he|she|he's|she's|his|hers?|him)\b/g)].map(([word]) =>
      /^s|^her/.test(word) ? 'she' : 'he',
    ),
  );
  const open = people.filter(({ pronoun, turn: last }) => pronoun === null && turn - last <= 3);
  const [pronoun] = said;
  const isTaken = people.some((person) => person.pronoun === pronoun && turn - person.turn <= 2);
  if (said.size !== 1 || open.length !== 1 || pronoun === undefined || isTaken) return [...people];
  return people.map((person) =>
    person === open[0] ? { ...person, pronoun: pronoun === 'she' ? 'she' : 'he' } : person,
  );
}

function goneIndex(people: readonly TalkPerson[], reading: TurnReading, turn: number): number {
  if (reading.fact?.kind !== 'death' || /\bfuneral\b/.test(reading.fact.clause.text)) return -1;
  const inClause = people.findIndex(
    ({ relation, name, turn: last }) =>
      last === turn &&
      ((relation !== '' && new RegExp(`\\b${relation}\\b`).test(reading.fact?.clause.text ?? '')) ||
        (name !== null && (reading.fact?.clause.text ?? '').includes(name))),
  );
  if (inClause !== -1) return inClause;
  const said = /\b(he|she)\b/.exec(reading.fact.clause.text.toLowerCase())?.[1];
  const [only] = people;
  const mayBe = said === undefined || only?.pronoun === null || only?.pronoun === said;
  return people.length === 1 && mayBe ? 0 : -1;
}

function mergeFacts(
  record: TalkRecord,
  reading: TurnReading,
  people: readonly TalkPerson[],
  turn: number,
): TalkFact[] {
  const isJoy = isGlad(reading);
  const words = short(reading.turned ?? reading.echo ?? '');
  const { fact } = reading;
  const told = record.facts.filter((known) => !(reading.act.kind === 'fix' && known.turn === turn - 1));
  if (!fact)
    return words === '' || told.some((known) => known.words === words)
      ? told
      : lastOf(
          [...told, { kind: 'told', words, who: whoOf(people, turn), valence: isJoy ? 1 : 0, turn }],
          MOST.facts,
        );
  const heard: TalkFact = {
    kind: fact.kind,
    words,
    who: whoOf(people, turn),
    valence:
      (fact.kind === 'kindness' && !isJoy) ||
      (MILD.has(fact.kind) && wasGlad(record, turn) && !/\bbut\b/i.test(reading.content))
        ? 0
        : isJoy && fact.valence === 0
          ? 1
          : fact.valence,
    turn,
  };
  return lastOf([...told, heard], MOST.facts);
}

/** What may be told along the way of something glad: 'the same examiner who failed me twice'. */
const MILD: ReadonlySet<TalkFact['kind']> = new Set(['failure', 'betrayal']);
const GLAD_TURNS = 3;

function wasGlad({ facts, feelings }: TalkRecord, turn: number): boolean {
  const last = [...facts.filter(({ valence }) => valence !== 0), ...feelings]
    .sort((a, b) => a.turn - b.turn)
    .at(-1);
  return last?.valence === 1 && turn - last.turn <= GLAD_TURNS;
}

function whoOf(people: readonly TalkPerson[], turn: number): string | null {
  const person = people.findLast((one) => one.turn === turn);
  return person ? (person.name ?? person.relation) : null;
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

function mergeThings(things: readonly string[], { thing }: TurnReading): string[] {
  return thing === null
    ? [...things]
    : lastOf(
        [...things.filter((known) => known !== thing), short(thing)].filter((known) => known !== ''),
        MOST.things,
      );
}

const WISH =
  /\b(?:i (?:just |really )?(?:want|wish|need|hope|would like|'d like)|i'd (?:just |really )?(?:like|want|love))\b.{3,70}/;
const wishOf = ({ clauses }: TurnReading): string =>
  short(clauses.map(({ text }) => WISH.exec(text)?.[0] ?? '').find((wish) => wish !== '') ?? '');

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
