import { afterEach, expect, it, vi } from 'vitest';
import { closeAudio, unlockAudio } from './audio-context.ts';

class FakeContext {
  state: AudioContextState = 'suspended';
  readonly destination = {};
  readonly sampleRate = 48_000;
  readonly resume = vi.fn(async () => {
    this.state = 'running';
  });
  readonly close = vi.fn(async () => {
    this.state = 'closed';
  });
  createBuffer = () => ({});
  createBufferSource = () => ({ connect: vi.fn(), start: vi.fn() });
}

const make = vi.fn(() => new FakeContext() as unknown as AudioContext);

afterEach(async () => {
  await closeAudio();
  make.mockClear();
});

it('makes one context for the page and lets it run inside the tap', () => {
  const first = unlockAudio(make);
  expect(first.resume).toHaveBeenCalledOnce();
  expect(unlockAudio(make)).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});

it('goes on after the system has interrupted it, and after a refusal outside a tap', async () => {
  const context = unlockAudio(make) as unknown as FakeContext;
  context.state = 'suspended';
  context.resume.mockRejectedValueOnce(new DOMException('not in a tap', 'NotAllowedError'));
  unlockAudio(make);
  await Promise.resolve();
  expect(context.state).toBe('suspended');
  unlockAudio(make);
  expect(context.state).toBe('running');
});

it('gives the device back, and begins anew with the next tap', async () => {
  const first = unlockAudio(make);
  await closeAudio();
  await closeAudio();
  expect(first.close).toHaveBeenCalledOnce();
  expect(unlockAudio(make)).not.toBe(first);
});
