import { describe, expect, it } from 'vitest';
import { EMPTY_DOUBT, followSuspicion } from '../core/protocol/suspicion-state.ts';
import { detectMessage } from '../core/reading/detect-message.ts';
import { LEARNED } from './learned.ts';

const suspicionOf = (text: string) => detectMessage(text, { question: null, learned: LEARNED }).suspicion;

describe('what the weights alone suspect in a chat', () => {
  it.each([
    "I looked down and it was all blue and I thought, well, you're over the deep now, and I wasn't afraid. I kept on kicking!",
    "I looked down and it was all blue and I thought, well, you're over the deep now, and I wasn't afraid. I kept on kicking. Isn't that mad?",
  ])('has people where it is strong, and asks nothing about dying: %s', (text) => {
    expect(suspicionOf(text.replace(/(?:!| Isn't that mad\?)$/, ''))).toBe('strong');
    expect(suspicionOf(text)).toBe('some');
  });

  it('stays what it is where it is said plainly, where a sign of leaving or a rule stands beside it', () => {
    expect(
      suspicionOf(
        'its easier to be nice when you know its only til sunday. after that im not here and they can remember me like this',
      ),
    ).not.toBe('none');
    expect(
      suspicionOf(
        "Oh no need for any of those. Just telling someone! I've given my good camera to my nephew, and the bikes to next door. It was lovely to see their faces.",
      ),
    ).not.toBe('none');
    expect(suspicionOf('i wont be here for the summer!! it will all go on without me, better off')).not.toBe(
      'none',
    );
  });
});

it('asks nothing about dying at a second suspicion in a chat, and asks at one that is said plainly', () => {
  const some = {
    suspicion: 'some',
    tags: [],
    ruleIds: ['weight:some'],
    isChatting: false,
    isForWords: false,
  } as const;
  const { state } = followSuspicion(EMPTY_DOUBT, some, 1);
  expect(followSuspicion(state, some, 3).isAsked).toBe(true);
  expect(followSuspicion(state, { ...some, isChatting: true }, 3).isAsked).toBe(false);
});
