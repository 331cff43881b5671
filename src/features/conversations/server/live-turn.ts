import type { AppError } from '#contract/errors.ts';
import type { SendAnswer, TurnEvent, TurnEvents } from '../contract.ts';

export type TurnResult = { readonly answer: SendAnswer } | { readonly error: AppError };

/** A turn that is told in this process. Its events are kept, so that whoever comes late hears them all. */
export interface LiveTurn {
  /** Hears each event after `afterId`, past ones at once. Returns how to stop listening. */
  subscribe(listener: (event: TurnEvent) => void, afterId?: number): () => void;
  /** The same for another process: the events of the run of now as they are, and whether it is the first. */
  overhear(listener: (event: TurnEvent, isFirstRun: boolean) => void, afterId: number): () => void;
  readonly finished: Promise<TurnResult>;
}

export type Emit = <Name extends keyof TurnEvents>(event: Name, data: TurnEvents[Name]) => void;

export interface Telling {
  readonly emit: Emit;
  /**
   * What comes now is of a later run of the turn. It may use other words, so that somebody who heard the beginning of
   * an earlier one gets the whole reply in `replied` instead of more pieces.
   */
  beginLaterRun(): void;
}

interface Hearer {
  hear(event: TurnEvent): void;
  beginLaterRun(): void;
}

export const isEnd = ({ event }: Pick<TurnEvent, 'event'>): boolean =>
  event === 'replied' || event === 'failed';

export function startLiveTurn(run: (telling: Telling) => Promise<TurnResult>): LiveTurn {
  let events: TurnEvent[] = [];
  let isFirstRun = true;
  const hearers = new Set<Hearer>();
  const listen = (hearer: Hearer): (() => void) => {
    for (const event of events) hearer.hear(event);
    hearers.add(hearer);
    return () => hearers.delete(hearer);
  };
  const telling: Telling = {
    emit(event, data) {
      // The pair of name and data is what `TurnEvent` is made of; TypeScript cannot see it through the generic.
      const entry = { id: events.length + 1, event, data } as TurnEvent;
      events.push(entry);
      for (const hearer of hearers) hearer.hear(entry);
    },
    beginLaterRun() {
      events = [];
      isFirstRun = false;
      for (const hearer of hearers) hearer.beginLaterRun();
    },
  };
  const finished = run(telling);
  return {
    finished,
    subscribe(listener, afterId = 0) {
      const hearer = hearerOf(listener, afterId);
      if (!isFirstRun) hearer.beginLaterRun();
      return listen(hearer);
    },
    overhear(listener, afterId) {
      let heardId = afterId;
      return listen({
        hear: (event) => event.id > heardId && listener(event, isFirstRun),
        beginLaterRun: () => {
          heardId = 0;
        },
      });
    },
  };
}

function hearerOf(listener: (event: TurnEvent) => void, afterId: number): Hearer {
  let heardId = afterId;
  /** The last id of an earlier run, where that was heard. */
  let earlierId: number | null = null;
  return {
    beginLaterRun() {
      if (heardId > 0) earlierId = heardId;
    },
    hear(event) {
      if (earlierId !== null && event.event === 'words_added') return;
      const id = earlierId === null ? event.id : earlierId + event.id;
      // An end is told however few events this process heard of before it.
      if (id <= heardId && !isEnd(event)) return;
      heardId = Math.max(id, heardId + 1);
      listener({ ...event, id: heardId });
    },
  };
}
