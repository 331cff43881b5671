import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEndpointer, ENDPOINTING, type SpeechEvent } from './endpointer.ts';

/** Hears stretches of voice (positive) and silence (negative), in milliseconds. */
function hear(stretches: readonly number[], frameMs = 10): { event: SpeechEvent; atMs: number }[] {
  const endpointer = createEndpointer();
  const heard: { event: SpeechEvent; atMs: number }[] = [];
  let atMs = 0;
  for (const stretch of stretches)
    for (let ms = 0; ms < Math.abs(stretch); ms += frameMs) {
      atMs += frameMs;
      const event = endpointer.hear(stretch > 0, frameMs);
      if (event) heard.push({ event, atMs });
    }
  return heard;
}

const names = (stretches: readonly number[]) => hear(stretches).map(({ event }) => event);

describe('endpointer', () => {
  it('hears a start, a pause and one end', () => {
    expect(hear([-1_000, 2_000, -3_000])).toEqual([
      { event: 'speech-started', atMs: 1_150 },
      { event: 'speech-paused', atMs: 3_350 },
      { event: 'speech-ended', atMs: 3_900 },
    ]);
  });

  it('waits for a person who pauses to think', () => {
    expect(names([1_000, -600, 1_000, -600, 500, -1_000])).toEqual([
      'speech-started',
      'speech-paused',
      'speech-resumed',
      'speech-paused',
      'speech-resumed',
      'speech-paused',
      'speech-ended',
    ]);
  });

  it('takes no cough, click or sigh for speech, however often', () => {
    expect(names(Array.from({ length: 40 }, () => [120, -400]).flat())).toEqual([]);
  });

  it('hears a first word through the short breaks in it', () => {
    expect(names([80, -60, 90])).toEqual(['speech-started']);
  });

  it('ends before the recording is longer than the server takes', () => {
    const events = hear([-500, 130_000]);
    expect(events[1]?.event).toBe('speech-ended');
    expect(events[1]?.atMs).toBeLessThanOrEqual(500 + ENDPOINTING.maxSpeechMs + 10);
  });

  it('goes on in a turn that somebody else saw begin', () => {
    const endpointer = createEndpointer();
    endpointer.begin();
    const events = Array.from({ length: 100 }, () => endpointer.hear(false, 10)).filter(Boolean);
    expect(events).toEqual(['speech-paused', 'speech-ended']);
  });

  const stretches = fc.array(
    fc.oneof(fc.integer({ min: 10, max: 3_000 }), fc.integer({ min: -3_000, max: -10 })),
  );
  const order: Record<SpeechEvent | 'silence', readonly (SpeechEvent | undefined)[]> = {
    silence: ['speech-started'],
    'speech-started': ['speech-paused', 'speech-ended'],
    'speech-paused': ['speech-resumed', 'speech-ended'],
    'speech-resumed': ['speech-paused', 'speech-ended'],
    'speech-ended': ['speech-started'],
  };

  it('tells everything in its order, whatever it hears', () => {
    fc.assert(
      fc.property(stretches, fc.integer({ min: 10, max: 20 }), (heard, frameMs) => {
        let last: SpeechEvent | 'silence' = 'silence';
        for (const { event } of hear(heard, frameMs)) {
          expect(order[last]).toContain(event);
          last = event;
        }
      }),
    );
  });

  it('ends every turn within the end silence, and never later', () => {
    fc.assert(
      fc.property(stretches, fc.integer({ min: 10, max: 20 }), (heard, frameMs) => {
        const events = hear([...heard, -2_000], frameMs);
        const started = events.filter(({ event }) => event === 'speech-started').length;
        expect(events.filter(({ event }) => event === 'speech-ended')).toHaveLength(started);
      }),
    );
  });
});
