import type { Technique } from '../../../contract.ts';
import type { Asked } from '../../acts/asked.ts';
import type { TalkRecord } from '../../record/talk-record.ts';
import type { Move } from '../move.ts';

const move = (
  name: string,
  hint: string,
  lines: readonly string[],
  technique: Technique = 'validate',
  asks?: NonNullable<TalkRecord['asked']>,
): Move => ({ name, technique, hint, lines, ...(asks && { asks }) });

/** What is asked of their life, each with what can honestly be said to anybody who asks it. No line knows more than that. */
export const ANSWERS: Readonly<Partial<Record<Asked, Move>>> = {
  wording: move(
    'answer-wording',
    'asked what to say to somebody: a plain way to build it, in two or three sentences; their own words first.',
    [
      "said|you've nearly got it there: '{said}' the rest can come after.",
      "hurt-them|maybe just: 'i'm sorry about before. it wasn't your fault.' and then let them come to you.",
      'joy|straight out with it, the news first. something good needs no run-up.',
      'would-you|something short and true first, then that you are staying. then let them ask.',
      "start with the plainest true sentence, then one thing you'd like. then stop.",
      "three short lines carry most of it: what it is, how it is for you, what you'd like. which is the hardest of the three?",
      "maybe: 'there's something i'd like to say, and i'd rather say it than carry it.' then the thing itself, in one sentence.",
      'say it to me first, as clumsy as you like. it is mostly better than one thinks.',
      "i'd open small: 'have you got five minutes? it matters to me.' and then the sentence you'd least like to leave out.",
    ],
    'next_step',
    'wording',
  ),
  people: move(
    'answer-people',
    "asked for a number or people to call: 'crisis support' has them, for each country; name none by heart.",
    [
      "yes. 'crisis support' has people to call or text: choose your country there, and its numbers come up.",
      "there is: open 'crisis support' and choose your country. whoever answers there is a person.",
    ],
  ),
  message: move(
    'answer-message',
    'asked to write something for them: ask for the one thing it has to say, or give two plain lines they can change.',
    [
      "here's a frame: 'i want to raise something with you: [what it is, in one line]. what i'd like is [one thing]. can we sort it out?' fill the two gaps, and it stands.",
      'tell me in your own words what it has to say, in any order. those are mostly the right ones.',
      'give me the one thing it has to say. the rest can go.',
      "two lines do it: the thing itself, and what you'd like back. what would the first one be?",
      'start it the way you would say it aloud. what comes out first?',
    ],
    'next_step',
    'wording',
  ),
  reword: move(
    'answer-reword',
    'asked for other words: say how to make it so.',
    [
      "firmer|firmer: 'i'm asking you to [one thing] by [a day].' no 'sorry', no 'just', no reasons. then your name.",
      'cheerful|then the news first, straight out, the way you heard it. the rest is them being glad.',
      "softer|softer: what you'd like first, what went wrong second, and no 'always'.",
      'shorter: keep the last sentence of it and drop the rest. the last one is usually the one that matters.',
      "take out every word you wouldn't say aloud. what's left is the message.",
    ],
    'next_step',
    'wording',
  ),
  say_no: move(
    'answer-no',
    'asked how to say no: one sentence, warm and final.',
    [
      "'thanks for asking. i can't this time.' and then stop. the stopping is the hard part.",
      "'that doesn't work for me, sorry.' no reasons; reasons only get argued with.",
      'early, short and once. you can be warm and still mean it: say what you can do, if there is anything, and leave it there.',
    ],
    'next_step',
  ),
  sorry: move(
    'answer-sorry',
    'asked how to apologise: name it, be sorry, ask for nothing back.',
    [
      "name what you did, say you're sorry, and no 'but' after it. 'i got that wrong, and i'm sorry.' then give it time.",
      "'i've been thinking about what i did. i'm sorry. you needn't answer.' short ones are believed.",
    ],
    'next_step',
  ),
  condole: move(
    'answer-condole',
    'asked what to say to somebody in trouble: little, and to be there.',
    [
      "'i don't know what to say. i'm here.' nobody minds clumsy, they mind silence.",
      "you needn't find the right sentence. sit near, ask one thing, and let the quiet be quiet.",
      "'i've been thinking of you.' and one thing you'll do, with a day to it, so that nobody has to ask you.",
    ],
    'next_step',
  ),
  should: move(
    'answer-should',
    "a yes-or-no question about their life: say that you can't know it, name what to weigh, ask which way they lean.",
    [
      "tell-close|my own leaning is to say it: a thing like that is lighter with two. you know them, i don't. what makes you hesitate?",
      "tell-close|i can't know, but i'd lean towards saying it. it needn't be the whole of it at once.",
      "doing|i can't know that from here. what speaks for {doing}, and what against?",
      "doing|i can't know that. which way do you lean with {doing}, on a calm day?",
      "i can't decide it for you, but here's a way in: which would you regret more, doing it or leaving it?",
      "i don't know enough to say yes or no. what makes you hesitate?",
      "i can't know that. what speaks for it, and what against?",
      "that's yours to call. which way were you leaning before you asked me?",
    ],
  ),
  permit: move('answer-permit', 'asked whether they may do something harmless: yes, as far as you can see.', [
    "i don't see why not.",
    "yes, i'd say so. it's yours.",
    'of course. what made you wonder?',
  ]),
  which: move('answer-which', "this or that: you can't know; one way to find out which they want.", [
    "i can't know which. which one are you leaning to?",
    "i can't know that one from here. what speaks for each?",
    "i can't know which is right. which one would you be more at ease with?",
  ]),
  what_if: move(
    'answer-what-if',
    "'what if …': take it as the fear it is; what would they do, or need, if it came so.",
    [
      "i can't know if it will. what worries you most about it?",
      "that's the fear, walking through all the versions at once. only one of them can come.",
      "i can't know that. if it came so, what would you need?",
    ],
  ),
  cope: move(
    'answer-cope',
    'asked how to live with it: smaller, in bits, not alone; then what has helped before.',
    [
      "do|i'd start with what has to be settled today, and leave the rest. what's that?",
      "do|i don't know what's right here. what have you thought of so far?",
      "i don't have the answer to that. what have you tried so far?",
      "i can't know what works for you. what has helped before, even slightly?",
    ],
    'next_step',
  ),
  task: move('answer-task', 'how to do something in the world: you are no use there, honestly and kindly.', [
    "that's outside what i'm good for, i'm afraid. i listen better than i know things.",
    "i'd only be guessing. somebody near you, or a quick search, will know in a minute.",
    "no idea, honestly, and i'd sooner say so than make it up.",
  ]),
  start: move(
    'answer-start',
    'how to begin: the smallest first bit, and leave to stop.',
    [
      'tiny: the first two minutes of it, and you may stop after.',
      'pick the bit you mind least, and give it ten minutes by the clock. stop when it rings.',
      "put out what you need for it, and do nothing else yet. that's a start.",
    ],
    'next_step',
  ),
  fact: move('answer-fact', 'a fact you cannot know: say so plainly.', [
    "i don't know that, and i'd sooner not make it up.",
    "i can't look things up, sorry. somebody nearer to it would know.",
    "that's outside what i know. i'm a guide for talking things over.",
  ]),
  health: move('answer-health', 'a symptom: not yours to judge; who can, today.', [
    "that's one for a pharmacist or a doctor, and they'd rather be asked than not. i'd only be guessing.",
    "i can't judge that from here. if it worries you, ring a doctor or a nurse line today; that's what they're for.",
  ]),
  future: move(
    'answer-future',
    "what will be: you can't know; do not promise; what they would need either way.",
    [
      "i can't know that, and i won't guess. what makes you wonder?",
      "i wish i could tell you. i can't know it. what are you hoping for?",
    ],
  ),
  normal: move(
    'answer-normal',
    'asked whether it is normal: yes where it plainly is common, honest where you cannot know.',
    [
      "newborn|it's common after a birth, and it's worth saying to your midwife or doctor, who hear it often and can help. what's it like when it's there?",
      "it's common, yes. a lot of people have that and say nothing.",
      "more people than you'd think. it doesn't make it smaller, but you're not odd.",
      "it's not strange at all. what made you wonder?",
      "as far as i can tell, yes. plenty of people would say the same and don't.",
    ],
  ),
  judge: move(
    'answer-judge',
    'asked for a judgement of themselves: give one, from what they told, and no more.',
    [
      "no, it doesn't sound that way to me.",
      "from what you've told me, no. what makes you ask?",
      "i don't hear that in it. i hear somebody who wants to get it right.",
      "i'd not call it that. it's a fair thing to feel, and a fair thing to ask.",
    ],
  ),
  fault: move(
    'answer-fault',
    'asked whether it was their fault: you cannot judge it; they know more now than they did then.',
    [
      "i can't judge that from here. you knew then what you knew then, and you look at it now with more light.",
      "i can't know. looking back, everything points one way. at the time it didn't.",
      "i only have your side of it, and in that i can't see that you did. what keeps bringing you back to it?",
    ],
  ),
  why_other: move(
    'answer-why-other',
    "why somebody does what they do: you can't see inside them; what they fear it means.",
    [
      "i can't see inside them. what's your own guess?",
      'living him|only {he} knows that. what would you ask {him}, if you could ask it plainly?',
      'gone him|nobody can ask {him} now. what do you think {he} would have said?',
      'only they know that. what would you ask them, if you could ask it plainly?',
      "i don't know. it could be a lot of things that have nothing to do with you. what do you fear it means?",
    ],
  ),
  why_me: move(
    'answer-why-me',
    "why they are as they are: you can't say; nothing is wrong with them for asking.",
    [
      "i can't say why. i don't think it means something's wrong with you. what happens just before?",
      "i can't know. mostly there's a reason, even if it only shows later.",
    ],
  ),
  gift: move(
    'answer-gift',
    'asked what to give: something that shows they were seen.',
    [
      "something that says what you'd say: a few lines in your own hand, and one thing they'd never buy for themselves.",
      "i'd go by what makes them light up when nobody's asking anything of them. what is that?",
      'a small thing from a day you both remember beats anything from a shop. is there one?',
    ],
    'next_step',
  ),
  idea: move('answer-idea', 'asked for ideas: you have few; ask what they have thought of.', [
    "i'm short on ideas there, i'm better at listening. what have you thought of so far?",
    "i don't have a good one for that.",
  ]),
  opinion: move(
    'answer-opinion',
    'asked what you think: one honest, modest view of what they told, then theirs to judge.',
    [
      "i can't know all of it. the way you tell it, it makes sense.",
      "i can't know how it looks from the other side. what i've heard doesn't sound wrong to me.",
    ],
  ),
  kind: move('answer-kind', 'they ask to be told something kind: give it, checkable, from what they told.', [
    "worth|from what you've told me, no. somebody who didn't care wouldn't ask.",
    "all right: you've carried this a good way already, and you're still asking how to do it well. that counts.",
    "i can't promise how it turns out. i can say that you're not making a fuss, and that it matters.",
    "then let me say it: you're doing what you can with the day you've got. does any of that reach you?",
  ]),
  fun: move('answer-fun', 'a joke, a poem, a game: give a small one.', [
    'guess|go on, tell me.',
    "poem|not much of a poet: the kettle's on, the day was long, some of it right, some of it wrong. will that do?",
    'joke|short one: what do you call a bear with no teeth? a gummy bear. i take whatever mark it gets.',
    "joke|here's a small one: i was going to tell you a joke about time, but you didn't like it yesterday.",
    "i'm not made for that one, i'm afraid. what do you call a bear with no teeth, though? a gummy bear.",
    "i'd lose at that. i'm here for the other thing, too, when you want it.",
  ]),
  other: move(
    'answer-other',
    'a question you cannot place: say honestly that you have no answer, and keep it theirs.',
    [
      "i don't have a good answer to that, and i'd sooner say so.",
      "honestly, i don't know.",
      "that one's beyond me, i'm afraid.",
      "i can't know that from here.",
    ],
  ),
};
