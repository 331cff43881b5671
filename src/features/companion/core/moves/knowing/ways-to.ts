import { type KnowHow, lean, way } from './know-how.ts';

const ANY = /./;

/** Ways to do what is asked about, and which way one might lean. The most particular first. */
export const WAYS_TO: readonly KnowHow[] = [
  lean(
    'is-it-awful',
    /\bis (?:that|it|this) (?:awful|bad|terrible|wrong|selfish|horrible|weird)\b/,
    /\b(?:baby|newborn|weeks old)\b/,
    [
      'no. loving somebody and missing your own life sit side by side in a great many people, on that little sleep above all. which bit of the old days do you miss most?',
    ],
  ),
  lean(
    'is-it-awful-else',
    /\bis (?:that|it|this) (?:so )?(?:awful|bad|terrible|wrong|selfish|horrible|sad|pathetic)\b/,
    ANY,
    [
      "it doesn't sound awful to me. it sounds like somebody being honest on a hard day. what makes it feel that way?",
    ],
  ),
  lean(
    'is-it-usual',
    /\bis (?:it|that|this) (?:usual|normal|strange|odd|common)\b/,
    /\b(?:died|grief|funeral|widow\w*)\b/,
    [
      'it is very usual, and for a good deal longer than people admit. hands keep their habits. there is no date by which it should stop.',
    ],
  ),
  lean(
    'overreacting',
    /\bam i (?:being |just )?(?:overreact\w*|too sensitive|silly|unreasonable|dramatic|petty|crazy|needy|mad|too much)\b/,
    ANY,
    [
      "i don't think so. something in it matters to you, and that's what you're hearing.",
      "i'd not call it that. what would have made it all right?",
    ],
  ),
  lean('alone-silly', /\b(?:silly|daft|mad|weird|stupid) to (?:go|do|travel|eat|be)\b/, ANY, [
    "not silly. on your own it'll be a different trip, and some of it hard. who would you tell about it in the evenings?",
  ]),
  lean(
    'tell-or-let-sleep',
    /\b(?:wake|tonight|let (?:her|him))\b/,
    /\b(?:sacked|redundan\w*|lost (?:my|the) job|fired|email|asleep)\b/,
    [
      'most people want to be told. it will be just as true at breakfast and one of you would have slept. which would be harder for you: the lying awake alone, or the waking?',
    ],
  ),
  lean(
    'put-him-right',
    /\b(?:put (?:him|her) right|correct (?:him|her)|tell (?:him|her) who)\b/,
    /\b(?:didnae|didn'?t know me|dementia|the home|teas|brother|stranger|alzheimer\w*)\b/,
    [
      "people who work with it mostly say: go along where it does no harm. your name once, lightly, and if it doesn't take, do the teas. the kindness gets through even when the name doesn't.",
    ],
  ),
  lean('call-or-message', /\b(?:call|ring|phone)\b.*\b(?:or|instead|message|text|better)\b/, ANY, [
    "a message lets you both cool down; a call lets the voice do its part. if you're still hot, i'd write first and offer the call. which one would you regret less?",
  ]),
  lean(
    'text-ex',
    /\b(?:text|call|message|ring|contact) (?:him|her|them|my ex)\b/,
    /\b(?:broke up|dumped|left me|packed|draft|ex\b|six years|brunch)\b/,
    [
      "i can't know that, but tonight may be the wrong hour for it. write it all, send none, and read it tomorrow after breakfast. what would you be hoping to get back?",
    ],
  ),
  lean('go-on-thursday', /\bshould i (?:go|come|accept|say yes|do it)\b/, ANY, [
    "i can't know, but it sounds as if part of you would like to. you could go for the first ten minutes and sit by the door. what speaks against it?",
  ]),
  lean(
    'own-up-looked',
    /\b(?:tell (?:her|him|them)|own up|confess|come clean)\b/,
    /\b(?:looked (?:at|through)|phone|snoop\w*|lied|wrong (?:grade|mark))\b/,
    [
      "that's yours to decide. telling costs an evening; not telling sits between you. if you do, say why before you say what: 'i was scared, and i looked.' which way do you lean?",
    ],
  ),
  lean('ask-them-straight', /\b(?:ask|talk to|speak to|tell) (?:her|him|them)\b/, ANY, [
    "i'd say asking is fair, if it's one plain question and no charge sheet. the not-knowing seems to cost more. what would you most want to hear?",
  ]),
  lean('hr', /\b(?:hr|complain|report (?:him|her|it)|union|go to (?:the|my))\b/, ANY, [
    "that's yours to weigh. what helps either way is a record: dates, what was yours, who was there. with that in hand you can choose calmly. do you have any of it already?",
  ]),
  lean(
    'cleaning-in-interview',
    /\b(?:should i tell|tell it|better not|mention)\b/,
    /\b(?:interview|cleaning|clean|job)\b/,
    [
      "i'd tell it, in one sentence and with your head up: you kept working while you learned the language. anybody who hires should like that.",
    ],
  ),
  way(
    'start-talking',
    /\b(?:start|begin|get) (?:even )?(?:talking|a conversation|chatting)\b|\btalk(?:ing)? to (?:someone|people|anyone|them)\b/,
    ANY,
    [
      "ask something small that's already in front of you both: 'is that any good?', 'which room is it next?' then one more about their answer. short counts. a club helps, since the game does half of the talking.",
    ],
  ),
  way(
    'does-it-pass',
    /\b(?:does (?:it|that|this) (?:ever )?(?:get|go|stop|pass|end)|how long (?:does|do|will))\b/,
    ANY,
    [
      "mostly it changes rather than stops: the gaps between get longer. nobody can give you a date, and you're not late. what would 'a bit better' look like?",
    ],
  ),
  way('get-through', /\bhow do (?:people|you|i|we) (?:get|make it|cope|survive|manage)\b/, ANY, [
    'mostly by making it smaller: one thing you like to eat, one person to ring, one hour out of doors, and leave to go to bed early. it only has to be got through, not done well.',
    "an hour at a time, and with one thing in each day that's only yours. which hour is the one to plan for?",
  ]),
  way(
    'help-partner',
    /\b(?:don'?t know )?how to help\b|\bhow (?:do|can) i help\b|\bwhat can i do for (?:her|him)\b/,
    ANY,
    [
      "take one whole thing off the list without being asked, the same one every day. and ask one question that isn't 'are you okay': 'what was the worst hour today?' if it goes on, a doctor or health visitor is right to hear of it.",
    ],
  ),
  way('get-better', /\bwill (?:he|she|it|they)\b/, ANY, [
    "i can't know that, and i won't guess. the people on the ward can tell you what they see from day to day; ask them what a good sign would look like. what frightens you most in it?",
  ]),
  way(
    'missing-pet',
    /\b(?:what|how|do|else|try)\b/,
    /\b(?:gone missing|missing since|posters|catflap|hasn'?t come home|lost (?:my )?(?:dog|cat))\b/,
    [
      'what often works: your worn jumper and the bed outside by the door, sheds and garages asked for within ten houses, and a quiet walk at dusk and at five, calling and then listening. ring the vets and the microchip line, too.',
    ],
  ),
  way(
    'speech-nerves',
    /\b(?:tips|how|what)\b/,
    /\b(?:speech|presentation|voice went|speaking|everyone will be looking)\b/,
    [
      'learn only the first sentence by heart, and the last. the rest on a card, in big letters. before you stand up, one long breath out. say the first line to one friendly face, and slower than feels right.',
    ],
  ),
  way(
    'start-studying',
    /\b(?:start|begin|get going|where|how)\b/,
    /\b(?:exam|finals|revis\w*|essay|dissertation|book|mock)\b/,
    [
      "tiny and boring: one page, one pen, ten minutes on a timer. write down everything you still know about one topic, no book. then open the book only for the holes. stop when it rings, even if it's going well.",
      'pick the topic you like most, not the worst one. explain it out loud to a chair for five minutes. where you get stuck is your list.',
    ],
  ),
  way('inbox', /\b(?:start|where|how|what)\b/, /\b(?:emails?|inbox|meetings|deadlines?)\b/, [
    "don't answer in order. five minutes: star only what somebody is actually waiting for today. do three of those. the rest has waited and can.",
  ]),
  way(
    'make-friends',
    /\b(?:friends?|people|meet|one idea|one thing|small)\b/,
    /\b(?:uni|friends?|leeds|moved|group|lonely|my room|week 4|new (?:city|town))\b/,
    [
      'one idea: the same place at the same hour, three weeks running. friends are mostly made by being seen again. is there somewhere you already walk past?',
      "something small for tomorrow: eat one thing where others can see you, with headphones off. that's all. no talking required.",
    ],
  ),
  way('hands-busy', /\b(?:hands|ten minutes|isn'?t my phone|something to do)\b/, ANY, [
    'wash up by hand, every piece, in hot water, slowly. or empty one drawer onto the bed and put it back in order. phone in another room first.',
  ]),
  way('cook-for-one', /\b(?:cook|make|eat|air fryer)\b/, /\b(?:for one|air fryer|on my own|alone)\b/, [
    'in an air fryer, for one: two chicken thighs skin up, twenty-five minutes, halved potatoes round them. or a salmon fillet and some broccoli, ten. one tray, one plate, no witnesses.',
  ]),
  way(
    'motorway',
    /\b(?:motorway|slip road|driving|lanes?|tips)\b/,
    /\b(?:motorway|slip roads?|driving test|drive)\b/,
    [
      "slip roads: get up to the speed of the traffic before you join, look early, pick a gap, and don't stop at the end. first time on a sunday morning, one junction on and off, with somebody calm beside you.",
    ],
  ),
  way(
    'cook-for-guest',
    /\b(?:ideas?|put in front|cook|dinner|feed|make)\b/,
    /\b(?:dinner|feed|fed|cook|lunch|bacon|guest)\b/,
    [
      'whatever was on the table when you two were young. nobody remembers the cooking, and everybody remembers that it was theirs. what was always liked?',
    ],
  ),
  way('capitals', /\b(?:turn (?:them|it) off|big letters|capitals)\b/, /\b(?:big letters|capitals|caps)\b/, [
    "on a tablet, tap the arrow pointing up, at the left of the letters, once. but write how you like, i don't mind big letters at all.",
  ]),
  way('grounding-word', /\bwhat (?:does|is) '?grounding/, ANY, [
    "it means coming back to here and now when your head is elsewhere: feet on the floor, five things you can see. your flatmate means something like 'catching yourself'.",
  ]),
  way(
    'knowing-come-back',
    /\b(?:come back|coming back|is that it|get better|last)\b/,
    /\b(?:didnae know|didn'?t know me|dementia|the home|teas|alzheimer\w*)\b/,
    [
      "often it comes and goes: a clear morning, a foggy week. i can't say how it'll be from here, the staff will know the pattern. what stays longest is how people make one feel.",
    ],
  ),
  way(
    'relapsing',
    /\bwhat (?:does|is) (?:relapsing|it mean)|day to day|normal words\b/,
    /\b(?:sclerosis|relapsing)\b/,
    [
      'in normal words: stretches where something flares up, then stretches where it settles, partly or wholly. how that looks is different for each person, and your ms nurse is the one to ask about yours. what do you most want to know?',
    ],
  ),
  way(
    'noise-rules',
    /\b(?:rules|hours|allowed|law|legal)\b/,
    /\b(?:drum\w*|noise|neighbou?r|next door|music)\b/,
    [
      'councils do act on noise, and their website says how where you live. most ask for a diary of dates and times first. a word at the door usually gets there sooner. what happened when you went round?',
    ],
  ),
  way(
    'job-rights',
    /\b(?:can they|just do that|rights|allowed|notice|legal)\b/,
    /\b(?:sacked|redundan\w*|fired|job|notice|email|years)\b/,
    [
      "i don't know the rules well enough, and this is worth getting right. citizens advice, acas or your union will tell you for nothing, and soon is better. keep that email. who's beside you in this?",
    ],
  ),
  way(
    'housing-rights',
    /\b(?:rights|allowed|can (?:he|she|they)|legal)\b/,
    /\b(?:landlord|evict\w*|wants us out|notice|rent)\b/,
    [
      "i'm no use on the rules, and a wrong answer costs. a free housing advice line, shelter or citizens advice, is the place to ring first. ask what notice is valid. don't leave before you've asked.",
    ],
  ),
  way(
    'scared-at-work',
    /\b(?:what|how|do|something)\b/,
    /\b(?:scare\w*|afraid|panic\w*|news)\b.*\b(?:work|kitchen|shift)\b|\b(?:work|kitchen|shift)\b.*\b(?:scare\w*|afraid|panic\w*)\b/,
    [
      'put both hands under cold water, slowly, and count ten breaths out. then name five things in the room, in your own language. and one fixed hour for the news each day, not all day.',
    ],
  ),
  way(
    'stay-or-go-home',
    /\b(?:what would you do|what do you think|what should i do)\b/,
    /\b(?:move (?:back )?home|mum|getting older|boyfriend|choose|move)\b/,
    [
      "i can't choose for you, but here's what i'd do first: find out what help there really is, and what would be enough, before deciding who moves. it may not be all or nothing. what does your mum herself want?",
    ],
  ),
];
