import type { PGlite } from '@electric-sql/pglite';

export interface RoundTrips {
  /** What was asked since the last `begin`, in order. */
  readonly statements: readonly string[];
  /** Forgets what was asked; from now on so many trips are answered, and all others wait for `letGo`. */
  begin(answered: number): void;
  letGo(): void;
}

interface Trip {
  asked: number;
  isOver: boolean;
  /** Its answers come together, so that nothing that waits for one of them is taken for a part of it. */
  readonly over: PromiseWithResolvers<void>;
}

/**
 * Round trips to an embedded database, without a clock: what is asked before anything of it is answered is one. A
 * transaction takes one to begin and one to commit, as on a network.
 */
export function countRoundTrips(client: PGlite): RoundTrips {
  let statements: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let held = Promise.withResolvers<void>();
  let trip: Trip | null = null;

  const endWhenQuiet = (of: Trip): void => {
    setImmediate(() => {
      if (of.asked > 0 || of.isOver) return;
      of.isOver = true;
      if (trip === of) trip = null;
      left -= 1;
      if (left >= 0) of.over.resolve();
      else held.promise.then(of.over.resolve);
    });
  };
  const newTrip = (): Trip => ({ asked: 0, isOver: false, over: Promise.withResolvers() });
  async function travel<Answer>(own: Trip, statement: string, ask: () => Promise<Answer>): Promise<Answer> {
    statements.push(statement);
    own.asked += 1;
    try {
      return await ask();
    } finally {
      own.asked -= 1;
      endWhenQuiet(own);
      await own.over.promise;
    }
  }

  type Asking = Pick<PGlite, 'query'>;
  const counting = <Of extends Asking>(of: Of, tripNow: () => Trip): Of => {
    const query = of.query.bind(of);
    of.query = (text, ...rest) => travel(tripNow(), text, () => query(text, ...rest));
    return of;
  };
  const sharedTrip = (): Trip => {
    trip ??= newTrip();
    return trip;
  };
  const transact = client.transaction.bind(client);
  // Of a transaction each is a trip of its own: whatever else is asked waits for its end here.
  counting(client, sharedTrip).transaction = (work) =>
    transact(async (tx) => {
      await travel(newTrip(), 'begin', async () => {});
      const result = await work(counting(tx, newTrip));
      await travel(newTrip(), 'commit', async () => {});
      return result;
    });
  return {
    get statements() {
      return statements;
    },
    begin(answered) {
      statements = [];
      left = answered;
      held = Promise.withResolvers();
    },
    letGo() {
      left = Number.POSITIVE_INFINITY;
      held.resolve();
    },
  };
}
