import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { TierVerdict } from '#features/safety/core/protocol/combine-with-model.ts';
import type { CompanionName } from '../contract.ts';
import type { Companion, PastMessage, ReplyPart, TokenUsage } from '../core/companion.ts';
import { deriveConversation } from '../core/derive.ts';
import type { GateFlag } from '../core/gate/gate-flags.ts';
import { createGuide } from '../core/guide.ts';
import type { ClaudeConfig } from './claude.ts';
import { type DerivedByModel, deriveByModel } from './derive-by-model.ts';
import { withFallback } from './fallback.ts';
import { gated } from './gated.ts';
import { type JudgedTurn, judgeByModel } from './judge-by-model.ts';
import type { Model } from './model.ts';
import { type ModelAllowance, type TakeVerdict, withAllowance } from './model-allowance.ts';
import { createModelCompanion } from './model-companion.ts';
import type { OpenAiConfig } from './openai.ts';

export interface CompanionConfig {
  readonly name: CompanionName;
  /** What happens when a model fails before its first word: the guide answers, or the failure is passed on. */
  readonly fallback: 'guide' | 'none';
  readonly claude: Omit<ClaudeConfig, 'apiKey'> & { readonly apiKey?: string | undefined };
  readonly openai: OpenAiConfig;
  /** How much of a model each person has; absent: as much as they like. */
  readonly allowance?: ModelAllowance;
  /** Hears what each reply of a model used. */
  readonly onUsage: (usage: TokenUsage) => void;
  /** Hears why the guide stood in for a model. */
  readonly onFallback: (cause: unknown) => void;
  /** Present: the model is also asked how grave a message is. */
  readonly judging?: {
    readonly takeVerdict: TakeVerdict;
    readonly withinMs?: number | undefined;
    /** Hears why a verdict is missing. */
    readonly onNoVerdict: (cause: unknown) => void;
  };
  /** Hears which rules of the gate had to act on a model's reply. */
  readonly onFlags: (flags: readonly GateFlag[]) => void;
}

interface Talker {
  readonly id: string;
  readonly modelConsent: boolean;
  /** The key of the turn that is replied to: asked for again, it is the same turn. */
  readonly turn?: string | undefined;
}

export interface Companions {
  /** Who replies to a person: without their consent their words go to no model, and no more often than they may. */
  companionFor(person: Talker): Companion;
  /** Reads beforehand what a reply to a person depends on. */
  expect(person: Talker): Promise<void>;
  /** Title, mood and themes of a conversation: by the model where there is one and consent, else by the guide. */
  derive(messages: readonly PastMessage[], options: AskOptions): Promise<DerivedByModel>;
  /** How grave a model finds a message. Null without a model, consent or turns left, or when it is slow or unfit. */
  judge(turn: JudgedTurn, options: AskOptions): Promise<TierVerdict | null>;
}

interface AskOptions {
  readonly personId: string;
  readonly modelConsent: boolean;
  readonly signal: AbortSignal;
}

/** Wires the companion that the configuration asks for. */
export async function createCompanion(config: CompanionConfig): Promise<Companions> {
  const guide = createGuide();
  const model = await connectModel(config);
  const derive = createDerive(model, config);
  const judge = createJudge(model, config);
  if (model === null) return { companionFor: () => guide, expect: async () => {}, derive, judge };

  const speaking = createModelCompanion({ model, endsEmpty: config.fallback === 'none' });
  const byModel = gated(reportUsage(speaking, config.onUsage), config.onFlags);
  const companion =
    config.fallback === 'guide' ? withFallback(byModel, guide, { onFallback: config.onFallback }) : byModel;
  const { allowance } = config;
  const boundFor = (id: string, turn: string | undefined): Companion =>
    allowance ? withAllowance(companion, guide, () => allowance.take(id, turn)) : companion;
  return {
    companionFor: ({ id, modelConsent, turn }) => (modelConsent ? boundFor(id, turn) : guide),
    async expect({ id, modelConsent }) {
      if (modelConsent) await allowance?.expect(id);
    },
    derive,
    judge,
  };
}

function createDerive(model: Model | null, config: CompanionConfig): Companions['derive'] {
  return async (messages, { personId, modelConsent, signal }) => {
    if (model !== null && modelConsent && !(await config.allowance?.isSpent(personId))) {
      try {
        return await deriveByModel({ model, onUsage: config.onUsage }, messages, signal);
      } catch (cause) {
        signal.throwIfAborted();
        config.onFallback(cause);
      }
    }
    // Whoever is waiting for a first word goes before.
    const pause = () => letOthersRun(undefined, { signal });
    const { tags, themes, ...rest } = await deriveConversation(messages, pause);
    return { ...rest, tags: [...tags], themes: [...themes] };
  };
}

function createJudge(model: Model | null, { onUsage, judging }: CompanionConfig): Companions['judge'] {
  if (model === null || !judging) return async () => null;
  return async (turn, { personId, modelConsent, signal }) => {
    if (!modelConsent || !judging.takeVerdict(personId)) return null;
    try {
      return await judgeByModel({ model, withinMs: judging.withinMs, onUsage }, turn, signal);
    } catch (cause) {
      signal.throwIfAborted();
      judging.onNoVerdict(cause);
      return null;
    }
  };
}

/** The vendor's library is loaded only where it is used. */
async function connectModel({ name, claude, openai }: CompanionConfig): Promise<Model | null> {
  if (name === 'guide') return null;
  if (name === 'openai') return (await import('./openai.ts')).createOpenAiModel(openai);
  const { apiKey } = claude;
  if (apiKey === undefined) throw new Error('Claude needs a key');
  return (await import('./claude.ts')).createClaudeModel({ ...claude, apiKey });
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
