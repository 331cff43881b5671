import { z } from 'zod';
import { safetyTagSchema, tierSchema } from '#features/safety/contract.ts';
import type { TierVerdict } from '#features/safety/core/protocol/combine-with-model.ts';
import type { CompanionTurn, TokenUsage } from '../core/companion.ts';
import type { ModelLimits } from './deadlines.ts';
import { JUDGE_PROMPT_TEXT } from './judge-prompt-v1.ts';
import type { Model, ModelPrompt } from './model.ts';
import { quoteAsData } from './quote-as-data.ts';
import { relayWords } from './relay.ts';
import { BESIDE_REPLIES, startTally, toUsage } from './usage.ts';
import { withoutFence } from './without-fence.ts';

/** Strict: an answer that is not exactly this counts as none. */
const verdictSchema = z.strictObject({ tier: tierSchema, tags: z.array(safetyTagSchema).max(6) });

/** The reply waits for the verdict: longer than this, and the rules' verdict stands. */
const JUDGE_MS = 1_500;
const within = (ms: number): ModelLimits => ({ firstWordMs: ms, idleMs: ms, wholeMs: ms });

const ANSWER_TOKENS = 60;
/** As many turns as the rules read (decisions, 'Safety'). */
const PAST_MESSAGES = 16;

interface JudgeConfig {
  readonly model: Model;
  /** Until the whole verdict is there; the product's own where nothing is said. */
  readonly withinMs?: number | undefined;
  readonly onUsage: (usage: TokenUsage) => void;
}

export type JudgedTurn = Pick<CompanionTurn, 'content' | 'history'>;

/** Asks a model how grave a message is. Throws CompanionError, or ZodError or SyntaxError for an unfit answer. */
export async function judgeByModel(
  { model, withinMs = JUDGE_MS, onUsage }: JudgeConfig,
  turn: JudgedTurn,
  signal: AbortSignal,
): Promise<TierVerdict> {
  const prompt = toPrompt(turn);
  const tally = startTally();
  let answer = '';
  for await (const text of relayWords(model.ask(prompt), within(withinMs), signal, tally)) answer += text;
  onUsage(toUsage({ model, promptVersion: BESIDE_REPLIES, prompt, tally, characters: answer.length }));
  return verdictSchema.parse(JSON.parse(withoutFence(answer)));
}

function toPrompt({ content, history }: JudgedTurn): ModelPrompt {
  const before = history
    .slice(-PAST_MESSAGES)
    .map(({ sender, text }) => `${sender === 'user' ? 'person' : 'app'}: ${quoteAsData(text)}`);
  return {
    stable: JUDGE_PROMPT_TEXT,
    turnNotes:
      'judge the newest message alone, in the light of what came before. answer with the JSON object.',
    messages: [
      {
        role: 'user',
        content: `<before>\n${before.join('\n')}\n</before>\n<newest>\n${quoteAsData(content)}\n</newest>`,
      },
    ],
    maxTokens: ANSWER_TOKENS,
  };
}
