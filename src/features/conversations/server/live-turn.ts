import type { AppError } from '#contract/errors.ts';
import type { SendAnswer, TurnEvent, TurnEvents } from '../contract.ts';

export type TurnResult = { readonly answer: SendAnswer } | { readonly error: AppError };

/** A turn that is being replied to in this process. Its events are kept, so that whoever comes late hears them all. */
export interface LiveTurn {
  /** Hears each event after `afterId`, past ones at once. Returns how to stop listening. */
  subscribe(listener: (event: TurnEvent) => void, afterId?: number): () => void;
  readonly finished: Promise<TurnResult>;
}

export type Emit = <Name extends keyof TurnEvents>(event: Name, data: TurnEvents[Name]) => void;

interface LiveTurnOptions {
  /**
   * Whether this is the first run of the turn. A later run may use other words, so that somebody who heard the
   * beginning of an earlier one gets the whole reply in `replied` instead of more pieces.
   */
  readonly isFirstRun: boolean;
  run(emit: Emit): Promise<TurnResult>;
}

export function startLiveTurn({ isFirstRun, run }: LiveTurnOptions): LiveTurn {
  const events: TurnEvent[] = [];
  const listeners = new Set<(event: TurnEvent) => void>();
  const emit: Emit = (event, data) => {
    // The pair of name and data is what `TurnEvent` is made of; TypeScript cannot see it through the generic.
    const entry = { id: events.length + 1, event, data } as TurnEvent;
    events.push(entry);
    for (const listener of listeners) listener(entry);
  };
  const finished = run(emit);
  return {
    finished,
    subscribe(listener, afterId = 0) {
      const isCatchingUp = !isFirstRun && afterId > 0;
      const hear = (event: TurnEvent) => {
        if (!isCatchingUp && event.id > afterId) listener(event);
        else if (isCatchingUp && event.event !== 'words_added')
          listener({ ...event, id: afterId + event.id });
      };
      events.forEach(hear);
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
