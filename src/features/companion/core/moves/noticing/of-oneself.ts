import { type Noticing, noticing } from './noticing.ts';

const hard = { mood: 'hard' } as const;

/** Turns of speech that tell something whatever the subject is: the widest, so the last to be looked at. */
export const OF_ONESELF: readonly Noticing[] = [
  noticing(
    'needless-sorry',
    /(?:\bsorry about|\bi'?m not sure (?:how|where)|not sure (?:how|i want|where)|i don'?t know (?:how|where) to (?:start|begin)|never done this|i am not sure how|not sure how (?:one|this)|don'?t know who to tell|want to talk really|this is (?:silly|stupid|weird) but|(?:son|daughter|wife|husband|mum|doctor|friend) says i should)\b/,
    [
      "first|there's no right way in. you've started, and that'll do.",
      "first|you're here, and that's a start. what made it today?",
      'first|no need to be good at this. what would you like to say first?',
    ],
  ),
  noticing(
    'no-use',
    /\b(?:what i'?m for|the point of (?:me|it)|let off|no use (?:to|for)|nothing to get up for|who i am (?:now|without))\b/,
    [
      'the work told you who you were each morning. now nothing does, for a bit.',
      "that's a big question to be handed all at once. it needn't be answered this week.",
      'when in the day do you feel most like yourself, even now?',
    ],
    hard,
  ),
  noticing(
    'why-am-i',
    /\b(?:why (?:am|do|can'?t|are) i|what(?:'s| is) wrong with me|why (?:is it )?always me|this always happens|i always (?:do|end|mess|get)|story of my life)\b/,
    [
      "i don't think it's a fault in you. it sounds like something that learned to be careful.",
      "that's a hard thing to keep asking yourself. what would you say to a friend who asked it?",
      "it happens again, and each time it feels like proof. it isn't proof.",
    ],
    hard,
  ),
  noticing(
    'cannot-choose',
    /\b(?:choose wrong|don'?t know (?:what|who|which|where|if|whether)|whether (?:to|i)|torn|can'?t decide|either way|make (?:a|the) decision)\b/,
    [
      "you don't know yet, and an answer is wanted of you all the same.",
      'there may be no right one. there can be one you can live with.',
    ],
    { mood: 'hard', unless: /\bfeel/ },
  ),
  noticing('used-to', /\bi (?:used to|always used to|once) (?:\w+)/, [
    'there is something warm in how you say that.',
    'what was it like, when you did?',
    'what got in the way of it?',
  ]),
  noticing(
    'could-go-back',
    /\b(?:could (?:go back|start again|try|ask|ring|join|sign up|pick it up)|might (?:ring|go|just|try|ask|start|do)|thinking (?:of|about) (?:going|joining|ringing|asking|starting)|walking past)\b/,
    [
      "there's a small door in that 'maybe'.",
      'what would the first five minutes of it be?',
      'nothing needs promising. it can just be looked at.',
    ],
  ),
  noticing(
    'i-miss',
    /\b(?:i (?:just |really |still )?miss|missing)\b/,
    [
      'of course you do.',
      'what of it do you miss first, in a day?',
      'missing takes up as much room as the thing did.',
    ],
    hard,
  ),
  noticing(
    'go-home',
    /\b(?:want to (?:go|come) home|want (?:my|the) (?:mum|mom|bed|cat|dog)|hate it here|hate (?:uni|school|work|this place)|don'?t belong)\b/,
    [
      'a place can be perfectly all right and still not be yours.',
      'what would be the first thing you did, if you were home?',
      "it's a lot of days to be somewhere you'd rather not be.",
    ],
    hard,
  ),
  noticing(
    'being-told',
    /\b(?:everyone|everybody|people|they all) (?:\w+ )?(?:say|says|keep\w*|think|thinks|tell|tells|starts?)\b/,
    [
      'everybody has a sentence ready, and none of them is in it.',
      "they mean well, and it still doesn't reach the place.",
      'what would you have them say instead?',
    ],
    hard,
  ),
  noticing(
    'pleased-other',
    /\b(?:(?:wife|husband|partner|she|he|mum|dad|son|daughter) (?:is|was|'s|seems) (?:pleased|happy|glad|relieved|thrilled|excited)|wants to go to)\b/,
    [
      'so it looks different from the other side of the table.',
      'and what would you want, if it were only up to you?',
    ],
  ),
  noticing(
    'cannot-tell-them',
    /\b(?:how (?:do|can) i (?:even )?(?:tell|face)|can'?t tell (?:him|her|them|anyone)|haven'?t said (?:anything|a word)|no i haven'?t (?:said|told)|don'?t want to (?:ruin|worry|upset|bother))\b/,
    [
      "you're protecting somebody, and paying for it yourself.",
      'what would be the smallest true thing you could say?',
    ],
    hard,
  ),
  noticing(
    'he-said',
    /\b(?:he|she|they|mum|mom|dad|boss|manager) (?:just |only |always )?(?:said|says|told me|goes|was like|asked)\b/,
    [
      'low|i can hear how that sounded.',
      'how did that land with you?',
      'low|what did you want to say back?',
      'what did you make of it?',
    ],
  ),
  noticing(
    'i-did-it-anyway',
    /\bi (?:actually |just )?(?:did|went|made|got|put|sat|stood|walked|bought|paid|kept|took)\b/,
    ["that's a very clear picture.", 'what was going through you while you did it?'],
    hard,
  ),
  noticing(
    'i-cannot',
    /\bi (?:just )?(?:can'?t|cannot|couldn'?t)\b/,
    ["that's a wall to stand in front of.", 'what gets in the way, when you try?'],
    hard,
  ),
  noticing(
    'i-want',
    /\bi (?:just |really |only )?(?:want|wish|need)\b|\bi'?d (?:just |really )?(?:like|love)\b/,
    ["that's a fair thing to want.", 'what would be different, if you had that?'],
  ),
  noticing(
    'small-weather',
    /^(?:busy|tired|fine|ok|okay|alright|meh|bored|boring|work|school|stuff|same|nothing|not much|so so|long day|a bit rough|rough)\W*$/,
    [
      "that'll do for a start. was there one minute of today that stood out, good or bad?",
      "one word is enough. what's it been like, since you got up?",
      'plain enough. is it the day, or is it longer than a day?',
      "i'll take it as it comes. you needn't dress it up.",
    ],
  ),
];
