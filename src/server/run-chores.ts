import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '#contract/time.ts';
import type { Background } from './background.ts';

export interface Chore {
  /** A static text for the log. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Does each chore at start and then every hour: removes what has expired. */
export function runChores(app: FastifyInstance, background: Background, chores: readonly Chore[]): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const doAll = () => {
    for (const { name, run } of chores) background.run(name, run);
  };
  app.addHook('onReady', async () => {
    doAll();
    timer = setInterval(doAll, HOUR_MS);
    timer.unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
