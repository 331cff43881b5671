import type { AnalyticsSession } from '#features/analytics/web/public.ts';
import type { Player } from '#web/audio/player.ts';
import type { EarParts } from './hearing/voice-ear.ts';
import type { SayHere } from './speaking/say-here.ts';
import type { VoiceCalls } from './turn/voice-calls.ts';

/** What a spoken conversation is made of: the tests bring their own. */
export interface VoiceParts {
  /** From the address; null begins a new conversation with the first turn. */
  readonly conversationId: string | null;
  readonly calls: VoiceCalls;
  readonly analytics: AnalyticsSession;
  readonly ear: Omit<EarParts, 'onSpeech' | 'onLost' | 'onLevel' | 'beginAhead'>;
  readonly createPlayer: () => Player;
  readonly sayHere: SayHere;
  readonly isHandsFree: () => boolean;
  readonly keepAwake: () => () => void;
  /** Any steady clock, in ms. */
  readonly now: () => number;
  readonly newId: () => string;
}
