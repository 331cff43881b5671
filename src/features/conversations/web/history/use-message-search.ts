import { useEffect, useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { type SearchResult, searchMessages } from '../../contract.ts';

/** Long enough not to search for every letter, short enough not to be noticed. */
const PAUSE_MS = 200;
/** One letter stands in every message. */
const LEAST_CHARACTERS = 2;

export interface MessageSearch {
  readonly status: 'off' | 'searching' | 'done' | 'failed';
  readonly found: ReadonlyMap<string, SearchResult>;
}

const OFF: MessageSearch = { status: 'off', found: new Map() };

/** Looks for words inside the messages, on the server; what is found shows as it comes. */
export function useMessageSearch(q: string): MessageSearch {
  const words = q.trim();
  const [search, setSearch] = useState<MessageSearch & { words: string }>({ ...OFF, words: '' });
  useEffect(() => {
    if (words.length < LEAST_CHARACTERS) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void follow(words, leaving.signal, setSearch), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words]);
  if (words.length < LEAST_CHARACTERS) return OFF;
  // What was found for other words is of no use for these.
  return search.words === words ? search : { status: 'searching', found: OFF.found };
}

async function follow(
  words: string,
  signal: AbortSignal,
  tell: (search: MessageSearch & { words: string }) => void,
): Promise<void> {
  const found = new Map<string, SearchResult>();
  const report = (status: MessageSearch['status']) => {
    if (!signal.aborted) tell({ status, words, found: new Map(found) });
  };
  try {
    let cursor: string | null = null;
    do {
      const page: { results: SearchResult[]; cursor: string | null } = await callApi(
        searchMessages,
        { query: { q: words, ...(cursor && { cursor }) } },
        { signal },
      );
      for (const result of page.results) found.set(result.conversationId, result);
      cursor = page.cursor;
      report(cursor ? 'searching' : 'done');
    } while (cursor && !signal.aborted);
  } catch {
    // Left for other words, or the server did not answer: titles and summaries are searched all the same.
    report('failed');
  }
}
