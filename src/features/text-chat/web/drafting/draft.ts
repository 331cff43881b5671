import * as z from 'zod/mini';
import { UNSENT_WORDS_MS } from '#web/kept-words.ts';
import { parseStored } from '#web/parse-stored.ts';
import { describeAge } from '../thread/message-time.ts';

export const DRAFT_AUTOSAVE_MS = 1_000;
export const DRAFT_SAVED_SHOWN_MS = 5_000;
const DRAFT_RECENT_MS = 5 * 60_000;

/** What is kept in the browser. `timestamp` is in ms since the epoch; `conversationId` is null before there is one. */
const draftSchema = z.object({
  message: z.string().check(z.minLength(1)),
  conversationId: z.nullable(z.string()),
  timestamp: z.number(),
});
export type Draft = z.infer<typeof draftSchema>;

/**
 * Where a draft is kept. It belongs to one person, so that a shared computer never shows it to another, and to one
 * conversation; words for a conversation that has no message yet ('new') come back whenever a new one is opened.
 */
export const draftKey = (userId: string, conversationId: string | 'new'): string =>
  `chatDraft:${userId}:${conversationId}`;

/** Reads what storage holds; null when there is nothing, when it is not a draft, or when it is over 24 h old. */
export function parseDraft(stored: string | null, now: number): Draft | null {
  const draft = parseStored(stored, draftSchema);
  return draft === null || now - draft.timestamp > UNSENT_WORDS_MS ? null : draft;
}

export const isRecentDraft = (draft: Draft, now: number): boolean => now - draft.timestamp < DRAFT_RECENT_MS;

/** The banner's words for a draft that came back. */
export function describeRestoredDraft(draft: Draft, now: number): string {
  const age = describeAge(now - draft.timestamp);
  return isRecentDraft(draft, now) ? `draft restored, ${age}` : `earlier draft restored, ${age}`;
}

/**
 * What another tab's change of the draft means here. A tab whose words were not touched since they were last in step
 * follows; a tab with words of its own keeps them.
 */
export function followDraft(tab: { text: string; inStep: string }, stored: Draft | null): string {
  const untouched = tab.text === tab.inStep;
  return untouched ? (stored?.message ?? '') : tab.text;
}
