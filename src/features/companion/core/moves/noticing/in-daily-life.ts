import { type Noticing, noticing } from './noticing.ts';

const hard = { mood: 'hard' } as const;

/** Care, school, love, mishaps and small things of ordinary days. */
export const IN_DAILY_LIFE: readonly Noticing[] = [
  noticing(
    'caring-for',
    /\b(?:look(?:ing)? after (?:my|him|her)|carer|parkinson\w*|do (?:his|her) (?:buttons|hair|shoes|tablets)|can'?t (?:do|manage) (?:his|her|their)|wash(?:ing)? (?:him|her)|get help in|stranger in the house)\b/,
    [
      'so much is done by your hands that nobody else sees.',
      'each small thing that goes is a small goodbye.',
      'what would make it easier to let somebody else help, even an hour?',
      'and who asks how you are?',
    ],
    hard,
  ),
  noticing(
    'do-it-silently',
    /\b(?:we don'?t (?:say|talk)|neither of us (?:says|said)|without (?:a word|saying)|don'?t mention it)\b/,
    ['some kindness is done best without a word.', 'what would be said, if either of you began?'],
  ),
  noticing(
    'how-they-were',
    /\b(?:he|she|they) used to (?:be|do|love|have|walk|run|laugh|sing)\b/,
    [
      'you still see who that was, under what it is now.',
      "that's a loss in slices.",
      'what of that is still there, some days?',
    ],
    hard,
  ),
  noticing(
    'stroke-hospital',
    /\b(?:stroke|hospital|icu|ward|intensive care|can'?t talk properly|got my name wrong|sleeping in the chair|flew in|visiting hours)\b/,
    [
      'everything gets very small in a hospital: a chair, a corridor, the next round.',
      "you came. that's known, even where it can't be said.",
      'what was the last thing that felt like them?',
    ],
    hard,
  ),
  noticing(
    'jokes-fall-flat',
    /\b(?:making jokes|nobody laughs|joke(?:s)? about it|laugh it off|humou?r)\b/,
    [
      "somebody has to try to lighten a room like that. it's lonely when it's you.",
      'what is under the jokes, when it goes quiet?',
    ],
    hard,
  ),
  noticing(
    'not-out-yet',
    /\b(?:i(?:'m| am| think i'?m)? (?:gay|bi|bisexual|lesbian|trans|queer|non.?binary)|came out|come out|coming out|in the closet)\b/,
    [
      'thank you for trusting me with that. it sounds true, the way you say it.',
      "there's no deadline on telling anybody. you choose who, and when.",
      'how does it feel to have said it, even here?',
    ],
  ),
  noticing(
    'a-boy-a-girl',
    /\b(?:(?:this|a) (?:boy|girl|guy|lad|woman|man) (?:in|at|from|on)|crush|fancy (?:him|her)|lent me (?:his|her)|likes me|first date|asked me out|butterflies|hoodie)\b/,
    [
      'that made the day a bit different, i think.',
      'a small thing to lend, and not a small thing to be lent.',
      'what is it about that one?',
    ],
    { unless: /\b(?:died|broke up|dumped|left me|calling me|bull\w+)\b/ },
  ),
  noticing(
    'jokes-at-table',
    /\b(?:makes jokes about|comments about|slags? off|takes the mick|says things about)\b/,
    ['and you sit there and have to swallow it with the food.', 'that would make anybody careful.'],
    hard,
  ),
  noticing(
    'ivf',
    /\b(?:ivf|(?:first|second|third|fourth|last) round|trying for a baby|baby shower|nappies|negative test|another month|due in|pregnant again|embryos?)\b/,
    [
      'all that hope, counted in days, and then a phone call.',
      "other people's good news has sharp edges just now.",
      'what would you want people not to say to you?',
    ],
    hard,
  ),
  noticing(
    'happy-for-them',
    /\b(?:happy|pleased|glad|delighted|thrilled) for (?:him|her|them|my)\b/,
    [
      'you can be glad for somebody and sore for yourself, both at once.',
      "and there's a 'but' standing right behind it. say that one, too, if you like.",
    ],
    { isFirst: true },
  ),
  noticing(
    'not-another-one',
    /\b(?:can'?t do (?:another|it again|this again)|don'?t think i can (?:do|go)|try again|one more time|given up trying)\b/,
    [
      'you get to say when enough is enough.',
      'nothing has to be decided in the same week as the news.',
      'what would stopping be like, if nobody had an opinion?',
    ],
    hard,
  ),
  noticing(
    'first-job',
    /\b(?:first (?:job|day|week)|new (?:job|start|school|team)|started (?:at|my|a)|abbreviations|everyone (?:else )?(?:uses|seems to know)|the new (?:one|girl|boy|guy))\b/,
    [
      "the first weeks are mostly learning where the doors are. you aren't meant to know it yet.",
      'everybody there once wrote those words down, too.',
      'what surprised you most so far?',
    ],
  ),
  noticing(
    'mistake-at-work',
    /\b(?:wrong (?:file|email|person|order|number|date)|sent it to|messed up|made a mistake|forgot to|went (?:bright )?red|two batches|left the (?:salt|gas|door))\b/,
    [
      "oh, that cold drop in the stomach. it's mended more often than it's remembered.",
      'what happened once it was found?',
      'in a month this will be a story told to the next new one.',
    ],
    hard,
  ),
  noticing(
    'was-nice-about-it',
    /\b(?:was (?:nice|kind|lovely|good|sweet|fine) about it|didn'?t shout|laughed it off|said not to worry)\b/,
    [
      'being let off kindly can be harder to take than a telling off.',
      "that was decent. it doesn't always stop the blushing.",
    ],
  ),
  noticing(
    'ran-it',
    /\b(?:10k|5k|marathon|half marathon|finish(?:ed)? (?:line|at)|personal best|couldn'?t run|at the finish|my first (?:race|run|swim|gig|match))\b/,
    [
      'slow gets to the same line. you did it with your own two legs.',
      'from not at all to that. somebody put in a lot of cold mornings.',
      'what went through you at the end?',
    ],
    { unless: /\b(?:injur\w*|broke|missed|didn't)\b/ },
  ),
  noticing(
    'kids-sign',
    /\b(?:made (?:me )?a (?:sign|card|cake|picture)|drew me|go mum|go dad|waiting at the (?:end|finish|door)|ran up to me)\b/,
    ["that's one to hang on the wall.", 'to be cheered for by exactly those people.'],
  ),
  noticing(
    'proved-wrong',
    /\b(?:said i(?:'d| would|'ll)? never|never (?:stick|finish|amount|make it|last)|didn'?t think i could|told me i couldn'?t|prove \w+ wrong)\b/,
    [
      'and here it is, done. that sentence can be handed back now.',
      'whose voice would you rather have in your ear at the next one?',
    ],
  ),
  noticing(
    'pet-missing',
    /\b(?:gone missing|missing since|posters|catflap|cat flap|hasn'?t come home|ran away|got out|lost dog|lost cat|microchip\w*)\b/,
    [
      "not knowing is its own kind of awful: you can't settle to anything.",
      'so you listen at every sound.',
      'where was the last place you saw that face?',
      'posters are good. people look when there is a face on it.',
    ],
    hard,
  ),
  noticing(
    'hide-the-post',
    /\b(?:hide the (?:post|letters|bills)|(?:phone|door) rings?|don'?t open (?:the|my)|brown envelopes?|on (?:credit )?cards|\d+ (?:thousand|grand|k)\b|minimum payment|hours (?:got|were|have been) cut)\b/,
    [
      'it makes every envelope heavy, and you lift them all yourself.',
      "it grew out of something that wasn't your choosing, and then it kept growing in the dark.",
      'who could sit beside you while you open one?',
    ],
    hard,
  ),
  noticing(
    'moving-away',
    /\b(?:moving (?:to|away|abroad)|emigrat\w*|leaving do|last day|going to miss|gonna miss|going away|australia|new zealand|canada)\b/,
    [
      "a goodbye with nobody to be angry at. they're odd ones, those.",
      'so much of knowing each other was just being near.',
      'what will be the first thing you notice is not there?',
    ],
    { unless: /\b(?:visa|bring|finally)\b/ },
  ),
  noticing(
    'since-small',
    /\b(?:since we were (?:\w+)|since (?:school|nursery|primary)|known (?:him|her|them) (?:all|since)|grew up together|\d+ years of friendship)\b/,
    ["there's nobody else who has all those years of you.", 'what is the earliest thing you remember of it?'],
  ),
  noticing(
    'class-kicked-off',
    /\b(?:threw (?:a|the) \w+|year (?:\d|seven|eight|nine|ten|eleven)|kicked off|detention|head (?:said|teacher)|ofsted|pupil|my class|lesson)\b/,
    [
      'your body was in that room when it flew, whatever the report says.',
      'it takes nerve to stand in front of a room again after that.',
      'what happened straight afterwards, for you?',
    ],
    hard,
  ),
  noticing(
    'blamed-for-it',
    /\b(?:what had i done|what did (?:i|you) do to|set (?:him|her|them) off|my fault|blam(?:ed|es|ing) me|as if it was me|brought it on)\b/,
    [
      'to be hurt, and then asked what you had done. that stings twice.',
      "from what you say, that wasn't yours.",
    ],
    hard,
  ),
  noticing(
    'grans-soup',
    /\b(?:(?:gran|nan|mum|grandma|nana|mam|dad) (?:made|makes|cooked|brought|baked) me|soup|stew|roast|hums|apple (?:pie|crumble)|sunday dinner)\b/,
    [
      "somebody stood at a stove for you. that's not nothing, on a day like this.",
      'i can nearly smell it.',
      'what else happens in that kitchen?',
    ],
    { unless: /\b(?:alone|gone|died|by myself)\b/ },
  ),
  noticing(
    'have-to-sack',
    /\b(?:let (?:them|him|her|people|someone) go|my (?:business|company|firm|shop|employees|staff)|two employees|redundancies|lay (?:them|people) off|they have (?:children|kids|families))\b/,
    [
      'they sit at the table with you at night, all of them with their children.',
      'it weighs on you because you see faces and not numbers.',
      'what would still be decent, if it came to that?',
    ],
    hard,
  ),
  noticing(
    'proposal',
    /\b(?:proposed|engaged|said yes|the ring|on (?:his|her|our|one) knees?|getting married|wedding (?:day|dress|plans)|honeymoon|crab hole)\b/,
    [
      'oh, congratulations to you both.',
      "no film would dare. it's better like that.",
      'what was the very first thing that was said after?',
    ],
    { mood: 'good' },
  ),
  noticing(
    'boss-shouts',
    /\b(?:(?:boss|manager|chef|customer|he|she) (?:\w+ )?(?:shouts?|shouted|yells?|screams?|speaks? to me|talks? (?:down )?to me)|in front of (?:a )?customers?|like i(?:'m| am) (?:stupid|nothing|a child|dirt)|need this (?:work|job))\b/,
    [
      'you were spoken to in a way nobody should be, and had to stand there and take it.',
      "keeping quiet was the price of the wage. it doesn't mean they were right.",
      'is there anybody at work who sees it?',
    ],
    hard,
  ),
  noticing(
    'was-somebody',
    /\b(?:in my country|i was (?:an? )?(?:engineer|teacher|nurse|doctor|accountant|lawyer|manager|driver|officer)|back then i|qualified|my degree)\b/,
    ['all of that is still in you, whatever they see.', 'what did you like best about that work?'],
  ),
  noticing(
    'called-strong',
    /\b(?:you(?:'re| are) (?:so )?(?:strong|brave)|don'?t feel (?:strong|brave)|be strong|holding it together|brave face)\b/,
    [
      'strong from outside, and tired inside. both can be so.',
      'people who are called strong seldom get asked.',
    ],
    hard,
  ),
  noticing(
    'bullied',
    /\b(?:(?:calling|call|called|calls) me (?:a |an )?(?:pig|fat|ugly|names|gay|freak|weird|stupid|thick|slag|loser)|bull(?:y|ied|ies|ying)|pick(?:s|ed|ing) on me|laugh(?:s|ed|ing)? at me|ignore them|push(?:ed|es) me)\b/,
    [
      "that's cruel, and none of it is about who you are.",
      "'ignore them' is easy to say for somebody who isn't there at lunch.",
      'which grown-up there would take it seriously, if you showed them dates and words?',
    ],
    hard,
  ),
  noticing(
    'refuge',
    /\b(?:library|librarian|art room|music room|the (?:shed|greenhouse|garage|allotment|river|sea|beach|woods|park)|new (?:books|ones)|walk the dog|long walk|my bike)\b/,
    [
      "good that there's a place like that, with a door and a smell of its own.",
      'what is it like in there?',
      'you found that yourself. keep it.',
    ],
  ),
  noticing(
    'forgot-birthday',
    /\b(?:forgot (?:my|his|her|our|the)|missed (?:my|his|her|our)|(?:birthday|anniversary)|what day it was|she said it was fine|he said it was fine)\b/,
    [
      'it shows how full the days were, not how much you care.',
      'a day late, said plainly, is still a present.',
      'what would you like to have done?',
    ],
    hard,
  ),
  noticing(
    'would-have-been',
    /\b(?:would have been (?:our|his|her|\w+)|lilies|flowers (?:on|for)|our \d+(?:th|st|nd|rd)|first christmas without|the empty chair)\b/,
    [
      'a date like that knows the way to your door.',
      'you kept it all the same. it was yours, the two of you.',
      'how do you spend it, now?',
    ],
    { unless: /\b(?:wedding next|party)\b/ },
  ),
  noticing(
    'our-joke',
    /\b(?:our (?:joke|song|thing|place)|(?:kept|keep) (?:buying|thanking|saying|doing)|never told (?:him|her|me)|only told me|hated (?:them|it|lilies))\b/,
    ['a whole marriage can be in a joke like that.', "that's a very kind lie, to keep for so long."],
    { unless: /\b(?:boss|debt|money)\b/ },
  ),
  noticing(
    'the-world',
    /\b(?:the news|climate|the world|everything is (?:awful|terrible|broken)|politics|the planet|recycl\w*|war\b|what'?s the point)\b/,
    [
      "it's a lot of world for one head, and no off switch.",
      'small against that, yes. you are also somebody in particular, in a kitchen.',
      'what is one thing near you that is still all right?',
    ],
    hard,
  ),
  noticing(
    'somebody-new',
    /\b(?:had (?:a|the) baby|(?:niece|nephew) (?:was|is)|called \w+|sneez\w*|giggl\w*|first (?:word|steps|tooth)|newborn)\b/,
    [
      "somebody brand new, who hasn't heard any of the news.",
      'what is that little one like?',
      "i'd keep that sound.",
    ],
    { unless: /\b(?:lost|died|miscarr\w*|names|dog|cat)\b/ },
  ),
  noticing(
    'being-looked-at',
    /\b(?:everyone (?:will be|is|was) (?:looking|watching|staring)|all eyes|looking at me|voice (?:goes|went|shook|cracks)|hate (?:speaking|public|being)|stage fright|go(?:es|ing)? red)\b/,
    [
      "they'll be looking, and hoping it goes well for you. rooms mostly do.",
      'a voice that shakes for one minute is forgotten by the cake.',
      'who in that room would you say it to, if it was only one?',
    ],
    hard,
  ),
  noticing(
    'flatmates',
    /\b(?:flatmates?|housemates?|roommates?|my food|dishes|the washing up|cheese|denies it|the lying|smiley)\b/,
    [
      "it's never the cheese, is it. it's being told it didn't happen.",
      'what would be fair, in that kitchen?',
    ],
    { mood: 'hard', unless: /\b(?:my friend|uni great|died)\b/ },
  ),
  noticing(
    'pain',
    /\b(?:(?:my )?(?:back|knee|hip|shoulder|head|neck|hands?) (?:hurts?|aches?|is killing|went)|chronic|flare.?up|in pain|migraine|arthritis|sore)\b/,
    ["pain uses up the day before you've started on it.", 'what does it keep you from, these days?'],
    { mood: 'hard', unless: /\bsore (?:loser|point)\b/ },
  ),
  noticing(
    'job-hunt',
    /\b(?:applied|applications?|rejection|rejected|cv|job ?hunt\w*|recruiter|unemployed|job centre|no (?:reply|replies)|\d+ jobs)\b/,
    [
      'sending yourself out again and again, and mostly silence back. that wears.',
      'which of them did you really want?',
    ],
    hard,
  ),
  noticing(
    'not-good-enough',
    /\b(?:not good enough|imposter|fraud|found out|everyone else (?:is|seems|has|knows)|compare|behind everyone|should have (?:a|my)|everyone my age)\b/,
    [
      "you see your own inside and everybody else's outside. that's never a fair match.",
      'by whose measure, do you think?',
    ],
    hard,
  ),
  noticing(
    'teen-child',
    /\b(?:(?:my|our) (?:teenage\w*|daughter|son) (?:won'?t|doesn'?t|never|hates|slammed|said she hates|said he hates|is \d+)|teenager|slams? (?:the )?door|hates me)\b/,
    [
      "they push hardest where it's safest. it doesn't make it nicer to be pushed.",
      'when was the last time it was easy between you?',
    ],
    hard,
  ),
  noticing(
    'partner-far',
    /\b(?:(?:he|she|we) (?:hardly|barely|never) (?:talks?|speaks?|touch\w*|looks?|see)|like (?:flatmates|strangers|housemates)|always on (?:his|her) phone|grown apart|distant|long distance|separate rooms)\b/,
    [
      'lonely beside somebody is a particular kind of lonely.',
      'when did you last really talk, the two of you?',
    ],
    hard,
  ),
  noticing(
    'single-still',
    /\b(?:still single|everyone(?:'s| is) (?:married|having|getting)|dating apps?|never met anyone|on the shelf|another wedding)\b/,
    [
      'it can feel as if everybody else got a letter that never came to you.',
      'what do you miss most, the somebody or the being chosen?',
    ],
    hard,
  ),
  noticing(
    'pregnant',
    /\b(?:i'?m pregnant|we'?re (?:pregnant|expecting)|two lines|scan (?:was|is|today)|kicking|\d+ weeks pregnant)\b/,
    ["that's big. all feelings allowed.", 'who knows so far?'],
  ),
  noticing(
    'moved-house',
    /\b(?:moved (?:house|in|out|here|to)|new (?:flat|house|place|town|city)|unpack\w*|boxes|don'?t know anyone)\b/,
    ['new walls take a while to become yours.', 'what do you miss of the old place?'],
  ),
  noticing(
    'car-or-thing-broke',
    /\b(?:(?:car|boiler|washing machine|laptop|phone|bike|fridge) (?:broke|died|packed|is broken|got stolen|won'?t)|flat tyre|lost my (?:keys|wallet|phone|purse)|of all days|one thing after another)\b/,
    ['of course it did, today of all days.', "small on paper. it's the straw, though."],
    hard,
  ),
  noticing(
    'good-day',
    /\b(?:good day|nice day|lovely day|best day|had fun|sun (?:is|was|came)|went (?:really )?well|better (?:today|than)|laughed (?:so|all|a lot))\b/,
    ["i'm glad. what was the best minute of it?", 'good. they count, the ordinary good ones.'],
    { unless: /\b(?:not|wasn'?t|n't|never|used to|should)\b/ },
  ),
  noticing(
    'christmas',
    /\b(?:christmas|xmas|thanksgiving|easter|eid|diwali|hanukkah|new year'?s? eve|holidays are)\b/,
    ['that time of year turns everything up.', 'what would a bearable version of it look like?'],
    hard,
  ),
  noticing('dream', /\b(?:dreamt|dreamed|dream about|nightmares?|had a dream)\b/, [
    'it hangs about, a dream like that, well into the morning.',
    'what stayed with you when you woke?',
  ]),
];
