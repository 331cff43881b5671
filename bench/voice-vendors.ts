import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { startElevenLabsStandIn, startOpenAiSpeechStandIn } from '#testing/stand-ins/speech.ts';

/**
 * Providers in a process of their own: recognition after 300 ms; a reply of 90 words, the first after 400 ms, then 60 a
 * second; sound from 150 ms on, at five times the speed of speech.
 */
const SENTENCES = [
  'that sounds heavy, and it has been there for a while now.',
  'it makes sense that the mornings are the hardest part, because the whole day still lies ahead of you.',
  'you said that nobody around you asks, and that you have stopped expecting it.',
  'when you picture the talk tomorrow, what is the one thing that you would want somebody to know about it?',
  'half a sentence is enough to begin with, and there is no hurry tonight.',
  'we can stay with it for as long as it takes.',
];

const companion = await startOpenAiChatStandIn({
  byDefault: () => ({ kind: 'reply', text: SENTENCES.join(' '), firstTokenMs: 400, tokensPerSecond: 60 }),
});
const recogniser = await startOpenAiSpeechStandIn({
  byDefault: () => ({ kind: 'words', text: 'the talk tomorrow scares me', afterMs: 300 }),
});
const synthesiser = await startElevenLabsStandIn({
  byDefault: () => ({ kind: 'sound', firstByteMs: 150, timesRealtime: 5 }),
});
process.send?.({ companion: companion.url, recogniser: recogniser.url, synthesiser: synthesiser.url });
process.once(
  'disconnect',
  () => void Promise.all([companion.close(), recogniser.close(), synthesiser.close()]),
);
