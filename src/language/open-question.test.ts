import { expect, it } from 'vitest';
import { readQuestion } from './open-question.ts';

it.each([
  ['a dog of fourteen years. tell me about him.', null],
  ['dread. how strong is it this minute, from 0 to 10?', 'strength'],
  ['tired of everything. are you thinking about ending your life?', 'dying'],
  ['i would rather ask than guess: do you mean a rest from it, or not being alive?', 'dying'],
  ['here is what i have so far: the talk, the freeze. is that close, or did i miss something?', 'summary'],
  ['an 8 is a lot. shall we take three slow breaths, or keep talking?', 'practice'],
  ['is there one small thing that would make tomorrow softer?', 'step'],
  ['if there is one word for it, what would it be?', 'feeling'],
  ['is it new today, or has it been around for a while?', 'yes_no'],
  ['both in one day? tell me about the phone call.', 'open'],
  ['what about it keeps coming back?', 'open'],
  ["here: 'hey, i don't know how to start. are you about this week? no need for a long one x'", null],
])('reads what %j asks for', (reply, kind) => {
  expect(readQuestion(reply)).toBe(kind);
});
