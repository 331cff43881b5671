import type { SafetyGuidance } from '#features/safety/contract.ts';
import type { OpenQuestion, QuestionKind } from '#language/open-question.ts';
import type { CompanionName, Phase, Technique } from '../contract.ts';

/** One stored message as a companion sees it. */
export interface PastMessage {
  readonly sender: 'user' | 'bot';
  readonly text: string;
}

/** What the person chose for their companion. */
export interface CompanionPreferences {
  /** Plain sentences the person lets process remember across conversations; empty when memory is off. */
  readonly memory: readonly string[];
  /** Whether the person lets process remember at all. */
  readonly memoryEnabled: boolean;
  /** Speak less: fewer questions, more room. */
  readonly askLess: boolean;
}

/** One turn as a companion gets it. Pure data: the same in the server, the browser and the evals. */
export interface CompanionTurn {
  /** The person's words, trimmed, 1 to 2000 characters. */
  readonly content: string;
  /** The conversation so far, oldest first, without `content`. */
  readonly history: readonly PastMessage[];
  /** What the companion returned as `state` last turn; null at the start. JSON, at most a few kB. */
  readonly state: unknown;
  /** Spoken replies are shorter (35 words instead of 60). */
  readonly spoken: boolean;
  /** Makes choices repeatable: the conversation's id. */
  readonly seed: string;
  /** How strong it was when the conversation began, 0 to 10, where they said so on the scale. */
  readonly startStrength?: number | null;
  /** What was asked last, by the companion or by the safety protocol; null where nothing stands open. */
  readonly question: OpenQuestion | null;
  /** Where the person stands, and what safety asks of the reply; a crisis suspends the phases. */
  readonly safety: SafetyGuidance;
  readonly preferences: CompanionPreferences;
}

export interface TokenUsage {
  readonly model: string;
  readonly promptVersion: string;
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
}

/** A reply arrives as any number of `text` parts and exactly one `end`, or it throws. */
export type ReplyPart =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'end';
      readonly phase: Phase;
      readonly technique: Technique;
      readonly state: unknown;
      /** What the reply asks; null: nothing. */
      readonly question: QuestionKind | null;
      /** Who wrote it: the guide, when it stood in for a model that failed. */
      readonly companion: CompanionName;
      readonly usage?: TokenUsage;
    };

/** Who replies. Implementations: the built-in guide, Claude, any OpenAI-compatible server. */
export interface Companion {
  readonly name: CompanionName;
  reply(turn: CompanionTurn, signal: AbortSignal): AsyncIterable<ReplyPart>;
}
