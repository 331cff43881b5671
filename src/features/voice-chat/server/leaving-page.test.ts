import { setTimeout as after } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { leaveTurns } from '#testing/fuzz/leave-turns.ts';
import { buildVoiceApp, listEvents } from '#testing/voice-app.ts';

/** At each moment of an upload, of its recognition and of the beginning of the reply. */
const MOMENTS_MS = Array.from({ length: 24 }, (_, index) => index * 6);

it('a page that goes away in the middle of a spoken turn, whenever, leaves no fault behind and hinders nobody', async () => {
  const faults: unknown[] = [];
  const note = (error: unknown): void => void faults.push(error);
  process.on('uncaughtExceptionMonitor', note);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note));
  const { begin, recogniser } = await buildVoiceApp();
  recogniser.otherwise(() => ({ kind: 'words', text: 'the talk tomorrow scares me', afterMs: 20 }));
  const people = [await begin(), await begin(), await begin()];
  expect(
    await leaveTurns(
      people.map(({ speak }) => speak),
      MOMENTS_MS,
    ),
  ).toEqual([]);
  await after(0);
  expect(faults).toEqual([]);
  const answer = await (await begin()).speak();
  expect(answer.status).toBe(200);
  const events = await listEvents(answer);
  expect(events.at(-1)?.event).toBe('spoken');
});
