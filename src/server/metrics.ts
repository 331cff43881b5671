import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LAG_RESOLUTION_MS = 20;

export type Metrics = ReturnType<typeof createMetrics>;

/** Every figure that is counted, once. Labels are closed sets: a route's pattern, a status, a kind; nobody's identity. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const stop = watchProcess(registry);
  return {
    requests: new Counter({
      name: 'http_requests_total',
      help: 'requests, by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    turns: new Counter({
      name: 'turns_total',
      help: 'turns of talk that ended, by mode and how',
      labelNames: ['end', 'mode'],
      registers,
    }),
    turnsUnderWay: new Gauge({
      name: 'turns_under_way',
      help: 'replies that this process is making: what it is grown by',
      registers,
    }),
    providerFailures: new Counter({
      name: 'provider_failures_total',
      help: 'failures of the model, by kind',
      labelNames: ['kind'],
      registers,
    }),
    gateActs: new Counter({
      name: 'gate_acts_total',
      help: 'replies of a model that a rule of the gate acted on, by rule',
      labelNames: ['flag'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'time until an answer was over, by route',
      labelNames: ['method', 'route'],
      buckets: BUCKETS_SECONDS,
      registers,
    }),
    firstWordSeconds: new Histogram({
      name: 'first_word_seconds',
      help: 'time from a stored message to the first word of its reply, by mode',
      labelNames: ['mode'],
      buckets: BUCKETS_SECONDS,
      registers,
    }),
    registry,
    stop,
  };
}

/** Figures of the process, read when somebody asks. Returns what stops watching the event loop. */
function watchProcess(registry: Registry): () => void {
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  const lagSeconds = (percentile: number): number =>
    Math.max(0, lag.percentile(percentile) / 1e6 - LAG_RESOLUTION_MS) / 1e3;
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('process_resident_memory_bytes', 'memory of the process', () => process.memoryUsage.rss());
  gauge('nodejs_heap_used_bytes', 'memory of its objects', () => process.memoryUsage().heapUsed);
  gauge('process_uptime_seconds', 'since it started', () => process.uptime());
  gauge('event_loop_lag_seconds', 'how late the event loop is, since last asked: median', () =>
    lagSeconds(50),
  );
  gauge('event_loop_lag_p99_seconds', 'the same, of the slowest hundredth', () => {
    const slowest = lagSeconds(99);
    lag.reset();
    return slowest;
  });
  return () => void lag.disable();
}
