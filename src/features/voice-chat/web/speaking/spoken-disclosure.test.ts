import { expect, it, vi } from 'vitest';
import { createDisclosure } from './spoken-disclosure.ts';

const sound = { mime: 'audio/mpeg', bytes: new Uint8Array(3) } as const;

it('is asked for once, and no more once it was said', async () => {
  const speak = vi.fn(async () => sound);
  const disclosure = createDisclosure(speak, { isSaid: false });
  disclosure.ask();
  disclosure.ask();
  expect(await disclosure.sound()).toEqual(sound);
  disclosure.said();
  disclosure.ask();
  expect(speak).toHaveBeenCalledOnce();
  expect(disclosure.isDue()).toBe(false);
});

it('is not asked for in a conversation that goes on', () => {
  const speak = vi.fn(async () => sound);
  createDisclosure(speak, { isSaid: true }).ask();
  expect(speak).not.toHaveBeenCalled();
});
