import { expect, it } from 'vitest';
import { type Costs, type Demand, sizeFleet } from './size-fleet.ts';

const COSTS: Costs = {
  processorSecondsPerTurn: 0.02,
  fullest: 0.5,
  idleBytes: 100,
  bytesPerStream: 1,
  connectionsPerReplica: 11,
  storedBytesPerTurn: 4_000,
  storedBytesPerConversation: 5_000,
  turnsPerSecondPerPrimary: 500,
  bytesPerPrimary: 1e12,
};
/** All 86,400 turns in one hour of the day: 24 a second. */
const DEMAND: Demand = {
  people: 86_400,
  shareOfADay: 0.5,
  turnsEach: 2,
  turnsPerConversation: 5,
  replySeconds: 10,
  curve: [0, 0, 1, 0],
  burst: 1,
  years: 1,
};

it('sizes for the busiest minute, with one replica to lose', () => {
  // 24 turns a second take 0.48 of a processor, and half of one may be used.
  expect(sizeFleet(COSTS, DEMAND)).toEqual({
    turnsADay: 86_400,
    busiestTurnsPerSecond: 24,
    openStreams: 240,
    replicas: 2,
    bytesPerReplica: 340,
    connections: 22,
    storedBytes: 86_400 * 365 * 5_000,
    shards: 1,
  });
  expect(sizeFleet(COSTS, { ...DEMAND, burst: 2 }).replicas).toBe(3);
});

it('needs fewer replicas where the same day is spread out', () => {
  const spread = sizeFleet(COSTS, { ...DEMAND, people: 8_640_000, curve: [1, 1, 1, 1] });
  const crowded = sizeFleet(COSTS, { ...DEMAND, people: 8_640_000 });
  expect(spread.replicas).toBeLessThan(crowded.replicas);
  expect(spread.storedBytes).toBe(crowded.storedBytes);
});

it('takes another shard for what is stored, and for what is written at once', () => {
  expect(sizeFleet(COSTS, { ...DEMAND, years: 10 }).shards).toBe(2);
  expect(sizeFleet(COSTS, { ...DEMAND, burst: 100 }).shards).toBe(5);
});
