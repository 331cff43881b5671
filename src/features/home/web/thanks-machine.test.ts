import { expect, it } from 'vitest';
import { continueThanks, nextThanks, type ThanksStatus } from './thanks-machine.ts';

function timeline(isReduced: boolean): [ThanksStatus, number][] {
  const steps: [ThanksStatus, number][] = [];
  let at = 0;
  for (let next = nextThanks('shown', isReduced); next; next = nextThanks(next.status, isReduced)) {
    at += next.afterMs;
    steps.push([next.status, at]);
  }
  return steps;
}

it('stays 4.5 s, fades for 1 s, waits 0.4 s more and leaves', () => {
  expect(timeline(false)).toEqual([
    ['fading', 4500],
    ['leaving', 5500],
    ['left', 5900],
  ]);
});

it('leaves without fading when motion is reduced', () => {
  expect(timeline(true)).toEqual([['left', 4500]]);
});

it('skips ahead once', () => {
  expect(continueThanks('shown', false)).toBe('fading');
  expect(continueThanks('fading', false)).toBe('fading');
  expect(continueThanks('shown', true)).toBe('left');
});
