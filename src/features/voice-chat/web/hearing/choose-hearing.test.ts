import { expect, it } from 'vitest';
import { chooseHearing } from './choose-hearing.ts';

const device = { place: 'device' } as const;
const maker = { place: 'browser-maker' } as const;

it.each([
  [{ stt: 'openai', hasConsent: true, recogniser: device }, 'server'],
  [{ stt: 'local', hasConsent: false, recogniser: device }, 'server'],
  [{ stt: 'openai', hasConsent: false, recogniser: device }, 'device'],
  [{ stt: 'openai', hasConsent: false, recogniser: null }, 'typing'],
  [{ stt: null, hasConsent: true, recogniser: device }, 'device'],
  [{ stt: null, hasConsent: true, recogniser: maker }, 'browser-maker'],
  [{ stt: null, hasConsent: false, recogniser: null }, 'typing'],
] as const)('%j is heard by %s', (facts, hearing) => {
  expect(chooseHearing(facts)).toBe(hearing);
});
