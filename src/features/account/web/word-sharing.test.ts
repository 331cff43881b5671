import { expect, it } from 'vitest';
import { listSharing } from './word-sharing.ts';

it('names nobody when everything stays on the server', () => {
  for (const stt of [null, 'local'])
    expect(listSharing({ companion: 'guide', stt, tts: 'builtin' })).toEqual([]);
});

it('names each provider with what it gets', () => {
  expect(listSharing({ companion: 'claude', stt: 'elevenlabs', tts: 'openai' })).toEqual([
    'your words go to Claude, by Anthropic, which writes the replies',
    'your voice goes to ElevenLabs, which turns it into text',
    'replies go to an OpenAI-compatible service, which speaks them',
  ]);
});
