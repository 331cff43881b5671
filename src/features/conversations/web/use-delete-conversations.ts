import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { CONVERSATIONS_MAX, deleteConversations } from '../contract.ts';
import { editConversations, forgetConversations } from './use-conversations.ts';

const DELETE_FAILED = 'Failed to delete conversations. Please try again.';

/** Section 4: after a failed delete the list reloads. */
const RELOAD_AFTER_MS = 1_000;

/** Takes conversations out of the list at once and deletes them on the server. */
export function useDeleteConversations(): (ids: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  const toast = useToast();
  return async (ids) => {
    const gone = new Set(ids);
    editConversations(client, (conversations) => conversations.filter(({ id }) => !gone.has(id)));
    try {
      for (let from = 0; from < ids.length; from += CONVERSATIONS_MAX) {
        const conversationIds = ids.slice(from, from + CONVERSATIONS_MAX);
        await callApi(deleteConversations, { body: { conversationIds } });
      }
    } catch {
      toast(DELETE_FAILED, 'bad');
      setTimeout(() => void forgetConversations(client), RELOAD_AFTER_MS);
    }
  };
}
