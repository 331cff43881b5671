import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { CONVERSATIONS_MAX, deleteConversations, restoreConversations, UNDO_MS } from '../../contract.ts';
import { forgetConversations } from './forget-conversations.ts';
import { editConversations } from './use-conversations.ts';

const DELETE_FAILED = 'Failed to delete conversations. Please try again.';
const RESTORE_FAILED = 'this could not be undone any more.';

/** Section 4: after a failed delete the list reloads. */
const RELOAD_AFTER_MS = 1_000;

/** What was just deleted and can still come back. `done` tells when the server has heard of it. */
interface Deletion {
  readonly ids: readonly string[];
  readonly done: Promise<boolean>;
}

/**
 * Deletes on the server at once, so that it stands whatever happens to this page; for 10 s it can be undone.
 * `undoable` is how many conversations `undo` would bring back, 0 when there is nothing to undo.
 */
export function useDeleteConversations() {
  const client = useQueryClient();
  const toast = useToast();
  const [last, setLast] = useState<Deletion | null>(null);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const send = async (ids: readonly string[]): Promise<boolean> => {
    try {
      for (const conversationIds of chunksOf(ids))
        await callApi(deleteConversations, { body: { conversationIds } });
      return true;
    } catch {
      setLast(null);
      toast(DELETE_FAILED, 'bad');
      setTimeout(() => void forgetConversations(client), RELOAD_AFTER_MS);
      return false;
    }
  };

  return {
    remove(ids: readonly string[]): void {
      const gone = new Set(ids);
      editConversations(client, (conversations) => conversations.filter(({ id }) => !gone.has(id)));
      setLast({ ids, done: send(ids) });
    },
    undoable: last?.ids.length ?? 0,
    async undo(): Promise<void> {
      if (last === null) return;
      setLast(null);
      if (!(await last.done)) return;
      try {
        let restored = 0;
        for (const conversationIds of chunksOf(last.ids))
          restored += (await callApi(restoreConversations, { body: { conversationIds } })).restoredCount;
        if (restored < last.ids.length) toast(RESTORE_FAILED, 'bad');
      } catch {
        toast(RESTORE_FAILED, 'bad');
      }
      await forgetConversations(client);
    },
  };
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / CONVERSATIONS_MAX) }, (_, index) =>
    ids.slice(index * CONVERSATIONS_MAX, (index + 1) * CONVERSATIONS_MAX),
  );
