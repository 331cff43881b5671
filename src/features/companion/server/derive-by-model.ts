import { z } from 'zod';
import { MOODS } from '../contract.ts';
import type { PastMessage, TokenUsage } from '../core/companion.ts';
import { gateReply } from '../core/gate/gate.ts';
import { CompanionError } from './companion-error.ts';
import { estimateTokens } from './context.ts';
import { MODEL_LIMITS, type ModelLimits } from './deadlines.ts';
import { DERIVE_PROMPT_TEXT } from './derive-prompt-v1.ts';
import type { Model, ModelPrompt } from './model.ts';
import { quoteAsData } from './quote-as-data.ts';
import { relayWords } from './relay.ts';
import { BESIDE_REPLIES, startTally, toUsage } from './usage.ts';
import { withoutFence } from './without-fence.ts';

const label = z.string().trim().toLowerCase().min(1).max(24);

/** Strict: a model's answer that is not exactly this is not used at all. */
const derivedSchema = z.strictObject({
  title: z.string().trim().min(1).max(60),
  summary: z.string().trim().min(1).max(320),
  tags: z.array(label).max(5),
  themes: z.array(label).max(4),
  mood: z.enum(MOODS).nullable(),
  hasBreakthrough: z.boolean(),
  insights: z.int().min(0).max(20),
});
export type DerivedByModel = z.infer<typeof derivedSchema>;

interface DeriveConfig {
  readonly model: Model;
  readonly limits?: ModelLimits;
  readonly onUsage: (usage: TokenUsage) => void;
}

const ANSWER_TOKENS = 400;
/** As flat as a turn: the list is refreshed after each one. */
const CONVERSATION_TOKENS = 1_200;

/** Asks a model to sum a conversation up. Throws CompanionError, or ZodError or SyntaxError for an unfit answer. */
export async function deriveByModel(
  { model, limits = MODEL_LIMITS, onUsage }: DeriveConfig,
  messages: readonly PastMessage[],
  signal: AbortSignal,
): Promise<DerivedByModel> {
  const prompt = toPrompt(messages);
  const tally = startTally();
  let answer = '';
  for await (const text of relayWords(model.ask(prompt), limits, signal, tally)) answer += text;
  onUsage(toUsage({ model, promptVersion: BESIDE_REPLIES, prompt, tally, characters: answer.length }));
  const derived = derivedSchema.parse(JSON.parse(withoutFence(answer)));
  // The person reads it: what no reply may say, no title may say either.
  if (gateReply(`${derived.title}. ${derived.summary}`).flags.length > 0)
    throw new CompanionError('rejected');
  return derived;
}

function toPrompt(messages: readonly PastMessage[]): ModelPrompt {
  return {
    stable: DERIVE_PROMPT_TEXT,
    turnNotes: 'the conversation follows, a line for each message. answer with the JSON object alone.',
    messages: [{ role: 'user', content: `<conversation>\n${toLines(messages)}\n</conversation>` }],
    maxTokens: ANSWER_TOKENS,
  };
}

/** The first message and the newest that fit: how it began, and where it arrived. */
function toLines(messages: readonly PastMessage[]): string {
  const lines = messages.map(
    ({ sender, text }) => `${sender === 'user' ? 'you' : 'process'}: ${quoteAsData(text)}`,
  );
  const [first = '', ...rest] = lines;
  let tokens = estimateTokens(first);
  const fitting = rest.reverse().filter((line) => {
    tokens += estimateTokens(line);
    return tokens <= CONVERSATION_TOKENS;
  });
  return [first, ...fitting.reverse()].join('\n');
}
