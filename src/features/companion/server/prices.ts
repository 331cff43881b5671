import type { TokenUsage } from '../core/companion.ts';

/** US dollars for a million tokens, which is also micro-dollars for one. */
interface Price {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

/**
 * List prices by the beginning of the model's name, seen on 2026-11-21: https://platform.claude.com/docs/en/about-claude/pricing
 * and https://developers.openai.com/api/docs/pricing. The surcharge for writing a cache and the tariffs for prompts
 * beyond 100,000 tokens are left out: a turn is small and its prefix is written at most once in five minutes.
 */
const PRICES: Readonly<Record<string, Price>> = {
  'claude-fable-5-1': { input: 10, cachedInput: 0.25, output: 50 },
  'claude-fable-5': { input: 10, cachedInput: 1, output: 50 },
  'claude-opus-5-5': { input: 4, cachedInput: 0.2, output: 20 },
  'claude-opus-5': { input: 5, cachedInput: 0.5, output: 25 },
  'claude-sonnet-5-5': { input: 2, cachedInput: 0.1, output: 10 },
  'claude-sonnet-5': { input: 2, cachedInput: 0.2, output: 10 },
  'claude-sonnet-4-6': { input: 3, cachedInput: 0.3, output: 15 },
  'claude-haiku-5-5': { input: 0.1, cachedInput: 0.01, output: 0.5 },
  'claude-haiku-4-5': { input: 1, cachedInput: 0.1, output: 5 },
  'gpt-6-sol': { input: 2, cachedInput: 0.2, output: 10 },
  'gpt-6-luna': { input: 0.1, cachedInput: 0.01, output: 0.5 },
  'gpt-5.6-terra': { input: 2, cachedInput: 0.2, output: 12 },
  'gpt-5.6-luna': { input: 0.2, cachedInput: 0.02, output: 1.2 },
  'gpt-5.4-mini': { input: 0.75, cachedInput: 0.075, output: 4.5 },
};

/** What a reply cost in millionths of a US dollar; null for a model whose price is not known (one's own, most often). */
export function costOf(usage: TokenUsage): number | null {
  const price = findPrice(usage.model);
  if (!price) return null;
  const fresh = Math.max(0, usage.inputTokens - usage.cachedInputTokens);
  return Math.round(
    fresh * price.input + usage.cachedInputTokens * price.cachedInput + usage.outputTokens * price.output,
  );
}

/** The longest name that fits: 'claude-opus-5-5-20260922' is an Opus 5.5, not an Opus 5. */
function findPrice(model: string): Price | undefined {
  const [name] = Object.keys(PRICES)
    .filter((known) => model === known || model.startsWith(`${known}-`))
    .sort((a, b) => b.length - a.length);
  return name === undefined ? undefined : PRICES[name];
}
