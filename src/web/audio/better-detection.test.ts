import { expect, it, vi } from 'vitest';
import { loadBetterDetection, type SileroAnswer, type SileroRequest } from './better-detection.ts';

function begin() {
  const worker = {
    onmessage: null as ((event: { data: SileroAnswer }) => void) | null,
    onerror: null as (() => void) | null,
    postMessage: vi.fn<(request: SileroRequest) => void>(),
    terminate: vi.fn(),
  };
  const left = new AbortController();
  const loading = loadBetterDetection({ sampleRate: 48_000 }, left.signal, () => worker as unknown as Worker);
  const answer = (data: SileroAnswer) => worker.onmessage?.({ data });
  return { worker, loading, left, answer };
}

it('judges with a threshold to begin and a lower one to go on', async () => {
  const { worker, loading, answer } = begin();
  expect(worker.postMessage).toHaveBeenCalledWith({ sampleRate: 48_000 });
  answer({ isReady: true });
  const detection = await loading;
  const judged = [0.4, 0.6, 0.4, 0.3, 0.4].map((isSpeech) => {
    answer({ isSpeech });
    return detection.isVoice();
  });
  expect(judged).toEqual([false, true, true, false, false]);
  detection.close();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('tells that it cannot be loaded', async () => {
  const refused = begin();
  refused.worker.onerror?.();
  await expect(refused.loading).rejects.toThrow('could not be loaded');

  const broken = begin();
  broken.answer({ failure: 'no model' });
  await expect(broken.loading).rejects.toThrow('no model');
  expect(broken.worker.terminate).toHaveBeenCalled();
});

it('hears silence once it has failed', async () => {
  const { loading, answer } = begin();
  answer({ isReady: true });
  const detection = await loading;
  answer({ isSpeech: 0.9 });
  answer({ failure: 'out of memory' });
  expect(detection.isVoice()).toBe(false);
});

it('stops loading when the person leaves', async () => {
  const { worker, loading, left } = begin();
  left.abort(new Error('left'));
  await expect(loading).rejects.toThrow('left');
  expect(worker.terminate).toHaveBeenCalled();
});
