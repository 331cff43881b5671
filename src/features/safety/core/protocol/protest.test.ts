import { describe, expect, it } from 'vitest';
import { readMessage } from '#language/read-message.ts';
import { repairWord } from '../rules/rules.ts';
import { isProtest } from './protest.ts';

const protests = (text: string): boolean => isProtest(readMessage(text, repairWord).plain);

describe('a line that nobody asked for', () => {
  it.each([
    "i don't need a number",
    'Why is there a crisis line under that? I asked about spelling books.',
    "um, why is there a crisis line under that? i'm fine",
    'lol why the suicide hotline. im just tired',
    "What's that, a suicide hotline? I have sore feet",
    "Why are you giving me a, a suicide number, nobody is, I didn't say anything like that",
    'why did you put a helpline there',
    'why would you show me that',
    "why's there a number for the samaritans at the bottom",
    'what is this 988 thing doing here',
    'what are these numbers for',
    'whats with the crisis number',
    'is that a suicide line?? for a bake sale?',
    "i don't need a hotline, i need a plumber",
    'how come it shows a crisis line when i talk about my exam',
    'did you just give me a suicide hotline',
    'take that crisis line away please',
    'the hotline is a bit much',
    "I'll not need anybody to call, thank you, I've my sister on Sundays.",
    'why does it say somebody to call',
    'somebody to call? what for? I only meant the flat',
    'There is a line at the bottom of my screen offering somebody to telephone. Why has it appeared?',
    'and who is this somebody to call',
    'And I observe that you have set a telephone number below. I have no need of anybody to telephone; I am writing a note about bells.',
    'whats the someone to talk to thing for',
  ])('%s: is protested against', (text) => {
    expect(protests(text)).toBe(true);
  });

  it.each([
    'should i ring the crisis line',
    'i called the suicide line last night',
    "what is the number of the samaritans, i can't find it",
    'can you give me a number to call',
    'i want to call 988',
    'why does he drop me a line only at christmas',
    'what is the number of my bus',
    'why is the line at the bank so long',
    'the helpline never answered',
    "is there a hotline i can call? i'm not ok",
    'why is life like this',
    'i need a crisis line',
  ])('%s: is not', (text) => {
    expect(protests(text)).toBe(false);
  });
});
