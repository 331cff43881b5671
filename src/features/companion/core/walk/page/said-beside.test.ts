import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const BROTHER = [
  'help me write a letter to my brother sizwe',
  'Sizwe, you sold the car and I heard it from the neighbour. You did not phone me.',
];
const SHOW = 'show me the letter';
const page = (said: readonly string[]): string => last([...said, SHOW]);

it("puts down the line and not what is said to us before it: 'thank you. now the third line: …'", () => {
  for (const [said, line] of [
    [
      'Thank you. Now the third line: I would have said yes if you had asked me.',
      'I would have said yes if you had asked me.',
    ],
    ['ok good. next line: i miss him too', 'i miss him too'],
    [
      'Here is the next line: I was not asked, and I am also his child. After that I want to say that I know he needed the money. How can I put that softly?',
      'I was not asked, and I am also his child.',
    ],
  ] as const) {
    const shown = page([...BROTHER, said]);
    expect(shown, said).toContain(line);
    expect(shown, said).not.toMatch(
      /thank you\. now|third line|ok good|next line|after that|put that softly/i,
    );
  }
});

it.each([
  'I do not understand "say the number". I only have one line. I asked if I may keep a word that hurts me, not him.',
  "I don't know what that means sorry I just wanted you to tell me if it is ok",
  'I would say it so. Then let it stand. I thank you; that was a useful question. Kindly tell me, would you say it before the meal or after?',
  'oh for goodness sake haha now i have got myself arguing with you in the middle of it',
])('puts nothing on it that is said to us: %s', (said) => {
  const shown = page([...BROTHER, said]);
  expect(shown).toContain('You did not phone me.');
  for (const part of said.split(/(?<=[.?;])\s/)) expect(shown).not.toContain(part.slice(0, 24));
});

it('takes what stands in quotation marks for the page, whatever is asked of it', () => {
  const sentence = 'Kamala, on Sunday they asked me to hand over charge, and I was hurt';
  const [, , thanked, shown] = talk([
    'will you help me compose two or three lines that i could say to my wife',
    `"${sentence}." Is that too much for one evening?`,
    'I would say it so. Then let it stand. I thank you; that was a useful question. Kindly tell me, would you say it before the meal or after?',
    SHOW,
  ]);
  expect(thanked).not.toMatch(/it reads|so far|it goes/);
  expect(shown).toContain(sentence);
  expect(shown).not.toContain('Then let it stand');
});

it('finds a line again that was lost, where they ask for it by its words', () => {
  const shown = page([
    ...BROTHER,
    'Did you keep the line "I was not asked, and I am also his child"? I do not see it.',
  ]);
  expect(shown).toContain('I was not asked, and I am also his child');
});

const RUN = [
  'help me with what to say to them on friday',
  "okay um out loud I'd say look I really want this but I need one more week because I've got to talk to my dad first",
];
it.each([
  "oh okay you've put it in a list well take out the um out loud I'd say bit and does it sound alright or does it sound like I'm asking my dad's permission",
  "I don't know what that means sorry I just wanted you to take off the first bit where it says out loud I'd say can you do that",
  'take out "out loud I\'d say" please',
])('takes out a bit that is named in a run of words: %s', (said) => {
  const shown = page([...RUN, said]);
  expect(shown).toContain('look I really want this but I need one more week');
  expect(shown).not.toMatch(/out loud|take off|don't know what/i);
});

it.each([
  'okay forget the list just go back to talking they are getting out of the pool',
  "let's just talk, leave the page",
])('leaves the page for talk: %s', (said) => {
  const [, , , left, told] = talk([
    ...BROTHER,
    'he had it from our father',
    said,
    'dad drove it for thirty years',
  ]);
  expect(`${left} ${told}`).not.toMatch(/put it in|for the page|it reads|so far/);
});

it('takes out what is named whole or not at all, and puts nothing on that is to go', () => {
  const first = page(RUN);
  expect(page([...RUN, "oh for goodness sake take out I don't know what that means"])).toContain(
    'I need one more week because',
  );
  expect(page([...RUN, "take out I don't know what that means"])).toContain(
    "I'd say look I really want this",
  );
  expect(page([...RUN, 'Take out "Thank you. Now the third line:"'])).not.toContain('third line');
  expect(first).toContain("I've got to talk to my dad first");
});

it('takes a question to us for none, however long it runs', () => {
  expect(
    page([
      'help me with what to say to them on friday',
      'how do I ask for another week without sounding like I am flaky can you give me a sentence I can say',
    ]),
  ).not.toContain('flaky');
});
