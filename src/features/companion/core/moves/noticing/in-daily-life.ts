import { type Noticing, noticing } from './noticing.ts';

const hard = { mood: 'hard' } as const;

/** Care, school, love, mishaps and small things of ordinary days. */
export const IN_DAILY_LIFE: readonly Noticing[] = [
  noticing(
    'called-by-name',
    /\b(?:call(?:s|ing) me by (?:my|his|her)|new (?:fella|bloke|boyfriend|girlfriend|partner|husband|wife)|instead of (?:grandad|dad|mum|nan)|don'?t want to make a fuss|didn'?t want to come)\b/,
    [
      'nothing happened, and something was taken all the same.',
      'you stay quiet so that it stays easy for them. that costs you.',
      'what would you want them to know, one day?',
    ],
    hard,
  ),
  noticing(
    'taught-the-young',
    /\b(?:(?:taught|showed) (?:him|her|them|my \w+) (?:to|how)|took (?:him|her|them) (?:fishing|swimming|to))\b/,
    ['that stays in a child, whoever else comes along.', 'what was that like, the two of you?'],
  ),
  noticing(
    'put-animals-down',
    /\b(?:put (?:two|three|four|one|\d|a \w+|some) (?:\w+ )?(?:down|to sleep)|hold its paw|puppy|euthan\w*|restocked|get used to it)\b/,
    [
      "you don't get used to it. you get quicker at going on.",
      'somebody has to hold the paw. today it was you.',
      'which one came home with you?',
    ],
    hard,
  ),
  noticing(
    'leave-it-at-work',
    /\b(?:leave (?:it|work) at (?:the door|work)|take it home|switch off from work|don'?t bring it home)\b/,
    ['as if there was a hook by the door for it.', 'what is it that comes home with you?'],
    hard,
  ),
  noticing(
    'test-failed',
    /\b(?:failed (?:my|the|it|again)|(?:\d(?:st|nd|rd|th)|third|fourth|second) time|everyone else passed|examiner|driving test)\b/,
    [
      "it's sore, and it gets sorer with each go.",
      'going back a time after that takes more than passing first go.',
      'what will you do with it, once you can?',
    ],
    hard,
  ),
  noticing(
    'mates-will-tease',
    /\b(?:take the (?:piss|mick|mickey)|laugh at me|never let me (?:live|hear)|rip into me|wind me up)\b/,
    [
      "let them have their five minutes. it's you in the seat.",
      'is there one of them who would be decent about it?',
    ],
    hard,
  ),
  noticing(
    'to-see-nan',
    /\b(?:see|visit|drive to|get to) (?:my |me )?(?:nan|gran|grandma|grandad|mum|dad|brother|sister|kids)\b|\blives (?:\w+ ){1,3}(?:hours?|miles|away)\b/,
    [
      "so that's what it's really for. that is worth another go.",
      'what will be the first thing the two of you do?',
    ],
  ),
  noticing(
    'left-them-in-it',
    /\b(?:left (?:her|him|them) (?:in it|to it|with it)|back to work|looks through me|cries every|weeks old|can'?t help (?:her|him))\b/,
    [
      "you're in two places at once, and only whole in neither.",
      "it isn't nothing that you see it.",
      'what does the hour look like when you come through the door?',
    ],
    hard,
  ),
  noticing(
    'good-and-bad-news',
    /\b(?:feel bad (?:for|about) being|guilty (?:for|about) being|went for it too|congratulated me|happy but|she(?:'s| is) not talking|he(?:'s| is) not talking|we used to have lunch)\b/,
    [
      'you won something and it cost you something on the same day.',
      "you didn't take it from anybody. it can still hurt that it looks so.",
      'what was that friendship, at its best?',
    ],
    { isFirst: true },
  ),
  noticing(
    'body-says-it',
    /\b(?:grind (?:my )?teeth|jaw|stomach (?:in knots|ache\w*|churn\w*)|rash|hair (?:is )?falling|headaches?|tight chest|feeling rubbish|run down)\b/,
    ['the body is saying what nobody has had time to hear.', 'when does it let go, if ever?'],
    hard,
  ),
  noticing(
    'understaffed',
    /\b(?:nobody replaced|(?:two|three|both) (?:who|that)? ?left|do (?:two|three|four) (?:people'?s )?jobs|short.?staffed|understaffed|dread (?:sundays?|mondays?)|work(?:'s| is) mad)\b/,
    [
      "you're standing in for people who aren't there, and on one wage.",
      "it isn't that you can't keep up. it is more than one person's work.",
      'what would happen if one of those things simply stayed undone?',
    ],
    hard,
  ),
  noticing(
    'clearing-a-house',
    /\b(?:clear(?:ed|ing) (?:out )?(?:my |the |her |his )?(?:\w+'?s )?(?:house|flat|attic|loft|room)|margarine tubs|kept (?:all|every one) of (?:them|it)|found (?:my|her|his|the) (?:school|old|letters|photos?|reports?)|sheltered housing)\b/,
    [
      'you open a drawer, and there you are.',
      'so you were being kept, all that time.',
      'what did you do with it, when you found it?',
    ],
  ),
  noticing(
    'sat-on-the-floor',
    /\bsat (?:on the (?:floor|stairs|step|bed|kerb)|in the (?:car|dark|bath|garden))\b/,
    ['some things can only be taken sitting down.', 'what went through you, in that hour?'],
  ),
  noticing(
    'waiting-for-papers',
    /\b(?:wait(?:ing)? (?:\w+ ){0,3}(?:years?|months?|for (?:an? )?answer)|letter ?box|home office|asylum|my papers|cannot work|can'?t work|only wait|in limbo)\b/,
    [
      "that is a whole life held in somebody else's hand.",
      'waiting is work too, and nobody pays for it.',
      'what keeps a day together for you?',
    ],
    hard,
  ),
  noticing(
    'still-there',
    /\b(?:(?:brother|sister|mother|father|mum|dad|family|son|daughter|wife|husband) (?:is|are) still there|left behind|couldn'?t bring)\b/,
    ['so part of you is always looking back over your shoulder.', 'when did you last hear that voice?'],
    hard,
  ),
  noticing(
    'small-kindness',
    /\b(?:teach(?:es)? me|taught me to (?:make|cook|bake|knit)|scones|kind eyes|(?:woman|man|lady|stranger|bloke|girl) (?:on|in|at) the (?:bus|train|shop|street|queue)|lets me help|brought me (?:a|some))\b/,
    [
      'somebody looked up and saw you there. that does a person good.',
      "one small kindness, and it's still with you.",
      'what made it land, do you think?',
    ],
    { unless: /\b(?:shout\w*|died|bully)\b/ },
  ),
  noticing(
    'first-alone',
    /\b(?:first one|for one|with (?:her|him) this|perfect family|might just work|come to ours)\b/,
    [
      "first ones are the steepest. there's no path yet.",
      'what would you like to eat, if nobody was counting?',
    ],
    hard,
  ),
  noticing(
    'late-name-for-it',
    /\b(?:autis\w*|adhd|dyslexi\w*|neurodiver\w*|explains everything|all those years of thinking|a bit like that|the kid i was)\b/,
    [
      'to get the key to your own house at last, and see how long you stood outside.',
      'relief and grief come by the same post, there.',
      'that child was doing everything without the map. what would you tell them?',
    ],
  ),
  noticing(
    'waiting-for-a-reply',
    /\b(?:hasn'?t (?:replied|answered|texted|called)|(?:he|she)(?:'s| is) online|voice note|hrs?\b|seen it|blue ticks|three dates|sound so needy)\b/,
    [
      "you said something real, and now it's out of your hands. that's the whole discomfort.",
      'what would you think if somebody had sent it to you?',
    ],
    hard,
  ),
  noticing(
    'parent-drinks',
    /\b(?:(?:mum|mom|dad|mam|he|she|husband|wife|partner|brother)(?:'s| is) (?:drinking|drunk|using|high)|found (?:a|the|another) bottle|poured it (?:out|away)|off the wagon|relapsed)\b/,
    [
      "you're the one who has to look and know. that should not be your job.",
      "that isn't yours to fix, and you live in it all the same.",
      'who else knows how it is at home?',
    ],
    { mood: 'hard', isFirst: true },
  ),
  noticing(
    'run-the-house',
    /\b(?:school run|i do (?:everything|it all|the)|then (?:college|school|work)|put (?:her|him|them) to bed|make the (?:tea|dinner|lunches))\b/,
    ["a grown-up's day, on top of your own.", 'what would be yours, if there was an hour over?'],
    hard,
  ),
  noticing(
    'sometimes-hate',
    /\bsometimes i (?:hate|can'?t stand|resent|wish)\b/,
    [
      "you can hate what's happening and love who it's happening to. nobody gets one without the other.",
      "thank you for saying the unsayable one. it doesn't make you bad.",
    ],
    hard,
  ),
  noticing(
    'setting-off',
    /\b(?:campervan|we(?:'re| are)? (?:leave|leaving|off|going) (?:on|to|in)|road trip|booked (?:the|our|a|it)|never been (?:further|abroad|to))\b/,
    [
      'oh, good. off you both go, then.',
      'what are you most looking forward to?',
      'half of it is the packing. the other half is being gone.',
    ],
    {
      unless: /\b(?:bag|leaving me|left me|cancelled|can'?t go|wants to go to|without me|died|moving|visa)\b/,
    },
  ),
  noticing(
    'placement',
    /\b(?:placement|mentor|dropped the (?:tray|plate)|linen cupboard|probation|training|two more weeks|supervisor)\b/,
    [
      'the one who is meant to teach you, of all people.',
      'a dropped thing is a dropped thing. it says nothing about your hands.',
      'who there has seen you do it well?',
    ],
    hard,
  ),
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
    { mood: 'hard', unless: /\b(?:interview|job|nurse|shift|work(?:ed|ing)?)\b/ },
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
    /\b(?:(?:this|a) (?:boy|girl|guy|lad) (?:in|at|from)|crush|fancy (?:him|her)|lent me (?:his|her)|likes me|first date|asked me out|butterflies|hoodie)\b/,
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
    ],
    hard,
  ),
  noticing(
    'hide-the-post',
    /\b(?:hide the (?:post|letters|bills)|(?:phone|door) rings?|don'?t open (?:the|my)|brown envelopes?|on (?:credit )?cards|minimum payment|i owe \d|hours (?:got|were|have been) cut)\b/,
    [
      'it makes every envelope heavy, and you lift them all yourself.',
      "it grows in the dark, a thing like that. it's smaller on paper than behind the door.",
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
      'they come home with you at night, the people behind the numbers.',
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
    /\b(?:in the library now|librarian|art room|music room|the (?:shed|greenhouse|garage|allotment|river|sea|beach|woods|park)|new (?:books|ones)|walk the dog|long walk|my bike)\b/,
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
      'small against that, yes. near things still count, all the same.',
      'what is one thing near you that is still all right?',
    ],
    hard,
  ),
  noticing(
    'somebody-new',
    /\b(?:had (?:a|the) baby|(?:niece|nephew) (?:was|is)|sneez\w*|giggl\w*|first (?:word|steps|tooth)|newborn)\b/,
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
      'a voice that shakes for one minute is forgotten by the next.',
      'who in that room would you say it to, if it was only one?',
    ],
    hard,
  ),
  noticing(
    'flatmates',
    /\b(?:flatmates?|housemates?|roommates?|my food|dishes|the washing up|cheese|denies it|the lying|smiley)\b/,
    [
      "it's seldom about the thing itself. it's about being able to trust a shared kitchen.",
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
    /\b(?:not good enough|imposter|a fraud|everyone else (?:is|seems|has|knows)|compare|behind everyone|should have (?:a|my)|everyone my age)\b/,
    [
      "you see your own inside and everybody else's outside. that's never a fair match.",
      'by whose measure, do you think?',
    ],
    hard,
  ),
  noticing(
    'teen-child',
    /\b(?:(?:my|our) (?:teenage\w*|daughter|son) (?:won'?t|doesn'?t|never|hates|slammed|said she hates|said he hates)|teenager|slams? (?:the )?door|hates me)\b/,
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
    /\b(?:moved (?:house|in|here|to)|new (?:flat|house|place|town|city)|unpack\w*|boxes|don'?t know anyone)\b/,
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
  noticing(
    'dream',
    /\bi (?:dreamt|dreamed|had (?:a|that|another) (?:dream|nightmare))\b|\bmy (?:dream|nightmare)s?\b/,
    ['it hangs about, a dream like that, well into the morning.', 'what stayed with you when you woke?'],
  ),
];
