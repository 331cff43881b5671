import { type Noticing, noticing } from './noticing.ts';

/** Work, school, money, and what is to be done. */
export const AT_WORK: readonly Noticing[] = [
  noticing(
    'redundant-cold',
    /\b(?:by (?:email|text|letter|zoom)|on a (?:teams|zoom) call|(?:teams|zoom) call|eleven minutes|in a meeting room|role no longer|after (?:\w+|\d+) years|\d+ years|twenty[- ]\w+ years)\b/,
    [
      'job_loss|all those years, and that was how they said it. it should have been done better.',
      'job_loss|years of your life, closed like a window on a screen.',
      'break_up|all that time, and so little said at the end of it.',
      'break_up|which part of it makes no sense to you?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'pretend-to-work',
    /\b(?:leave the house|sit in the (?:library|car|van|park)|pretend\w*|haven'?t told|not told|didn'?t tell|doesn'?t know|don'?t know yet|keep(?:ing)? it (?:from|to myself)|told (?:nobody|no ?one)|nobody knows|thinks i got|what i told (?:her|him|them))\b/,
    [
      'then you have two things to carry: the thing, and keeping it in.',
      'a secret like that takes work, every single day.',
      'what are you most afraid they would say?',
      'who would be the easiest to tell first?',
    ],
    { mood: 'hard', unless: /\bi (?:don'?t|do not) know\b/ },
  ),
  noticing(
    'who-will-have-me',
    /\b(?:who(?:'s| is| would|'d) (?:going to |gonna )?(?:have|want|hire|employ|love) me|too old|at my age|i'?m (?:5\d|6\d)\b|left on the shelf|what i'?m for|no use to)\b/,
    [
      "it's a fair fear. and it's the blow talking as well; what you know how to do didn't go with the desk.",
      'that is the question under all of it, by the sound of it.',
      'what were you good at, that anybody who worked beside you would say?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'credit-taken',
    /\b(?:took (?:the |all the )?credit|passed it off|my (?:idea|report|work) .*(?:his|her|theirs)|done it before|again and again)\b/,
    [
      'once could be a slip. again is a habit of his, not a fault of yours.',
      'your work, with somebody else standing in front of it. that would sting anybody.',
      'what would you want on record, if it were up to you?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'nobody-spoke-up',
    /\b(?:(?:nobody|no ?one|none of them|not one) (?:\w+ )?(?:said|spoke|helped|stood|asked|noticed|did|looked|cared)|just (?:watched|stood there|looked)|everyone (?:just )?(?:watched|laughed|looked|stared)|in front of (?:everyone|everybody|the|all|them|people))\b/,
    [
      'the silence of the others can hurt more than the one who spoke.',
      'being watched makes it twice the size.',
      'whom would you have wanted to say something?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'i-froze',
    /\b(?:sat there|stood there|just (?:smiled|nodded|froze|walked off|took it)|said nothing|didn'?t say anything|couldn'?t (?:speak|say)|like an idiot|held my (?:cup|glass|tongue|drink))\b/,
    [
      'going quiet is what most people do when it comes at them like that.',
      'you got yourself through it. the words come later, they always do.',
      'what would you have said, with a day to think about it?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'called-slow',
    /\b(?:(?:said|called|told me|says) (?:i was|i'?m|me|i) (?:\w+ )?(?:slow|lazy|useless|stupid|rude|difficult|dramatic|too|not|overreacting|selfish|fat|a))\b/,
    [
      "that's their word for it. what's yours?",
      'a word like that sticks, true or not.',
      "whoever said it doesn't see the whole of your week.",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'piling-up',
    /\b(?:\d+ (?:unread )?emails|deadlines?|keeps? adding|too much (?:to do|on|work)|don'?t (?:even )?know where to start|behind (?:on|with)|piling|never ends|on top of (?:that|it|everything)|to.do list)\b/,
    [
      "it keeps being added to, and you've only the two hands.",
      'nobody could hold all that in one head.',
      'which one thing, if it were gone by tonight, would make the most difference?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'quit-or-stay',
    /\b(?:just quit|quit(?:ting)? (?:my|the)|hand in my notice|hate (?:my|this) job|used to love (?:this|my)|(?:can'?t|cannot) (?:just )?leave|trapped|stuck (?:in|here|with)|no way out of)\b/,
    [
      "from outside it's one step. from in there it's a mortgage and a lot of people.",
      'what made it good, back when it was?',
      'what would have to change for staying to be all right?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'bad-result',
    /\bgot (?:a|an) (?:\d|[defu])\b.*?\bmy (?<it>[a-z]+ (?:mock|exam|test|final|paper))\b|\bgot (?:a|an) (?:\d|[defu])\b|\b(?:i )?(?:failed|flunked) (?:my|the|it)\b|\bbad mark\b/,
    [
      'a mark like that in your {it} can feel like the whole of you. it is one paper.',
      'a mark like that can feel like the whole of you. it is one paper.',
      'what had you hoped it would be?',
    ],
    { mood: 'hard', isFirst: true, unless: /\bthinks i got\b|\btold (?:her|him|them)\b/ },
  ),
  noticing(
    'interview-named',
    /\b(?<it>interview|audition)\b/,
    ["an {it}: that's a lot to have coming towards you. which bit of it do you see, when you picture it?"],
    { mood: 'hard', unless: /\b(?:got|went well|passed)\b/ },
  ),
  noticing(
    'hate-a-place',
    /^\W*(?<it>uni|school|college|work|sixth form)\W+(?:i )?hate (?:it|this)\b|\bhate (?:my |the )?(?:uni|school|college|work)\b/,
    [
      "{it} is a lot of hours to spend somewhere you can't stand. what is the worst part of the day there?",
      'what is the worst part of the day there?',
    ],
    { isFirst: true },
  ),
  noticing(
    'exam',
    /\b(?:exams?|finals|mocks?|revis\w+|coursework|dissertation|essay|gcse|a.?levels?|assignment)\b/,
    [
      "the longer it's looked at, the bigger it gets.",
      'how much time is there, and how much of it is really yours?',
      "a lot seems to hang on this one. it's hard to think under that.",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'parents-paid',
    /\b(?:(?:parents|mum|mom|dad|family) (?:\w+ ){0,3}(?:paid|pay|expect\w*|sacrific\w+|proud|disappoint\w*|so much)|let (?:\w+ )?(?:down|my)|owe (?:it to )?(?:them|him|her))\b/,
    [
      "so it isn't only your own hopes in the bag.",
      'what do you think they would say, if they saw you tonight?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'not-started',
    /\b(?:haven'?t (?:even )?(?:started|begun) (?:it|the \w*(?:work|essay|report|form|project|thing))|not started|putting (?:it )?off|procrastinat\w*|can'?t (?:start|begin|get going)|open the (?:book|laptop))\b/,
    ['starting is the steep bit. the rest is mostly downhill from there.', 'what is the first inch of it?'],
    { mood: 'hard' },
  ),
  noticing(
    'interview',
    /\b(?:interview|presentation|speech|audition|first day|driving test|motorway|present to)\b/,
    [
      "what would 'good enough' look like, on the day?",
      'which bit of it do you see, when you picture it?',
      "it's a lot to have coming towards you.",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'in-second-language',
    /\b(?:(?:my )?english is|in english|second language|don'?t understand|accent|translate|mistakes)\b/,
    [
      "your english is doing fine here. i've understood every word.",
      'to do all this in a second language is twice the work.',
    ],
  ),
  noticing(
    'far-from-home',
    /\b(?:ukraine|syria|poland|home country|far away|abroad|visa|my mother (?:stay|is) (?:there|in)|only on the phone|homesick)\b/,
    ['half of you is here, and half is there.', 'when did you last hear from them, and how did they sound?'],
    { mood: 'hard' },
  ),
  noticing(
    'says-fine',
    /\b(?:(?:she|he|they|i|mum|mom) (?:just )?(?:say|says|said|tell|told|keep saying) (?:\w+ )?(?:\w+ )?(?:it'?s |its |i'?m |i am |she is |he is |they'?re )?(?:fine|great|ok|okay|all right|nothing)|pretend\w* (?:i was|it'?s|to be)|fine with it|put on a)\b/,
    [
      "'fine' has to do a lot of work there.",
      "and behind the 'fine', something else can be heard.",
      "what would come out, if it didn't have to be fine?",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'money-again',
    /\b(?:(?:asked|asks|asking) (?:me )?for money|(?:given|lent|owe\w*) (?:him|her|them|me)|\d+ grand|the last time|pay (?:it )?back|gambl\w+)\b/,
    [
      'the last time, and then the next one. that wears away more than the money.',
      'what would happen, do you think, if the answer were no this once?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'rent-and-bills',
    /\b(?:rent|bills?|overdraft|landlord|mortgage|can'?t afford|debts?|payday|skint|moving out|by (?:the )?new year|evict\w*|somewhere (?:to live|else))\b/,
    [
      "it's hard to rest anywhere when the roof itself is in question.",
      'what is the next date that matters in it?',
      'sums like that follow a person from room to room.',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'the-responsible-one',
    /\b(?:responsible one|always me|down to me|i have to (?:do|be|make|look|sort)|have to make (?:her|him|them)|everyone relies|nobody else (?:does|will)|look(?:ing)? after (?:everyone|them|him|her|mum|dad)|(?:three|two) kids|getting older|she fell|he fell)\b/,
    [
      "you're the one it always lands on.",
      'and who looks after you, in all this?',
      "that's a post nobody asked you about.",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'saying-no',
    /\b(?:say(?:ing)? no|if i say no|can'?t refuse|won'?t speak to me|guilt trip|he(?:'s| is) family|she(?:'s| is) family|people pleas\w+)\b/,
    [
      "a no that costs you months of silence isn't much of a choice.",
      'you can love somebody and still have a limit.',
      'what would you want to keep, if you said no?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'retired',
    /\b(?:retired|retirement|what to do with (?:myself|my days)|bored stiff|sold (?:the|up)|last of the herd|gave me a clock|off the books)\b/,
    [
      "one day it's every hour spoken for, and the next it's all just there.",
      'the body keeps the old hours for a good while.',
      'what was the part of it that was most yours?',
      "that's the end of something long. it deserves more than a card.",
    ],
  ),
  noticing(
    'old-hours',
    /\b(?:got up at|still (?:get|got|wake|set)|anyway and stood|out of habit|every morning|force of habit|stood (?:in|there|at))\b/,
    [
      'the feet went, because they always have.',
      'habit is the last one to be told.',
      'what went through you, standing there?',
    ],
    { mood: 'hard' },
  ),
];
