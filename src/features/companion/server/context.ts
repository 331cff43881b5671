import type { PastMessage } from '../core/companion.ts';

/** What of the conversation a model gets to read word for word. */
export interface RecentLimits {
  readonly messages: number;
  readonly tokens: number;
  /** One long message must not push all others out. */
  readonly tokensPerMessage: number;
}

export const RECENT_LIMITS: RecentLimits = { messages: 40, tokens: 2_000, tokensPerMessage: 500 };

/**
 * How many tokens a text takes, rather too many than too few: vendors' tokenizers need about four ASCII characters
 * a token in English, three in noise, and up to one token for each character of other scripts.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) wide++;
  return Math.ceil((text.length - wide) / 3 + wide);
}

/**
 * The newest messages that fit, oldest first, beginning with the person (the vendors demand it). Whatever is older
 * is in the record of the talk (earlier.ts), so a turn costs the same however long they talk.
 */
export function pickRecent(history: readonly PastMessage[], limits = RECENT_LIMITS): PastMessage[] {
  const picked: PastMessage[] = [];
  let tokens = 0;
  for (const message of history.slice(-limits.messages).reverse()) {
    const shortened = shorten(message.text.trim(), limits.tokensPerMessage);
    if (shortened === '') continue;
    tokens += estimateTokens(shortened);
    if (tokens > limits.tokens) break;
    picked.push({ sender: message.sender, text: shortened });
  }
  picked.reverse();
  const first = picked.findIndex((message) => message.sender === 'user');
  return first === -1 ? [] : picked.slice(first);
}

/** The beginning and the end of a text that is too long: where it came from and where it arrived. */
function shorten(text: string, tokens: number): string {
  const estimated = estimateTokens(text);
  if (estimated <= tokens) return text;
  const half = Math.floor(((text.length * tokens) / estimated / 2) * 0.9);
  return `${text.slice(0, half).trimEnd()} … ${text.slice(-half).trimStart()}`.toWellFormed();
}
