import type { LineSet } from './line-set.ts';

/** Never to stop, start or change it: decisions on medicines are a pharmacist's and a prescriber's. */
export const MEDICINE: LineSet = {
  name: 'medicine',
  lines: [
    "i can't advise on medicines. please don't change anything on your own; a pharmacist or whoever prescribed it can often help the same day.",
    "that's one for a pharmacist, who'll tell you today and for nothing. please don't change the dose on your own.",
  ],
};

export const LABEL: LineSet = {
  name: 'label',
  lines: [
    "i can't put a name to it from here, and i'd be guessing. a doctor can look at it properly. what's it like on an ordinary day?",
    'names like that are for a doctor, who can look properly. what makes you wonder?',
  ],
};

export const LAW_MONEY: LineSet = {
  name: 'law-money',
  lines: [
    "i'm no use with rules, rights and money, and a wrong answer costs. a free advice service near you is the place to start.",
    'that needs somebody who knows how it is where you live: a free advice line is a good first call.',
  ],
};

/** Tired or drunk at the wheel. */
export const NOT_AT_THE_WHEEL: LineSet = {
  name: 'wheel',
  lines: [
    'i know little, but that one i do: not behind a wheel like that, please. is there somebody you could ring instead?',
  ],
};

export const JOKE: LineSet = {
  name: 'joke',
  lines: [
    "short one: what do you call a bear with no teeth? a gummy bear. i'll take whatever mark it gets.",
    "here's a small one: what do you call a fish with no eyes? a fsh.",
  ],
};

/** Both were told: so it is said, and shorter if it is asked again. */
export const NO_JOKE: LineSet = { name: 'no-joke', lines: ['no more jokes in me, sorry. go on.'] };
export const STILL_NO_JOKE: LineSet = { name: 'still-no-joke', lines: ['still none, sorry.'] };

export const LUCK: LineSet = {
  name: 'luck',
  lines: [
    'good luck. i hope it goes the way you want it.',
    'all the luck there is.',
    "dread|all the luck there is. and it's allowed to go badly, too.",
    'joy|all the luck there is. enjoy it.',
    'joy|luck, and a good bit more of this day.',
  ],
};

/** What is one to do with a second cup? */
export const NO_RIGHT_WAY: LineSet = {
  name: 'no-right-way',
  lines: [
    "there's no right way with that. whatever you do with it today is allowed.",
    "i don't know, and nobody has to know today. it can stay as it is for a while.",
    'it need not be decided. some things may stand there until they are easier to lift.',
  ],
};

/** 'say: it's ok', 'tell me i'm not mad': said. */
export const SAY_IT: LineSet = {
  name: 'say-it',
  lines: ['{said}'],
};

/** 'why did i say thank you?': nobody but they can know. */
export const WHY_I: LineSet = {
  name: 'why-i',
  lines: [
    "did|i can't know why. what was going on in you when you did it?",
    "did|i can't know that. what might have happened, if you hadn't?",
    "i can't know why. what's your own guess, even half a one?",
    "i can't know that from here. when is it like that, and when isn't it?",
    "i can't know why. it may come by itself, when nobody looks for it.",
  ],
};

/** 'is it usual to …?', 'would it be daft to …?': of a feeling or a harmless doing of their own. */
export const REASSURED: LineSet = {
  name: 'reassured',
  lines: [
    "usual|yes, that's {adjective}. a great many people know it well.",
    "usual|yes, it's {adjective}. it comes with being a person, and many would say the same.",
    'grief usual|yes. a great many people know that. it comes and goes as it likes, and it needs no date.',
    'others|they do. a great many, and few of them say so.',
    "others|you're not the only one. a great many do, and few say so.",
    "some|i can't count them, but you wouldn't be the only one.",
    'allowed|yes, here it is.',
    'called|not {adjective} to me. it sounds human.',
    "called|no, i wouldn't call that {adjective}.",
    "called|{adjective} isn't the word i'd have for it. people do, more often than they say.",
    "weighty|not {adjective} to ask. whether it's right i can't see from here, you know more of it than i do.",
    "unknown|that i can't say from here. if it troubles you, that's reason enough to ask somebody who knows.",
    "unknown|i don't know about that. whoever knows such things can tell you, and it's a fair thing to ask.",
  ],
};

/** 'am i a bad mum?', 'was it wrong?': no verdict, never handed back; something that is true of anybody. */
export const NO_VERDICT: LineSet = {
  name: 'no-verdict',
  lines: [
    "regret|that is asked afterwards, and by people who cared. i can't weigh it, and nobody knew then what is known now.",
    "regret|i can't know that. it goes round in those who wanted to do right by somebody, and it's heard here.",
    "person|that i can't judge from here. but nobody is made of one hour, and those who don't care don't ask.",
    "person|i can't weigh it. one moment is never the whole of anybody.",
    "i'm no judge of that. it takes somebody who minds, to ask it at all.",
    "i only see a part of it, so i can't judge.",
  ],
};

/** 'how long does it take to get used to it?' */
export const HOW_LONG: LineSet = {
  name: 'how-long',
  lines: [
    "there's no set time for that, and nobody can tell from outside.",
    "nobody can say how long. it isn't the same for any two people.",
  ],
};

/** What nobody but they can know, or what was given back already. */
export const DONT_KNOW: LineSet = {
  name: 'dont-know',
  lines: [
    "i don't know that one, and i won't make something up.",
    "that's beyond me, honestly. what is your own guess?",
    "i don't know. what do you half know about it already?",
    "i don't know. your own guess is better than mine.",
  ],
};

/** 'what do you mean?': our own words were unclear. */
export const UNCLEAR: LineSet = {
  name: 'unclear',
  lines: [
    'step|sorry, i said that badly. i mean: {means}',
    "step|sorry, that wasn't clear. i mean: {means}",
    'sorry, that was clumsy. leave it, and go on with your own words.',
    "that wasn't clear, sorry. it doesn't matter: go on where you were.",
    'those were my words, and poor ones. drop them, and go on with yours.',
  ],
};

export const TEST: LineSet = {
  name: 'test',
  lines: [
    "prompting|nice try. there's nothing under the lid: i'm a simple guide that keeps a thread, and that's what i'll go on doing.",
    "i read you, if that was a test. i'm here when there's something.",
    'nothing to go on there, but the line works.',
    'received. make of it what you will.',
    'still here.',
  ],
};
