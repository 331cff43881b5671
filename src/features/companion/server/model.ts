import type { CompanionName } from '../contract.ts';
import type { ModelStream } from './relay.ts';

export interface PromptMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ModelPrompt {
  /** The same in every request: a provider may cache it. */
  readonly stable: string;
  /** Instructions for this request only. */
  readonly turnNotes: string;
  /** Begins and ends with the person; roles alternate. */
  readonly messages: readonly PromptMessage[];
  /** For what is said; room for thinking comes on top where a model needs it. */
  readonly maxTokens: number;
}

/** A model of some vendor, ready to be asked. */
export interface Model {
  readonly name: Exclude<CompanionName, 'guide'>;
  /** As the vendor calls it. */
  readonly id: string;
  ask(prompt: ModelPrompt): ModelStream;
}
