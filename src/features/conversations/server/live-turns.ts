import { type LiveTurn, startLiveTurn, type Telling, type TurnResult } from './live-turn.ts';

/** A finished turn stays for those who dropped and come back. */
const LINGER_MS = 60_000;

/** The turns that are told in this process, and those that just were. */
export function createLiveTurns() {
  const live = new Map<string, LiveTurn>();
  const working = new Set<Promise<unknown>>();

  /** A failed turn goes at once: sending it again is a new run. */
  function linger(turnId: string, turn: LiveTurn, isFailed: boolean): void {
    const forget = () => live.get(turnId) === turn && live.delete(turnId);
    if (isFailed) forget();
    else setTimeout(forget, LINGER_MS).unref();
  }

  return {
    get: (turnId: string) => live.get(turnId),
    begin(turnId: string, run: (telling: Telling) => Promise<TurnResult>): LiveTurn {
      const turn = startLiveTurn(run);
      live.set(turnId, turn);
      const task = turn.finished.finally(() => working.delete(task));
      working.add(task);
      task.then(
        (result) => linger(turnId, turn, 'error' in result),
        () => live.delete(turnId),
      );
      return turn;
    },
    /** Resolves when none is under way. */
    settled: () => Promise.allSettled(working),
  };
}
