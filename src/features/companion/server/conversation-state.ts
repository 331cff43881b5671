import { z } from 'zod';
import { estimateTokens } from './context.ts';

/**
 * What the server keeps between the turns of one conversation: the guide's own state, and notes of what the person
 * said, in their words, for the time when the words themselves no longer fit into a model's budget.
 */
const conversationStateSchema = z.strictObject({
  guide: z.unknown(),
  notes: z.array(z.string()),
});
export type ConversationState = z.infer<typeof conversationStateSchema>;

/** The state as `reply` returned it last turn; whatever else comes is a new beginning. */
export function readConversationState(state: unknown): ConversationState {
  const parsed = conversationStateSchema.safeParse(state);
  return parsed.success ? parsed.data : { guide: null, notes: [] };
}

const NOTE_CHARACTERS = 140;
const NOTES_TOKENS = 450;
/** What brought them here stays, whatever is thinned out later. */
const FIRST_NOTES_KEPT = 3;

/** The notes after a turn: one more, and the least telling one from the middle gone when they grow too long. */
export function takeNote(notes: readonly string[], content: string): string[] {
  const note = pickTellingPart(content);
  if (note === '' || notes.includes(note)) return [...notes];
  const taken = [...notes, note];
  while (countNoteTokens(taken) > NOTES_TOKENS && taken.length > FIRST_NOTES_KEPT + 1) {
    taken.splice(findLeastTelling(taken), 1);
  }
  return taken;
}

export const countNoteTokens = (notes: readonly string[]): number => estimateTokens(notes.join('\n'));

/** The part of a message that tells most about the person: about themselves, a feeling, a time, a number. */
function pickTellingPart(content: string): string {
  const parts = content
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…。！？])\s+|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const best = parts.reduce((a, b) => (tellingScore(b) > tellingScore(a) ? b : a), '');
  const clipped = best.length > NOTE_CHARACTERS ? `${best.slice(0, NOTE_CHARACTERS - 1).trimEnd()}…` : best;
  return tellingScore(clipped) > 0 ? clipped.toWellFormed() : '';
}

const TELLING = [
  /\b(i|i'm|im|me|my|we|our)\b/i,
  /\b(feel|felt|feeling|afraid|scared|sad|angry|alone|lonely|ashamed|guilty|tired|numb|anxious|hurt|miss|love|hate|cry|lost)\w*/i,
  /\b(need|want|wish|hope|always|never|since|when|because|died|left|broke|lost)\b/i,
  /\b(mom|mum|mother|dad|father|sister|brother|wife|husband|partner|friend|boss|son|daughter|child|kids)\b/i,
  /\b\d+\b/,
];

/** 0 for a word or two that say nothing without what was asked ('ok', 'yes', 'idk'). */
function tellingScore(part: string): number {
  const words = countWords(part);
  if (words < 3) return 0;
  return 1 + Math.min(words, 12) / 12 + TELLING.filter((pattern) => pattern.test(part)).length;
}

/** Scripts without spaces between words count by their characters, two a word. */
function countWords(part: string): number {
  const spaced = part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const unspaced = part.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}]/gu)?.length ?? 0;
  return Math.max(spaced, unspaced / 2);
}

function findLeastTelling(notes: readonly string[]): number {
  let least = FIRST_NOTES_KEPT;
  for (let index = FIRST_NOTES_KEPT; index < notes.length - 1; index++) {
    if (tellingScore(notes[index] ?? '') < tellingScore(notes[least] ?? '')) least = index;
  }
  return least;
}
