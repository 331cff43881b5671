import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';
import { JOKE } from '../lines/answering.ts';

const DAY = 'there is a job in muscat and a loan at home';

it.each([
  'Do I go to Muscat and miss two years of my daughter to be free of the loan, or stay and be short of money but at home.',
  'my daughter would grow up without me and the loan would be paid, and my wife would carry all of the days with my mother alone',
  'am i a coward if i stay',
])('takes what is told right after the thing to be solved was asked for: %s', (said) => {
  expect(last([DAY, 'think about what to do', said])).toMatch(
    /to be solved|move yourself|change yourself|own hands|hand/,
  );
});

it('takes what they could do, whatever they tell beside it', () => {
  const plan = [DAY, 'think about what to do', 'go to muscat or stay at home'];
  const said =
    'I could ask them for a one year contract, I never asked. And I could ask Shweta about Saturday straight';
  expect(last([...plan, said])).toMatch(/begin there|begin with|which of them/);
});

it('takes the two sides, however long they are', () => {
  const said =
    'one is tell her on the phone this sunday before she travels. two is keep quiet and take her to the gate and pretend';
  const replies = talk(['should i tell my mum or lie again', 'yes lets do the two sides', said]);
  expect(replies[2]).toMatch(/one|first|side|pretend/);
  expect(replies[2]).not.toMatch(/^(?:i'm with you|still with you|i'm here|tell me|mm)/);
});

it('takes up what somebody who grieves answers, and asks no next thing at once', () => {
  const replies = talk([
    'my brother frank died in march',
    'he rang me every sunday at ten past seven',
    'the phone. me letting it go three times so he would not think i was waiting. i was always waiting',
    'his tomatoes are all dead now',
    'i blew my nose in the tissue',
  ]);
  replies.forEach((reply, at) => {
    if (reply.includes('?')) expect(replies[at + 1] ?? '').not.toMatch(/\?/);
  });
});

it('is glad with whoever shouts it, and says a hard thing to none of them', () => {
  expect(
    last(['OMG i PASSED. i passed the nclex!!! its 1am and no one to scream at so im screaming at u']),
  ).not.toMatch(/hard/);
});

it.each(['ok but what wld you do. tell her or no', 'shld i tell my mum or lie again'])(
  'reads a question in short spelling: %s',
  (said) => {
    expect(last([DAY, said])).toMatch(
      /can't|don't know|no quick answer|poor adviser|guess|two sides|those are the two|small steps/,
    );
  },
);

it.each(['next question please', 'so?? what next. u asked me for the two', "what's the next piece then"])(
  'goes on where it was left: %s',
  (said) => {
    const left = [
      DAY,
      'think about what to do',
      'muscat or home',
      'my mother rang just now, sorry, she is like that',
    ];
    expect(last([...left, said])).toMatch(/yourself|hand|inch|move/);
  },
);

it.each([
  'no theres no more. thats the joke. tough crowd',
  'that was the punchline',
  "you're meant to groan",
])('owns a joke that it missed: %s', (said) => {
  expect(last([DAY, 'a bloke asked for bread without flour', said])).toMatch(/missed|walked right past/);
});

it.each(['cheers. got any jokes', 'night security at a carpet warehouse. entertain me'])(
  'tells a joke where one is asked for: %s',
  (said) => {
    expect(last([DAY, said])).toMatch(/bear|fish/);
  },
);

it.each([
  'akara. saturday 5am. ok im going to sleep, thank u. now i have plan sha',
  'ok the chicken is cold and im finishing it and going to bed. thank uuu for letting me yell',
])('hears a good night beside other things: %s', (said) => {
  expect(last([DAY, 'i passed', said])).toMatch(/sleep|welcome|night|go well|bye|take care|enjoy/);
});

it.each(['nobody here but me and 4000 rugs', 'yo its 2am and im alone in a donut shop with 340 donuts'])(
  'is sorry for nobody who only says that nobody is there: %s',
  (said) => {
    expect(last([said])).not.toMatch(/hard thing/);
  },
);

it('takes the two sides at the second turn, too', () => {
  const said = 'go to cape town vs stay in durban. but its not rly two sides its like 1 side and a guilt';
  const replies = talk(['help me decide something. cape town or durban, i keep going round', said]);
  expect(replies[1]).not.toMatch(/^(?:i'm here|i'm with you|still with you|tell me|mm|go on)/);
});

it('begins no letter that is put off', () => {
  const replies = talk([
    'my wife eileen died in march',
    'a letter to her. i should like that, but not tonight',
    'not tonight, i said. i am tired now',
  ]);
  expect(replies.slice(1).join(' ')).not.toMatch(/how does it begin|it goes|so far/);
});

it('warns of the wheel only who drives tired', () => {
  const passed = 'i passed my driving test today and i slept two hours for nerves';
  expect(
    last([passed, 'my pat always drove', 'do you think i should let him keep telling me how to drive']),
  ).not.toMatch(/wheel/);
  expect(last(['i slept two hours', 'is it ok to drive now? i slept two hours'])).toMatch(/wheel/);
});

it('tells another joke to whoever asks for one', () => {
  const [, first, another] = talk([DAY, 'got any jokes', 'no YOU tell more. another joke pls']);
  expect(JOKE.lines).toContain(first?.split(' (')[0]);
  expect(JOKE.lines).toContain(another);
  expect(another).not.toBe(first);
});

it('never answers a question at the end with a nod', () => {
  expect(last([DAY, 'i have the car from nine in the morning. where should i go first on my own?'])).toMatch(
    /know|guess/,
  );
});

it.each([
  'i would rather not',
  'i can hear him shouting downstairs',
  'he said i could go to hell',
  'we could never afford it',
])('takes no such thing for a deed: %s', (said) => {
  expect(last([DAY, 'think about what to do', 'muscat or home', said])).not.toMatch(
    /good, begin there|three things/,
  );
});

it.each(['thanks, gotta run. see you at the next one', 'she buried one son and now the next one'])(
  'asks on for nobody who does not: %s',
  (said) => {
    const left = [
      DAY,
      'think about what to do',
      'muscat or home',
      'my mother rang just now, sorry, she is like that',
    ];
    expect(last([...left, said])).not.toMatch(/inch|move yourself/);
  },
);

it('asks nothing of a good memory that is only wished for', () => {
  expect(last([DAY, 'i want to keep the good memories of him'])).not.toMatch(/best minute/);
});
