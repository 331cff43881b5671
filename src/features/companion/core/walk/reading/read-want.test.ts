import { expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import { NEW_RECORD } from '../../record/talk-record.ts';
import { openScene } from '../../scene.ts';
import { readWant } from './read-want.ts';

/** What is wanted of a turn in the middle of a talk, where nothing stands open. */
const wantOf = (content: string): string => {
  const want = readWant(
    openScene({
      content,
      history: [
        { sender: 'user', text: 'it was a long week at work' },
        { sender: 'bot', text: "i'm still here." },
      ],
      state: { ...NEW_RECORD, turn: 1 },
      spoken: false,
      seed: 'wants',
      question: null,
      safety: CALM,
      preferences: { memoryEnabled: false, memory: [], askLess: false },
    }),
  );
  return 'asked' in want ? want.asked : 'about' in want ? `us ${want.about}` : want.kind;
};

it.each([
  ['what do i write to my landlord', 'words'],
  ['can you help me write a message to a friend?', 'words'],
  ["i've to say something at the funeral and i don't know how to start", 'words'],
  ['how do i get to sleep when the sun is up?', 'practice'],
  ["i'm having a panic attack", 'practice'],
  ['what do i do?', 'cope'],
  ['i must decide by friday whether to leave', 'decide'],
  ['should i ring her?', 'should'],
  ['should i ring her tonight or leave it till monday?', 'sides'],
  ['am i a bad mum?', 'judge'],
  ['did i do it too soon', 'judge'],
  ['what if i mess up?', 'what_if'],
  ['can i stop taking my tablets?', 'medicine'],
  ['do i have adhd?', 'label'],
  ['tell me a joke please', 'joke'],
  ['could we please take apart what she said?', 'way'],
  ['you offered to find the words with me. i said yes.', 'way'],
  ['no, that was all he has to know. put it together please.', 'read_back'],
  ['is there a way of keeping them here?', 'us memory'],
  ['wish me luck', 'luck'],
  ["say: it's ok to mess up", 'say'],
  ['are you a real person?', 'us human'],
  ['do you remember me?', 'us memory'],
  ['who reads this?', 'us privacy'],
  ['why is there a crisis line under that?', 'us card'],
  ['are you happy for me?', 'us glad'],
  ['do you not want to know what she wore?', 'us curious'],
  ['read it back to me', 'read_back'],
  ['no more questions please', 'quiet'],
  ["i don't want a list of options", 'refuse'],
  ['you keep repeating me', 'complain'],
  ['are you broken', 'complain'],
  ['what', 'baffled'],
  ["that's it", 'done'],
  ['gtg', 'bye'],
  ["i'm going for my shower. ta for the ear anyway", 'bye'],
  ['thank you, that helps', 'thanks'],
])('knows what is wanted: %s', (said, want) => {
  expect(wantOf(said)).toBe(want);
});

it.each([
  'my wife thinks i should go to the new firm, and i run a team of nine whom i recruited myself over eleven years',
  'do you know, we met at a dance in whitby in 1961 and she had a green coat on',
  'he said goodbye to her at the station and who does that',
  'i asked him about the dog and he never answered me',
  'she told me i was not listening to her',
  'she asks him properly and i hear myself and i sound like a form',
  'the stupid thing is that i was not even sure i wanted it',
  'i will not shout and i will not stand with the parents, i will just be there',
])('takes a telling for a telling: %s', (said) => {
  expect(wantOf(said)).toBe('told');
});
