import { expect, it } from 'vitest';
import { last } from '#testing/guide-talk.ts';

it.each([
  'must I write briefly? I am told that I go on.',
  'Before I begin, might I ask whether one is expected to write in any particular way?',
  'am i writing too much?',
])('says how to write here, where that is asked: %s', (said) => {
  expect(last(['hello', said])).toMatch(/long or (?:as )?short/);
});

it.each([
  'he went red and just looked at his sandwich?? so does that mean he likes me or that hes mortified',
  "the thing is she said it fast like she said go for it before I'd even finished the sentence and I have been turning that over ever since do you think that means she wants me gone",
])('says that it cannot see into somebody, and asks what they saw: %s', (said) => {
  expect(last(['my desk was moved to the corridor', said])).toMatch(
    /can't see into|only (?:he|she|they) can say/,
  );
});

it.each([
  "Is that stupid, not to know what to do with somebody's batteries?",
  "it was a nice seat and Graeme ran his thumb along it and nobody said anything for quite a bit and then we all went in for tea and I've thought about that every day since is that pathetic",
])('says no to a question that wants one, with or without a mark: %s', (said) => {
  expect(last(['the post came today', said])).toMatch(/not (?:stupid|pathetic)|wouldn't call|isn't the word/);
});

it.each(['night shift again', 'late night', 'night shift tonight'])(
  'takes what is told of a night for no goodbye: %s',
  (said) => {
    expect(last([said])).not.toMatch(/goodnight|sleep well/);
    expect(last(['my hen laid again', said])).not.toMatch(/goodnight|sleep well/);
  },
);

it('opens no page where writing is only spoken of', () => {
  expect(
    last(['hello', "what's a simple guide do at three in the morning when nobody's writing to it?"]),
  ).not.toMatch(/keep the order|the words are yours/);
});
