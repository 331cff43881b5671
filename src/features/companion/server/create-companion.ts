import type { CompanionName } from '../contract.ts';
import type { Companion, PastMessage, ReplyPart, TokenUsage } from '../core/companion.ts';
import { deriveConversation } from '../core/derive.ts';
import type { GateFlag } from '../core/gate-rules.ts';
import { createGuide } from '../core/guide.ts';
import { type ClaudeConfig, createClaudeModel } from './claude.ts';
import { type DerivedByModel, deriveByModel } from './derive-by-model.ts';
import { withFallback } from './fallback.ts';
import { gated } from './gated.ts';
import { keepNotes } from './guide-companion.ts';
import type { Model } from './model.ts';
import { createModelCompanion } from './model-companion.ts';
import { createOpenAiModel, type OpenAiConfig } from './openai.ts';

export interface CompanionConfig {
  readonly name: CompanionName;
  /** What happens when a model fails before its first word: the guide answers, or the failure is passed on. */
  readonly fallback: 'guide' | 'none';
  readonly claude: Omit<ClaudeConfig, 'apiKey'> & { readonly apiKey?: string | undefined };
  readonly openai: OpenAiConfig;
  /** Hears what each reply of a model used. */
  readonly onUsage: (usage: TokenUsage) => void;
  /** Hears why the guide stood in for a model. */
  readonly onFallback: (cause: unknown) => void;
  /** Hears which rules of the gate had to act on a model's reply. */
  readonly onFlags: (flags: readonly GateFlag[]) => void;
}

export interface Companions {
  /** Who replies to a person: without their consent their words go to no model. */
  companionFor(person: { readonly modelConsent: boolean }): Companion;
  /** Title, mood and themes of a conversation: by the model where there is one and consent, else by the guide. */
  derive(
    messages: readonly PastMessage[],
    options: { readonly modelConsent: boolean; readonly signal: AbortSignal },
  ): Promise<DerivedByModel>;
}

/** Wires the companion that the configuration asks for. */
export function createCompanion(config: CompanionConfig): Companions {
  const guide = keepNotes(createGuide());
  const model = connectModel(config);
  const derive = createDerive(model, config);
  if (model === null) return { companionFor: () => guide, derive };

  const speaking = createModelCompanion({ model, endsEmpty: config.fallback === 'none' });
  const byModel = gated(reportUsage(speaking, config.onUsage), config.onFlags);
  const companion =
    config.fallback === 'guide' ? withFallback(byModel, guide, { onFallback: config.onFallback }) : byModel;
  return { companionFor: ({ modelConsent }) => (modelConsent ? companion : guide), derive };
}

function createDerive(model: Model | null, config: CompanionConfig): Companions['derive'] {
  return async (messages, { modelConsent, signal }) => {
    if (model !== null && modelConsent) {
      try {
        return await deriveByModel({ model, onUsage: config.onUsage }, messages, signal);
      } catch (cause) {
        signal.throwIfAborted();
        config.onFallback(cause);
      }
    }
    const { tags, themes, ...rest } = deriveConversation(messages);
    return { ...rest, tags: [...tags], themes: [...themes] };
  };
}

function connectModel({ name, claude, openai }: CompanionConfig): Model | null {
  if (name === 'guide') return null;
  if (name === 'openai') return createOpenAiModel(openai);
  if (claude.apiKey === undefined) throw new Error('Claude needs a key');
  return createClaudeModel({ ...claude, apiKey: claude.apiKey });
}

function reportUsage(companion: Companion, onUsage: CompanionConfig['onUsage']): Companion {
  return {
    name: companion.name,
    async *reply(turn, signal): AsyncGenerator<ReplyPart, void, undefined> {
      for await (const part of companion.reply(turn, signal)) {
        if (part.type === 'end' && part.usage) onUsage(part.usage);
        yield part;
      }
    },
  };
}
