/** Gives up on something that says nothing for too long, and remembers what was being waited for. */
export function watchSilence<Wait extends string>(outer: AbortSignal) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expired: Wait | null = null;
  return {
    /** Aborts with the outer signal, or when a wait was too long. */
    signal: AbortSignal.any([outer, controller.signal]),
    /** Starts a new wait in place of the one before. */
    wait(waitingFor: Wait, ms: number) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        expired = waitingFor;
        controller.abort();
      }, ms);
    },
    /** The wait that was too long; null when none was. */
    expired: () => expired,
    /** Ends the watch and whatever hangs on its signal. */
    end() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
