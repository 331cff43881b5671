import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { CompanionError } from './companion-error.ts';

interface FallbackOptions {
  /** Hears why the guide had to stand in. */
  readonly onFallback: (cause: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const FAILURES_UNTIL_REST = 2;
const REST_MS = 30_000;

/**
 * The guide answers when `primary` fails before its first word; later it is too late, and the failure is passed on.
 * A primary that keeps failing, or that asks for time, is left alone for a while: nobody should wait for a timeout
 * at every turn.
 */
export function withFallback(primary: Companion, guide: Companion, options: FallbackOptions): Companion {
  const rest = createRest(options.now ?? Date.now);

  async function* reply(
    turn: CompanionTurn,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPart, void, undefined> {
    if (!rest.isResting()) {
      let hasSpoken = false;
      try {
        for await (const part of primary.reply(turn, signal)) {
          hasSpoken = true;
          yield part;
        }
        return rest.wentWell();
      } catch (cause) {
        signal.throwIfAborted();
        rest.failed(cause);
        if (hasSpoken) throw cause;
        options.onFallback(cause);
      }
    }
    yield* guide.reply(turn, signal);
  }
  return { name: primary.name, reply };
}

function createRest(now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  return {
    isResting: () => now() < restsUntil,
    wentWell: () => {
      failures = 0;
    },
    failed: (cause: unknown) => {
      failures += 1;
      const askedForMs = cause instanceof CompanionError ? (cause.retryAfterSeconds ?? 0) * 1000 : 0;
      const restMs = failures >= FAILURES_UNTIL_REST ? REST_MS : 0;
      restsUntil = now() + Math.max(restMs, Math.min(askedForMs, REST_MS));
    },
  };
}
