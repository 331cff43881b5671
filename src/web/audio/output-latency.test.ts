import { expect, it } from 'vitest';
import { outputLatencyOf } from './output-latency.ts';

const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('takes what the device says, and nothing where it does not say', () => {
  expect(outputLatencyOf({ outputLatency: 0.2 }, CHROMIUM)).toBe(0.2);
  expect(outputLatencyOf({}, CHROMIUM)).toBe(0);
});

it('never asks in Firefox, where the question may hold the page for ever', () => {
  const context = {
    get outputLatency(): number {
      throw new Error('asked');
    },
  };
  expect(outputLatencyOf(context, FIREFOX)).toBe(0);
});
