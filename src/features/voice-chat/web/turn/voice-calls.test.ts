import { afterEach, expect, it, vi } from 'vitest';
import { CONVERSATION_ID } from '#testing/web/fake-voice.ts';
import { type TurnForm, voiceCalls } from './voice-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const turn: TurnForm = {
  conversationId: CONVERSATION_ID,
  clientMessageId: 'turn-one',
  recording: new Blob(['all that was said']),
  transcript: null,
  ahead: { recordingId: 'recording-1', from: 4, heardTo: 4 },
};

it('brings the rest of a recording, and the whole of it under the same key where the pieces are gone', async () => {
  const sent: FormData[] = [];
  const answers = [
    Response.json(
      { success: false, code: 'recording_incomplete', message: 'x', requestId: 'r' },
      { status: 409 },
    ),
    new Response('event: transcribed\ndata: {"text":"hello"}\n\nevent: spoken\ndata: {}\n\n', {
      headers: { 'content-type': 'text/event-stream' },
    }),
  ];
  vi.stubGlobal('localStorage', { getItem: () => 'a-token' });
  vi.stubGlobal('window', { location: new URL('https://process.example') });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    sent.push(body);
    return answers.shift();
  });
  const events: string[] = [];
  for await (const { event } of voiceCalls.streamTurn(turn, new AbortController().signal)) events.push(event);
  expect(events).toEqual(['transcribed', 'spoken']);
  const told = await Promise.all(
    sent.map(async (form) => {
      const audio = form.get('audio');
      const sound = audio instanceof Blob ? await audio.text() : null;
      return [form.get('clientMessageId'), form.get('recordingId'), form.get('from'), sound];
    }),
  );
  expect(told).toEqual([
    ['turn-one', 'recording-1', '4', 'that was said'],
    ['turn-one', null, null, 'all that was said'],
  ]);
});
