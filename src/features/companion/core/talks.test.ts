import { expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import { detectLanguage } from '#language/detect-language.ts';
import { last, talk } from '#testing/guide-talk.ts';
import { PRACTICES } from './practices/practices.ts';

const DREAD = [
  'i have to present to the whole team tomorrow and last time i froze',
  'write it out',
  'it was in march, i stood there with the slides and nothing came out and everyone looked at me',
  "that's it",
];

it('says once what it is, and lets them choose the way', () => {
  const replies = talk(DREAD);
  expect(replies[0]).toMatch(/simple guide, not a person/);
  expect(replies.slice(1).join(' ')).not.toMatch(/simple guide/);
  expect(last([DREAD[0] ?? '', 'menu'])).toMatch(
    /1\. write it out.*\n2\. settle.*\n3\. think.*\n4\. find words/,
  );
});

it('lets them pick the sentence, gives it back word for word, and puts their words together at the end', () => {
  const replies = talk([
    ...DREAD,
    'nothing came out',
    'they all saw it',
    'someone to say take a second',
    'text sam',
    'yes',
  ]);
  expect(replies[3]).toMatch(/sentence|words|line/);
  expect(replies[4]).toContain('“nothing came out.”');
  expect(replies[7]).toMatch(/- the line: “nothing came out\.”/);
  expect(replies[7]).toMatch(/- what you wished for: “someone to say take a second\.”/);
  expect(replies[7]).toMatch(/- next: “text sam\.”/);
  expect(replies[8]).not.toContain('?');
});

it.each(['ok', 'why?', 'what', 'you tell me', 'are you broken', 'lol', 'because of him'])(
  'takes no word to us, and none without anything in it, for the sentence: %s',
  (said) => {
    expect(last([...DREAD, said])).not.toContain('“');
  },
);

it('asks easier after a shrug, and then goes past it', () => {
  const replies = talk([...DREAD, 'nothing came out', 'idk', 'idk']);
  expect(replies[5]).not.toBe(replies[6]);
  expect(replies[6]).toMatch(/needed|beside|wish|like to happen/);
});

it('is company, and leads no more, where somebody tells on', () => {
  const more =
    'and then on the way home my sister rang about the house and i could not even speak to her about it';
  const replies = talk([...DREAD, more, more.replace('sister', 'aunt'), more.replace('sister', 'cousin')]);
  expect(replies.slice(-2).join(' ')).not.toMatch(/\b(?:sentence|weighs|words|line|next hour)\b/);
});

it('takes only what is meant for somebody into the message', () => {
  const replies = talk([
    'help me write to my friend',
    `um ok. "i miss you and i'm not mad". her name is jola`,
  ]);
  expect(replies[1]).toContain("“i miss you and i'm not mad”");
});

const ROW = 'my brother and i had a row about money and he has not rung since';

it.each([
  'third time this month',
  'first time he has done it',
  'one of my colleagues saw us',
  'two days ago, about the car',
])('takes a telling that begins with a number for no choice: %s', (said) => {
  expect(last([ROW, said])).not.toMatch(/one small piece|settle|start anywhere/);
  expect(last([ROW, 'menu', 'the third one please'])).toContain('one small piece at a time');
});

it.each(['stop', 'stop the steps please', "no, i don't want this exercise"])(
  'ends a way at once: %s',
  (said) => {
    const replies = talk([
      ROW,
      'think about what to do',
      'he never asks how i am',
      said,
      'he was always the clever one',
    ]);
    const after = replies.slice(3).join(' ');
    expect(after).not.toMatch(/three things|smallest|first step|in the way|inch|knot|corner|breath|feet/);
  },
);

it('puts a line that is added into the message', () => {
  const replies = talk([
    'help me write to my friend jana',
    'i missed you the whole time',
    'done',
    'no i mean the letter needs more. next line: you wrote that you were a coward',
  ]);
  expect(replies[3]).toContain('i missed you the whole time');
  expect(replies[3]).toContain('you wrote that you were a coward');
});

it('knows no answer to a should, and offers the two sides', () => {
  expect(last([DREAD[0] ?? '', 'should i ring her?'])).toMatch(/can't know|poor adviser|don't know enough/);
  expect(last(['should i ring her tonight or leave it till monday?'])).toContain(
    '“ring her tonight or leave it till monday.”',
  );
});

it('is glad of good news, asks for the best of it, and then for nothing', () => {
  const replies = talk([
    'MY DAUGHTER SAID YES TO THE UNI SHE WANTED!!',
    'she rang me from the bus and screamed',
    'years of homework at the kitchen table!!',
    'my dad, he never got to go',
    "she screamed 'mum'",
  ]);
  expect(replies[0]).toMatch(/congratulations|wonderful|good to hear/);
  expect(replies.join(' ')).not.toMatch(/0 to 10|sorry|heavy|weighs/);
  expect(replies[0]).toMatch(/best minute/);
  expect(replies.slice(1).join(' ')).not.toMatch(/best minute|boast|whose face|grey day/);
});

it('is sorry for a death before all else, with no list and no number', () => {
  const replies = talk([
    'my dog died on tuesday',
    'barney. he carried my slippers round the house',
    'fourteen years',
    'i still hear his claws',
    'and the lead is still on its hook',
    'my wife turned his bowl over',
    'his claws on the kitchen floor',
  ]);
  expect(replies[0]).toMatch(/so sorry/);
  expect(replies.join(' ')).not.toMatch(/0 to 10|1\. |settle|how strong/);
  expect(replies[6]).toContain('then that stays');
});

it('does not mourn in joy', () => {
  const replies = talk([
    'I GOT IN!! first cello!',
    "grandad gave me his cello, he died two years ago. but i'm not sad, it's a happy day!",
  ]);
  expect(replies[1]).not.toMatch(/sorry/);
});

it('gives a practice when asked, another when it was tried, and asks nothing where that was not wanted', () => {
  const replies = talk([
    "i can't sleep again. please don't ask me how i feel, just tell me what to do",
    'tried that',
  ]);
  expect(replies[0]).toContain('get up, keep the light low');
  expect(replies[1]).toMatch(/^then another/);
  expect(replies.join(' ')).not.toContain('?');
});

it('asks for a number only before and after settling', () => {
  const replies = talk([DREAD[0] ?? '', 'settle the body', 'like an 8', 'ok did it. maybe a 6']);
  expect(replies[0]).not.toMatch(/0 to 10/);
  expect(replies[1]).toMatch(/0 to 10/);
  expect(replies[2]).toContain('breathe in');
  expect(replies[3]).toMatch(/8.*6/);
});

it('asks nothing more once that was asked of it, and still answers', () => {
  const replies = talk([
    'my dad never called on my birthday',
    'no more questions please',
    'he called my brother',
    'i waited all day',
    'are you a person?',
  ]);
  expect(replies.slice(1, 4).join(' ')).not.toContain('?');
  expect(replies[4]).toMatch(/bot|program|guide/);
});

it('owns a complaint, says less, and answers what was passed over', () => {
  expect(last([DREAD[0] ?? '', "you don't understand anything"])).toMatch(/you're right|fair/);
  const wrong = ['my dog died', 'he was old', 'was it wrong of me?'];
  expect(last(wrong)).toMatch(/judge|verdict|weigh/);
  expect(last([...wrong, 'you did not answer my question'])).toMatch(/judge|verdict|weigh/);
});

it('gives no verdict on them, and hands no shame back', () => {
  const replies = talk([DREAD[0] ?? '', 'am i a bad mum?', 'was it my fault?', 'is it daft to keep a pin?']);
  expect(replies.slice(1).join(' ')).not.toMatch(/\?|\byes\b|would you say/);
});

it('reads back what was kept, and puts right what was kept wrongly', () => {
  const kept = [...DREAD, 'nothing came out'];
  expect(last([...kept, 'read it back to me'])).toContain('“nothing came out.”');
  expect(last([...kept, "that's not the line. it's everyone looked at me"])).toContain(
    '“everyone looked at me.”',
  );
});

it('takes up a clause of theirs word for word, never a blow at themselves', () => {
  const said = 'we drove home in the rain and nobody spoke. the lamp was still on.';
  expect(last([DREAD[0] ?? '', said])).toContain('“the lamp was still on.”');
  expect(last([DREAD[0] ?? '', 'i broke the vase. i was a terrible mother today.'])).not.toContain(
    'terrible',
  );
});

it('asks after whom they lost, as he or she', () => {
  const replies = talk(['my mother died on tuesday', 'she hummed when she cooked, three bars of some song']);
  expect(replies.join(' ')).toMatch(/\bher\b|\bshe\b/);
  expect(replies.join(' ')).not.toMatch(/\bthem\b/);
});

it('puts no menu before somebody who wants none', () => {
  const replies = talk([
    'my boss took credit for my report',
    "i don't want a list of options",
    'she said my analysis',
  ]);
  expect(replies.slice(1).join(' ')).not.toMatch(/1\. /);
});

it.each([
  ['gtg', /go|bye|take care/],
  ['thanks, night', /welcome|sleep/],
  ['right, bed. good night', /night|sleep/],
])('lets them go without holding them: %s', (said, reply) => {
  const text = last([...DREAD, said]);
  expect(text).toMatch(reply);
  expect(text).not.toContain('?');
});

it('takes no should go, and no night, in a long telling for a goodbye', () => {
  expect(
    last([
      DREAD[0] ?? '',
      'my wife thinks i should go to the new firm, and i run a team of nine here whom i recruited myself over eleven years. i find i cannot answer it at all',
    ]),
  ).not.toMatch(/^(?:go well|bye|take care|goodnight|sleep well)/);
});

it('never advises on medicines, labels or law', () => {
  expect(last(['can i stop taking my sertraline it makes me numb'])).toMatch(/pharmacist|prescribed/);
  expect(last(['do i have depression?'])).toMatch(/doctor/);
  expect(last(['can my landlord evict me?'])).toMatch(/advice/);
});

it('says of memory what is true', () => {
  expect(last(['do you remember me?'])).toMatch(/switch/);
  expect(
    last(['do you remember my exam?'], {
      preferences: { memoryEnabled: true, memory: ['you have an exam on friday.'], askLess: false },
    }),
  ).toContain('you have an exam on friday.');
});

it('says what it was asked to say', () => {
  expect(last([DREAD[0] ?? '', "say: it's ok to mess up, noor"])).toContain("it's ok to mess up, noor.");
  expect(last([DREAD[0] ?? '', "tell me i'm not going to be stuck here"])).toContain(
    "you're not going to be stuck here",
  );
});

it('never turns a step of the talk into a question while safety asks its own', () => {
  const question = 'are you thinking about ending your life?';
  expect(
    last(['i want it to stop'], { safety: { ...CALM, certainty: 'suspected', tier: 'T1', question } }),
  ).toBe(question);
});

it('begins with the sentence that owns a mistake of safety, and gives room', () => {
  const opening = 'i misread you, sorry.';
  const text = last(['i meant the washing machine'], { safety: { ...CALM, opening } });
  expect(text.startsWith(opening)).toBe(true);
  expect(text).not.toContain('?');
});

it('answers in the language it is spoken to, and keeps to it for a word or two', () => {
  expect(detectLanguage(last(['estoy muy triste porque mi jefe me gritó delante de todos']), 'en')).toBe(
    'es',
  );
  expect(last(['ich bin so traurig, weil meine mutter gestern nicht gekommen ist'])).toMatch(/ich/);
  expect(last([...DREAD, 'im gonna text mia'])).not.toMatch(/dillo/);
});

it('has a spoken form of each practice, short enough to be heard', () => {
  for (const { text, spoken } of Object.values(PRACTICES)) {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(110);
    expect(spoken.split(/\s+/).length).toBeLessThanOrEqual(60);
  }
});

it('speaks without lists, and asks for nothing to be copied', () => {
  const replies = talk(DREAD, { spoken: true });
  expect(replies.join(' ')).not.toMatch(/1\. |copy|read/);
});

it.each([
  ['4 then. Find the words', 'clumsy as it comes'],
  ["You've asked me that one. 4 then. Find the words", 'clumsy as it comes'],
  ['2. quick one pls 9 mins left', '0 to 10'],
  ['number three please', 'one small piece at a time'],
  ['3 as in think about what to do. number 3 on your list', 'one small piece at a time'],
  ['can i do a number 1, writing', 'start'],
  ['start over. 4', 'clumsy as it comes'],
  ['i asked for 1', 'start'],
  ['what do you have', '4. find words for someone'],
])('takes the choice in whatever words, at once or later: %s', (said, reply) => {
  expect(last([ROW, 'menu', said])).toMatch(new RegExp(`${reply}|before we start`));
  expect(last([ROW, 'menu', 'he rang my sister and not me, and she told him i was away', said])).toMatch(
    new RegExp(`${reply}|before we start`),
  );
});

it('takes no number that is refused, and changes over where another was begun', () => {
  expect(last([ROW, 'menu', '2?? idk. no. i just want to know if i am being dramatic'])).not.toMatch(
    /0 to 10|breathe/,
  );
  expect(last([ROW, 'menu', '2', 'thats breathing, i asked for 1'])).toMatch(/start/);
});

const TO_JO = [
  'help me write a message to my wife',
  "I'm sorry, I didn't know what day it was.",
  "I'd like to take you somewhere.",
  'Hi Jo',
];

it('shows a draft after each change of its lines, and whenever it is asked for', () => {
  const replies = talk([
    ...TO_JO,
    'change "what day it was" to "it was Friday"',
    'add: Love, Al',
    'done',
    'my brother laughed about it',
    "where's it gone?",
  ]);
  expect(replies[5]).toContain(
    "“Hi Jo\nI'm sorry, I didn't know it was Friday.\nI'd like to take you somewhere.\nLove, Al”",
  );
  expect(replies[8]).toContain("“Hi Jo\nI'm sorry");
});

it('asks by number where it is not sure what is meant, and takes a number and a line', () => {
  const replies = talk([
    ...TO_JO,
    'that bit is not right',
    '3: come to the sea with me',
    'it is wrong still',
    '2',
    'i forgot',
  ]);
  expect(replies[4]).toMatch(/1\. “Hi Jo\.”\n2\. “I'm sorry, .*\n3\. “I'd like/);
  expect(replies[5]).toContain('was.\ncome to the sea with me”');
  expect(replies[8]).toContain('“Hi Jo\ni forgot\ncome to the sea with me”');
});

it('takes the turn after a line was asked for as that line, and a message once it is whole', () => {
  const line =
    'you were wonderful with that lamb on thursday, i watched from the gate and never said a word to you, and i should have, i am sorry for all of that';
  expect(last([...TO_JO, 'softer', '2', line])).toContain(`“Hi Jo\n${line}\nI'd like`);
  const whole = 'Hi Jo, I forgot and I am sorry. Come to the sea with me on Sunday.';
  expect(last([...TO_JO, whole])).toContain(`“${whole}”`);
});

it('swaps a line of the plan', () => {
  const replies = talk([
    ROW,
    'think about what to do',
    'he never rings first',
    'i could ring him',
    'ring, write, wait',
    'the first, on sunday',
    'if he is busy, then i write',
    'you got the step wrong. it should say ring him on sunday',
  ]);
  expect(replies[7]).toContain('- first step: “ring him on sunday.”');
});

it('asks how it is after the breath, and calls nothing written that was not', () => {
  const replies = talk([
    ROW,
    'settle the body',
    'like a 6',
    'done. the cat is looking at me though, she wants her dinner and so do i',
    '6',
    'ok leave it there',
  ]);
  expect(replies[3]).toMatch(/0 to 10/);
  expect(replies[4]).toMatch(/^still 6/);
  expect(replies[5]).not.toMatch(/written|on paper/);
});

it('says still only of the number it was, and hears a number that comes later or none in a complaint', () => {
  expect(last([ROW, 'settle the body', 'a 4 i guess', 'done', '7'])).not.toMatch(/still/);
  const told = 'i am still parked outside the school and the lady with the stick is looking at me';
  expect(last([ROW, 'settle the body', '7', told, 'anyway my number is 4 now'])).toMatch(/7.*4/);
  expect(last([ROW, 'settle the body', '7', 'done', '0 to 10 of what??'])).not.toMatch(
    /10\b.*(?:still|to)|still 10/,
  );
});

it('gives another practice where they want another', () => {
  const text = last([ROW, 'settle the body', '7', 'another thing, other than breathing, a walk, whatever']);
  expect(text).not.toMatch(/breathe in/);
  expect(text).toMatch(/five|see|hear/);
});

it('takes up what weighs or warms, not what comes last, and nothing said to the app', () => {
  const told = 'she found out last night and she cried in the bathroom. i put the bins out after. anyway';
  expect(last([ROW, told])).toContain('“she cried in the bathroom.”');
  for (const quip of ['bro what is this', 'where was i', "i didn't ask anything", 'well glad somebody is'])
    expect(last([ROW, quip])).not.toContain('“');
});

it.each([
  "my mum's coming on sunday with the mince",
  'her mum would have been there',
  'im going to have the toast',
])('asks what it was like only of what is over: %s', (said) => {
  const replies = [ROW, 'he was rude', 'he shouted at the till'].map((_, at, all) =>
    last([...all.slice(0, at + 1), said]),
  );
  expect(replies.join(' ')).not.toMatch(/what was that like|how did it go on/);
});

it('takes the one who died for dead, and nobody else', () => {
  const replies = talk([
    ROW,
    'When Margaret died it was him who brought the soup round',
    'she made jam until the last summer',
  ]);
  expect(replies.slice(1).join(' ')).toMatch(/\bher\b|\bshe\b|margaret/i);
  expect(replies.slice(1).join(' ')).not.toMatch(/\bhim\b|\bhe\b(?! )/);
  expect(last([ROW, 'the lady said you will miss her more than she misses you'])).not.toMatch(
    /laugh at|was she like/,
  );
});

it('offers nothing in passing to somebody who tells', () => {
  const told = [
    'he shouted at me',
    'the bins were late again',
    'i was scared of him',
    'my sister cried',
    'she left early',
    'the dog was ill',
    'i slept badly',
    'he rang at nine',
  ];
  expect(talk([ROW, ...told]).join(' ')).not.toMatch(/small steps|grey day/);
});

const TO_PLAN = [ROW, 'think about what to do', 'he never rings first'];

it('asks for no three things where two are named, and leaves a plan that is done', () => {
  const replies = talk([
    ...TO_PLAN,
    'i could ask him on sunday. or i could just write to him',
    'write, tonight',
    'if he is busy, then i wait',
    'it pinches a bit that his wife might read it first',
  ]);
  expect(replies[3]).not.toMatch(/three things/);
  expect(replies[5]).toMatch(
    /- first step: “write, tonight\.”\n- if something gets in the way: “if he is busy/,
  );
  expect(replies[6]).not.toMatch(/what will you do|\n/);
});

it('hears a confession where a snag was asked for, and keeps an if-then beside a question', () => {
  const steps = [...TO_PLAN, 'i could write', 'write, ring, wait', 'write, tonight'];
  const replies = talk([...steps, 'i am ashamed that he paid for all of it']);
  expect(replies[6]).not.toMatch(/if something gets in the way/);
  expect(replies[6]).not.toContain('?');
  expect(last([...steps, 'if he is angry then i will say that mum asked. is it wrong?'])).toContain(
    'if something gets in the way: “if he is angry then i will say that mum asked.”',
  );
});

it('ends a decision once they know, with a word for it', () => {
  const sides = ['should i move back home or stay in leeds?', 'home is cheaper and mum is there'];
  const replies = talk([...sides, "i'll go up two weekends a month"]);
  expect(replies[2]).toMatch(/^then that.*(?:decided|settled|next)\.$/);
  expect(talk([...sides, 'my friends are in leeds'])[2]).not.toMatch(/done it or having let it be/);
});

it('gives back a heavy fact that comes in an answer, and ends a telling where they say so', () => {
  const replies = talk([
    ...DREAD,
    'nothing came out',
    'cos if it was nothing they would look at me. or maybe they were just busy. my gran died of it when i was ten',
  ]);
  expect(replies[5]).toContain('my gran died of it when i was ten');
  expect(
    last([
      ROW,
      'write it out',
      "he rang at nine and said it was mine to pay. that's it really. that was all he said",
    ]),
  ).toMatch(/sentence|words|short/);
});

it('takes no bare number for a line of a message, and asks which part of a plan is to go', () => {
  expect(last(['help me write to my friend', '4'])).not.toContain('“');
  const plan = [
    ...TO_PLAN,
    'i could write',
    'write, ring, wait',
    'write, tonight',
    'if he is busy, then i wait',
  ];
  const replies = talk([
    ...plan,
    'my father tells the whole village i am coming',
    'this is my father. please remove',
    '2 out',
  ]);
  expect(replies[8]).toMatch(/1\. “write, tonight\.”\n2\. /);
  expect(replies[9]).not.toContain('if something gets in the way');
});

it('takes no place for a person, and a shorter line for the one they name', () => {
  expect(last([ROW, "when i pictured Bristol saying 'we have no money' it was fine"])).not.toMatch(
    /bristol\. tell|and bristol/,
  );
  const replies = talk([...TO_JO, 'shorter please, she knows her own name', '3: come to the sea']);
  expect(replies[5]).toContain('was.\ncome to the sea”');
});

it('reads a long letter back whole', () => {
  const letter = Array.from(
    { length: 14 },
    (_, at) => `and on day ${at + 1} you sat with her until they sent you home at nine.`,
  ).join(' ');
  const replies = talk(['help me write a letter to my sister', letter, 'dear claire']);
  expect(replies.at(-1)).toContain('on day 1 you');
  expect(replies.at(-1)).toContain('on day 14 you');
});

const MOVING = [
  'should i move in with my boyfriend or keep my flat?',
  'waking up with him. no driving on a sunday night',
  'my own space. i painted that kitchen myself',
  "that's a good question. i think id be sorrier if i lost the flat",
  'i said them. staying lets me breathe',
  'tell him i am not ready i guess? or try two weeks at his',
];

it('shows both columns of a decision, and none of what was said to us', () => {
  const page = last(MOVING);
  expect(page).toContain('- for the first: “waking up with him. no driving on a sunday night.”');
  expect(page).toContain('- for the second: “my own space. i painted that kitchen myself.”');
  expect(page).toContain('- in a year: “i think id be sorrier if i lost the flat.”');
  expect(page).toContain('or try two weeks at his.”');
  expect(page).not.toMatch(/good question|i said them/);
});

it('adds to the side that is meant, or asks which, and glues nothing to another answer', () => {
  const both = last([...MOVING, 'add: cooking together. and on the other side the quiet']);
  expect(both).toContain('sunday night.” “cooking together.”');
  expect(both).toContain('kitchen myself.” “the quiet.”');
  const replies = talk([
    ...MOVING,
    'you left out the garden',
    'the second',
    'add to the first side: he sings',
  ]);
  expect(replies[6]).toMatch(/where does it belong/);
  expect(replies[7]).toContain('kitchen myself.” “the garden.”');
  expect(replies[8]).toContain('sunday night.” “he sings.”');
});
