const TICK_MS = 10;

/** In whole milliseconds. */
interface Spread {
  readonly p99: string;
  readonly most: string;
}

/**
 * How late a timer of 10 ms comes, and how much of the time this thread had the processor meanwhile: on a machine with
 * other work the difference is theirs.
 */
export function watchLoop(): { stop(): Record<'late' | 'own', Spread> } {
  const late: number[] = [];
  const own: number[] = [];
  let at = performance.now();
  let used = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.threadCpuUsage(used);
    late.push(now - at - TICK_MS);
    own.push((user + system) / 1_000);
    at = now;
    used = process.threadCpuUsage();
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return { late: summarise(late), own: summarise(own) };
    },
  };
}

function summarise(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  return { p99: at(0.99), most: at(1) };
}
