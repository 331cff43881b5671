import { type Noticing, noticing } from './noticing.ts';

/** Friends, lovers, family: what is told of others. */
export const BETWEEN_PEOPLE: readonly Noticing[] = [
  noticing(
    'stood-down',
    /\b(?<it>book club|choir|committee|parish council|bowls club|allotment society|band)\b|\b(?:stand|step) down\b|\basked (?:me )?to (?:leave|step|go)\b/,
    [
      'the {it}: a place you belonged to is more than a post.',
      'a place you belonged to is more than a post.',
      'what did that place give you?',
    ],
    { unless: /\b(?:listen|sang|thursday)\b/ },
  ),
  noticing(
    'sit-with-me',
    /\b(?:just )?(?:sit|stay|be) (?:here )?with me\b|\bjust listen\b|^\W*(?:please )?don'?t say anything\b/,
    ["all right. i'm here, and nothing has to be said.", "i'm here. we can just be quiet for a bit."],
    { isFirst: true },
  ),
  noticing(
    'unsafe-at-home',
    /\b(?:hit the wall|punched the (?:wall|door)|threw (?:\w+ ){1,3}at|grabbed me|pushed me|scared of (?:him|her)|never hit me|blocked the door)\b/,
    [
      "that is frightening, whether or not a hand touched you. if you're ever not safe there, an emergency number is right.",
      'being careful in your own home is no small thing. do you have somewhere to be tonight, if you want it?',
      'what you felt just then tells you something. it can be trusted.',
    ],
    { mood: 'hard', isFirst: true },
  ),
  noticing(
    'somewhere-safe',
    /\b(?:could (?:go|stay) (?:to|with|at)|somewhere to (?:go|stay)|(?:my )?(?:sister|mum|mom|friend|brother)'?s (?:place|house)?\s*$)/,
    [
      'good that there is a door like that. what would make it easy to go?',
      "that's worth having ready, even if it's never used.",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'left-on-read',
    /\b(?:on read|ghost\w*|ignoring me|blank(?:ed|ing) me|not (?:answer|reply)\w*|didn'?t (?:reply|answer|text back)|stopped (?:texting|replying|talking)|no reply|left me hanging)\b/,
    [
      'no answer leaves you to write the reasons yourself, and nobody writes kind ones.',
      'what was the last ordinary thing the two of you said?',
      'silence is hard, because there is nothing to answer back to.',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'were-fine',
    /\b(?:we were (?:fine|good|ok|okay|close|so close|happy)|used to (?:facetime|talk|text|hang|be (?:close|so close|friends|best)|ring|sit)|shared a room|best friends?|inseparable|since (?:we were|school|primary))\b/,
    [
      'so you know exactly what is missing.',
      'all that history, and then this.',
      'what was it like, when it was good?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'not-asked',
    /\b(?:(?:didn'?t|not|never|wasn'?t|weren'?t) (?:\w+ )?(?:ask(?:ed)? (?:me|us)|invite\w*|includ\w+|tell me|told|chosen|picked)|without me|new gc|left (?:me )?out|bridesmaid|found out (?:from|on|via)|instagram|saw (?:it|the (?:photos|pics)) on)\b/,
    [
      'to find out like that, from the side. nobody even had to look at you.',
      'you thought you knew where you stood, and then there is that.',
      'what would you have wanted to hear, and from whom?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'held-a-cup',
    /\b(?:party|everyone was (?:talking|laughing|dancing)|stood (?:in the corner|by)|small talk|everyone (?:already )?(?:knows|has) (?:each other|a group)|made friends|(?:one|any|a single) friend|no friends)\b/,
    [
      'a full room can be the loneliest one there is.',
      'was there one person who looked all right to stand beside?',
      'new places are like that at first: everybody seems to have been handed a map but you.',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'talked-to-one',
    /\b(?:did (?:talk|speak|chat) to|talked to (?:one|a|some)|about (?:her|his) (?:dog|cat|job|course)|it was (?:nice|good|okay|fun) actually|actually (?:nice|good|fun))\b/,
    [
      'that counts. one real bit of talk in an evening is more than most people get.',
      'so something did go right. what made that one easier?',
    ],
  ),
  noticing(
    'parents-split',
    /\b(?:(?:parents|mum and dad|mom and dad) (?:are |'re )?(?:getting (?:a )?divorc\w*|split\w*|separat\w*|breaking)|dad (?:moved|left)|mum (?:moved|left)|supposed to live with|whose house|because of (?:him|me|us))\b/,
    [
      'two people decide, and everybody else has to live in it.',
      "it isn't fair to have to choose, and it may feel that way just now.",
      'who is looking out for you in it?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'packed-a-bag',
    /\b(?:packed (?:a|her|his|their) bag|(?:she|he|they) (?:just )?(?:left|walked out|moved out)|walked out on|took the kids|(?:over|before|during) (?:brunch|dinner|breakfast)|over the phone)\b/,
    [
      'and then it was done, just like that. no wonder you are still standing in it.',
      'that leaves a lot of silence to stand in.',
      'what was the last thing said?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'did-not-notice',
    /\b(?:didn'?t (?:notice|see (?:it|this|that))|how did i not|never saw it|should have (?:seen|known|noticed)|no idea (?:she|he|they))\b/,
    [
      'people can hide a thing like that very well, even from the one in the next chair.',
      "it's easy to read it backwards. at the time it was ordinary days.",
      'looking back, is there something that means more now?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'not-happy-with-me',
    /\b(?:hasn'?t been happy|wasn'?t happy|isn'?t happy|doesn'?t love|fell out of love|needs? space|not in love|wants (?:a )?(?:break|divorce))\b/,
    ["that's a hard sentence to be handed, with no way to answer it.", 'what did you hear, underneath that?'],
    { mood: 'hard' },
  ),
  noticing(
    'both-hate-and-want',
    /\b(?:(?:hate|angry|mad|furious) .*\b(?:and|but)\b.*\b(?:love|want|miss)|(?:love|want|miss) .*\b(?:but|and)\b.*\b(?:hate|angry|mad)|want (?:him|her|them) back|do want (?:him|her))\b/,
    [
      'both of those are true, and they pull in different directions.',
      "it doesn't have to come down on one side tonight.",
      'which of the two is louder at this minute?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'smell-on-pillow',
    /\b(?:smell(?:ing|s|ed)?|shampoo|perfume|aftershave|pillow|(?:his|her) (?:hoodie|shirt|jumper))\b/,
    [
      'break_up|a smell gets past everything, straight to the middle.',
      'break_up|that is the body missing somebody before the head has had its say.',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'laughing-crying',
    /\b(?:laugh\w* (?:about|at) it (?:and|then|but)|laugh\w* .*(?:cry\w*|bawl\w*|sob\w*)|don'?t know whether to laugh)\b/,
    [
      "both come out of the same door. it's absurd and it hurts.",
      'of course. it may be a story one day; not yet.',
    ],
    { mood: 'hard' },
  ),
  noticing('long-draft', /\b(?:draft|paragraphs?|wrote (?:a|it)|deleted|unsent|long (?:text|message))\b/, [
    'you can write every word of it. sending is another matter, for another day.',
    'which one sentence in there is the truest?',
    'so some of it has already been said, if only to the page.',
  ]),
  noticing(
    'looked-at-phone',
    /\b(?:looked (?:at|through|in) (?:her|his|their) (?:phone|messages|diary)|snoop\w*|checked (?:her|his) (?:phone|messages)|texts? .*memes)\b/,
    [
      'you went looking for something to settle you. did it?',
      "not knowing makes people look. it mostly doesn't help, and you know that already.",
      'what would you have needed from them, so as not to have to look?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'their-ex',
    /\b(?:her|his|their) ex\b|\bjust friends\b/,
    [
      "'just friends' is easy to say, and it can be true, and it can still rub.",
      'which part of it bothers you most?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'row',
    /\b(?:row|argument|fight|fell out|shouted|yelled|screamed|said something (?:horrible|awful|nasty)|horrible back|i (?:just )?lost it|snapped)\b/,
    [
      'words like that leave quickly and then hang in the air for days.',
      'what was it about, underneath?',
      'and what would you most like to have back from it?',
    ],
    { mood: 'hard', unless: /\b(?:in a row|car park)\b/ },
  ),
  noticing(
    'came-out-of-my-mouth',
    /\b(?:don'?t (?:even )?(?:believe|mean) (?:it|that)|came out of my mouth|didn'?t mean (?:it|to)|take (?:it )?back|regret)\b/,
    [
      "then it was the hurt talking. it uses whatever's nearest.",
      "you can still say that: 'i didn't mean it, i was hurt.'",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'shouted-at-child',
    /\b(?:(?:shouted|yelled|screamed|snapped) at (?:my|the) (?:\w+ )?(?:son|daughter|kids?|boy|girl|child|children|little|baby|toddler)|his little face|her little face|spilled|spilt)\b/,
    [
      'what you feel about it now is the care showing. it can be mended, and children let you.',
      'that face stays with you, i can tell.',
      'what would you like to say to that little one tonight?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'said-sorry',
    /\b(?:said sorry|apologi[sz]ed|say sorry|sorry at)\b/,
    ['you said it. it may take till tea time to land.', 'you went back and said it. not everybody does.'],
    { mood: 'hard' },
  ),
  noticing(
    'own-parents',
    /\b(?:my own (?:mum|mom|dad|mother|father)|used to shout|like my (?:mum|mom|dad|mother|father)|growing up|when i was (?:little|a kid|small|six|seven|eight|young)|as a (?:kid|child))\b/,
    [
      'so you know how it is from down there, too.',
      "you've seen where that leads, and you stopped to look. that's already different.",
      'what would you have wanted then, from the big person?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'little-sibling',
    /\b(?:(?:little|younger|baby) (?:brother|sister)|my lad|my (?:son|daughter)(?:'s| is) (?:only )?(?:\w+))\b/,
    ['asked-me|you are the one who gets asked. that says a lot about how safe you are to ask.'],
    { mood: 'hard', unless: /\b(?:visa|uni|proud|passed|won|got)\b/ },
  ),
  noticing(
    'in-law',
    /\b(?:(?:mother|father|sister|brother)[- ]in[- ]law|rearrang\w*|my kitchen|thinks (?:she|he)(?:'s| is) helping|interfer\w*|means well)\b/,
    [
      'help that nobody asked for, and then you have to be grateful as well.',
      "it's the kitchen, and it isn't only the kitchen.",
      'what is the one thing you would want left alone?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'told-overreacting',
    /\b(?:overreact\w*|too sensitive|dramatic|making (?:a )?fuss|going soft|says i'?m (?:being|too)|silly for|get over it)\b/,
    [
      'being told how much to mind never made anybody mind less.',
      "it bothers you, so there's something in it. that can be looked at without a verdict.",
      'which part would they not see?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'something-of-mine',
    /\b(?:(?:one|some)thing (?:\w+ ){0,4}(?:that'?s )?mine|to myself|my own (?:space|room|time|place)|just want (?:one|some|a bit))\b/,
    ["that's not much to ask, and it's a lot to go without.", 'what would that look like, for you?'],
    { mood: 'hard' },
  ),
  noticing(
    'neighbour-noise',
    /\b(?:next door|neighbou?rs?|drum(?:s| kit)?|noise|music till|parked across|barking|semi[- ]detached|upstairs|downstairs)\b/,
    [
      "you can't even go home from it, that's the trouble. it is home.",
      'what would be a fair deal, as you see it?',
      'bad enough once. it is the again that does it.',
    ],
    { mood: 'hard', unless: /\bgone\b/ },
  ),
  noticing(
    'was-decent',
    /\b(?:was (?:decent|good|kind|lovely) (?:to|when|about)|did her bins|don'?t want to fall out|ruin (?:her|his|their)|not a bad|he(?:'s| is) alright really|be fair to)\b/,
    [
      "so it isn't simple: you'd like to keep the goodwill and still be heard.",
      "you're being fair, even now.",
    ],
    { mood: 'hard' },
  ),
  noticing(
    'friend-said-it',
    /\b(?:it was \w+ (?:\w+ )?who (?:said|told|did)|considered (?:her|him|them)? ?a friend|thought (?:she|he|we) (?:was|were) (?:a |my )?friends?|of all people)\b/,
    [
      'from a friend it lands in a different place.',
      'had there been anything before, between the two of you?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'nobody-needs-me',
    /\b(?:nobody needs me|no ?one needs me|kids have (?:left|gone)|empty nest|not needed|invisible|don'?t (?:matter|count)|a spare part|left behind)\b/,
    [
      'after years of being needed every hour, that is a strange kind of quiet.',
      'to be in the room and not be seen. that wears a person thin.',
      'when did you last feel really needed, or really seen?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'kids-on-saturday',
    /\b(?:see (?:'?em|them|him|her|the kids) (?:on )?(?:saturdays?|sundays?|weekends?|every other)|every other weekend|at (?:his|her|their) (?:mum|mom|dad)'?s|custody)\b/,
    ['a whole week to be a parent in one day.', 'what do you do with them, when they come?'],
  ),
  noticing(
    'did-with-kids',
    /\b(?:went (?:bowling|swimming|fishing|to the (?:park|pictures|zoo|beach|match))|two strikes|made (?:pancakes|a den)|my lad got|beat me at)\b/,
    [
      "that'll be what's remembered, you know. that day, with you in it.",
      'what was that day like, with everybody in it?',
    ],
  ),
  noticing(
    'cannot-go-in',
    /\b(?:sit in the (?:van|car)|don'?t want to go (?:in|home|back)|house is empty|dread going|can'?t face)\b/,
    [
      'out there is neither one place nor the other. no wonder you stop a while.',
      'what is it about going in?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'friend-killed-himself',
    /\b(?:topped (?:himself|herself)|took (?:his|her|their) own life|suicide|killed (?:himself|herself))\b/,
    [
      "i'm so sorry. a death like that leaves everybody going back over the last time.",
      "i'm so sorry. you can be angry and miss them in one breath.",
    ],
    { mood: 'hard', isFirst: true },
  ),
  noticing(
    'seemed-all-right',
    /\b(?:sounded (?:all ?right|fine|ok|normal)|seemed (?:fine|happy|all ?right|ok)|on about the|nothing (?:odd|different))\b/,
    [
      "gone|there was nothing there to see. that's part of what makes it so hard.",
      'gone|so you had an ordinary talk. those are good ones to have had.',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'mixed-up-people',
    /\b(?:my (?:brother|sister|mum|mom|dad|mother|father|wife|husband|partner|boyfriend|girlfriend) (?:says|thinks|wants|reckons|told me|keeps) )/,
    [
      "and that's one more voice in it, besides your own.",
      'and what do you think yourself?',
      'what do you hear in that?',
    ],
    { mood: 'hard' },
  ),
];
