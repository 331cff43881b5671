import { expect, it } from 'vitest';
import { inspectNetwork, type NetworkParts } from './network-report.ts';

/** Answers after `ms`. */
const answering = (ms: number, status = 200): NetworkParts => {
  const times = [1_000, 1_000 + ms];
  return {
    isOnline: true,
    connection: { effectiveType: '4g', downlink: 10, rtt: 50 },
    askHealth: async () => ({ status, ok: status < 400 }),
    now: () => times.shift() ?? 0,
  };
};

it('tells what the browser and our health call say', async () => {
  expect(await inspectNetwork(answering(120))).toEqual({
    isOnline: true,
    connectionType: '4g',
    downlinkMbps: 10,
    roundTripMs: 50,
    responseMs: 120,
    statusCode: 200,
    quality: 'good',
  });
});

it.each([
  [answering(300), 'good'],
  [answering(301), 'fair'],
  [answering(1_001), 'poor'],
  [answering(20, 503), 'poor'],
  [{ ...answering(20), isOnline: false }, 'offline'],
  [{ ...answering(20), askHealth: () => Promise.reject(new TypeError('failed to fetch')) }, 'offline'],
] as const)('judges the connection %#', async (parts, quality) => {
  expect((await inspectNetwork(parts)).quality).toBe(quality);
});

it('says nothing where a browser tells nothing', async () => {
  expect(await inspectNetwork({ ...answering(20), connection: undefined })).toMatchObject({
    connectionType: null,
    downlinkMbps: null,
    roundTripMs: null,
  });
});
