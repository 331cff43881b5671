import type { Safety } from '#features/safety/contract.ts';

/** What can go wrong between the end of a person's words and the end of the reply, as it is seen from the browser. */
export type TurnFault =
  /** `fetch` failed: no answer at all. */
  | { readonly kind: 'unreachable' }
  /** The stream ended before the turn did. */
  | { readonly kind: 'cut' }
  /** The answer was not what the contract says. */
  | { readonly kind: 'garbage' }
  | { readonly kind: 'timeout'; readonly waitingFor: TurnWait }
  | {
      readonly kind: 'status';
      readonly status: number;
      /** Of the server's error table; null where something in between answered. */
      readonly code: string | null;
      readonly message: string;
      readonly retryAfterMs: number | null;
    }
  /** The server's own `failed` event, after the person's message was stored. */
  | {
      readonly kind: 'reported';
      readonly code: string;
      readonly message: string;
      readonly retryable: boolean;
      readonly retryAfterMs: number | null;
    };

/** What was waited for too long: any answer, the first event, or the next one. */
export type TurnWait = 'connection' | 'request' | 'companion';

/** What ends a turn early. It carries the fault, and never a word of the message. */
export class TurnError extends Error {
  override readonly name = 'TurnError';
  readonly fault: TurnFault;
  /** Crisis resources that came with the fault. */
  readonly safety: Safety | null;

  constructor(fault: TurnFault, options: { safety?: Safety | null; cause?: unknown } = {}) {
    super(`turn fault: ${fault.kind}`, { cause: options.cause });
    this.fault = fault;
    this.safety = options.safety ?? null;
  }
}
