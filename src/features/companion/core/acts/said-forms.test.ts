import { describe, expect, it } from 'vitest';
import {
  changesDraft,
  complains,
  corrects,
  declinedIn,
  declinedLinesIn,
  leaves,
  sentencesOf,
  wantsSteps,
  wantsWording,
} from './said-forms.ts';

describe('what a turn says beyond doubt', () => {
  it('is read sentence by sentence, without what is quoted', () => {
    expect(sentencesOf("she said 'are you off?' and left. should i call?")).toEqual([
      { words: "she said 'are you off?' and left.", plain: 'she said and left', isMarked: false },
      { words: 'should i call?', plain: 'should i call', isMarked: true },
    ]);
  });

  it.each([
    'how do i stop my head going round',
    'give me one thing to think of at 4am instead of pace',
    'any tips?',
    'have you got anything for the drive home?',
    'what do i do when the urge comes',
    'can you help me calm down',
  ])('wants steps: %j', (said) => expect(wantsSteps(said)).toBe(true));

  it.each([
    "don't want a step. i want to sulk till wednesday",
    'me dad built the steps',
    'tell me something interesting about mopeds',
    "it's 14 seconds. 'bye, how do i stop this thing'",
    "i don't have anything for that",
  ])('does not want steps: %j', (said) => expect(wantsSteps(said)).toBe(false));

  it.each([
    'what do i even text her',
    'how do i tell a grown man not to call me champ',
    'can you write me something to say thats not mean',
    'just help me write a text to the group',
    'make it a bit less harsh tho',
    'give me a sentence',
  ])('wants wording: %j', (said) => expect(wantsWording(said)).toBe(true));

  it.each([
    'write her a note back',
    "i'll write it myself. also i see her every day",
    "it's weird. i don't know what to say now",
    "'i say yes too fast and i write it down now.'",
    'how do i tell if it is ripe',
  ])('does not want wording: %j', (said) => expect(wantsWording(said)).toBe(false));

  it('changes a draft of ours only where we drafted one', () => {
    expect(changesDraft('shorter pls', "try: 'the pans were left again and i had asked you to.'")).toBe(true);
    expect(changesDraft('shorter pls', "you're the one who left. i hear you.")).toBe(false);
  });

  it.each([
    ['i said toast not text', 'what else?'],
    ['no the other way round', 'you like her mum.'],
    ['i said flatmate but shes my sister in law', 'your flatmate.'],
    ["no i didn't shout. i bought him a twix", "you'd come to shout."],
    ['i never said he took her word', 'he took her word.'],
    ['no, SHE left me', 'when was that?'],
  ])('corrects us: %j', (said, reply) => expect(corrects(said, reply)).toBe(true));

  it.each([
    ['no nobody sang. we just sat there', 'his cake, and nobody starting the song.'],
    ["no i haven't told her", "you haven't told her."],
    ["no she didn't join in", 'did she join in?'],
    ['No, I do not wish to die', 'are you thinking of dying?'],
    ['so i said i was not going', 'go on.'],
    ['i never said sorry', 'go on.'],
  ])('does not correct us: %j', (said, reply) => expect(corrects(said, reply)).toBe(false));

  it.each([
    'gtg',
    "it's boiling over. bye",
    'that’ll do me. night',
    'im off to call my auntie, thanku!!',
    'good night',
    'night mate',
    'ok. night. thx for not bein weird',
    'boa noite',
  ])('is leaving: %j', (said) => expect(leaves(said)).toBe(true));

  it.each([
    'he woke up',
    'i never got to say goodbye',
    "kyle goes 'see you tomorrow sir'. i could die happy",
    'i have to go to the funeral',
    'she waved goodbye at the door',
    'it was a good night',
  ])('is not leaving: %j', (said) => expect(leaves(said)).toBe(false));

  it('complains about us, and not about a line that sounds like somebody', () => {
    expect(complains('you keep asking me questions')).toBe(true);
    expect(complains('you sound like the therapist from there. okay, she was good')).toBe(false);
  });

  it('declines in their own words', () => {
    expect(declinedIn("Please don't say 'that sounds hard' again. it's tuesday")).toEqual([
      "Please don't say 'that sounds hard' again.",
    ]);
    expect(declinedIn("don't ask me why. no questions, brought a duvet. there's no number")).toEqual([]);
  });

  it.each([
    'dont give me a number i saw that little thing at the bottom',
    "i'm not ringing anyone",
    'dont say lifeline',
    "I'm not having a cruiser in the driveway with her mother's windows across the road.",
    'no numbers please',
    "i won't call a helpline, i did that once",
  ])('wants no line and nobody sent: %j', (said) => expect(declinedLinesIn(said)).toEqual([said]));

  it.each([
    "she's not ringing anyone back",
    "i can't text her now",
    'no number on the door, just a bell',
    "don't say that",
    'i am not having another coffee',
  ])('refuses no line: %j', (said) => expect(declinedLinesIn(said)).toEqual([]));
});
