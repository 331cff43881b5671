export const TOPICS = [
  'work',
  'family',
  'grief',
  'sleep',
  'loneliness',
  'body',
  'self-worth',
  'relationships',
  'money',
  'school',
  'health',
  'friends',
  'home',
  'change',
  'world',
  'worry',
  'conflict',
  'faith',
  'identity',
  'habits',
  'care',
  'past',
  'good news',
  'dreams',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Something that happened or goes on, and what a kind listener has to say and ask about just that. */
export interface Situation {
  readonly id: string;
  readonly topic: Topic;
  /** Over normalised text. */
  readonly pattern: RegExp;
  /** 3: an event with weight of its own · 2: a difficulty · 1: only a topic. */
  readonly weight: 1 | 2 | 3;
  readonly say: readonly string[];
  readonly ask: readonly string[];
}

const LOVED =
  'mom|mum|mother|dad|father|sister|brother|son|daughter|husband|wife|partner|friend|grandma|grandmother|gran|nan|nana|grandpa|grandad|grandfather|aunt|uncle|cousin|baby|boyfriend|girlfriend|twin|fiance|niece|nephew|teacher|child|parents|he|she|they|colleague|neighbou?r|him|her';

/** In order of precedence: the first that fits a message leads. */
export const SITUATIONS: readonly Situation[] = [
  {
    id: 'pet-loss',
    topic: 'grief',
    weight: 3,
    pattern:
      /\b(?:my|our|the) (?:old |little |sweet )?(?:dog|cat|puppy|kitten|pet|horse|rabbit|hamster|bird|parrot)\b.{0,40}\b(?:died|passed|put (?:down|to sleep)|gone|dead)\b|\b(?:lost|put down|bury|buried) (?:my|our) (?:\w+ )?(?:dog|cat|pet|puppy|kitten|horse|rabbit|hamster|bird)\b|\bput (?:him|her|(?:my|our|the) \w+) (?:to sleep|down)\b/,
    say: [
      "i'm so sorry. they were part of every ordinary day, and now every ordinary day has a gap in it.",
      "that's a real loss. love doesn't check how many legs somebody had.",
      "the house must sound different now. i'm sorry.",
    ],
    ask: [
      'what were they like?',
      'which moment of the day do you notice it most?',
      'what did the two of you have together that nobody else has seen?',
    ],
  },
  {
    id: 'pregnancy-loss',
    topic: 'grief',
    weight: 3,
    pattern: /\b(?:miscarr\w+|stillb\w+|lost (?:the|our|my) (?:baby|pregnancy)|ectopic)\b/,
    say: [
      "i'm so sorry. you lost someone you had already made room for.",
      "that is a loss, whatever week it was. i'm sorry it happened to you.",
      'so much of this is invisible to other people, and none of it is small.',
    ],
    ask: [
      'who has been able to be there with you in it?',
      'what do you wish people understood about it?',
      'what has been the hardest hour of the day?',
    ],
  },
  {
    id: 'death',
    topic: 'grief',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:${LOVED})\\b.{0,30}\\b(?:died|passed away|passed on|passed|is dead|was killed|isn't here anymore)\\b|\\b(?:lost|buried|burying) (?:my|our) (?:\\w+ )?(?:${LOVED})\\b|\\b(?:the|his|her|my \\w+'s|\\w+'s) (?:funeral|wake|ashes|grave|memorial)\\b|\\bsince (?:he|she|they) (?:died|passed)\\b|\\bdeath of (?:my|a|our)\\b|\\b(?:anniversary|year|months?|weeks?) (?:of|since) (?:his|her|the|their|my \\w+'s) (?:death|passing)\\b|\\bgrie(?:f|ving)\\b`,
    ),
    say: [
      "i'm so sorry. there's nothing here that you need to make smaller.",
      "that's an enormous absence to walk around with. i'm sorry.",
      "grief doesn't keep a schedule, and it doesn't have to make sense to anybody.",
      'missing somebody that much is what love looks like when it has nowhere to go.',
      'there is no right way to do this, and no date by which it should be done.',
    ],
    ask: [
      'what {were} {they} like?',
      'what do you find yourself missing in the small things?',
      'is there something you would have liked to say to {them}?',
      'when does it come over you most?',
      'who else knew {them} the way you did?',
    ],
  },
  {
    id: 'witnessed-death',
    topic: 'grief',
    weight: 3,
    pattern:
      /\b(?:patient|client|resident|customer|stranger|passenger|student)s?\b.{0,30}\b(?:die[ds]?|dying|dead|passed|killed)\b|\bi (?:saw|watched|found) (?:someone|somebody|a (?:man|woman|person|child|body)|him|her) (?:die|dying|dead)\b/,
    say: [
      'being there when a life ends marks a person, whatever the job says.',
      'you carried that moment, and you carried it home.',
      "that's not something one simply clocks out from.",
    ],
    ask: [
      'what do you still see, when it is quiet?',
      'who was there for you afterwards?',
      'what would you have needed in that hour?',
    ],
  },
  {
    id: 'unsafe-with',
    topic: 'relationships',
    weight: 3,
    pattern:
      /\b(?:he|she|they|boyfriend|girlfriend|husband|wife|partner|ex|dad|father|mom|mother|stepdad|brother)\b.{0,25}\b(?:grab(?:s|bed)|push(?:es|ed)|shov(?:es|ed)|slap(?:s|ped)|hits?|beats?|chok(?:es|ed)|kick(?:s|ed)|thr(?:ows|ew) (?:things|something|\w+) at|threaten(?:s|ed)|checks? my phone|goes through my phone|tracks? (?:me|my)|controls? (?:me|my|who|what|everything)|(?:won't|doesn't|didn't) let me|lock(?:s|ed) me|takes my (?:phone|money|keys)) ?(?:me|my|us)?\b|\b(?:scared|afraid|terrified) of (?:him|her|my (?:boyfriend|girlfriend|husband|wife|partner|ex|dad|father|mom|mother|stepdad|brother))(?! (?:face|reaction|judg\w+|answer))\b/,
    say: [
      "that isn't something you have to get used to, whatever the reason given for it.",
      'being afraid of somebody close is a lonely place. none of it is your fault.',
      'it matters that you are safe and free to be yourself, and it matters who knows about it.',
      "you're allowed to take your own unease seriously. it noticed something.",
    ],
    ask: [
      'are you safe where you are right now?',
      'who else knows about this?',
      'what happens when you say no?',
      'is there somebody you could go to, if you needed to?',
    ],
  },
  {
    id: 'cheated',
    topic: 'relationships',
    weight: 3,
    pattern:
      /\b(?:cheat(?:ed|ing|s) on me|had an affair|having an affair|slept with (?:someone|somebody|another|my|his|her)|seeing (?:someone|somebody) else|found (?:the |her |his |their )?(?:messages|texts)|unfaithful|infidelity)\b/,
    say: [
      'something you counted on turned out not to be there, and that shakes more than the one thing.',
      'finding that out does something to the ground under you. it makes sense if nothing feels solid.',
      "you didn't only lose trust in them; it can make a person doubt their own eyes.",
    ],
    ask: [
      'what keeps going round in your head since you found out?',
      'which part of it hurts most right now?',
      'what do you need first, before anything is decided?',
    ],
  },
  {
    id: 'breakup',
    topic: 'relationships',
    weight: 3,
    pattern:
      /\b(?:broke(?:n)? up|break(?:ing)? up|breakup|break-up|dumped me|left me|divorc\w+|separat(?:ed|ing|ion)|split up|ended (?:it|things|our relationship|the relationship)|my ex\b|called off the (?:wedding|engagement)|moved out on me|doesn't love me anymore|don't love me anymore|fell out of love|getting over (?:him|her|them|someone))\b/,
    say: [
      "an ending like that takes the person and also the future you'd pictured.",
      'even when a thing had to end, the quiet after it can be brutal.',
      "you're not only missing them; you're missing who you were beside them.",
    ],
    ask: [
      'what do you miss that surprises you?',
      'when in the day is it hardest?',
      'what part of you was only there when you were with them?',
      'what did the ending leave unsaid?',
    ],
  },
  {
    id: 'job-loss',
    topic: 'work',
    weight: 3,
    pattern:
      /\b(?:fired|laid off|layoffs?|lost my job|let me go|made redundant|redundancy|got sacked|unemployed|can't find (?:a job|work)|job ?hunt\w*|(?:\d+|so many|hundreds of) applications|lost my business|business failed)\b/,
    say: [
      'losing work is losing a rhythm and a place to be needed, not only the money.',
      "that's a hard thing to have happen, and it's easy to start reading it as a verdict on you.",
      'so much of a day hangs on having somewhere to be. of course it shakes you.',
    ],
    ask: [
      'what is the part that wakes you up at night?',
      'what did that work give you that you miss?',
      'what have you been telling yourself about why it happened?',
    ],
  },
  {
    id: 'illness-other',
    topic: 'health',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:my (?:\\w+ )?(?:${LOVED}|dog|cat)|he|she) (?:has|have|had|got|was told|is (?:really |very )?(?:sick|ill|in (?:the )?hospital|in surgery|fading|on chemo)|was (?:in an accident|rushed))\\b.{0,30}(?:cancer|dementia|alzheimer\\w*|stroke|heart attack|tumou?r|parkinson\\w*|sick|ill|hospital|surgery|accident|fading|chemo)|\\b(?:cancer|dementia|alzheimer'?s|stroke|hospice)\\b.{0,40}\\b(?:mom|mum|dad|mother|father|husband|wife|son|daughter|sister|brother|grand\\w+|friend)\\b|\\bin (?:the )?hospice\\b|(?:is|'s|was)(?: \\w+)? in (?:the )?(?:hospital|icu|intensive care|a coma)\\b|\\bif (?:he|she) wakes up\\b|\\bis (?:really )?(?:sick|ill)\\b`,
    ),
    say: [
      'watching somebody you love be ill is its own kind of pain, with nowhere to put it.',
      "you're being strong for them, and that leaves very little of it for you.",
      'so much of this is waiting, and waiting is hard work.',
    ],
    ask: [
      'how are you, in the middle of caring about them?',
      'what are you carrying that nobody asks about?',
      'what is the hardest part of a usual day with this?',
    ],
  },
  {
    id: 'illness-self',
    topic: 'health',
    weight: 3,
    pattern:
      /\b(?:my (?:cancer|chemo|tumou?r|illness|disease|chronic (?:pain|illness|fatigue)|biops\w+|scan|test results|surgery|operation|migraines?|fibromyalgia|crohn\w*|lupus|endometriosis|diabetes|epilepsy|ms)|i have (?:cancer|a chronic|chronic|an illness|lupus|crohn\w*|endometriosis|diabetes|epilepsy|ms)|chronic (?:pain|illness|fatigue)|i got sick|waiting for (?:the |my )?(?:results|a scan|biopsy)|doctor (?:said|found|told)|infertil\w+|ivf|can't get pregnant)\b/,
    say: [
      "a body that won't cooperate changes every plan, even the small ones.",
      'living with that takes effort nobody can see from outside.',
      'not knowing what your body will do next is tiring in itself.',
    ],
    ask: [
      'what has it taken from your days that you miss most?',
      'what do people get wrong about living with it?',
      'what are you most afraid of, underneath?',
    ],
  },
  {
    id: 'assault-past',
    topic: 'past',
    weight: 3,
    pattern:
      /\b(?:abus\w+|assault\w*|molest\w*|trauma\w*|flashbacks?|(?:he|she|they|dad|mom|mum|father|mother|husband|wife|partner|boyfriend|girlfriend|ex) (?:hit|hits|beat|beats|slapped) me|touched me|neglect\w*|my childhood|when i was (?:a kid|little|a child|young|small)|growing up)\b/,
    say: [
      "thank you for trusting me with that. you don't have to tell more of it than you want to.",
      "what happened back then wasn't yours to prevent.",
      'some things stay in the body long after they are over. that is not weakness.',
    ],
    ask: [
      'what would feel safest right now: staying with this, or staying near it?',
      'what did you need back then that nobody gave you?',
      'how does it reach into your life today?',
    ],
  },
  {
    id: 'bullying',
    topic: 'conflict',
    weight: 3,
    pattern:
      /\b(?:bull(?:y|ied|ying|ies)|made fun of me|make fun of me|making fun of me|pick(?:ed|ing|s)? on me|laugh(?:ed|ing|s)? (?:at me|when i)|(?:nobody|no one) likes me|(?:everyone|everybody) hates me|call(?:ed|s|ing)? me (?:names|fat|ugly|stupid|worthless|a|an|lazy|weird)|humiliat\w+|spread(?:ing)? rumou?rs|exclud\w+ me|rac(?:ist|ism)|homophob\w+|transphob\w+|discriminat\w+|slurs?)\b/,
    say: [
      'nobody should have to get used to something like that.',
      'words like that stick, even when you know they say more about the one who used them.',
      "that was aimed at you, and of course it landed. you're not too sensitive.",
    ],
    ask: [
      'what did it do to you, in that moment?',
      'did anybody stand on your side?',
      'which of it still echoes afterwards?',
    ],
  },
  {
    id: 'betrayed-friend',
    topic: 'friends',
    weight: 2,
    pattern:
      /\b(?:best friend|friends?|friend group|roommate)\b.{0,60}\b(?:ignor\w+|without me|ghost\w+|behind my back|betray\w+|lied|drifted|drifting|stopped (?:talking|texting|calling|replying)|doesn't (?:reply|text|call|care)|don't (?:reply|text|call|invite|include)|left me out|replaced me|new friends|didn't invite|never (?:invite|call|text|ask)\w*|cancel\w*|talk\w* about me|took (?:his|her|their) side)\b|\b(?:ghosted me|left out|wasn't invited|not invited|didn't invite me)\b/,
    say: [
      'losing a friend while they are still there is a strange, quiet kind of grief.',
      'being on the outside of people you thought were yours hurts in a very old place.',
      "friendships aren't supposed to be something you have to guess at.",
    ],
    ask: [
      'what did that friendship use to feel like?',
      'what would you want them to know, if it were safe to say?',
      'when did you first notice it changing?',
    ],
  },
  {
    id: 'shouted-at',
    topic: 'conflict',
    weight: 2,
    pattern:
      /\b(?:yell(?:ed|ing|s)? at (?:me|us)|scream(?:ed|ing|s)? at me|shout(?:ed|ing|s)? at me|told me off|tells me off|snapp?(?:ed|s) at me|criticiz\w+ me|criticis\w+ me|in front of (?:everyone|everybody|the (?:whole )?(?:team|class|office)|people|my)|blam(?:ed|es|ing) me|took credit|takes credit|silent treatment|won't talk to me|isn't talking to me|gaslight\w*|talked down to|put me down|puts me down)\b/,
    say: [
      'being spoken to like that lands hard, and harder with people watching.',
      "you're left holding something that somebody else threw.",
      "it makes sense that it still rings in you; you didn't get to answer.",
    ],
    ask: [
      'what was going on inside you while it happened?',
      'what would you have liked to say back?',
      'what stayed with you most afterwards?',
    ],
  },
  {
    id: 'unfair-family',
    topic: 'family',
    weight: 2,
    pattern:
      /\b(?:(?:mom|mum|dad|mother|father|parents|brother|sister|family|siblings?)\b.{0,60}\b(?:favou?rite|favou?rs?|compar\w+|never proud|disappointed|expect\w*|control\w*|guilt|tells? (?:him|her|me) off|only me|always me|strict|disown\w*|kicked me out|drunk|drink\w*|alcoholic|yell\w*|fight\w*|fought|argu\w+|criticiz\w+|criticis\w+|never listen\w*|doesn't listen|don't listen|don't understand|doesn't understand|judg\w+|nag\w*))\b/,
    say: [
      'with family, one small thing rarely stays one small thing; it pulls the whole history along.',
      "old roles in a family are hard to step out of, even when you've grown.",
      'it cuts deeper from the people who were there first.',
    ],
    ask: [
      'how far back does that go?',
      'what did you wish they would see?',
      'what happens in you just before it starts again?',
      'what is your part in that family, and who gave it to you?',
    ],
  },
  {
    id: 'couple-fight',
    topic: 'relationships',
    weight: 2,
    pattern:
      /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|fiance|fiancee)\b.{0,60}\b(?:fight\w*|fought|argu\w+|distant|cold|ignor\w+|doesn't (?:listen|care|help|talk|want|understand|touch)|never (?:listens|helps|talks|asks)|phone|control\w*|jealous|lie[sd]?|lying|drink\w*|yell\w*|shut\w* down|pull\w* away|tired of me)\b|\b(?:we (?:keep |always |just |had a )?(?:fight|fighting|argue|arguing|huge fight|big fight))\b|\bmy marriage\b/,
    say: [
      'being lonely beside somebody is one of the heavier kinds of lonely.',
      'it is hard to keep reaching for somebody when nothing reaches back.',
      "the same fight usually isn't about the same thing; there's something under it.",
    ],
    ask: [
      'what do you most wish they would understand?',
      'what is underneath, when the loud part is over?',
      'what did it use to be like between you?',
    ],
  },
  {
    id: 'caring',
    topic: 'care',
    weight: 2,
    pattern:
      /\b(?:newborn|new (?:mom|mum|mother|dad|father|parent)|postpartum|single (?:mom|mum|mother|dad|father|parent)|caregiver|carer|tak(?:e|ing) care of (?:my|everyone|everybody|him|her|them)|look(?:ing)? after (?:my|everyone|him|her|them)|my (?:baby|toddler|newborn|twins)|breastfeeding|empty nest)\b/,
    say: [
      'looking after somebody all day leaves very few minutes that are yours.',
      "you can love them completely and still be worn through. one doesn't cancel the other.",
      'so much of what you do only gets noticed when it is missing.',
    ],
    ask: [
      'when did somebody last look after you?',
      'what would one hour that is only yours look like?',
      'which part of it do you not say out loud?',
    ],
  },
  {
    id: 'presenting',
    topic: 'work',
    weight: 2,
    pattern:
      /\b(?:present(?:ation|ing)?\b|to present|public speaking|give a (?:talk|speech)|my (?:speech|talk)|job interview|an interview|my interview|audition|performance review|big meeting|meeting tomorrow|stage)\b/,
    say: [
      'being looked at while something matters is a lot for any body.',
      "your mind is already rehearsing the worst of it, and it hasn't happened.",
      "it matters to you how it goes; that's what the nerves are guarding.",
    ],
    ask: [
      'what is the moment you picture going wrong?',
      'what are you most afraid people would see?',
      'what would make it one small bit safer?',
    ],
  },
  {
    id: 'exam',
    topic: 'school',
    weight: 2,
    pattern:
      /\b(?:exams?|finals|midterms?|thesis|dissertation|my grades?|failed (?:my|the|a|an|another)? ?(?:\w+ )?(?:exam|test|class|course|year|semester)|gpa|homework|essay|deadline for school|studying for|revision|dropp?(?:ing|ed)? out)\b/,
    say: [
      "that's a lot of weight to hang on a few results.",
      'school can make it feel as though everything about you is being marked.',
      'there is always more that could be done, and that makes it hard to ever put down.',
    ],
    ask: [
      'what does it mean about you, in your worst moment, if it goes badly?',
      'whose expectations are loudest in this?',
      'when did it start to feel this big?',
    ],
  },
  {
    id: 'burnout',
    topic: 'work',
    weight: 2,
    pattern:
      /\b(?:burn(?:t|ed)? ?out|overwork\w*|work(?:ing)? (?:late|weekends?|overtime|all the time|so much|too much|(?:\d+|ten|twelve|sixty) hours)|workload|deadlines?|too much work|no time off|toxic (?:job|work\w*|boss|team)|hate my job|hate work|dread (?:work|mondays?|going to work)|sunday (?:scaries|night|dread)|understaffed|double shifts?|night shifts?|on call)\b/,
    say: [
      "you've been running on what's left, and there isn't much left.",
      'work like that keeps taking after you have gone home.',
      'nobody can be on all the time without it costing something.',
    ],
    ask: [
      'what has it been pushing out of your life?',
      'what would you drop first, if nobody minded?',
      'when did it last feel all right?',
      'what tells you that it has become too much?',
    ],
  },
  {
    id: 'boss',
    topic: 'work',
    weight: 1,
    pattern:
      /\b(?:my (?:boss|manager|supervisor|job(?! to\b)|work|career|colleagues?|coworkers?|co-workers?|team|shift|office|company|client|clients|promotion)|at work|workplace|the office|quit my job|quitting|new job|coworkers?|colleagues?)\b/,
    say: [
      'you spend so many hours there that it gets into everything else.',
      "it's hard to leave a thing like that at the door.",
    ],
    ask: [
      'what about it follows you home?',
      'what would need to be different for you to breathe there?',
      'what does a day there do to you?',
    ],
  },
  {
    id: 'money',
    topic: 'money',
    weight: 2,
    pattern:
      /\b(?:money (?:is|worries|problems|trouble)|(?:no|about|enough|out of|need|without|lost) (?:the |any |my )?money|rent|debts?|bills?|broke\b(?! (?:up|my|it|the|down|his|her|our|me))|afford|mortgage|evict\w*|loans?|paycheck|credit cards?|bankrupt\w*|financ\w+|overdraft|owe)\b/,
    say: [
      "money worry is there when you wake up and it doesn't take evenings off.",
      'it is hard to think about anything else while that is unsure.',
      "there's often shame stuck to it too, though it says nothing about your worth.",
    ],
    ask: [
      'what goes through you when you think about it at night?',
      'who knows how tight it is?',
      'what is the piece that presses most this week?',
    ],
  },
  {
    id: 'sleep',
    topic: 'sleep',
    weight: 2,
    pattern:
      /\b(?:can't sleep|couldn't sleep|not sleeping|insomnia|awake (?:at|all|until|till|since)|lie awake|lying awake|wake up at|woke up at|haven't slept|didn't sleep|barely slept|no sleep|up all night|sleepless|3 ?am|4 ?am|two hours of sleep|sleep)\b/,
    say: [
      'everything is louder at night, with nothing to put between you and it.',
      'without sleep every other thing gets heavier, too.',
      'being awake while the rest of the world sleeps is a lonely sort of tired.',
    ],
    ask: [
      'what does your mind go to when it is dark and quiet?',
      'what is it like in your body when you lie there?',
      'what was going on in the days before it got worse?',
    ],
  },
  {
    id: 'dream',
    topic: 'dreams',
    weight: 2,
    pattern:
      /\b(?:nightmares?|i dreamed|i dreamt|had (?:a|this|the same|another) (?:\w+ )?dream|my dreams?|in (?:my|the) dream|bad dreams?|recurring dream)\b/,
    say: [
      'a dream can leave a feeling behind that lasts longer than the pictures.',
      "i can't tell you what it means, and the feeling it left is real all the same.",
      'some dreams walk around with you for the whole next day.',
    ],
    ask: [
      'what feeling did you wake up with?',
      'which moment of it stays with you?',
      'does that feeling remind you of anything in your days?',
    ],
  },
  {
    id: 'panic',
    topic: 'worry',
    weight: 2,
    pattern:
      /\b(?:panic attacks?|anxiety attacks?|panicking|having a panic|heart (?:is |was |won't stop )?(?:racing|pounding)|can't breathe|couldn't breathe|hyperventilat\w+|shaking|chest (?:is |feels? |was |gets )?(?:so )?tight)\b/,
    say: [
      'your body has pulled the alarm, and it feels very real from inside. it does pass.',
      'that is frightening to be in, even when a part of you knows it will end.',
      'an alarm that loud makes everything else hard to hear.',
    ],
    ask: [
      'what do you notice in your body this minute?',
      'was there something just before it began?',
      'where are you right now, and is it somewhere you can sit down?',
    ],
  },
  {
    id: 'body',
    topic: 'body',
    weight: 2,
    pattern:
      /\b(?:my (?:body|weight|looks|face|skin|acne|stomach|thighs|appearance|hair)|gained weight|lost weight|lose weight|i'm (?:so )?(?:fat|ugly)|i look (?:so )?(?:fat|ugly|disgusting|awful)|feel (?:fat|ugly)|mirror|how i look|body image)\b/,
    say: [
      "it's hard to live in a place you're at war with.",
      'the mirror has been given a lot of power over your day.',
      'looking at yourself with eyes that unkind is tiring.',
    ],
    ask: [
      'whose voice is it, when that judgement comes?',
      'when did looking at yourself start to hurt?',
      'what has your body been through lately?',
    ],
  },
  {
    id: 'compare',
    topic: 'self-worth',
    weight: 2,
    pattern:
      /\b(?:everyone (?:else )?(?:(?:is|seems|has) (?:ahead|better|married|moving|doing|successful|further|got|figured|it)|my age|around me)|all my friends (?:are|have)|comparing myself|compare myself|behind in life|left behind|instagram|social media|tiktok|on facebook|should be further|at my age|by now|imposter|impostor|a fraud|perfectionis\w+|not good enough|never good enough|never enough|prove myself)\b/,
    say: [
      "you're measuring your inside against everybody else's outside.",
      'a yardstick like that moves every time you get near it.',
      "it's tiring to be always behind in a race you never chose.",
    ],
    ask: [
      'who would you be if nobody was keeping score?',
      "what would 'enough' look like, in your own words?",
      'where do you think that yardstick came from?',
    ],
  },
  {
    id: 'mistake',
    topic: 'self-worth',
    weight: 2,
    pattern:
      /\b(?:i (?:really |totally |just |always )*(?:messed up|screwed up|made a (?:huge |big |terrible |stupid )?mistake|ruined|failed|blew it|fucked up|forgot|hurt (?:him|her|them|someone|my)|lied to|yelled at|snapped at|lost my temper|cheated)|my mistake|can't forgive myself|so ashamed of|regret)\b/,
    say: [
      'it keeps replaying because you care how people fare with you.',
      'you can have done something you regret and still be worth kindness.',
      'you seem to be the strictest judge in the room.',
    ],
    ask: [
      'what did you want to happen, in that moment?',
      'what would making it a little more right look like?',
      'what do you keep telling yourself about it?',
    ],
  },
  {
    id: 'lonely',
    topic: 'loneliness',
    weight: 2,
    pattern:
      /\b(?:no friends|no one to (?:talk|call|turn)|nobody to (?:talk|call|turn)|don't have (?:any friends|anyone|anybody|many friends)|have no one|have nobody|all alone|so alone|live alone|eat alone|spend (?:every|all|most)|nobody (?:calls|texts|asks|cares|notices)|no one (?:calls|texts|asks|cares|notices)|lonely|loneliness|(?:i'm|i am|feel|feeling|so|all|completely) (?:alone|by myself))\b/,
    say: [
      "it's quiet in a way that nobody would choose.",
      'wanting somebody to be near is as plain a need as food.',
      'it hurts to have things to say and no one to say them to.',
    ],
    ask: [
      'when does it press the most?',
      'who was the last person you felt at ease with?',
      'what would you tell somebody, if they were sitting there?',
      'what kind of company do you miss: talking, or simply someone around?',
    ],
  },
  {
    id: 'moving',
    topic: 'change',
    weight: 2,
    pattern:
      /\b(?:mov(?:ed|ing) (?:to|away|out|in|here|abroad|back|cities|countries)|new (?:city|country|town|place|school)|immigra\w+|homesick|far from (?:home|my)|abroad|starting over|big change|graduat\w+|retire[d]?|retirement|turning (?:30|40|50|60|thirty|forty|fifty|sixty))\b/,
    say: [
      'a change that big leaves you between two places for a while, at home in neither.',
      'even a change you chose takes something with it.',
      'everything being new at once is tiring; nothing runs by itself yet.',
    ],
    ask: [
      'what did you have there that you miss here?',
      'which part of it did you not expect?',
      'where, if anywhere, do you feel a bit at home?',
    ],
  },
  {
    id: 'decision',
    topic: 'worry',
    weight: 1,
    pattern:
      /\b(?:decision|(?:have|has|need|got|how|can't|couldn't|must|trying) to decide|choose between|torn between|can't decide|whether (?:i should|to)|stay or (?:go|leave)|on the one hand|pros and cons)\b/,
    say: [
      'when both roads cost something, standing still can feel like the only safe place.',
      "it's tiring to hold two answers at once.",
      'there may be no version of this that hurts nobody, and that makes it hard.',
    ],
    ask: [
      'if you imagine it decided, which part of you is relieved?',
      'what are you most afraid of losing, either way?',
      'what matters most to you in this, under the arguments?',
    ],
  },
  {
    id: 'habit',
    topic: 'habits',
    weight: 2,
    pattern:
      /\b(?:relaps\w+|sober|sobriety|drinking (?:again|too much|every)|drank (?:again|too much)|drunk again|addict\w*|gambl\w+|weed|smok(?:ing|ed) again|vap(?:e|ing)|porn|binge\w*|scroll\w*|procrastinat\w+|can't stop (?:eating|drinking|scrolling|buying|shopping|smoking)|lazy|can't get (?:anything|myself)|bad habit)\b/,
    say: [
      "that isn't a matter of willpower alone; it usually does a job for you, at a price.",
      'starting again after a setback takes more than starting the first time.',
      'saying it plainly, without an excuse, is not easy.',
    ],
    ask: [
      'what does it give you in the moment, before the price?',
      'what was going on just before?',
      'what has helped, even for one day?',
    ],
  },
  {
    id: 'identity',
    topic: 'identity',
    weight: 2,
    pattern:
      /\b(?:com(?:e|ing) out|came out|closet\w*|i'm (?:gay|lesbian|bi|bisexual|trans|queer|nonbinary|non-binary|asexual)|my (?:gender|sexuality|identity|transition)|transition\w*|pronouns|deadnam\w+|don't know who i am|who am i)\b/,
    say: [
      'it takes a lot of energy to keep a true thing hidden, and a lot to say it.',
      'you deserve places where you do not have to edit yourself.',
      "there's no deadline for knowing or for telling.",
    ],
    ask: [
      'where do you get to be all of yourself?',
      'what would you most like to be understood about?',
      'what are you bracing for?',
    ],
  },
  {
    id: 'faith',
    topic: 'faith',
    weight: 1,
    pattern: /\b(?:god|church|faith|pray\w*|mosque|temple|religio\w+|sin|believe in)\b/,
    say: [
      'when something you leaned on shifts, everything built on it moves as well.',
      'questions like that go all the way down.',
    ],
    ask: ['what did it use to give you?', 'what would you ask, if you could expect an answer?'],
  },
  {
    id: 'world',
    topic: 'world',
    weight: 1,
    pattern:
      /\b(?:the news|war|climate|election|politics|pandemic|covid|the world (?:is|feels|seems)|state of the world|shooting|refugees?)\b/,
    say: [
      "it's hard to see so much and be able to do so little.",
      'caring about a world that size has no closing time.',
    ],
    ask: ['where in it do you feel it most closely?', 'what do you do with all of that at the end of a day?'],
  },
  {
    id: 'good-news',
    topic: 'good news',
    weight: 3,
    pattern:
      /\b(?:got (?:the job|in|into|promoted|engaged|accepted|an offer|a raise|good news)|i passed|passed my|i did it|got married|getting married|having a baby|i'm pregnant|we're pregnant|was born|new baby|finally (?:finished|did|told|said|got|made|happened|moved)|good news|great news|best day|graduated|clean for|sober for|days sober|cancer free|all clear|said yes|first date|fell in love|made a friend|went (?:so |really )?well|proud of myself|i won|best (?:day|night|week|weekend)|dream came true|had a (?:great|good|lovely|wonderful|amazing) (?:day|time|week|weekend|night|evening|date))\b/,
    say: [
      "that's worth stopping for.",
      "oh, that's lovely to hear.",
      'a moment like that deserves to be felt all the way.',
    ],
    ask: [
      'which moment of it would you like to keep?',
      'where do you feel it in you, right now?',
      'what did it take to get here that nobody saw?',
      'who did you want to tell first?',
    ],
  },
  {
    id: 'conflict-general',
    topic: 'conflict',
    weight: 1,
    pattern:
      /\b(?:argument|argued|a fight|fight with|fighting|fought|drama|falling out|fell out|conflict|confront\w*)\b/,
    say: ['a fight keeps going on inside long after the talking stops.', "it's hard to come down from that."],
    ask: [
      'what did you want them to hear?',
      'what was the sentence that hit hardest?',
      'what is left in you, now that it is quiet?',
    ],
  },
  {
    id: 'health-general',
    topic: 'health',
    weight: 1,
    pattern: /\b(?:doctor|hospital|surgery|pain|headaches?|sick|illness|symptoms?|appointment|health)\b/,
    say: ['when the body is unsure, it takes the mind along.', 'that is wearing, day after day.'],
    ask: ['what worries you most about it?', 'how does it change your days?'],
  },
  {
    id: 'family-general',
    topic: 'family',
    weight: 1,
    pattern:
      /\b(?:my (?:\w+ )?(?:family|mom|mum|mother|dad|father|parents|sister|brother|siblings?|grand\w+|aunt|uncle|in-laws)|christmas|thanksgiving|the holidays|family dinner)\b/,
    say: [
      'family has a way of reaching the oldest places in us.',
      "it's hard to be neutral about people who shaped you.",
    ],
    ask: [
      'how does that sit with you?',
      'what did you hope for from them?',
      'what happens in you when you are around them?',
    ],
  },
  {
    id: 'love-general',
    topic: 'relationships',
    weight: 1,
    pattern:
      /\b(?:husband|wife|partner|boyfriend|girlfriend|crush|dating|relationship|marriage|love life|tinder|date with)\b/,
    say: [
      'it matters this much because you let somebody matter.',
      'being that close to a person means they can reach the tender places.',
    ],
    ask: [
      'what do you need there that you are not getting?',
      'what are you hoping for, underneath?',
      'what do you not say to them?',
    ],
  },
  {
    id: 'school-general',
    topic: 'school',
    weight: 1,
    pattern:
      /\b(?:at school|school|college|university|class(?:es|mates?)?|my teacher|my professor|semester)\b/,
    say: ['one spends so many hours there, and cannot simply leave.'],
    ask: ['what is the hardest hour there?', 'who is on your side there?'],
  },
  {
    id: 'friends-general',
    topic: 'friends',
    weight: 1,
    pattern: /\b(?:my (?:\w+ )?friends?|friendship|roommate|flatmate)\b/,
    say: ['the people we choose can get under our skin as much as the ones we were born to.'],
    ask: ['what do you wish they knew?', 'what does that friendship mean to you?'],
  },
];

/** Ids of the situations a normalised text speaks of, the weightiest first; at most three. */
export const findSituations = (text: string): readonly Situation[] =>
  SITUATIONS.filter(({ pattern }) => pattern.test(text))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3);
