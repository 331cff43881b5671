import { expect, it } from 'vitest';
import { replyInEnglish } from './print-replies.ts';

it('says no certain reply twice in forty turns of twenty conversations', () => {
  const replies = replyInEnglish().flatMap(({ reply }) => reply ?? []);
  expect(replies.length).toBeGreaterThanOrEqual(20);
  expect(replies.filter((reply, at) => replies.indexOf(reply) !== at)).toEqual([]);
});
