/** What one thing costs, measured: docs/scaling.md tells by which command, and which are assumed. */
export interface Costs {
  /** Of a replica's event loop, titles and counts among them. */
  readonly processorSecondsPerTurn: number;
  /** How full an event loop may be before people wait for it. */
  readonly fullest: number;
  readonly idleBytes: number;
  readonly bytesPerStream: number;
  readonly connectionsPerReplica: number;
  /** Of both messages and their turn, indexes among them. */
  readonly storedBytesPerTurn: number;
  readonly storedBytesPerConversation: number;
  /** How many turns a second one primary stores; assumed. */
  readonly turnsPerSecondPerPrimary: number;
  /** How much one primary shall hold, so that a backup of it ends overnight; assumed. */
  readonly bytesPerPrimary: number;
}

/** Who comes, and when. */
export interface Demand {
  readonly people: number;
  /** How many of them come on one day, 0 to 1. */
  readonly shareOfADay: number;
  readonly turnsEach: number;
  readonly turnsPerConversation: number;
  /** How long a reply streams. */
  readonly replySeconds: number;
  /** The weights of the hours of a day, in any unit. */
  readonly curve: readonly number[];
  /** How far the busiest minute stands above its hour. */
  readonly burst: number;
  readonly years: number;
}

export interface Fleet {
  readonly turnsADay: number;
  readonly busiestTurnsPerSecond: number;
  readonly openStreams: number;
  /** One more than the busiest minute needs: one may be killed in it. */
  readonly replicas: number;
  readonly bytesPerReplica: number;
  readonly connections: number;
  readonly storedBytes: number;
  readonly shards: number;
}

/** How many replicas and shards the busiest minute of a day needs. */
export function sizeFleet(costs: Costs, demand: Demand): Fleet {
  const { people, shareOfADay, turnsEach, turnsPerConversation, replySeconds, curve, burst, years } = demand;
  const turnsADay = people * shareOfADay * turnsEach;
  const whole = curve.reduce((sum, weight) => sum + weight, 0);
  const busiestTurnsPerSecond = ((turnsADay * Math.max(...curve)) / whole / 3_600) * burst;
  const openStreams = busiestTurnsPerSecond * replySeconds;
  const needed = Math.ceil((busiestTurnsPerSecond * costs.processorSecondsPerTurn) / costs.fullest);
  const replicas = Math.max(1, needed) + 1;
  const storedBytes =
    turnsADay *
    365 *
    years *
    (costs.storedBytesPerTurn + costs.storedBytesPerConversation / turnsPerConversation);
  const shards = Math.max(
    1,
    Math.ceil(storedBytes / costs.bytesPerPrimary),
    Math.ceil(busiestTurnsPerSecond / costs.turnsPerSecondPerPrimary),
  );
  return {
    turnsADay,
    busiestTurnsPerSecond,
    openStreams,
    replicas,
    bytesPerReplica: costs.idleBytes + (openStreams / (replicas - 1)) * costs.bytesPerStream,
    connections: replicas * costs.connectionsPerReplica,
    storedBytes,
    shards,
  };
}
