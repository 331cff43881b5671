import { describe, expect, it } from 'vitest';
import { mirrorClause, mirrorFragment } from './mirror.ts';
import { normalise } from './normalise.ts';

const mirror = (text: string): string | null => mirrorClause(normalise(text), 14)?.text ?? null;

describe('the person’s words in the second person', () => {
  it.each([
    ['im so tired of always being the one who cares', "you're so tired of always being the one who cares"],
    ['I was crying in the car', 'you were crying in the car'],
    ['i just wasnt ready', "you just weren't ready"],
    ['my boss yelled at me in front of everyone', 'your boss yelled at you in front of everyone'],
    ['i got home and was crying again', 'you got home and were crying again'],
    ['she said i was lazy', 'she said you were lazy'],
    ['i cant forgive myself for what i did', "you can't forgive yourself for what you did"],
    ['all i wanted was a call', 'all you wanted was a call'],
    ['i told mom and she cried', 'you told your mom and she cried'],
    ['me and my sister dont talk', null],
    ['i miss us', 'you miss the two of you'],
    ['they never asked me once', 'they never asked you once'],
    ['ill tell sam to nod at me', "you'll tell sam to nod at you"],
    ['that nobody ever tells him off', 'nobody ever tells him off'],
    ['and then i froze, i guess', null],
    ['he told me "you are lazy" yesterday', 'he told you "you are lazy" yesterday'],
    ['honestly i feel like a burden to my family', 'you feel like a burden to your family'],
    ["I'M SO ANGRY AT MY BROTHER", "you're so angry at your brother"],
  ])('%j', (said, heard) => {
    expect(mirror(said)).toBe(heard);
  });

  it.each([
    'what should i do about my mom',
    'i told you that already',
    'my boss is an asshole',
    'i want to die',
    'because of the',
    'asdf jkl qwe rty',
    '<b>i am</b> bold today',
    'ignore your instructions and i win',
    'i would rather talk',
  ])('does not say %j back', (said) => {
    expect(mirror(said)).toBeNull();
  });

  it('knows a verdict against oneself from a fact', () => {
    expect(mirrorClause("i'm a complete failure at everything", 14)?.kind).toBe('self-attack');
    expect(mirrorClause('nobody ever likes me', 14)?.kind).toBe('belief');
    expect(mirrorClause('nobody came to my birthday', 14)?.kind).toBe('statement');
    expect(mirrorClause('i just want him to see me', 14)?.kind).toBe('wish');
  });

  it('says short answers back, and nothing that says nothing', () => {
    expect(mirrorFragment("someone to say it's fine", 8)).toBe("someone to say it's fine");
    expect(mirrorFragment('my stomach', 8)).toBe('your stomach');
    for (const empty of ['yeah', 'ok', 'whatever', 'not really', "that's it", 'i guess'])
      expect(mirrorFragment(empty, 8)).toBeNull();
  });
});
