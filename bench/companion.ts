import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Companion, CompanionTurn, PastMessage } from '#features/companion/core/companion.ts';
import { createGuide } from '#features/companion/core/guide.ts';
import { openScene } from '#features/companion/core/scene.ts';
import { createClaudeModel } from '#features/companion/server/claude.ts';
import { createModelCompanion } from '#features/companion/server/model-companion.ts';
import { buildPrompt } from '#features/companion/server/prompt.ts';
import { createCompanion } from '#features/companion/server/public.ts';
import { CALM } from '#features/safety/contract.ts';
import { type AskEvents, eventsFrom } from '#server/outbound-events.ts';
import { splitTokens } from '#testing/stand-ins/speak.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'companion';

const turn: CompanionTurn = {
  content: 'i feel dread about tomorrow, and i do not know why',
  history: [],
  state: null,
  spoken: false,
  seed: 'bench',
  question: null,
  safety: CALM,
  preferences: { memoryEnabled: false, memory: [], askLess: false },
};

export async function run(): Promise<Row[]> {
  const vendor = fork(new URL('./companion-vendor.ts', import.meta.url));
  const [url] = await once(vendor, 'message');
  try {
    return [await measureGuide(), await measureRelay(String(url)), ...(await measureCrowd(String(url)))];
  } finally {
    vendor.disconnect();
  }
}

/** As the server wires it: model, gate and fallback. */
async function connect(baseUrl: string, model: string): Promise<Companion> {
  const { companionFor } = await createCompanion({
    name: 'claude',
    fallback: 'guide',
    claude: { apiKey: 'bench', baseUrl, model },
    openai: {},
    onUsage: () => undefined,
    onFlags: () => undefined,
    onFallback: (cause) => {
      throw cause;
    },
  });
  return companionFor({ id: 'nobody', modelConsent: true });
}

const GUIDE_TALKS = 40;
const SAID = [
  'i cant stop thinking about tomorrow, i have to present to the whole team and last time i froze',
  'dread i guess',
  'like an 8',
  'ok did it. maybe a 6',
  'my brother did the thing again with the car and now mom is on about thanksgiving',
  'that nobody ever tells him off. only me, since we were kids, and i am so tired of it',
  `${'i keep going over it and i do not know what to do and then she said '.repeat(30)}`.slice(0, 2_000),
  'x9$ '.repeat(500),
];

/** Processor time of whole replies; two of eight messages have 2,000 characters. */
async function measureGuide(): Promise<Row> {
  const guide = createGuide();
  const times: number[] = [];
  for (let talk = 0; talk < GUIDE_TALKS; talk++) {
    let state: unknown = null;
    const history: PastMessage[] = [];
    for (const content of SAID) {
      const asked = { ...turn, content, history, state, seed: `bench-${talk}` };
      const before = process.threadCpuUsage();
      let text = '';
      for await (const part of guide.reply(asked, new AbortController().signal)) {
        if (part.type === 'text') text += part.text;
        else state = part.state;
      }
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1000);
      history.push({ sender: 'user', text: content }, { sender: 'bot', text });
    }
  }
  return atMost('a reply of the guide, p95 of processor time', quantile(times, 0.95), 'ms', 5);
}

const REPLIES = 12;
const ROUNDS = 9;

/** Claude's stream as it comes, with nothing of ours but the client. */
const bareOf = (baseUrl: string): AskEvents =>
  eventsFrom(baseUrl, { authorization: 'Bearer bench', 'anthropic-version': '2026-10-21' });

async function* bareTokens(ask: AskEvents, model: string, system: string): AsyncGenerator<void> {
  const body = {
    model,
    max_tokens: 400,
    stream: true,
    system: [{ type: 'text', text: system }],
    messages: [{ role: 'user', content: turn.content }],
  };
  for await (const data of ask('/v1/messages', body, new AbortController().signal))
    if (JSON.parse(data).type === 'content_block_delta') yield;
}

/** Processor time for each token, ours less the bare stream's, in the same run; the median of several rounds. */
async function measureRelay(baseUrl: string): Promise<Row> {
  const companion = await connect(baseUrl, 'fast');
  const bare = bareOf(baseUrl);
  const prompt = buildPrompt(turn, () => openScene(turn));
  const alone = async () => {
    let tokens = 0;
    for await (const _ of bareTokens(bare, 'fast', prompt.stable)) tokens += 1;
    return tokens;
  };
  const byUs = () => countTokens(companion);

  const differences: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const theirs = await timePerToken(alone);
    const ours = await timePerToken(byUs);
    if (round > 0) differences.push(ours - theirs);
  }
  return atMost(
    'relaying a token, gate included, beyond the bare stream',
    quantile(differences, 0.5),
    'µs',
    10,
  );
}

async function timePerToken(run: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  let tokens = 0;
  for (let reply = 0; reply < REPLIES; reply++) tokens += await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / tokens;
}

/** The vendor's tokens are of one character each; the gate may join them. */
async function countTokens(companion: Companion): Promise<number> {
  let tokens = 0;
  for await (const part of companion.reply(turn, new AbortController().signal)) {
    if (part.type === 'text') tokens += part.text.length;
  }
  return tokens;
}

const CONVERSATIONS = 200;
const MS_PER_WORD = 25;

/**
 * Two hundred replies stream at once, at 40 words a second each: from the bare client, through the relay, and through the
 * gate as well. On a busy machine the bare client stalls too, so each is held to the target or to what it managed.
 */
async function measureCrowd(baseUrl: string): Promise<Row[]> {
  const bare = bareOf(baseUrl);
  const relayed = createModelCompanion({
    model: createClaudeModel({ apiKey: 'bench', baseUrl, model: 'steady' }),
  });
  const whole = await connect(baseUrl, 'steady');
  const baseline = await hearAtOnce(() => hearBare(bare));
  const gaps = (await hearAtOnce(() => hear(relayed))).map(longestGap);
  const stalls = (await hearAtOnce(() => hear(whole))).map(longestStall);
  return [
    besideBare('longest gap between two words', gaps, baseline.map(longestGap)),
    besideBare('furthest the gate falls behind the words', stalls, baseline.map(longestStall)),
  ];
}

function besideBare(what: string, ours: readonly number[], theirs: readonly number[]): Row {
  const bare = Math.max(...theirs);
  const row = `${what}, ${CONVERSATIONS} at once (bare: ${bare.toFixed(0)} ms)`;
  return atMost(row, Math.max(...ours), 'ms', Math.max(100, Math.round(bare * 1.25)));
}

/** When a part came, and how many words had been said with it. */
interface Heard {
  readonly at: number;
  readonly words: number;
}

async function hearAtOnce(hearOne: () => Promise<Heard[]>): Promise<Heard[][]> {
  await hearOne();
  return Promise.all(Array.from({ length: CONVERSATIONS }, hearOne));
}

async function hearBare(ask: AskEvents): Promise<Heard[]> {
  const heard: Heard[] = [];
  for await (const _ of bareTokens(ask, 'steady', 'you are'))
    heard.push({ at: performance.now(), words: heard.length + 1 });
  return heard;
}

async function hear(companion: Companion): Promise<Heard[]> {
  const heard: Heard[] = [];
  let words = 0;
  for await (const part of companion.reply(turn, new AbortController().signal)) {
    if (part.type !== 'text') continue;
    words += splitTokens(part.text).length;
    heard.push({ at: performance.now(), words });
  }
  return heard;
}

const longestGap = (heard: readonly Heard[]): number =>
  Math.max(...heard.slice(1).map(({ at }, index) => at - (heard[index]?.at ?? at)));

/** The gate may hold words for a while: what counts is how far a reply falls behind the vendor's own pace. */
function longestStall(heard: readonly Heard[]): number {
  let earliest = Number.POSITIVE_INFINITY;
  let stall = 0;
  for (const { at, words } of heard) {
    const lateness = at - words * MS_PER_WORD;
    earliest = Math.min(earliest, lateness);
    stall = Math.max(stall, lateness - earliest);
  }
  return stall;
}
