import { fork } from 'node:child_process';
import { once } from 'node:events';
import Anthropic from '@anthropic-ai/sdk';
import type { Companion, CompanionTurn } from '#features/companion/core/companion.ts';
import { planTurn } from '#features/companion/core/plan.ts';
import { createClaudeModel } from '#features/companion/server/claude.ts';
import { withFallback } from '#features/companion/server/fallback.ts';
import { createModelCompanion } from '#features/companion/server/model-companion.ts';
import { buildPrompt } from '#features/companion/server/prompt.ts';
import type { Row } from './row.ts';

export const name = 'companion';

const turn: CompanionTurn = {
  content: 'i feel dread about tomorrow, and i do not know why',
  history: [],
  state: null,
  spoken: false,
  seed: 'bench',
  tier: 'T0',
  preferences: { memory: [], askLess: false },
};

export async function run(): Promise<Row[]> {
  const vendor = fork(new URL('./companion-vendor.ts', import.meta.url));
  const [url] = await once(vendor, 'message');
  try {
    return [await measureRelay(String(url)), await measureCrowd(String(url))];
  } finally {
    vendor.disconnect();
  }
}

function connect(baseUrl: string, model: string): Companion {
  const companion = createModelCompanion({
    model: createClaudeModel({ apiKey: 'bench', baseUrl, model }),
  });
  return withFallback(companion, companion, { onFallback: (cause) => Promise.reject(cause) });
}

const REPLIES = 12;
const ROUNDS = 9;

/** Processor time for each token, ours less the bare SDK's, in the same run; the median of several rounds. */
async function measureRelay(baseUrl: string): Promise<Row> {
  const companion = connect(baseUrl, 'fast');
  const bare = new Anthropic({ apiKey: 'bench', baseURL: baseUrl, maxRetries: 0 });
  const prompt = buildPrompt(turn, planTurn(turn), []);
  const bySdk = async () => {
    let tokens = 0;
    const stream = await bare.messages.create({
      model: 'fast',
      max_tokens: 400,
      stream: true,
      system: prompt.stable,
      messages: [{ role: 'user', content: turn.content }],
    });
    for await (const event of stream) if (event.type === 'content_block_delta') tokens += 1;
    return tokens;
  };
  const byUs = () => countParts(companion);

  const differences: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const sdk = await timePerToken(bySdk);
    const ours = await timePerToken(byUs);
    if (round > 0) differences.push(ours - sdk);
  }
  const value = median(differences);
  return {
    row: 'relaying a token, beyond the SDK',
    value: Math.round(value * 100) / 100,
    unit: 'µs',
    target: '≤ 10',
    ok: value <= 10,
  };
}

async function timePerToken(run: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  let tokens = 0;
  for (let reply = 0; reply < REPLIES; reply++) tokens += await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / tokens;
}

async function countParts(companion: Companion): Promise<number> {
  let parts = 0;
  for await (const part of companion.reply(turn, new AbortController().signal)) {
    if (part.type === 'text') parts += 1;
  }
  return parts;
}

const CONVERSATIONS = 200;

/** The longest time between two words of one reply while all the others stream as well, at 40 words a second. */
async function measureCrowd(baseUrl: string): Promise<Row> {
  const companion = connect(baseUrl, 'steady');
  await longestGap(companion);
  const gaps = await Promise.all(Array.from({ length: CONVERSATIONS }, () => longestGap(companion)));
  const value = Math.round(Math.max(...gaps));
  return {
    row: `longest gap with ${CONVERSATIONS} conversations at once`,
    value,
    unit: 'ms',
    target: '≤ 100',
    ok: value <= 100,
  };
}

async function longestGap(companion: Companion): Promise<number> {
  let longest = 0;
  let last = 0;
  for await (const part of companion.reply(turn, new AbortController().signal)) {
    if (part.type !== 'text') continue;
    const now = performance.now();
    if (last > 0) longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
