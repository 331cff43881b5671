import { describe, expect, it, vi } from 'vitest';
import { createFrameJudge, type ListenerEvent, type VoiceDetection } from './listener.ts';

const FRAME_MS = 10;
const ROOM_DB = -65;
const VOICE_DB = -25;

function begin(detection: VoiceDetection | null = null) {
  const told: ListenerEvent[] = [];
  const judge = createFrameJudge(detection, (event) => told.push(event));
  const hear = (db: number, forMs: number, samples: Float32Array<ArrayBuffer> | null = null) => {
    for (let ms = 0; ms < forMs; ms += FRAME_MS) judge.hear({ db, ms: FRAME_MS, samples });
  };
  hear(ROOM_DB, 3_000);
  const player = { duck: vi.fn(), unduck: vi.fn(), loudnessDb: () => -20 };
  return { judge, told, hear, player };
}

describe('listener', () => {
  it('tells a turn from its start to its end', () => {
    const { told, hear } = begin();
    hear(VOICE_DB, 1_000);
    hear(ROOM_DB, 1_500);
    expect(told).toEqual(['speech-started', 'speech-paused', 'speech-ended']);
  });

  it('tells only the barge-in while a reply is spoken, and then the end of what was begun', () => {
    const { judge, told, hear, player } = begin();
    judge.watchPlayback(player);
    hear(ROOM_DB, 1_000);
    hear(VOICE_DB, 100);
    expect(player.duck).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
    hear(VOICE_DB, 500);
    hear(ROOM_DB, 1_500);
    expect(told).toEqual(['barge-in', 'speech-paused', 'speech-ended']);
    expect(player.unduck).not.toHaveBeenCalled();
  });

  it('lets the reply go on after a cough', () => {
    const { judge, told, hear, player } = begin();
    judge.watchPlayback(player);
    hear(ROOM_DB, 1_000);
    hear(VOICE_DB, 60);
    hear(ROOM_DB, 600);
    expect(player.duck).toHaveBeenCalledOnce();
    expect(player.unduck).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
  });

  it('hears turns again once the reply is over', () => {
    const { judge, told, hear, player } = begin();
    judge.watchPlayback(player);
    hear(ROOM_DB, 1_000);
    judge.watchPlayback(null);
    hear(VOICE_DB, 500);
    expect(told).toEqual(['speech-started']);
    expect(player.duck).not.toHaveBeenCalled();
  });

  it('believes the better detection, whatever the level', () => {
    let isVoice = false;
    const heard = vi.fn();
    const { told, hear } = begin({ hear: heard, isVoice: () => isVoice });
    const samples = new Float32Array(4);
    // A car passes.
    hear(VOICE_DB, 1_000, samples);
    expect(told).toEqual([]);
    isVoice = true;
    hear(-50, 300, samples);
    expect(told).toEqual(['speech-started']);
    expect(heard).toHaveBeenCalledWith(samples);
  });

  it('takes no voice of the reply itself for a barge-in, though it is one', () => {
    const { judge, told, hear, player } = begin({ hear: () => {}, isVoice: () => true });
    judge.watchPlayback(player);
    hear(-45, 2_000, new Float32Array(4));
    expect(told).toEqual([]);
    expect(player.duck).not.toHaveBeenCalled();
  });
});
