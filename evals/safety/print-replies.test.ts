import { expect, it } from 'vitest';
import { replyInEnglish } from './print-replies.ts';

it('has words for forty certain replies of twenty conversations, and no two alike', () => {
  const replies = replyInEnglish().flatMap(({ reply }) => reply ?? []);
  expect(replies.length).toBeGreaterThanOrEqual(40);
  expect(replies.filter((reply, at) => replies.indexOf(reply) !== at)).toEqual([]);
});
