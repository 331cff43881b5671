import { expect, it } from 'vitest';
import { clauseToTakeUp } from './clause-to-take-up.ts';

it.each([
  'My daughter says come to us on Sundays, but there are the children',
  'Monty, his name was. A ginger.',
  'The way it is, is that I am hungry.',
])('gives back nothing that a word behind it takes away, and no empty opening: %s', (said) => {
  expect(clauseToTakeUp(said) ?? '').not.toMatch(/on Sundays|name was|The way it is/);
});

it('gives back what matters most', () => {
  expect(clauseToTakeUp('the bus was late and she cried in the bathroom and i had soup')).toBe(
    'she cried in the bathroom',
  );
});

it.each([
  "Here in Duluth I don't have so many people, I am from Portugal.",
  'Yuki was laughing and saying, Inês, it is only Japan.',
  'He has a stammer.',
  'His name is Owen.',
  'She was a collie cross, black with one white ear.',
  'I drive taxi, I am not nervous man normally',
])('gives back no bare fact and nothing broken off: %s', (said) => {
  expect(clauseToTakeUp(said) ?? '').not.toMatch(/Portugal|saying$|stammer|Owen|collie|normally/);
});

it.each([
  [
    'We shared an office for four years. I am from Portugal. She was the one who laughed at my jokes in English.',
    'She was the one who laughed at my jokes in English',
  ],
  ['He has a stammer. I sent it to the staff group. He read it. Everyone read it.', 'Everyone read it'],
  [
    'She was a collie cross. She used to wait at the bottom of the stairs every morning until I came down.',
    'She used to wait at the bottom of the stairs every morning',
  ],
  ['she was a good dog', 'she was a good dog'],
])('prefers what happened to what somebody is: %s', (said, clause) => {
  expect(clauseToTakeUp(said)).toBe(clause);
});

it.each([
  [
    'Hi, I am Nikhil from Pune. One small thing is troubling me only. My friend Sameer took 25 thousand from me in March and he is not returning. I cannot ask him, I feel very shy',
    'I feel very shy',
  ],
  [
    "I'm to sing a solo at the carol service on the 13th, me, who has hidden in the back row for eleven years, and I'm half thrilled and half wanting to emigrate, and my daughter says I've been humming in the shower like a kettle.",
    "my daughter says I've been humming in the shower like a kettle",
  ],
  [
    "they said yesterday 'we go at 4' and my test was at 4. so they know i cant come.",
    'they know i cant come',
  ],
  ['Got hearing aids three weeks ago. I put them in. Took em out again.', 'Took em out again'],
  ['Like I was a piece of furniture.', 'Like I was a piece of furniture'],
  [
    "like i'm some kind of unfinished thing on her shelf",
    "like i'm some kind of unfinished thing on her shelf",
  ],
  ['like he switches a light off', 'like he switches a light off'],
  ['camera off he was. couldnt even look at me', 'couldnt even look at me'],
  ['laughed till we cried, the pair of us', 'laughed till we cried'],
  ['been made redundant. they did it on teams', 'they did it on teams'],
  ['like im watching tv of someone not wanting me', 'like im watching tv of someone not wanting me'],
  [
    "Beside me? Mam, that's who. And the book's the nearest I'll get. So there's my answer, I'm bringing it.",
    "the book's the nearest I'll get",
  ],
  ['I should be happy, but I am feel strange.', 'I am feel strange'],
  ['like a ghost in my own kitchen', 'like a ghost in my own kitchen'],
  [
    'funny. earlier i said he never let anyone see him eat. i was lookin the other way when the vet did it too. couldnt watch',
    'i was lookin the other way when the vet did it too',
  ],
  ['I held the lead and I looked away at the vet, it was raining on the roof', 'I looked away at the vet'],
  [
    'like i sat there w my phone on loud. mom was like just call him but i dont wanna be the clingy little bro',
    'i dont wanna be the clingy little bro',
  ],
  [
    "Gut says call her. But she's on the phone worse than in person. I can't make out a word.",
    "I can't make out a word",
  ],
  [
    "It's the last place that smells of Dad. His fishing jumper's still on the hook behind the door.",
    "His fishing jumper's still on the hook behind the door",
  ],
])('chooses what weighs: %s', (said, clause) => {
  expect(clauseToTakeUp(said)).toBe(clause);
});

it.each([
  'I work night shift, bakery, 44 years old. I am sitting in kitchen.',
  'No, that is not part of the plan. Please put back the line about three months.',
  'I am Fatou, I live in Leeds, I am from Gambia.',
  "pump 3, a fox, and a lad who's been in his car for twenty minutes",
  'My wife and I have been talking about the loft',
  'The conductor, young man, he said to me, softer. She came after and said, I stand next to you.',
  'third one since summer. she said she had the best time ever and then nothing',
  'Sorry, I did not want to make it sad',
  'walked there. parked the car at the back',
  'Turned out the shop was shut. The bus was at nine.',
  'it was like the other one, and like i said it was at the corner',
])('gives back nothing where nothing weighs: %s', (said) => {
  expect(clauseToTakeUp(said)).toBeNull();
});

it.each([
  [
    "We'd been talking about whether I'd come down for Easter and I said I'd see. I'd see! I should have said yes. That's what has me sitting up.",
    'I should have said yes',
  ],
  [
    'so i got an offer today. like an actual proper offer. im sitting in the bathroom with the light off and i feel like i have swallowed a stone',
    'i feel like i have swallowed a stone',
  ],
  [
    'i didnt cry at the funeral. flight got delayed 5 hrs fog. when i reached they had alredy taken her. i never saw her',
    'i never saw her',
  ],
  [
    'oi. i do nights at a servo in wagga and its dead. last customer was a bloke who bought one single egg. he opened the carton and negotiated',
    'he opened the carton and negotiated',
  ],
  ['omg i got it, the placement! i cant sleep bc im too happy', 'im too happy'],
])(
  'takes what a message comes to, not what leads up to it, and cuts nothing off that makes it: %s',
  (said, clause) => {
    expect(clauseToTakeUp(said)).toBe(clause);
  },
);

it.each([
  'shell did the bins again. didnt even laugh at me emu',
  "Fourth was a tractor and I won't be discussing it",
  "I've had my own words given back to me all evening now",
  'it did not go on as such. She had died.',
])('gives back nothing that is about us, ruled out, or a death and no more: %s', (said) => {
  expect(clauseToTakeUp(said) ?? '').not.toMatch(/emu|discussing|words|died/);
});
