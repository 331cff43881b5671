import { expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import { readQuestion } from '#language/open-question.ts';
import type { PastMessage } from '../companion.ts';
import { answerTurn } from '../guide.ts';

const talk = (...said: readonly string[]): string[] => {
  const history: PastMessage[] = [];
  let state: unknown = null;
  return said.map((content) => {
    const kind = readQuestion(history.at(-1)?.text ?? '');
    const { text, end } = answerTurn({
      content,
      history: [...history],
      state,
      spoken: false,
      seed: 'asked',
      question: kind && { by: 'companion', kind },
      safety: CALM,
      preferences: { memoryEnabled: false, memory: [], askLess: false },
    });
    history.push({ sender: 'user', text: content }, { sender: 'bot', text });
    state = structuredClone(end.state);
    return text;
  });
};

const DAY = 'my boss moved my desk to the corridor and nobody said a word';
const REFUSES = /can't know|can't answer|past what i can|beyond me|own (?:first )?answer|don't know|guess is/;

it('says what is true of the page to whoever asks, and asks nothing back', () => {
  const replies = talk(
    DAY,
    'will you be here on thursday?',
    'can you remind me at ten?',
    'is this chat kept somewhere?',
    'can i delete this?',
    'why does it say somebody to call?',
  ).slice(1);
  expect(replies[0]).toMatch(/^yes/);
  expect(replies[1]).toMatch(/alarm/);
  expect(replies[2]).toMatch(/your own history/);
  expect(replies[3]).toMatch(/history/);
  expect(replies[4]).toMatch(/by itself|automatic/);
  expect(replies.join(' ')).not.toMatch(REFUSES);
  expect(replies.join(' ')).not.toContain('?');
});

it('says yes to whether a feeling is normal, and weighs nothing else so', () => {
  expect(talk(DAY, 'is it normal to still be thinking about him')[1]).toMatch(/^yes\b.*being a person/);
  expect(talk(DAY, 'is it normal to be this nervous')[1]).toMatch(/^yes/);
  expect(talk(DAY, 'is it normal that he reads my phone?')[1]).not.toMatch(/^yes|not that i can see/);
  expect(talk(DAY, 'am i a bad mum?')[1]).not.toMatch(/^yes|not that i can see/);
  expect(talk(DAY, 'am i being dramatic')[1]).toMatch(/dramatic/);
});

it('drops our own words where they are asked about', () => {
  const replies = talk(DAY, 'write it out', 'it was the whole week', 'take it where?', 'what does that mean');
  expect(replies.join(' ')).not.toMatch(REFUSES);
});

it('takes a refusal for one, whatever digit stands in it, for the rest of the talk', () => {
  const replies = talk(
    DAY,
    '2?? idk. no. i just wanna know if im being dramatic',
    'i dont want it in steps',
    'she cried in the bathroom and i heard it through the door',
    'it was late and the kids were asleep and i was so tired of it all',
    'we pass each other on the landing and that is all there is of us',
    'her mum fell and broke her wrist and it is all too much',
    'she drives there every other night and i do the school run',
  ).slice(1);
  expect(replies.join(' ')).not.toMatch(/\d\.|0 to 10|just say 'yes'|steps/);
});

it('shows no list to somebody who only wants to tell it', () => {
  const [first = '', ...others] = talk(
    'my wife forgot our anniversary. not a card. im not after advice i just want to tell somebody',
    'she is run ragged with her mum at the minute',
    'she fell in the kitchen and broke her wrist and it is all too much',
    'we pass on the landing and i do the kids',
    'she cried about it and i could hear her through the door',
  );
  expect(first).toMatch(/no advice/);
  expect(first).not.toMatch(/1\. /);
  expect(others.join(' ')).not.toMatch(/1\. |take it apart|just say 'yes'/);
});

it('is glad with somebody who cannot stop smiling, and not where a joy is over', () => {
  const [glad] = talk("My lad was in his school play tonight!! I can't stop smiling. He was the Tin Man");
  expect(glad).not.toMatch(/1\. /);
  expect(glad).toMatch(/wonderful|good to hear/);
  const [, doubt] = talk(
    'i have been painting for eleven years',
    'I was so proud of that grey in June. And today I thought, you have spent half a year making a very good grey.',
  );
  expect(doubt).not.toMatch(/lovely|wonderful|good to hear|best/);
});

it('ends a joy that they say was none', () => {
  const replies = talk(
    DAY,
    'i won the prize for the grey one, so happy!',
    "no. it isn't a happy story, i am in doubt",
    'i spent half a year on a grey',
  );
  const complained = talk(
    DAY,
    'i won the prize for the grey one, so happy!',
    "Lovely? No, you've got hold of the wrong end. I am in doubt.",
    'i have a show in february',
  );
  expect(complained[3]).not.toMatch(/proud|lovely|best|worth keeping|who gets it/);
  expect(replies[2]).toMatch(/sorry|your way|the way you say/);
  expect(replies[3]).not.toMatch(/proud|lovely|best|worth keeping|who gets it/);
});

it('hears no news of a death in a letter that speaks of one long ago', () => {
  const replies = talk(
    'i need to write to my sister. we havent spoken in six years',
    'write it out',
    'Dear Caroline. I know you probably wont read this. When mum died you took the piano and I never said anything',
    'can you show me the letter back so far',
  );
  expect(replies[2]).not.toMatch(/so sorry|tell me about (?:her|him|them|your)/);
  expect(replies[3]).toContain('“Dear Caroline. I know you probably wont read this.');
});
