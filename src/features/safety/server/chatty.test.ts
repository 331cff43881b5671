import { describe, expect, it } from 'vitest';
import { detectMessage } from '../core/reading/detect-message.ts';
import { LEARNED } from './learned.ts';

const suspicionOf = (text: string) => detectMessage(text, { question: null, learned: LEARNED }).suspicion;

describe('what the weights alone suspect in a chat', () => {
  it.each([
    'I stalled it coming out of the gate and I said to myself Mags that is it now you are gone. And then I just did not care any more and drove grand!',
    'Lay what out? It is not a sum. I suppose I am hoping you will say there is nothing wrong with me.',
    'a year lol its tmrw. id mind more not sending it. sending now',
    'Good, stay there, at least you are somebody. Let me ask, is it bad that I am lying to my mother?',
  ])('is nothing where it is asked, exclaimed or laughed: %s', (text) =>
    expect(suspicionOf(text)).toBe('none'),
  );

  it('is never asked about at once, and has people where it is strong', () => {
    const said =
      "I looked down and it was all blue and I thought, well, you're over the deep now, and I wasn't afraid. I kept on kicking";
    expect([suspicionOf(said), suspicionOf(`${said}!`)]).toEqual(['strong', 'some']);
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
