import { runServer } from '../../tests/harness/run-server.ts';
import type { Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { type Attempt, beginAnother, beginTalk, prepare, send } from '../talk.ts';

const AT_ONCE = 5;
const EVENTS_A_TURN = 8;
const TURNS_A_TALK = 25;
const WITHIN_MS = 60;

/** The browser goes away in the middle of an answer: after some event, or some time. The reply is there on return. */
export const vanishBrowser: Scenario = {
  name: 'browser gone at a random point',
  faults: { long: 500, short: 10 },
  async run(times, random) {
    const server = await runServer();
    try {
      const attempts: Attempt[] = [];
      let talks = await Promise.all(Array.from({ length: AT_ONCE }, () => beginTalk(server.url)));
      for (let done = 0; done < times; done += AT_ONCE) {
        if (done % (AT_ONCE * TURNS_A_TALK) === 0 && done > 0)
          talks = await Promise.all(talks.map((talk) => beginAnother(server.url, talk)));
        const round = talks.map((talk) => prepare(talk, `number ${done}: i am not sure that i can say it`));
        attempts.push(...round);
        await Promise.all(round.map((attempt) => sendAndLeave(server.url, attempt, random)));
      }
      return { faults: attempts.length, slowestReturnMs: null, ...(await settle(server.url, attempts)) };
    } finally {
      await server.dispose();
    }
  },
};

function sendAndLeave(url: string, attempt: Attempt, random: () => number) {
  if (random() < 0.5)
    return send(url, attempt, { signal: AbortSignal.timeout(Math.floor(random() * WITHIN_MS)) });
  let left = Math.floor(random() * EVENTS_A_TURN);
  return send(url, attempt, { onEvent: () => left-- > 0 });
}
