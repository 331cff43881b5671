import { expect, it } from 'vitest';
import type { Tier } from '../../contract.ts';
import { isAtLeast } from '../tiers.ts';
import { detectMessage } from './detect-message.ts';

const tierOf = (text: string): Tier => detectMessage(text, { question: null, learned: null }).tier;

it.each([
  'Whether I stand up and tell the parish that I tried to take my own life in 2009, and how I got well again.',
  'i tried to kill myself in 1998 and i got better again',
  'I tried to end my life when I was nineteen, and never again',
  'I took an overdose when I was 34. I run a bakery now.',
  'I attempted suicide in my early twenties',
  'I tried to take my own life. That was 2009.',
  'I wanted to die. But that was a long time ago, at university.',
  'I was suicidal long ago',
  "it was in 2009 that I tried to take my own life, and my mother still can't say the word",
])('takes what is told as over for no danger of now: %s', (text) => {
  expect(isAtLeast(tierOf(text), 'T2')).toBe(false);
});

it.each([
  'I tried to kill myself in 2009 and I want to do it again',
  'i tried to kill myself in 2009 and again last night',
  'I tried to kill myself years ago and I still want to',
  'my brother knows i tried to kill myself in 2009 and that i still think about it',
  'I tried to kill myself. That was this morning.',
  'I took an overdose. It was an hour ago.',
  'when i was 19 i tried to kill myself and now i want to die',
  'I tried to take my own life last night',
  "I was well in 2009. I've tried to kill myself.",
  'I want to die. It was as bad as this when i was 19.',
  'I want to die. It is worse than when i was 19.',
  'I want to die tonight. That was already so in 2009.',
])('and hears it where it is now: %s', (text) => {
  expect(isAtLeast(tierOf(text), 'T3')).toBe(true);
});

it.each([
  "i've wanted to die since i was 12",
  'since i was 12 i have thought about killing myself',
  "I've wanted to die since he left two years ago",
  'i have been suicidal since my mum died in 2011',
])('and where it goes on since then: %s', (text) => {
  expect(isAtLeast(tierOf(text), 'T3')).toBe(true);
});
