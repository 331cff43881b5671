import { type KnowHow, words } from './know-how.ts';

const SAY =
  /\b(?:say|tell|write|text|message|word|words|put it|note|sentence|lines?|speak|ask|explain|reply|answer)\b/;

/** Words to say or send, by what they are for. The most particular first. */
export const WORDS_FOR: readonly KnowHow[] = [
  words(
    'not-understood',
    SAY,
    /\b(?:don'?t understand (?:the )?question|understand only half|interview.*english|english.*interview)\b/,
    [
      "one good sentence: 'i want to answer that properly. could you say it once more, a little slower?' people respect that more than a smile.",
      "or shorter: 'sorry, could you ask that in another way?' nobody minds.",
    ],
  ),
  words('debt-partner', SAY, /\b(?:owe \d|on cards|debts?|hide the post|gambl\w*|loan)\b/, [
    "start with the hiding, since that's the part that hurts: 'i've been keeping something from you, because i was scared. it's money. i want us to look at it together.' and have the number on paper.",
    "one line to open: 'i want to tell you something about money, and please hear all of it before you answer.'",
  ]),
  words('bullies', SAY, /\b(?:calling me|call me|bull\w+|pick on me|pig|names)\b/, [
    "short and dull works best, nothing to feed on: 'okay.' or 'you've said.' and walk. and to a grown-up, with dates: 'this has been said to me every day since monday. i want it to stop, and i want you to write it down.'",
  ]),
  words('wedding-speech', SAY, /\b(?:speech|toast|best man|wedding)\b/, [
    "three small parts: one story that only a brother or sister would know. one thing you've seen change since those two met. then 'please raise your glasses'. three minutes, and read it off a card.",
    "a first line that always works: 'most of you know one side of them. i shared a bathroom with the other.'",
  ]),
  words('rude-boss', SAY, /\b(?:boss|manager|chef)\b.*\b(?:stupid|speaks? to me|english|customers?)\b/, [
    "two calm sentences: 'please speak to me quietly. i understand better, and i work better.' say it when nobody is near. then go on with your work.",
    "you could say: 'i respect you. please don't shout at me in front of customers.' that's enough.",
  ]),
  words(
    'eulogy',
    /\b(?:say|speak|speech|eulogy|words|two minutes)\b/,
    /\b(?:chapel|funeral|eulogy|eighty-four years|wake|memorial)\b/,
    [
      'two minutes is one picture and one truth. begin where you met, with the smallest thing you still see. then what changed in you because of it. end with what you would have said on the next call.',
      "one way: 'i knew them when…', then one story that made you both laugh, then 'that is who has gone.' and sit down. nobody will wish it longer.",
    ],
  ),
  words(
    'child-and-death',
    SAY,
    /\b(?:my (?:lad|son|daughter|boy|girl|kids?)(?:'s)? .*\b(?:dog|cat|nan|grandad|grandma|put to sleep|died)|(?:dog|cat|pilot|put to sleep|died).*\b(?:my (?:lad|son|daughter|boy|girl|kids?)))\b/,
    [
      "plain words, and no 'sleep' in them. maybe: 'his body was very old and it stopped working. he died. he can't feel anything now, and we can miss him together.' then let the questions come.",
      "you could say: 'he has died, and that means his body doesn't work any more. it was nobody's fault. i'm sad too.' short, true, and you beside him.",
    ],
  ),
  words(
    'child-and-divorce',
    SAY,
    /\b(?:divorc\w*|split|separat\w*)\b.*\b(?:brother|sister|son|daughter|kids?)\b|\b(?:brother|sister|son|daughter|kids?)\b.*\b(?:divorc\w*|because of him|because of her)\b/,
    [
      "maybe: 'it's not because of you. it's grown-up stuff between the two of them. they both love you, and you've still got me.' you may have to say it more than once.",
      "or: 'nothing you did made this, and nothing you do can fix it. you can ask me anything.'",
    ],
  ),
  words(
    'child-after-row',
    /\b(?:say|tell|do|what)\b/,
    /\b(?:shouted|yelled|snapped|screamed|lost it)\b.*\b(?:son|daughter|kid|boy|girl|six|little)\b|\b(?:son|daughter|kid|boy|girl)\b.*\b(?:shouted|yelled|snapped|screamed|lost it)\b/,
    [
      "when they are through the door, get down to their height: 'i shouted this morning. that was too loud, and it wasn't about you. i'm sorry.' then do something ordinary together. it mends more than you'd think.",
      "short is best: 'i was too loud, i'm sorry. i love you when you spill things, too.' and a cuddle, if they want it.",
    ],
  ),
  words(
    'job-loss-home',
    SAY,
    /\b(?:redundan\w*|sacked|laid off|lost (?:my|the) job|fired|let go|by email)\b/,
    [
      "maybe: 'sit down with me a minute. i've lost the job. i've known a while and couldn't say it. i'm ashamed, and i don't want to carry it without you.'",
      "you could begin with the fact: 'they've let me go. i don't have answers yet. i wanted you to hear it from me.' the first sentence is the hard one.",
    ],
  ),
  words('bad-mark', SAY, /\b(?:mock|grade|got a \d|failed|exam|results?|report card|a 2|chemistry)\b/, [
    "get the true number out first: 'i told you a wrong grade. i was scared you'd be sad. the real one is lower, and i want to sort it out.' in the car is good, nobody has to look.",
    "short version: 'i lied about my mark because i didn't want to let you down. can we look at it together?'",
  ]),
  words(
    'diagnosis-partner',
    SAY,
    /\b(?:diagnos\w*|sclerosis|ms\b|cancer|biopsy|lump|clinic|illness|condition)\b/,
    [
      "a first sentence, only that: 'i was told something at the clinic that i'd rather not hold by myself any more.'",
      "maybe: 'i've got something to tell you, and i don't need you to fix it. just sit with me while i say it.'",
    ],
  ),
  words(
    'back-after-loss',
    SAY,
    /\b(?:lost the baby|miscarr\w*|eleven weeks|nice week|week off|back at work|funeral)\b/,
    [
      "true and closed at once: 'it was a hard week, and i'd rather not go into it. it's good to be busy.' then turn to the work.",
      "or just: 'not really a holiday, no. what did i miss?' it's no lie, and it moves them on.",
    ],
  ),
  words('ward-or-boss', SAY, /\b(?:manager|boss|supervisor|matron|head of|ward)\b/, [
    "maybe: 'could i have five minutes? yesterday got loud. i want to do this job well, and i'd like things like that said in private.' then stop, and let the silence work.",
    "you could say: 'i wasn't at my best yesterday. i've had a lot on. i'd like to tell you how it looked from my side.'",
    "short and true: 'i wasn't well for a minute, and i'm all right now. thanks for not making a thing of it.'",
  ]),
  words('health-visitor', SAY, /\b(?:health visitor|midwife|gp|doctor|nurse)\b/, [
    "say it the way it is: 'i'm not sleeping, i cry most days where nobody hears, and i'd like help before it gets bigger.' they hear it often, and it's what they come for.",
    "you could hand over one line on paper: 'i'm not all right, and i don't know how to say it.' that's enough to start them off.",
  ]),
  words(
    'friend-gone-quiet',
    SAY,
    /\b(?:ignor\w*|on read|ghost\w*|gone quiet|bridesmaid|without me|left out|fell out|best friend)\b/,
    [
      "keep it light and true: 'hey, feels a bit quiet between us. did i do something? i'd rather know.' one message, then phone face down.",
      "or: 'i miss you. if something's up, tell me, i can take it.'",
    ],
  ),
  words('neighbour', SAY, /\b(?:next door|neighbou?r|drum\w*|noise|music|parked|door\.|note)\b/, [
    "maybe: 'mornings are the only sleep i get. could the noise wait till noon? i'd owe you one. knock any time, i'd sooner talk than write.'",
    "firm and friendly: 'i know it helps you, and i need the sleep. could we agree on some hours? come and knock.'",
  ]),
  words('in-law-kindly', SAY, /\b(?:in[- ]law|my kitchen|rearrang\w*|helping)\b/, [
    "warm and plain: 'i know you meant well with the kitchen. i've put things back where my hands expect them. next time, ask me first?'",
    "lighter: 'thank you for all the work! i can't find a spoon. i'm going to put it back my way, and i'd love you to leave that one room to me.'",
  ]),
  words('birth', SAY, /\b(?:daughter|son|baby|7lb|lb \d|labour|midwife|born|im a dad|shes here)\b/, [
    "how about: 'here at last. everybody well, and we are in love and very tired. pictures when we can see straight.'",
    "shorter: 'we have somebody we'd like you to meet. all well. more when we've slept.'",
  ]),
  words('good-grace', SAY, /\b(?:stand down|step down|good grace|chair|resign\w*)\b/, [
    "two sentences: 'i have been glad to hold the chair, and i hand it on with good wishes. i look forward to being simply one of you.'",
    "or: 'thank you for saying it to me plainly. i will step aside, and stay for the company.'",
  ]),
  words(
    'sibling-row',
    SAY,
    /\b(?:fight|row|argu\w*|horrible|said something)\b.*\b(?:sister|brother|mum|mom|dad|priya|parents)\b|\b(?:sister|brother|mum|mom|dad)\b.*\b(?:fight|row|argu\w*|horrible)\b/,
    [
      "not too sorry: 'what i said last was meant to hurt, and it wasn't true. i'm still angry about the rest. i'd like to talk, without the others watching.'",
      "cooler: 'i take that one sentence back. the rest i'd like to discuss properly, when we've both slept.'",
    ],
  ),
  words('ask-money-no', SAY, /\b(?:asked (?:me )?for money|grand|lend|loan|money again)\b/, [
    "you could say: 'i love you, and i'm not lending any more. that's not about you being a bad person. ask me for something else, and i'll come.' if there is pushing: the same sentence again.",
    "shorter: 'i can't, and that's my answer for good. i'd still like sunday lunch.'",
  ]),
  words('new-people', SAY, /\b(?:make friends|uni|party|new (?:here|city|town))\b/, [
    "the dull opener works best: 'is this seat free? i don't know anybody yet.' most people are relieved somebody said it.",
  ]),
];
