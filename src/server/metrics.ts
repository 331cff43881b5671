import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Every figure that is counted, once. Labels are closed sets: a route's pattern, a status, a kind; nobody's identity. */
const COUNTED = {
  http_requests_total: 'requests, by route and status',
  turns_total: 'turns of talk that ended, by mode and how',
  provider_failures_total: 'failures of the model, by kind',
} as const;
const TIMED = {
  http_request_seconds: 'time until an answer was over, by route',
  first_word_seconds: 'time from a stored message to the first word of its reply, by mode',
} as const;
const BUCKETS_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LAG_RESOLUTION_MS = 20;

type Labels = Readonly<Record<string, string | number>>;

export interface Metrics {
  count(name: keyof typeof COUNTED, labels: Labels): void;
  time(name: keyof typeof TIMED, labels: Labels, seconds: number): void;
  /** https://prometheus.io/docs/instrumenting/exposition_formats/ */
  render(): string;
  stop(): void;
}

interface Timing {
  readonly buckets: number[];
  sum: number;
  count: number;
}

const textOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replaceAll(/[\\"\n]/g, '\\$&')}"`)
    .join(',');

export function createMetrics(): Metrics {
  const counts = new Map<string, Map<string, number>>();
  const timings = new Map<string, Map<string, Timing>>();
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  const seriesOf = <T>(all: Map<string, Map<string, T>>, name: string): Map<string, T> => {
    const known = all.get(name) ?? new Map<string, T>();
    all.set(name, known);
    return known;
  };

  function* lines(): Generator<string> {
    for (const [name, help] of Object.entries(COUNTED)) {
      yield* head(name, help, 'counter');
      for (const [labels, count] of seriesOf(counts, name)) yield `${name}{${labels}} ${count}`;
    }
    for (const [name, help] of Object.entries(TIMED)) {
      yield* head(name, help, 'histogram');
      for (const [labels, timing] of seriesOf(timings, name)) yield* histogram(name, labels, timing);
    }
    const { rss, heapUsed } = process.memoryUsage();
    yield* gauge('process_resident_memory_bytes', 'memory of the process', rss);
    yield* gauge('nodejs_heap_used_bytes', 'memory of its objects', heapUsed);
    yield* gauge('process_uptime_seconds', 'since it started', process.uptime());
    const waits = [0.5, 0.99].map(
      (q) => Math.max(0, lag.percentile(q * 100) / 1e6 - LAG_RESOLUTION_MS) / 1e3,
    );
    yield* gauge(
      'event_loop_lag_seconds',
      'how late the event loop is, since last asked: median',
      waits[0] ?? 0,
    );
    yield* gauge('event_loop_lag_p99_seconds', 'the same, of the slowest hundredth', waits[1] ?? 0);
    lag.reset();
  }

  return {
    count(name, labels) {
      const series = seriesOf(counts, name);
      const key = textOf(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    time(name, labels, seconds) {
      const series = seriesOf(timings, name);
      const key = textOf(labels);
      const timing = series.get(key) ?? { buckets: BUCKETS_SECONDS.map(() => 0), sum: 0, count: 0 };
      series.set(key, timing);
      BUCKETS_SECONDS.forEach((limit, index) => {
        if (seconds <= limit) timing.buckets[index] = (timing.buckets[index] ?? 0) + 1;
      });
      timing.sum += seconds;
      timing.count += 1;
    },
    render: () => `${[...lines()].join('\n')}\n`,
    stop: () => void lag.disable(),
  };
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const gauge = (name: string, help: string, value: number): string[] => [
  ...head(name, help, 'gauge'),
  `${name} ${value}`,
];

const histogram = (name: string, labels: string, { buckets, sum, count }: Timing): string[] => [
  ...buckets.map((within, index) => `${name}_bucket{${labels},le="${BUCKETS_SECONDS[index]}"} ${within}`),
  `${name}_bucket{${labels},le="+Inf"} ${count}`,
  `${name}_sum{${labels}} ${sum}`,
  `${name}_count{${labels}} ${count}`,
];
