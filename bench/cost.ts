import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { sendMessage } from '#features/conversations/contract.ts';
import { SOUND_REPLIES } from '#testing/sound-replies.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { countTokens } from '#testing/stand-ins/speak.ts';
import { type RecordedRequest, readJson } from '#testing/stand-ins/stand-in.ts';
import { readPeople } from '../evals/companion/scripts.ts';
import { runServer } from '../tests/harness/run-server.ts';
import { atLeast, atMost, type Row } from './row.ts';
import { beginTalks, type Talk } from './talks.ts';

export const name = 'cost';

const TURNS = 500;
/** No word of them is about danger; they are sad, glad, cross and short. */
const HARMLESS_TURNS = 40;
/** From here on the window of recent messages is full. */
const FULL_FROM = 30;
const PEOPLE = ['own', 'second-tuned', 'second-judged', 'first'];

const lines = PEOPLE.flatMap((file) =>
  readPeople(readFileSync(new URL(`../evals/companion/people/${file}.jsonl`, import.meta.url), 'utf8')),
).flatMap(({ turns }) => turns);

const promptSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

/** What the model gets to read in order to reply; null where it is asked for something else: a title, a verdict. */
function readPrompt(request: RecordedRequest): string | null {
  const { messages } = promptSchema.parse(readJson(request));
  return messages[0]?.content.startsWith('you are process')
    ? messages.map(({ content }) => content).join('\n')
    : null;
}

function sharedPrefix(prompts: readonly string[]): number {
  const [first = '', ...others] = prompts;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return length;
}

interface LongTalk {
  /** By turn: what the model was asked, null where it was not. */
  readonly prompts: readonly (string | null)[];
  readonly untouched: number;
}

/** One talk of many turns. */
async function talkLong(send: (content: string) => Promise<string>, asked: Asked): Promise<LongTalk> {
  const prompts: (string | null)[] = [];
  let untouched = 0;
  for (const line of lines.slice(0, TURNS)) {
    asked.prompt = null;
    const shown = await send(line);
    prompts.push(asked.prompt);
    if (asked.prompt !== null && shown === asked.reply) untouched += 1;
  }
  return { prompts, untouched };
}

interface Asked {
  prompt: string | null;
  reply: string;
}

const sender =
  (url: string, { token, conversationId }: Talk) =>
  async (content: string): Promise<string> => {
    const answer = await fetch(url + sendMessage.path, {
      method: sendMessage.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ conversationId, clientMessageId: randomUUID(), content }),
    });
    if (!answer.ok) throw new Error(`no reply came: ${answer.status} ${await answer.text()}`);
    return sendMessage.response.parse(await answer.json()).message.content;
  };

/** What one long talk asks of a model: how much, how often, and what comes back of it. */
export async function run(): Promise<readonly Row[]> {
  const asked: Asked = { prompt: null, reply: '' };
  let replies = 0;
  const vendor = await startOpenAiChatStandIn({
    byDefault: (request) => {
      const prompt = readPrompt(request);
      if (prompt === null) return { kind: 'error', status: 400 };
      asked.prompt = prompt;
      asked.reply = SOUND_REPLIES[replies++ % SOUND_REPLIES.length] ?? '';
      return { kind: 'reply', text: asked.reply };
    },
  });
  const server = await runServer({
    COMPANION: 'openai',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: `${vendor.url}/v1`,
    MODEL_TURNS_PER_DAY: '100000',
  });
  try {
    const [talk] = await beginTalks(server);
    const { prompts, untouched } = await talkLong(sender(server.url, talk as Talk), asked); // one was asked for
    const all = prompts.filter((prompt) => prompt !== null);
    const full = prompts.slice(FULL_FROM).filter((prompt) => prompt !== null);
    const largest = (of: readonly string[], size: (prompt: string) => number): number =>
      Math.max(...of.map(size));
    const early = full.slice(0, full.length / 2);
    const late = full.slice(full.length / 2);
    const growth = (size: (prompt: string) => number) => largest(late, size) / largest(early, size);
    const mean = all.reduce((sum, prompt) => sum + prompt.length, 0) / all.length;
    return [
      atMost(
        `characters of a prompt, of ${TURNS} turns`,
        largest(all, (prompt) => prompt.length),
        '',
        20_000,
      ),
      atMost('tokens of it', largest(all, countTokens), '', 5_000),
      atMost(
        'characters, the second half over the first',
        growth((prompt) => prompt.length),
        'times',
        1.1,
      ),
      atMost('tokens, the second half over the first', growth(countTokens), 'times', 1.1),
      atLeast('of a prompt the same from turn to turn, at its beginning', sharedPrefix(all) / mean, '', 0.4),
      atLeast(
        `of ${HARMLESS_TURNS} harmless turns the model was asked for`,
        prompts.slice(0, HARMLESS_TURNS).filter((prompt) => prompt !== null).length,
        'turns',
        HARMLESS_TURNS,
      ),
      atLeast('of its sound replies shown untouched', untouched / all.length, '', 0.99),
    ];
  } finally {
    await server.dispose();
    await vendor.close();
  }
}
