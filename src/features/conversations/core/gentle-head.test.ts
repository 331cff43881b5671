import { describe, expect, it } from 'vitest';
import { GENTLE_PREVIEW, GENTLE_TITLE, isHeavy, toGentleHead } from './gentle-head.ts';

describe('what an onlooker may read', () => {
  it.each([
    "i don't want to be here anymore",
    "honestly i don't want to be alive anymore",
    'i cannot go on any more',
    'is there a reason to live',
    'i think about suicide',
    'i want to die',
    'you can call or text 988 now',
    'samaritans are there on 116 123',
    'please call 1-800-662-4357',
    'lifeline is 13 11 14, day and night',
    'text HOME to 741741',
    'ring me on 07700 900123',
    "i don't think i want to live",
    'i wish i was dead',
    'they would all be better off dead or without me',
    'he tried to kill himself last year',
    'i keep thinking i could end things',
  ])('is not %s', (text) => {
    expect(isHeavy(text)).toBe(true);
  });

  it.each([
    'my boss shouted at me in front of everyone',
    'i slept 3 hours, maybe 4',
    'the diet did not work',
    'we live in a small town',
    'i had a skill test today',
    'it went from 8 to 4',
    'we met in 2019 and it has been good since',
    'i owe him 250 dollars',
    'i got 100 on my exam',
    'my phone battery is dead',
    'i want to end things with my boyfriend',
    'i want to live in paris one day',
    'dying to tell somebody',
    'my feet are killing me after the shift',
    'i feel alive again on the bike',
    'the dentist had an emergency slot at 16:45',
    'a midlife crisis at 38',
    'my plants keep dying',
  ])('is %s', (text) => {
    expect(isHeavy(text)).toBe(false);
  });

  it('is a gentle title and preview in place of the words', () => {
    const head = {
      title: 'i want to die',
      lastMessage: 'you can call 988',
      summary: 'you said that you want to die.',
      tags: ['sad', 'suicidal'],
      themes: ['family'],
      mood: 'sad' as const,
      hasBreakthrough: false,
      insights: 0,
    };
    expect(toGentleHead(head)).toMatchObject({
      title: GENTLE_TITLE,
      lastMessage: GENTLE_PREVIEW,
      summary: '',
      tags: ['sad'],
      themes: ['family'],
      mood: 'sad',
    });
  });
});
