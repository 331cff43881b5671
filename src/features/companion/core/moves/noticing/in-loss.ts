import { type Noticing, noticing } from './noticing.ts';

/** What is told after somebody died, or is going. */
export const IN_LOSS: readonly Noticing[] = [
  noticing(
    'just-a-pet',
    /\b(?:just|only) (?:a|an) (?:dog|cat|pet|animal|rabbit|horse|hamster)\b/,
    [
      "anybody who's shared a house with one knows it isn't 'just'.",
      "it wasn't 'just' anything to you. it was every single day.",
    ],
    { isFirst: true },
  ),
  noticing(
    'phone-the-dead',
    /\b(?:pick\w* up the phone|(?:ring|call|text|phone|tell|telephone) (?:him|her)|phone in my hand)\b/,
    [
      "gone|the hand hasn't been told yet. it still knows whom to ring.",
      'gone|what would you have told {him}, just now?',
      'gone him|that call had a place in your day, and the place is still there.',
    ],
  ),
  noticing(
    'habit-for-two',
    /\b(?:two (?:cups|plates|coffees|teas|mugs)|(?:dinner|cook|lay\w*|table|meal|make \w+) for two|(?:his|her) (?:side|chair|cup|mug|place|seat))\b/,
    [
      "two is what the hands know. they've done it that way for a long time.",
      "there's no harm in it. it's one way of keeping a place.",
      'gone|which of those habits would you like to keep?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'sounds-left',
    /\b(?:hear(?:ing)? (?:him|her|his|its|the claws)|claws|footsteps|(?:his|her) (?:voice|laugh|key|lead|bark|whistle)|on the stairs)\b/,
    [
      "the ear goes on listening for a while. it's had years of practice.",
      'gone|which sound of {his} would you most like back?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'their-things',
    /\b(?:(?:his|her|their) (?:basket|bowl|bed|lead|coat|clothes|jumper|shoes|slippers|glasses|shampoo|toothbrush|room|watch|hat|tools|shed)|still on the hook|wardrobe)\b/,
    [
      "gone|a thing like that can stay exactly where it is. there's no date on it.",
      'gone|things hold on to people. no wonder you stop there.',
      'gone|what happens in you when you see it?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'waited-for-me',
    /\b(?:waited (?:for|at|by)|my shadow|followed me|always (?:there|at the door|at the window)|greeted|met me at)\b/,
    [
      'gone|somebody who was that glad of you, every day. of course it shows now.',
      'gone|being waited for like that is no small thing to lose.',
    ],
  ),
  noticing(
    'came-home-looked',
    /\b(?:look(?:ed)? (?:at|for|up|round)|turn(?:ed)? (?:a)?round|came home|got home|house is (?:so |too )?(?:quiet|empty))\b/,
    [
      'gone|that will be the moment it happens all over again, each day for a while.',
      'gone|coming in is a hard minute, now.',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'taught-me',
    /\b(?:taught (?:me|us)|showed me how|used to (?:say|call|sing|tell|take|bring|make|carry|let|do|sit|come|give|give|save)|always (?:said|answered|told|called|sang|had|made|brought|gave|took|wore|put))\b/,
    [
      'gone|i can almost see {him}.',
      "gone|that's one to keep. it's got all of {him} in it.",
      'gone|you do {him} well. what else was like {him}?',
      'gone|and you still have that from {him}.',
    ],
  ),
  noticing(
    'age-of-the-dead',
    /\b(?:(?:he|she) was|was only|aged?|at) (?:\d{1,3}|(?:twelve|thirteen|fourteen|fifteen|sixteen|seventy|eighty|ninety|sixty|fifty)(?:[- ]\w+)?)\b|\b(?:fourteen|twelve|fifteen|thirteen|sixteen|ten|eleven) (?:he|she|years)\b|\bmarried (?:for )?\w+/,
    ["gone|that's a great many ordinary days together.", 'gone|most of a life, then, side by side.'],
  ),
  noticing(
    'knew-everybody',
    /\b(?:(?:he|she) (?:knew everyb|knew everyone|was (?:a|the|so|daft|always|kind|funny|lovely|gentle|stubborn))|bus driver|joiner|best man|part of the family)\b/,
    [
      'gone|i get a picture of {him} from that.',
      'gone|what would people who met {him} remember?',
      'gone him|{he} sounds like somebody you noticed when {he} came in.',
    ],
  ),
  noticing(
    'if-only-then',
    /\b(?:if (?:only )?i(?:'d| had| would)|should(?: have|'ve| of|n't have)|could(?: have|'ve| of)|too (?:soon|late)|i(?:'d| had) (?:rung|called|gone|known|stayed|noticed)|didn't (?:ring|call|go|stay|notice|see))\b/,
    [
      "gone|hindsight lends you a knowledge you didn't have that day.",
      'gone|that question goes round because it matters to you, not because you failed.',
      'gone|what did you know on the day itself, and what only since?',
      "looking back, it seems plain. on the day it mostly isn't.",
      'what did you know then, and what only since?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'wont-talk-of-it',
    /\b(?:won't|doesn't|don't|can't|never|nobody|no one) (?:\w+ )?(?:talk|talks|say|says|said|mention|mentions|speak|speaks) (?:about|of|it|his|her|him|anything|a word)\b|\bwon't say\b/,
    [
      'then you have it twice: the thing itself, and the silence round it.',
      "people go quiet for all sorts of reasons. it's lonely from your side, whichever it is.",
      'what would you say, if it could be said?',
    ],
    { mood: 'hard', unless: /\bi don'?t (?:say|talk)\b/ },
  ),
  noticing(
    'only-one-who-misses',
    /\b(?:only one (?:who|that)|nobody (?:else )?(?:misses|remembers|left)|no ?one (?:else )?(?:misses|remembers)|last one who)\b/,
    [
      "that's a lonely place to keep it, all by yourself.",
      'you can set a bit of it down here, then.',
      'gone|tell me something about {him} that only you would know.',
    ],
    { mood: 'hard', unless: /\bkind\b/ },
  ),
  noticing(
    'cannot-go-there',
    /\b(?:can't|cannot|couldn't) (?:go (?:past|in|near|into|back)|walk past|look at|move (?:it|his|her|them)|throw|touch|open|listen)\b/,
    [
      "then don't, for now. it isn't a test.",
      'some places hold more than others. you can go the long way round.',
      'what would meet you there?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'bury-with',
    /\b(?:funeral|eulogy|wake|ashes|cremat\w+|chapel|coffin|grave)\b/,
    [
      'that day asks a lot of people who have the least to spare.',
      'what would you want to be said there that only you know?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'not-known',
    /\b(?:didn'?t|didnae|did not) (?:know|recogni[sz]e) me\b.*(?<it>first time)/,
    ["not to be known, for the {it}, by the one who has known you longest. i'm sorry."],
    { mood: 'hard', isFirst: true },
  ),
  noticing(
    'dementia',
    /\b(?:dementia|alzheimer\w*|(?:didn't|doesn't|didnae|does not|did not) (?:know|recogni[sz]e) (?:me|who)|thinks i'?m (?:her|his|the)|asked me if i was)\b/,
    [
      'to sit across from somebody and be a stranger to them. that is a loss, with the person still there.',
      'and still you go.',
      'what is left between you, on a good day?',
    ],
    { mood: 'hard', isFirst: true, unless: /what if/ },
  ),
  noticing(
    'went-into-home',
    /\b(?:care home|nursing home|went into (?:the|a) home|in the home|at the home)\b/,
    ['a house gets very big when one of two has left it.', 'how are the visits?'],
    { mood: 'hard' },
  ),
  noticing(
    'let-them',
    /\bi (?:just )?let (?:her|him|them)\b|\bdid the teas\b|\bwent along with\b/,
    ["to go along with it, for their sake. that's a kind of love nobody sees.", 'that was gentle of you.'],
    { mood: 'hard' },
  ),
  noticing(
    'lost-a-baby',
    /\b(?:lost the baby|miscarr\w+|eleven weeks|ten weeks|twelve weeks|the bean|stillb\w+)\b/,
    [
      'common and enormous can both be true.',
      'there was somebody you were already making room for.',
      'have you got anybody you can say the name to?',
    ],
    { mood: 'hard' },
  ),
];
