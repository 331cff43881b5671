import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const BAND = [
  'i need to tell my band im quitting and i have no idea how to say it',
  'i love you guys but i dont want to do this anymore',
  'i can still play the june shows, i wont leave you stuck',
];
const LINE = "you're still my favorite people and i want to be at the first show";

it.each([
  'yeah thats better. whats missing? i feel like it needs something at the end',
  'it was for you lol. what should i end it with',
  'is that too much?',
  'is it too rude?',
  'does that sound ok?',
  'Does it sound all right to you? Not too cold?',
  'is that too harsh',
  'is guys too mean haha we always call each other that',
  "I want to say I'm not trying to spoil it. How do I put that without sounding passive aggressive?",
])('answers what is asked of the draft, and says what it cannot: %s', (said) => {
  const replies = talk([...BAND, said, 'show me']);
  expect(replies[3]).toMatch(/i can't|no judge|only you|no words of my own|one plain line/);
  expect(replies[3]).not.toMatch(/put it in|tired|two sides|gut/);
  expect(replies[4]).toContain('june shows, i wont leave you stuck”');
});

it.each([
  `ok how about, ${LINE}`,
  `im not hoping for an answer, i just want a last line. ok how about, ${LINE}`,
  `what about: "${LINE}"?`,
])('puts an offered line in: %s', (said) => {
  expect(last([...BAND, 'what should i end it with', said])).toContain(`\n${LINE}”`);
});

const DECLAN = [
  'help me write to my boss declan',
  "Declan, I've been offered a job and I'm going to take it.",
];
it.each([
  "And thank him. I couldn't leave out thank you, you trusted me when I'd no experience.",
  'and tell him i will stay till christmas eve',
  'I should thank him for the shifts too. You know what he did for me.',
  'oh and wish him luck',
  'And mention the party. It was good of all of you.',
])('asks back what is said to us of what should be in it: %s', (said) => {
  const replies = talk(['i did the interview on friday', ...DECLAN, said, 'show me']).slice(1);
  expect(replies[2]).toMatch(/say that to him|'put it in'/);
  expect(replies[3]).not.toContain(said.slice(0, 12));
});

it.each([
  'Has the tea gone into the letter?',
  'You told me to say it, and so I did. Has it gone in?',
  'is the job in it now?',
  'Is the bit about the job still in?',
  'did you put that in?',
  'have you added it to the letter?',
])('shows the page to whoever asks what stands on it: %s', (said) => {
  for (const end of [[], ['done']]) expect(last([...DECLAN, ...end, said])).toContain(`“${DECLAN[1]}”`);
});

it.each(['add: I could start on the 4th.', '2: I could start on the 4th.'])(
  'takes a command after a question in between: %s',
  (said) => {
    for (const end of [[], ['done']])
      expect(last([...DECLAN, ...end, 'Should I mention the money at all, do you think?', said])).toContain(
        `“${DECLAN[1]}\nI could start on the 4th.”`,
      );
  },
);

it.each([
  "Not really, love, I just want a first line. What I'd like to say is I'd be glad to stay on.",
  "what i want to say to him is: I'd be glad to stay on.",
  "I'd be glad to stay on.",
])('takes what they want to say, and none of what leads up to it: %s', (said) => {
  expect(last([DECLAN[0] ?? '', said])).toContain("“I'd be glad to stay on.”");
});

it.each(["She'll have the potatoes on.", 'did you put the bins out last week', 'Is the money in the bank?'])(
  'takes no line for a question about the page: %s',
  (said) => {
    expect(last([...DECLAN, said])).not.toMatch(
      /“Declan, I've been offered a job and I'm going to take it\.”/,
    );
  },
);

it('puts no several sentences on a numbered page by itself', () => {
  const numbered = [...DECLAN, 'I could start on the 4th.', 'one of the lines is wrong'];
  const said = 'i was being silly there. do you think he knows my name?';
  expect(last([...numbered, said, 'show me'])).not.toContain('silly');
  expect(last([...numbered, 'I could start on the 5th.'])).toContain('\nI could start on the 5th.”');
});

it('takes a proposal to them for the line it is', () => {
  expect(last([...BAND, 'how about we play one last show together'])).toContain(
    '\nhow about we play one last show together”',
  );
});
