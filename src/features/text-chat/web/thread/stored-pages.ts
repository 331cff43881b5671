import { type ChatPage, conversationIdOf } from '../chat-state.ts';
import type { RevealSession } from '../revealing/reveal-session.ts';
import { loadPage } from './load-page.ts';
import { nextOlderPage, withNewestPage, withOlderPage } from './thread.ts';

interface PagesParts extends ChatPage {
  readonly reveal: Pick<RevealSession, 'getSnapshot'>;
  readonly signal: AbortSignal;
}

/** What is stored of the conversation, beyond what was first loaded. */
export function createStoredPages({ read, update, reveal, signal }: PagesParts) {
  const isBusy = () => read().send.status !== 'idle' || reveal.getSnapshot() !== null;
  return {
    async loadOlder(): Promise<void> {
      const id = conversationIdOf(read());
      const page = nextOlderPage(read().thread);
      if (id === null || page === null || read().older === 'loading') return;
      update({ older: 'loading' });
      try {
        const older = await loadPage(id, page, signal);
        update({ older: 'idle', thread: withOlderPage(read().thread, older) });
      } catch {
        if (!signal.aborted) update({ older: 'failed' });
      }
    },
    /** The conversation may have changed elsewhere. Left for the next occasion while a turn is on its way. */
    async refresh(): Promise<void> {
      const id = conversationIdOf(read());
      if (id === null || isBusy()) return;
      const page = await loadPage(id, 1, signal).catch(() => null);
      // What could not be refreshed stays as it was; the next occasion tries again.
      if (page === null || signal.aborted || isBusy()) return;
      update({ thread: withNewestPage(read().thread, page) });
    },
  };
}

export type StoredPages = ReturnType<typeof createStoredPages>;
