import type { Move } from '../move.ts';

/** A question whose form says what it wants, whatever the talk is about. Slots: `{quality}`, `{address}`. */
export type PlainAnswer = Move & {
  readonly form: RegExp;
  readonly unless?: RegExp;
  /** Only where this stands in the turn, too. */
  readonly only?: RegExp;
};

const QUALITY =
  'daft|silly|stupid|weird|strange|odd|mad|crazy|soft|pathetic|rubbish|harsh|mean|cold|selfish|petty|wrong|bad|normal|rude|cringe|foolish|childish|ridiculous|morbid|creepy|over the top';
/** What is not called fine unread. */
const NOT_LIGHT =
  /\b(?:hit|hits|hurt|slap\w*|kill|die|dead|drunk|drink|lied|lying|cheat\w*|affair|steal|stole|shout\w*|scream\w*)\b/;

/** Where somebody may come to harm, nothing is said lightly about what to do. */
const GRAVE =
  /\b(?:hit|hits|hurt\w*|slap\w*|kill\w*|die|dying|abus\w*|rap(?:e|ed)|touch(?:es|ed)|threat\w*|police|court|pregnan\w+|affair|cheat\w*|cancer|hiv|gay|bi|trans|come out|secret|boss|hr|doctor|diagnos\w*)\b/;
const NOT_LIGHT_BUT_DEATH = /\b(?:hit|hits|slap\w*|shout\w*|scream\w*|drunk)\b/;

export const PLAIN_ANSWERS: readonly PlainAnswer[] = [
  {
    name: 'plain-ask-me',
    form: /\b(?:do|did|don't|didn't) you (?:want|have|need|wanna)\b.{0,12}\b(?:ask (?:me )?(?:anything|something)|any questions)\b|\bask me (?:something|anything|a question)\b|\bany questions for me\b/,
    technique: 'open_question',
    hint: 'they want to be asked: ask one thing, lightly.',
    lines: [
      'joy|yes: which bit are you looking forward to most?',
      'yes: what happens next?',
      "yes, one: what's the part you haven't told me yet?",
    ],
  },
  {
    name: 'plain-speech',
    form: /\b(?:eulogy|toast|speech|whole person in)\b|\b(?:say|speak|read) (?:something )?(?:out )?(?:first )?(?:at|about|for) (?:the|his|her|my \w+'?s?) (?:funeral|service|chapel|wake|wedding|cremat\w+)\b|\bat the funeral\b|\bin two (?:pages|minutes) about\b|\bwhat (?:could|can|do|does) (?:one|i|you) say in \w+ minutes\b/,
    only: /\b(?:how (?:do|can|should|does|would|to)|what (?:do|can|should|could|would)|help|ideas?|tips?)\b/,
    unless: /\bhow (?:was|did|long)\b|\bwhat if\b/,
    technique: 'next_step',
    hint: 'words for somebody who died: small true things, not the whole of them.',
    lines: [
      'one true small story first, then what it meant to you, then one wish. three bits carry any speech.',
      'begin in the middle: one moment you can see in front of you. the rest can hang on that.',
      "gone|not the whole of them. one thing they did that nobody else did, one thing they'd always say, and what you'll miss. three small true things carry it.",
      'gone|begin with one ordinary morning of theirs. small and true reaches people better than a list of what they did.',
    ],
  },
  {
    name: 'plain-be-ok',
    form: /\b(?:will|am|is) (?:i|it|we) (?:going to |gonna )?(?:be )?(?:ok|okay|all ?right|fine) (?:in the end)?\W*$|\bthink (?:i'?ll|i will|i'm going to|it'?ll|we'?ll) be (?:ok|okay|all ?right|fine)\b/,
    unless: /\b(?:cancer|hospital|operation|surgery|results|lump|pregnan\w+|he|she)\b/,
    technique: 'validate',
    hint: 'they want to hear that they will be all right: honestly, as far as you can see.',
    lines: [
      "i can't promise it, but from what you've told me i think so.",
      'i think so, yes. maybe not all at once.',
    ],
  },
  {
    name: 'plain-what-would-you',
    form: /\bwhat would you (?:even |actually )?do\b/,
    unless: /\bor\b/,
    technique: 'validate',
    hint: 'asked what you would do: you are not living it; one modest thing that can be undone.',
    lines: [
      "i'm not living it, so i can't know. i'd tell one person i trust, and decide nothing tonight.",
      "i can't know it from in here. i'd take the smallest step that can still be undone.",
    ],
  },
  {
    name: 'plain-win-back',
    form: /\bhow (?:do|can|could|would|should) i (?:ever )?(?:get|make) (?:him|her|them|my \w+|people) (?:to )?(?:trust|forgive|listen|talk|speak|like|believe|see|understand|notice)\b|\bhow (?:do|can) i (?:earn|win|get) (?:\w+ ){0,3}(?:trust|respect) back\b/,
    technique: 'next_step',
    hint: 'how to win somebody back: you cannot know what it takes for them; small, kept, and asked once.',
    lines: [
      "i can't know what it takes for them. mostly it's one small thing, kept, and then another. you could ask once what would help.",
      "not by one big thing. say it once, plainly, then do one small thing you said you'd do. and let them be slow.",
    ],
  },
  {
    name: 'plain-that-ok',
    form: /\bis (?:that|this|it) (?:ok|okay|alright|all right|allowed)\W*$/,
    unless: NOT_LIGHT,
    technique: 'validate',
    hint: 'asked whether that is all right: yes.',
    lines: ["yes. that's fine.", 'yes, it is.'],
  },
  {
    name: 'plain-if-i-cannot',
    form: /\bwhat if i (?:can'?t|cry|start crying|break down|freeze|forget (?:it|my \w+|everything)|mess it up|lose it)\b[^,]*$/,
    technique: 'next_step',
    hint: 'afraid of not getting through it: it may stop, and somebody may take over.',
    lines: [
      "then you stop, breathe, have a sip of water, and go on or don't. nobody who matters will mind.",
      'then somebody near you can take over. you could ask one person for that beforehand.',
    ],
  },
  {
    name: 'plain-decided',
    form: /^(?:\W*(?:ok|okay|right|yeah|yes|fine|you'?re right|so|no)\b)*\W*i (?:won'?t|will)[.! ]*$/,
    technique: 'validate',
    hint: 'they have decided: let it stand.',
    lines: ["okay. then that's decided.", "good. that's yours, then."],
  },
  {
    name: 'plain-luck',
    form: /\bwish (?:me|us) (?:good )?luck\b|\b(?:say|said|wish\w*)(?: me)? good luck\b|\bfingers crossed for me\b/,
    technique: 'validate',
    hint: 'they want to be wished luck: wish it.',
    lines: ['good luck! i hope it goes well.', "good luck. i'm rooting for you."],
  },
  {
    name: 'plain-celebrate',
    form: /\b(?:what|how|any ideas?)\b[^.?!]{0,40}\bcelebrat\w+/,
    technique: 'next_step',
    hint: 'asked how to celebrate: something small and loud, now.',
    lines: [
      "the loudest song you own, in the kitchen. then ring somebody who'll be as glad as you are.",
      'something nice to eat, the good glasses, and one call to somebody who will cheer.',
    ],
  },
  {
    name: 'plain-leave-it',
    form: /\b(?:should|do|shall) i (?:\w+ )?(?:say|text|reply|message|answer|tell|ring|call)\b.{0,30}\bor (?:do i |should i )?(?:just )?(?:leave (?:it|him|her|them)|let it (?:go|be|lie)|ignore|say nothing)\b/,
    unless: GRAVE,
    technique: 'next_step',
    hint: 'asked whether to say something or leave it: leave it for now, a few words later if it stays.',
    lines: [
      "leave it for today, i'd say. if it still sits there in a day or two, a few words with them alone.",
      "i'd let it lie for now. it can be said later, and it can't be unsaid.",
    ],
  },
  {
    name: 'plain-tell',
    form: /\b(?:whether (?:or not )?(?:i should|to)|(?:think|suppose|reckon) (?:that )?i (?:should|might|could|may|can|ought to)) (?:tell|mention|share)\b/,
    unless: GRAVE,
    technique: 'validate',
    hint: 'asked whether to tell somebody something: lean towards telling, and no more than they like.',
    lines: [
      "i'd tell, i think. it needn't be the whole of it; the rest can stay yours.",
      "my own leaning is to tell it. you know them, i don't.",
    ],
  },
  {
    name: 'plain-be-weird',
    form: /\b(?:might|will|would|could) (?:he|she|they|it) (?:all )?(?:be|get|go|act|feel) (?:a bit |really |all )?(?:weird|funny|off|cross|annoyed|awkward|odd|strange|huffy)\b/,
    unless: GRAVE,
    technique: 'validate',
    hint: 'asked whether it will be awkward after: perhaps a little, and it passes.',
    lines: [
      'maybe a little, for a few days. an ordinary hello mostly ends it.',
      'could be, for a bit. it mostly passes quicker than one fears, and hello first helps.',
    ],
  },
  {
    name: 'plain-late-text',
    form: /\b(?:rude|ok|okay|bad|weird|wrong) to (?:text|message|ring|call|knock)\b.{0,30}\b(?:at (?:1[012]|[1-6]) ?(?:am\b|at night)|(?:in the middle of the|at) night|so late|this late|at this hour)/,
    unless: GRAVE,
    technique: 'validate',
    hint: 'asked whether to write at night: a bit rude, better by day.',
    lines: ['a bit, at that hour. by day it lands softer.'],
  },
  {
    name: 'plain-channel',
    form: /\b(?:note|letter|card)\b.{0,40}\bor\b.{0,20}\b(?:text|message|call|ring)\b|\b(?:text|message)\b.{0,30}\bor\b.{0,20}\b(?:note|letter|card|call|ring|phone|in person|face to face)\b|\b(?:call|ring)\b.{0,30}\bor (?:just )?(?:text|message|write)\b/,
    unless: GRAVE,
    technique: 'next_step',
    hint: 'asked how to send it: a text for what is short, in person for what is not.',
    lines: ["a text, i'd say, if it's short. face to face, if it isn't."],
  },
  {
    name: 'plain-too-soon',
    form: /\b(?:did|have|was|were|is|am) (?:i|we|it|that)\b.{0,30}\btoo (?:early|soon|long|quick|fast|hasty)\b/,
    unless: NOT_LIGHT_BUT_DEATH,
    technique: 'validate',
    hint: 'asked whether they did it too soon: as far as you can tell from what they told, no.',
    lines: [
      'gone|from what you tell me, no. nearly everybody asks that afterwards.',
      "from what you tell me, i don't think so. you went by what you knew then.",
    ],
  },
  {
    name: 'plain-too-late',
    form: /\b(?:is it|am i|is that|it'?s|too|was it) (?:already |now )?too late\b.*\?|\bthink it'?s too late\b/,
    unless: /\b(?:died|dead|funeral|gone)\b/,
    technique: 'validate',
    hint: 'asked whether it is too late: you cannot know; nothing they told says so.',
    lines: [
      "i can't know for certain, but nothing you've told me sounds too late.",
      "from what you've told me, i don't think so.",
    ],
  },
  {
    name: 'plain-gets-better',
    form: /\b(?:tell|say|hear|told)\b.{0,30}\b(?:it|things|this) (?:gets?|will get|will be|is going to be|'ll be|'s going to be) (?:better|easier|ok|okay|all right|alright|fine)\b|\b(?:does|will|is) (?:it|this) (?:ever |really )?(?:get|be|going to get|going to be) (?:any )?(?:better|easier|ok|okay|all right)\b.*\?|\b(?:think|reckon) (?:it|this|things) (?:ever )?(?:gets?|will get|'ll get) (?:any )?(?:better|easier)\b|\bit'?ll (?:get better|be (?:ok|okay|all right|alright|fine)).*\?/,
    technique: 'validate',
    hint: 'they want to hear that it gets easier: mostly it does, in bits; no promise of a day.',
    lines: [
      'gone|for most people it changes more than it goes. it gets easier to carry, in bits.',
      "for most people it does get easier, in bits rather than all at once. i can't tell you when.",
      'mostly, yes. not in a straight line. but mostly, yes.',
    ],
  },
  {
    name: 'plain-heavy',
    form: new RegExp(
      `\\b(?:is|was|am|does) (?:that|it|this|i) (?:sound |really |so |too )*(?:${QUALITY})\\b`,
    ),
    only: NOT_LIGHT,
    technique: 'open_question',
    hint: 'asked to judge something grave: do not wave it away and do not condemn; ask how it was.',
    lines: [
      "i won't wave that away, and i won't judge it unheard either. how did it come to that?",
      "you're asking because it matters to you. what happened just before?",
    ],
  },
  {
    name: 'plain-normal',
    form: /\b(?:is|was) (?:that|it|this)(?: all)? (?:just |really )?normal\b/,
    unless: NOT_LIGHT,
    technique: 'validate',
    hint: 'asked whether it is normal: yes, as far as you can tell, and why they wonder.',
    lines: [
      "as far as i can tell, yes. plenty of people would say the same and don't.",
      'it sounds human to me. what made you wonder?',
    ],
  },
  {
    name: 'plain-quality',
    form: new RegExp(
      `\\b(?:(?:is|was|isn't|does|would|am) (?:that|it|this|i)|(?:think|reckon|mean|saying) (?:that |it |this )?(?:(?:it|that|this|i)(?:'s|'m| was| is| am| were))|(?:if|whether) (?:that|it|this)(?: \\w+)? (?:sounds?|is|seems?))(?: sentence)? (?:be |being |sound |just |a bit |really |so |too |very )*(?<quality>${QUALITY})\\b`,
    ),
    unless: new RegExp(`${NOT_LIGHT.source}|\\bwhat (?:does|do|did)\\b`),
    technique: 'validate',
    hint: 'asked for a judgement of themselves or of their words: give one, in a sentence.',
    lines: [
      "no, that doesn't sound {quality} to me.",
      'not {quality}, the way you tell it. what makes you ask?',
      "i don't hear anything {quality} in it.",
    ],
  },
  {
    name: 'plain-sounds-ok',
    form: /\b(?:does|do|would) (?:it|that|this|they)(?: \w+)? sound (?:all right|alright|ok|okay|good|fine)\b|\bis (?:that|this|it) (?:ok|okay|all right|alright|good enough) to (?:say|send|write)\b|^\W*(?:and )?is that how to say it\b/,
    technique: 'validate',
    hint: 'asked whether their words will do: yes or no first, then one reason.',
    lines: [
      "yes, it does. it's plain, and it sounds like you.",
      "yes. i'd leave it just as it is.",
      'it sounds right to me. say it slowly, and then let them answer.',
    ],
  },
  {
    name: 'plain-good-plan',
    form: /\bis (?:that|it|this|seeing|going|doing|telling|asking|meeting|calling|ringing|talking)\b.{0,40}\ban? (?:good|bad|stupid|daft|terrible|better) (?:plan|idea|thing to do|way)\b/,
    unless: NOT_LIGHT,
    technique: 'validate',
    hint: 'asked whether their plan is good: one honest view, modestly.',
    lines: [
      "it sounds like a fair plan to me. what's the part you're unsure of?",
      "i'd say it's worth trying. you know them, i don't.",
    ],
  },
  {
    name: 'plain-looking-back',
    form: /\b(?:should|could) i have\b|\bi (?:should|could) have\b.*\?|\b(?:was|is) it my fault\b|\bdid i (?:miss|do) (?:something|anything)\b/,
    technique: 'reflect',
    hint: 'asked whether they should have done otherwise: you cannot judge it; they know more now than they did then.',
    lines: [
      "i can't judge that from here. you knew then what you knew then, and you look at it now with more light.",
      "i can't know. looking back, everything points one way. at the time it didn't.",
    ],
  },
  {
    name: 'plain-knock',
    form: /^\W*knock,? knock\b|\bsupposed to say who'?s there\b/,
    technique: 'validate',
    hint: 'a knock-knock joke: play along.',
    lines: ["who's there?"],
  },
  {
    name: 'plain-guess-who',
    form: /^\W*(?:so |ok |omg )*guess who(?:'s| is| has| got| just)?\b/,
    technique: 'open_question',
    hint: 'they want you to guess, with good news: guess them, and be glad.',
    lines: ['you? tell me everything.', 'not you, by any chance? go on!'],
  },
  {
    name: 'plain-guess',
    form: /^\W*(?:so |ok |omg )*guess (?:what|how|where|which)\b/,
    technique: 'open_question',
    hint: 'they want to be asked: ask.',
    lines: ['go on, tell me.', "i couldn't. what?"],
  },
  {
    name: 'plain-too-much',
    form: /\b(?:is (?:that|it|this)|am i) (?:asking )?(?:for )?too much(?: to ask)?\b/,
    technique: 'validate',
    hint: 'asked whether they ask too much: no, and why.',
    lines: [
      "no, it isn't too much. it's a fair thing to ask.",
      'not from here. asking is allowed, and so is their no.',
    ],
  },
  {
    name: 'plain-may-i',
    form: /^\W*(?:\w+ )?(?:can|could|will|would) (?:you|u) help(?: me)?(?: (?:decide|with|think|work out|figure out|sort out)(?: \w+){0,3})?\W*$|\b(?:can|could|may) i (?:just )?(?:run (?:something|a \w+|this|it|one) (?:past|by) you|ask (?:you )?(?:something|a question|you this)|tell you something|read you)\b|\bif that'?s (?:ok|okay|alright|all right|fine)\W*$/,
    technique: 'validate',
    hint: 'asked whether they may: yes.',
    lines: ['yes. go on.', 'of course. go ahead.'],
  },
  {
    name: 'plain-if-crying',
    form: /\b(?:what (?:do|should|can|could) i (?:do|say)|what) if (?:he|she|they|\w+) (?:\w+ )?(?:starts? |start )?(?:cr(?:y|ies|ying)|gets? upset|breaks? down)\b/,
    technique: 'next_step',
    hint: 'asked what to do if somebody cries: stop, give it time, take nothing back.',
    lines: [
      "then stop talking for a moment. 'take all the time you need.' you needn't fill the quiet, and you needn't take anything back.",
      "pause, and let it be there. a tissue, a glass of water, 'we can wait.' then go on from where you were.",
    ],
  },
  {
    name: 'plain-if-angry',
    form: /\bwhat (?:do i (?:do|say) )?if (?:he|she|they|\w+) (?:\w+ )?(?:shouts?|gets? angry|kicks? off|loses? it|walks? out|says? no|refuses?|argues?)\b/,
    technique: 'next_step',
    hint: 'asked what to do if it goes badly: say it once more, quietly, and leave it there.',
    lines: [
      "say it once more, quietly, and don't argue it. 'we can leave it there for today' is a whole ending.",
      "then it's said, and that was your part. you can stop: 'let's come back to it when it's calmer.'",
    ],
  },
  {
    name: 'plain-opening',
    form: /\b(?:first (?:sentence|line)|how (?:do|would|should|could|can) (?:i|you|one) (?:even )?(?:start|open|begin)(?: (?:it|that|this|with \w+))?\b|how to (?:start|open|begin) it|how do you (?:even )?say (?:something like )?(?:that|this|it)\b|what would (?:that|it) (?:actually |even )?sound like|example of (?:the|an) opening|what to actually say|help me (?:to )?word it|(?:help|need|want|like)\b.{0,20}\b(?:wording|what to say)|wording\. )/,
    technique: 'next_step',
    hint: 'asked how to open a hard talk: one sentence they can say, and what comes after it.',
    lines: [
      "you could open with: '{address}i've got something hard to tell you, and i'd rather say it straight.' then the thing itself, in one sentence.",
      "'{address}this isn't easy to say, so i'll say it first.' after that: what it is, what happens next, and what you wish for.",
      "as plain as it gets: '{address}sit with me a minute. i've got something to tell you.' then one sentence, and stop.",
    ],
  },
  {
    name: 'plain-between',
    form: /\b(?:between (?:the first|them|that|those)|in the middle|what comes (?:next|after)|and then what|after that what)\b.*\?|\banything you'?d (?:put|add)\b/,
    technique: 'next_step',
    hint: 'asked what goes between: the facts, what happens next, what they wish.',
    lines: [
      'three things, a sentence each: what has happened, what comes next, and what you wish for. then let them speak.',
    ],
  },
  {
    name: 'plain-hours',
    form: /\bwhat (?:should|do|can|could|shall) (?:i|one|you|a person) (?:even )?do (?:with |for |about |on )?(?:my |a |an |the |this )?(?:wet |long |whole |free )?(?:afternoon|evening|morning|weekend|tonight|today|till then|until then|rest of the day)\b|\bto pass the (?:time|day)\b|\bwhat'?s one (?:small |little )?thing i (?:could|can) do\b|\bwhat do people do all day\b/,
    technique: 'next_step',
    hint: 'asked what to do with the hours ahead: something small, and no more than that.',
    lines: [
      "something small that gets you out of the four walls: a walk, one errand, a shop. it needn't help, it only has to pass the time.",
      'one ordinary thing with your hands, and something to eat. nothing has to be decided in these hours.',
      'bake or cook one thing, and take some of it to somebody. or the long way round to the shop.',
    ],
  },
  {
    name: 'plain-sleep-or-study',
    form: /\b(?:revis\w+|study\w*|work|cram\w*|learn\w*)\b.{0,20}\bor (?:go to )?(?:sleep|bed)\b|\b(?:sleep|bed) or (?:revis\w+|study\w*|work|cram\w*)/,
    technique: 'next_step',
    hint: 'sleep or more work, late: sleep.',
    lines: ["sleep, i'd say. a rested head finds more of what it knows than a tired one with one page more."],
  },
  {
    name: 'plain-meet-people',
    form: /\b(?:idea|tip|thing|way|how)\b.{0,40}\b(?:meet(?:ing)? (?:people|somebody|someone|others)|mak(?:e|ing) friends|get(?:ting)? to know|talk(?:ing)? to (?:people|others|strangers|anyone))\b|\btalk(?:ing)? to (?:people|others|strangers|anyone)\b.*\b(?:tips?|ideas?|advice)\b/,
    technique: 'next_step',
    hint: 'asked for one idea to meet people: the same place at the same hour.',
    lines: [
      'one idea: the same place at the same hour, three weeks running. friends are mostly made by being seen again. is there somewhere you already walk past?',
      'something with a task in it, where nobody has to talk: a quiz, a run, a choir, a shift at a food bank. go three times before you judge it.',
    ],
  },
];

/** Asked what becomes of their words, or what we are for: told in `tell-privacy` and `tell-can-do`. */
export const ABOUT_US: readonly (readonly ['privacy' | 'can_do', RegExp])[] = [
  [
    'privacy',
    /\bis (?:this|it|that) (?:really |all |actually )?(?:private|confidential|anonymous)\b|\b(?:do|can|will) you (?:save|keep|store|record)\b|\bwhat (?:do|will) you (?:save|keep|store)\b|\b(?:what|anything|everything) i(?:'ve)? (?:type|typed|write|wrote|say|said) (?:saved|kept|stored)\b|\b(?:this|it|all this) is (?:saved|kept|stored|recorded)\b|\b(?:is|are) (?:this|it|that|all of (?:this|it)|any of (?:this|it)|these) (?:saved|kept|stored|recorded)\b/,
  ],
  [
    'can_do',
    /\bwhat (?:can|do|could) you (?:actually |even |really )?do\b(?! when| if)|\bwhat are you for\b/,
  ],
];

/** What they don't want is said among other things, and holds. */
export const NO_EXERCISES: PlainAnswer = {
  name: 'no-exercises',
  form: /\bno (?:more )?(?:exercises?|breathing|techniques?)\b|\b(?:don'?t|do not) want (?:any |to do )?(?:an? )?(?:exercises?|breathing)\b/,
  technique: 'validate',
  hint: 'they want no exercises: keep to it from now on.',
  lines: [
    'no exercises, then. we can just talk, or not much.',
    "right, none of that. i'll keep to it. go on.",
  ],
};

/** A line of ours that did not fit, said so by the person. */
export const TAKEN_BACK: Move = {
  name: 'taken-back',
  technique: 'validate',
  hint: 'a line of yours made no sense to them: own it, once, and leave the word to them.',
  lines: [
    "that line of mine didn't fit. leave it, and go on where you were.",
    'sorry, that made no sense. back to what you were telling me.',
    "my mistake. i'll keep to what you say. go on.",
  ],
};

/** A question that was passed over, and has no answer here. */
export const NO_ANSWER: Move = {
  name: 'no-answer',
  technique: 'validate',
  hint: 'they asked, and were not answered: say that you have no good answer.',
  lines: [
    "you did ask, and i passed over it. i don't have a good answer to that one, and i'd sooner say so.",
    "you're right, i owe you an answer. honestly, i don't know. what would you say to somebody who asked you?",
  ],
};

/** Worn out, and shouting at a baby: what a midwife would say, once. Source: NHS, 'Soothing a crying baby'. */
export const BABY: Move = {
  name: 'put-the-baby-down',
  technique: 'next_step',
  hint: 'shouting at a baby, worn out: the baby may be put down safely, and somebody should know how little they sleep.',
  lines: [
    "when it gets like that, you may put the baby down in the cot, shut the door, and breathe in another room for five minutes. it's what midwives tell people. yours, or a doctor, would want to know how little you sleep.",
  ],
};
