import type { TurnStanding } from '#features/conversations/web/public.ts';
import { faultOf } from '#web/api/fault.ts';
import type { VoicePage } from '../voice-snapshot.ts';
import type { VoiceCalls } from './voice-calls.ts';

interface ConversationParts extends Omit<VoicePage, 'act'> {
  readonly calls: Pick<VoiceCalls, 'createConversation' | 'readConversation'>;
  readonly standing: Pick<TurnStanding, 'takeUp'>;
  readonly signal: AbortSignal;
}

/** The conversation that the turns belong to: nothing is stored for a screen that was only looked at. */
export function createSpokenConversation(parts: ConversationParts) {
  const { read, update, calls, standing, signal } = parts;
  let creating: Promise<string> | null = null;

  async function create(): Promise<string> {
    try {
      const { id } = await calls.createConversation(signal);
      update({ conversationId: id });
      return id;
    } finally {
      creating = null;
    }
  }

  return {
    /** Makes it where there is none yet. @throws {ApiError} */
    async open(): Promise<string> {
      const { conversationId } = read();
      if (conversationId !== null) return conversationId;
      creating ??= create();
      return creating;
    },
    /** Takes up one that is stored. */
    async readHead(): Promise<void> {
      const { conversationId } = read();
      if (conversationId === null) return;
      try {
        const head = await calls.readConversation(conversationId, signal);
        // An address is kept for words alone: without any they were deleted elsewhere.
        if (head.messageCount === 0) update({ isMissing: true });
        standing.takeUp(head);
      } catch (error) {
        // An address with a broken id answers 400. Anything else the first turn will tell.
        if (['missing', 'malformed'].includes(faultOf(error))) update({ isMissing: true });
      }
    },
  };
}

export type SpokenConversation = ReturnType<typeof createSpokenConversation>;
