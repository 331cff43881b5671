/** Gives up on something that says nothing for too long, and remembers what was being waited for. */
export interface SilenceWatch<Wait extends string> {
  /** Aborts with the outer signal, or when a wait was too long. */
  readonly signal: AbortSignal;
  /** Starts a new wait in place of the one before. */
  wait(waitingFor: Wait, ms: number): void;
  /** The wait that was too long; null when none was. */
  expired(): Wait | null;
  /** Ends the watch and whatever hangs on its signal. */
  end(): void;
}

export function watchSilence<Wait extends string>(outer: AbortSignal): SilenceWatch<Wait> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expired: Wait | null = null;
  return {
    signal: AbortSignal.any([outer, controller.signal]),
    wait(waitingFor, ms) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        expired = waitingFor;
        controller.abort();
      }, ms);
    },
    expired: () => expired,
    end() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
