import type { TokenUsage } from '../core/companion.ts';
import { estimateTokens } from './context.ts';
import type { Model, ModelPrompt } from './model.ts';
import type { Tally } from './relay.ts';

export const startTally = (): Tally => ({ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 });

interface Asked {
  readonly model: Model;
  readonly promptVersion: string;
  readonly prompt: ModelPrompt;
  readonly tally: Tally;
  /** How much the model said. */
  readonly characters: number;
}

/**
 * What is asked of a model beside a reply is summed under one name: verdicts are only asked for where there is doubt, and a
 * day's count of them would say that there was.
 */
export const BESIDE_REPLIES = 'beside-replies-v1';

/** What the vendor counted; where it counted nothing (a reply that we stopped, a small server), our estimate. */
export function toUsage({ model, promptVersion, prompt, tally, characters }: Asked): TokenUsage {
  const asked = [prompt.stable, prompt.turnNotes, ...prompt.messages.map(({ content }) => content)];
  return {
    model: model.id,
    promptVersion,
    inputTokens: tally.inputTokens || estimateTokens(asked.join('\n')),
    cachedInputTokens: tally.cachedInputTokens,
    outputTokens: tally.outputTokens || Math.ceil(characters / 3),
  };
}
