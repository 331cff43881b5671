import type { TextStep } from './speak.ts';
import { type RecordedRequest, readJson } from './stand-in.ts';

const REPLIES = [
  'that sounds like a lot to hold at once. what about it keeps coming back?',
  "i hear you. it makes sense that this stays with you. there's no hurry here.",
  'so it has been there for a while now. how strong is it this minute, from 0 to 10? a guess is fine.',
  'it sounds like part of this is being alone with it. is that close, or did i miss something?',
];

/** Something a gentle model might say, at a model's pace: for development by hand, where no script is written. */
export function replyPlausibly(request: RecordedRequest): TextStep {
  const body = readJson(request);
  const turns =
    typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages)
      ? body.messages.length
      : 0;
  const text = REPLIES[Math.floor(turns / 2) % REPLIES.length] ?? '';
  return { kind: 'reply', text, firstTokenMs: 350, tokensPerSecond: 30 };
}
