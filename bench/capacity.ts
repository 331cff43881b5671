import { parseArgs } from 'node:util';
import { type Costs, sizeFleet } from './size-fleet.ts';

/**
 * `npm run capacity -- --people 10000000`: how many replicas and shards, from measured figures and a day's curve. Every
 * figure can be another: `--processor-ms 20`, `--curve 1,1,2,8`.
 */
const MB = 1e6;
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000000' },
    'share-of-a-day': { type: 'string', default: '0.1' },
    turns: { type: 'string', default: '6' },
    'turns-a-talk': { type: 'string', default: '6' },
    'reply-seconds': { type: 'string', default: '8' },
    burst: { type: 'string', default: '1.5' },
    years: { type: 'string', default: '1' },
    // Few at night, a crowd in the evening.
    curve: { type: 'string', default: '2,1,1,1,1,1,2,3,4,4,4,4,5,4,4,4,5,6,7,8,9,9,7,4' },
    'processor-ms': { type: 'string', default: '12' },
    'primary-turns': { type: 'string', default: '500' },
    'primary-tb': { type: 'string', default: '2' },
  },
});

const costs: Costs = {
  processorSecondsPerTurn: Number(values['processor-ms']) / 1_000,
  fullest: 0.6,
  idleBytes: 145 * MB,
  bytesPerStream: 0.86 * MB,
  connectionsPerReplica: 11,
  storedBytesPerTurn: 4_900,
  storedBytesPerConversation: 4_500,
  turnsPerSecondPerPrimary: Number(values['primary-turns']),
  bytesPerPrimary: Number(values['primary-tb']) * 1e12,
};
const fleet = sizeFleet(costs, {
  people: Number(values.people),
  shareOfADay: Number(values['share-of-a-day']),
  turnsEach: Number(values.turns),
  turnsPerConversation: Number(values['turns-a-talk']),
  replySeconds: Number(values['reply-seconds']),
  curve: values.curve.split(',').map(Number),
  burst: Number(values.burst),
  years: Number(values.years),
});

const rows: readonly (readonly [string, string])[] = [
  ['turns a day', Math.round(fleet.turnsADay).toLocaleString('en')],
  ['turns a second in the busiest minute', fleet.busiestTurnsPerSecond.toFixed(1)],
  ['open streams then', Math.round(fleet.openStreams).toLocaleString('en')],
  ['replicas, one of them to lose', String(fleet.replicas)],
  ['memory of each then', `${Math.round(fleet.bytesPerReplica / MB)} MB`],
  ['connections to the pooler', String(fleet.connections)],
  [`stored in ${values.years} years`, `${(fleet.storedBytes / 1e9).toFixed(1)} GB`],
  ['shards, each with a standby', String(fleet.shards)],
];
for (const [name, value] of rows) console.log(`${name.padEnd(40)}${value.padStart(14)}`);
