import { type Noticing, noticing } from './noticing.ts';

/** Body, sleep, fear and tiredness. */
export const IN_BODY: readonly Noticing[] = [
  noticing(
    'waking-at',
    /\b(?:wak\w+ (?:up )?at|awake (?:at|since|again|till)|up (?:at|since) (?:two|three|four|five|\d)|(?:at )?[2345] ?am)\b/,
    [
      "that's the hour when everything is at its biggest and nobody's up to ask.",
      'what gets there first, before you are properly awake?',
    ],
    { mood: 'hard', unless: /\b(?:shift|milk|feed|got up|alarm|got in)\b/ },
  ),
  noticing(
    'cannot-sleep',
    /\b(?:can'?t|cannot|couldn'?t|not|haven'?t|didn'?t) (?:\w+ )?(?:sleep|slept|sleeping)\b/,
    [
      'lying there wide awake makes a night very long.',
      'what goes round, when you lie there?',
      'a night like that borrows from the whole next day.',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'brain-going',
    /\b(?:(?:brain|mind|head) (?:\w+ ){0,3}(?:going|racing|spinning|busy|won't|blank|off|stop)|overthink\w*|switch off|round and round|can'?t stop thinking)\b/,
    [
      "a head like that doesn't know the working day is over.",
      'it keeps handing you the same page.',
      'if it had to pick one thing out of all that, which would it be?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'stuff-list',
    /\b(?:work stuff|money stuff|\w+ stuff,|did i lock|this and that|bits and bobs|a bit of everything)\b/,
    ['none of it huge, and all of it at once in the dark.', 'which one turns up most nights?'],
    { mood: 'hard' },
  ),
  noticing(
    'goes-blank',
    /\b(?:goes blank|went blank|blank(?:ed)?$|froze|freez\w+|can't think|words (?:go|went|don't))\b/,
    [
      "going blank is what a head does when too much hangs on it. it isn't the same as not being able.",
      'when does it start: before, or once you are in it?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'panic-now',
    /\b(?:panic(?:king| attack)?|heart (?:is |'s )?(?:\w+ )?(?:going|racing|pounding|mad|thump\w*)|can'?t (?:breathe|catch my breath)|hyperventilat\w*|shaking)\b/,
    [
      "i'm here. it climbs, and then it comes down by itself, mostly within minutes. let the breath out be longer than the breath in.",
      "both feet on the floor, and look for five things that are blue. i'm here while you do.",
      "you don't have to make it stop. long breath out, and let it pass through.",
    ],
    { mood: 'hard', unless: /\b(?:used to|last (?:week|year|month)|if i|in case)\b/, isFirst: true },
  ),
  noticing(
    'easing',
    /\b(?:slowing down|calm(?:er|ing)|going down|easing|settling|bit better|feel(?:s|ing)? (?:a bit |much )?better|lighter|helped a bit|that helped)\b/,
    [
      'good. let it go at its own pace.',
      'good. you stayed with it till it turned.',
      "i'm glad. keep hold of a bit of that.",
    ],
  ),
  noticing(
    'from-nowhere',
    /\b(?:(?:out of|from) nowhere|no reason|for no reason|without warning|just comes)\b/,
    [
      'not knowing when it will come is half the strain of it.',
      'was there anything small beforehand, the last time?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'tears-hidden',
    /\b(?:cr(?:y|ied|ying) (?:in|on|by|behind|alone|every)|(?:nobody|no ?one) (?:hears|heard|sees|saw)|hide (?:it|in)|cried? in the \w+)\b/,
    [
      'crying where nobody would see it. that must be lonely on top.',
      'you found the one door that shuts.',
      'who would you have let in, if anybody?',
    ],
    { mood: 'hard', unless: /\b(?:laugh\w*|happy|proud|joy|dad cried|mum cried|she cried|he cried)\b/ },
  ),
  noticing(
    'tears',
    /\b(?:i (?:just )?(?:cried|cry|was crying|burst into tears|can'?t stop crying)|bawling|sobb\w+|in tears)\b/,
    ['tears get there before the words do, sometimes.', 'what were the tears about, if you had to guess?'],
    { mood: 'hard', unless: /\b(?:nearly|almost|laugh\w*|happy)\b/ },
  ),
  noticing(
    'lump-or-test',
    /\b(?:lump|biopsy|scan|test results|results (?:are|come)|hospital appointment|blood tests?|mammogram|smear)\b/,
    [
      'waiting like that with nothing to do about it. the not-knowing has a weight of its own.',
      'who could go with you, or wait by the phone?',
      "that's a long few days to get through.",
    ],
    { mood: 'hard', isFirst: true },
  ),
  noticing(
    'ran-in-family',
    /\b(?:(?:mum|mom|dad|nan|sister|mother|father|aunt|gran) had (?:it|the same|that|cancer)|runs in the family|same age)\b/,
    [
      "so you already know what that road looks like. no wonder it's close.",
      'then this is hers as well as yours, in a way. what comes back of that time?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'diagnosis',
    /\b(?:diagnos\w+|sclerosis|it's (?:cancer|ms|diabetes|parkinson\w*)|chronic|in clinic|neurologist|consultant said|told in)\b/,
    [
      "a word like that divides things into before and after. i'm sorry.",
      'how long have you been holding that, since you heard?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'worn-out',
    /\b(?:exhaust\w+|knackered|worn out|so tired|just tired|running on|double(?:s| shift)|no energy|burnt? ?out|dead on my feet|haven'?t (?:slept|stopped))\b/,
    [
      "that isn't one bad night's worth of tired.",
      'everything costs double on that little rest.',
      'what would you put down first, if you could?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'new-baby',
    /\b(?:baby (?:is|'s)|newborn|\d+ weeks old|breastfeed\w*|health visitor|two hours in a row|night feeds?)\b/,
    [
      'those weeks are about the hardest there are, love or no love.',
      "on that little sleep, everything is louder. you're allowed to find it hard.",
      'who holds the baby so that you can sleep?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'old-life',
    /\b(?:miss (?:my|the|our) (?:old )?(?:life|self|freedom|job|body|friends)|who i (?:was|used to be)|before (?:the baby|all this))\b/,
    [
      'you can love what came and miss what went. plenty of people do, and few say it.',
      'which part of the old days would you have back for one afternoon?',
    ],
    { mood: 'hard' },
  ),
  noticing(
    'nothing-wrong',
    /\b(?:nothing(?:'s| is)? (?:\w+ )?wrong|nothing (?:happened|special)|no reason to|should be (?:happy|grateful|fine)|on paper|flat|meh|numb)\b/,
    [
      "there doesn't have to be a reason for it to be real.",
      'flat is a feeling too, just a quiet one.',
      'when did it last feel different, even for an hour?',
    ],
    { mood: 'hard', unless: /\b(?:flat ok|my flat|a flat|the flat|our flat|new flat|flat\w?mate|tyre)\b/ },
  ),
  noticing(
    'alone-at-home',
    /\b(?:on my own|by myself|house is (?:so |too |just )?(?:empty|quiet)|nobody (?:home|there)|no ?one (?:rings|calls|comes|texts|visits)|ate it alone|eat (?:alone|in my room|on my own)|the evenings|lonely|by the phone)\b/,
    [
      'an evening is very long with nobody else in it.',
      'all that quiet, and nobody to say it to. you can say it here.',
      'which hour is the worst of it?',
      'when was it last different?',
    ],
    { mood: 'hard' },
  ),
  noticing('feel-what', /\b(?:don'?t|dont|do not) know (?:what|how) i (?:feel|am feeling)\b/, [
    'not knowing is a kind of answer. if it had a weather, what would it be today?',
    "it needn't have a name. is it heavy, or more like nothing at all?",
  ]),
  noticing(
    'too-quiet',
    /\b(?:(?:is|so|that|too|very|dead) quiet|the silence|quiet (?:now|house|in here))\b/,
    ['a quiet like that has a sound of its own.', 'what used to fill it?'],
    { mood: 'hard' },
  ),
  noticing(
    'scared-of',
    /\b(?:scared|afraid|terrified|frightened|worried|dread\w*|scare)\b/,
    [
      'what is the worst picture that comes, in plain words?',
      "that's a lot of watching out, all day long.",
      'fear like that makes sense: something that matters is at stake.',
    ],
    { mood: 'hard' },
  ),
];
