import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import type { TextStep } from '#testing/stand-ins/speak.ts';
import type { RecordedRequest } from '#testing/stand-ins/stand-in.ts';
import { runServer } from '../../tests/harness/run-server.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { beginTalk, prepare, send } from '../talk.ts';

/** Six ways to fail: an error, too busy, a cut in the middle, an end too soon, garbage, silence. */
const WAYS: readonly TextStep[] = [
  { kind: 'error', status: 500 },
  { kind: 'error', status: 429, retryAfterSeconds: 1 },
  { kind: 'cut', afterTokens: 5 },
  { kind: 'unfinished', afterTokens: 5 },
  { kind: 'garbage', afterTokens: 5 },
  { kind: 'hang' },
];
const AT_ONCE = 25;

/**
 * The provider fails every message once, nobody stands in for it, and the person sends again: never is there no reply,
 * or more than one.
 */
export const failingProvider: Scenario = {
  name: 'provider failing in each of six ways',
  faults: { long: 600, short: 5 },
  async run(faults, random) {
    const vendor = await startOpenAiChatStandIn();
    const server = await runServer({
      COMPANION: 'openai',
      COMPANION_FALLBACK: 'none',
      OPENAI_BASE_URL: `${vendor.url}/v1`,
      OPENAI_MODEL: 'stand-in',
    });
    try {
      const failed = new Set<string>();
      vendor.otherwise((request) => failOnce(request, failed));
      const total: Outcome[] = [];
      const each = Math.ceil(faults / WAYS.length);
      for (const way of WAYS.slice(0, faults).keys())
        for (let done = 0; done < each; done += AT_ONCE)
          total.push(await failAtOnce(server.url, way, Math.min(AT_ONCE, each - done), random));
      const sum = (field: 'faults' | 'turns' | 'lost' | 'doubled' | 'stuck') =>
        total.reduce((all, outcome) => all + outcome[field], 0);
      return {
        faults: sum('faults'),
        turns: sum('turns'),
        lost: sum('lost'),
        doubled: sum('doubled'),
        stuck: sum('stuck'),
        slowestReturnMs: null,
        broken:
          failed.size < faults ? [`the provider was asked for ${failed.size} of ${faults} messages`] : [],
      };
    } finally {
      await server.dispose();
      await vendor.close();
    }
  },
};

/** Which way, and which message, stands in the message itself; the second time it is answered. */
function failOnce(request: RecordedRequest, failed: Set<string>): TextStep {
  const said = [...request.body.toString().matchAll(/letter (\d+) in drawer (\d)/g)].at(-1);
  const [mark = '', , way] = said ?? [];
  const step = WAYS[Number(way)];
  if (!step || failed.has(mark))
    return { kind: 'reply', text: 'that sounds heavy. what is it like right now?' };
  failed.add(mark);
  return step;
}

async function failAtOnce(url: string, way: number, count: number, random: () => number): Promise<Outcome> {
  const talks = await Promise.all(Array.from({ length: count }, () => beginTalk(url)));
  const attempts = talks.map((talk) =>
    prepare(talk, `i wrote letter ${Math.floor(random() * 1e9)} in drawer ${way}`),
  );
  await Promise.all(attempts.map((attempt) => send(url, attempt)));
  return { faults: count, slowestReturnMs: null, ...(await settle(url, attempts)) };
}
