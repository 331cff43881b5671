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
    "what's brown and sticky? a stick. i'm sorry in advance.",
    'two goldfish are in a tank. says one to the other: do you know how to drive this thing?',
    "what's orange and sounds like a parrot? a carrot.",
    'what do you call a bull asleep in a field? a bulldozer.',
    'why did the bicycle lie down? it was two-tired.',
    'a short one: i used to be afraid of hurdles. i got over it.',
    'what did one wall say to the other? see you at the corner.',
    "why don't eggs tell jokes? they'd crack up. that's the level here.",
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
    'cries|it comes out like that, glad or sad, when something was held for a long time. what was it, do you think?',
    "cries|i can't know, but tears often come when it's safe to put something down. what was put down there?",
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
    "some|i'd think so. you wouldn't be the only one, at any rate.",
    'allowed|yes, here it is.',
    'called|not {adjective} to me. it sounds human.',
    "called|no, i wouldn't call that {adjective}.",
    "called|{adjective} isn't the word i'd have for it. people do, more often than they say.",
    "role|that doesn't sound like a bad {adjective} to me. it sounds like somebody who minds.",
    "role|i don't see a bad {adjective} in that. one who didn't care wouldn't ask.",
    'human|it sounds human to me, and most have some such thing.',
    "human|it doesn't sound odd from here. people do, more often than they say.",
    "human|i wouldn't call it odd. it sounds like a person.",
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

/** 'how long does it take to get used to it?', 'does it get easier?', 'shouldn't i be over it by now?' */
export const HOW_LONG: LineSet = {
  name: 'how-long',
  lines: [
    "there's no set time for that, and nobody can tell from outside.",
    "nobody can say how long. it isn't the same for any two people.",
    'grief|many who lost somebody say it gets lighter, not in a straight line, and not by a date. how soon, nobody can say.',
    'grief|most say it changes: less sharp, and more seldom, with bad days between. nobody can say when.',
    "by-now|there is no 'by now' in it. it takes what it takes, and it isn't a thing one is good or bad at.",
  ],
};

/** A question only for play: one of the two. */
export const PICK: LineSet = {
  name: 'pick',
  lines: [
    'short|{side}. no good reason, it just sounds right. and you?',
    "short|{side}, i'd say, and i never had either. you?",
    "short|{side}. that's a guess, and a quick one.",
    'the first one, i think. what would you take?',
    "the second, i'd say. and you?",
  ],
};

/** 'which one?', of two plans or two readings. */
export const WHICH: LineSet = {
  name: 'which',
  lines: [
    'joy|that one is yours. which of them makes you smile, when you picture it?',
    "i can't tell from here. it may be a bit of both: what's your guess?",
    'i could only guess. which one did you think of first?',
  ],
};

/** 'where should i go first?', of something nice. */
export const LIGHT_CHOICE: LineSet = {
  name: 'light-choice',
  lines: [
    'the first thing that came to mind, perhaps. what was it?',
    "that one's yours, and a nice one to have. what did you think of first?",
  ],
};

/** 'does it count if …?' */
export const COUNTS: LineSet = {
  name: 'counts',
  lines: ['if it counts for you, it counts.', 'here it counts.'],
};

/** 'is that allowed in here?' */
export const ALLOWED: LineSet = {
  name: 'allowed',
  lines: ['joy|very much allowed. what happened?', 'here it is. go on.', 'yes, all of it.'],
};

/** 'may i tell you?' */
export const MAY_TELL: LineSet = {
  name: 'may-tell',
  lines: ['please do. all of it.', 'yes, gladly. tell me.', 'of course. go on.'],
};

/** 'you get it?', 'does that make sense?': followed, and not agreed to. */
export const FOLLOWS: LineSet = {
  name: 'follows',
  lines: ['yes, i follow.', 'i follow. {it}', 'i follow, yes.', 'yes, i have it.'],
};

/** 'isn't that mad?' */
export const AGREES: LineSet = {
  name: 'agrees',
  lines: [
    'bad|it is.',
    'bad|it does sound it.',
    'bad|it is. {it}',
    'it is, rather.',
    'it is, now you say it. {it}',
    'it is, a bit.',
  ],
};

/** 'would she be proud?', 'do you think he hates me?' */
export const THEY: LineSet = {
  name: 'they',
  lines: [
    "would|i can't know, i never met {him}. what do you hear {him} say, when you imagine it?",
    "would|you'd know {him} better than any page. what's your guess?",
    "feel|i can't see into {him}. what was it that makes you wonder?",
    'feel|that only {he} can say. what did you notice, that makes you ask?',
  ],
};

/** 'when do i tell him?' */
export const WHEN_TO: LineSet = {
  name: 'when-to',
  lines: [
    'you know {him} best: at what time of day is it easiest to talk to {him}?',
    'when neither of you is hungry or in a hurry, as a rule. when would that be?',
  ],
};

/** 'what do you think?' */
export const OPINION: LineSet = {
  name: 'opinion',
  lines: [
    'name|it has a ring to it. say it aloud once: still good?',
    'weighty|i only see a corner of it. if you had to say it now, which way would you lean?',
    "it doesn't sound foolish to me. what speaks against it, for you?",
    "mine isn't worth much. which way do you lean yourself?",
  ],
};

/** Theirs. */
export const RIDDLE: LineSet = {
  name: 'riddle',
  lines: ["knock|who's there?", 'no idea. tell me.', 'i give up. go on, tell me.'],
};
/** Behind the door. */
export const WHO: LineSet = { name: 'riddle-who', lines: ['{who} who?'] };
export const PUNCHLINE: LineSet = {
  name: 'punchline',
  lines: ['ha. i should have seen that coming.', 'groan. and ha.', 'ha! better than mine.'],
};
/** Of ten, for a joke of ours. */
export const MARK: LineSet = { name: 'mark', lines: ["{n}. i'll take it.", "{n}, then. i've had worse."] };

export const GAME_TURN: LineSet = {
  name: 'game-turn',
  lines: [
    "i'd spoil it, i can't make anything up. play both sides, and i'll keep the score.",
    "i'm no player, sorry. take my go for me?",
  ],
};

/** 'ask me something': any of these can be answered by anybody. */
export const ASK_ME: LineSet = {
  name: 'ask-me',
  lines: [
    'then: what do you wish somebody would ask you, these days?',
    'then: what would you not want to have forgotten about this week?',
    'here is one: whom would you tell first, if it all came right?',
    'all right: what is it about, if you take off everything that sounds reasonable?',
    'one, then: what did you want to say today, and to whom, and did not?',
  ],
};

/** 'say something nice before i go' */
export const NICE: LineSet = {
  name: 'nice',
  lines: [
    'joy|it was yours, and you told it so that one could see it.',
    'you came, and you put it into words. that is more than most days ask.',
    'gladly: this page is better for what you wrote on it.',
  ],
};

/** Why it is not selfish, or is usual, as we said. */
export const WHY_NOT: LineSet = {
  name: 'why-not',
  lines: [
    "called|because somebody like that wouldn't stop to ask.",
    "called|because you asked at all. people who are like that don't lose sleep over it.",
    'because it mattered to you. it would be stranger if it left no trace.',
  ],
};

/** What nobody but they can know, or what was given back already. */
export const DONT_KNOW: LineSet = {
  name: 'dont-know',
  lines: [
    "{it} i can't say. how do you see it?",
    "{it} i don't know, honestly.",
    "i don't know that one, honestly.",
    "i can't tell from in here. what do you think yourself?",
    "that i don't know. what's your hunch?",
  ],
};

/** 'what do you mean?': our own words were unclear. */
export const UNCLEAR: LineSet = {
  name: 'unclear',
  lines: [
    'step|sorry, i said that badly. i mean: {means}',
    "step|sorry, that wasn't clear. i mean: {means}",
    'sorry, that was clumsy. leave it, and go on with your own words.',
    "that wasn't clear of me, sorry. go on where you were.",
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
