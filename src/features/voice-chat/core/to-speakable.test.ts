import { expect, it } from 'vitest';
import { toSpeakable } from './to-speakable.ts';

it.each([
  ['you can call or text 988.', 'you can call or text 9 8 8.'],
  ['samaritans on 116 123, or text SHOUT to 85258', 'samaritans on 1 1 6 1 2 3, or text SHOUT to 8 5 2 5 8'],
  ['from 8 to 4, in 2026', 'from 8 to 4, in 2026'],
  ['**breathe** in 🌱 _slowly_', 'breathe in slowly'],
  ['1. sit down\n- look around', 'sit down look around'],
  ['see [the page](https://findahelpline.com) or https://988lifeline.org', 'see the page or 988lifeline.org'],
  [' … ', ''],
  ['👍🏽', ''],
])('speaks %j as %j', (text, spoken) => {
  expect(toSpeakable(text)).toBe(spoken);
});
