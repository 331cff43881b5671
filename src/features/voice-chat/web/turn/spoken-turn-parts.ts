import type { TurnStanding } from '#features/conversations/web/public.ts';
import type { Store } from '#web/store.ts';
import type { Ear } from '../hearing/voice-ear.ts';
import type { VoiceParts } from '../voice-parts.ts';
import type { VoicePage } from '../voice-snapshot.ts';
import type { SpokenConversation } from './spoken-conversation.ts';

export interface SpokenTurnParts extends VoicePage {
  readonly parts: VoiceParts;
  readonly ear: Pick<Ear, 'watchReply'>;
  readonly standing: TurnStanding;
  readonly conversation: SpokenConversation;
  readonly level: Pick<Store<number>, 'set'>;
  /** Ends everything that still waits. */
  readonly signal: AbortSignal;
}
