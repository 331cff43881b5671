import { expect, it } from 'vitest';
import { hear } from './hear.ts';
import { readTurn } from './read-turn.ts';
import { NEW_RECORD, readTalkRecord, type TalkRecord, talkRecordSchema } from './talk-record.ts';

const after = (...said: string[]): TalkRecord =>
  said.reduce(
    (record, text) =>
      hear(record, readTurn(text, { standing: record.turn === 0 ? 'first' : 'none', turn: record.turn })),
    NEW_RECORD,
  );

it('finds the central fact before any other clause', () => {
  const { fact } = readTurn("a patient i'd looked after for three weeks died and i was on my break", {
    standing: 'first',
    turn: 0,
  });
  expect(fact).toMatchObject({ kind: 'death', valence: -1 });
});

it('keeps only feelings that are their own and not denied', () => {
  expect(after("i'm furious with him").feelings).toMatchObject([{ word: 'furious', valence: -1 }]);
  expect(after('she said i was jealous').feelings).toEqual([]);
  expect(after("i'm not angry").feelings).toEqual([]);
  expect(after('my sponsor will be so disappointed').feelings).toEqual([]);
});

it('hears a feeling that begins a clause, and calls nobody a fool', () => {
  expect(after('low today').feelings).toMatchObject([{ word: 'low' }]);
  expect(after('stuck again').feelings).toMatchObject([{ word: 'stuck' }]);
  expect(after('stupid for asking').feelings).toMatchObject([{ word: 'stupid' }]);
  expect(after('humiliated in front of everyone').feelings).toMatchObject([{ word: 'humiliated' }]);
  expect(after('silly old fool').feelings).toEqual([]);
});

it('takes no figure of speech for a death', () => {
  for (const said of [
    'my phone died on the train',
    'he put the hoover down and asked for my ticket',
    'nobody died',
    'i nearly died of embarrassment',
    'absolutely died. five minutes of silence',
    'we could have died laughing',
  ])
    expect(readTurn(said, { standing: 'none', turn: 3 }).fact?.kind).not.toBe('death');
});

it('keeps a refusal', () => {
  expect(after('no more questions please', 'it was a long day').refused).toContain('questions');
});

it('stays under four kilobytes and within its schema, however long they talk', () => {
  const record = after(
    ...Array.from(
      { length: 60 },
      (_, at) =>
        `my sister Anna${'x'.repeat(at % 9)} sold the house ${at} and i was so angry about the garden and my uncle`,
    ),
  );
  expect(JSON.stringify(record).length).toBeLessThan(4_096);
  expect(talkRecordSchema.safeParse(record).success).toBe(true);
});

it('begins anew from a state it does not know', () => {
  expect(readTalkRecord({ version: 0, plan: [] })).toEqual(NEW_RECORD);
});
