import { type Noticing, noticing } from './noticing.ts';

const good = { mood: 'good' } as const;

/** What went well, large or small. */
export const IN_JOY: readonly Noticing[] = [
  noticing(
    'born',
    /\b(?:shes here|she's here|he's here|is born|just been born|\dlb|im a (?:dad|mum|grandad|nan|gran)|i'm a (?:dad|mum|grandad|nan|gran|granny|grandma)|in labour|first grand\w+)\b/,
    [
      'oh, welcome to that small person. congratulations.',
      'congratulations. what a day to have in your life.',
      'what did you see first, when you looked?',
    ],
    { isFirst: true, unless: /\b(?:lost|died|wish|miss)\b/ },
  ),
  noticing(
    'baby-grip',
    /\b(?:grabbed my finger|loads of hair|tiny (?:hands|fingers|feet)|asleep on (?:me|my)|smell of (?:her|his) head|midwife)\b/,
    ['a whole hand round one finger. hold on to that one.', 'i like that very much.'],
    good,
  ),
  noticing(
    'naming',
    /\b(?:we think \w+\s*\.|named (?:them|him|her|it)|it was my gran'?s name|called (?:them|him|her|it)|naming)\b/,
    ["a good name. it'll get used a lot.", 'names make them official, i think.', 'how was it settled on?'],
    good,
  ),
  noticing(
    'passed-it',
    /\b(?:i passed|passed (?:my|the|it)|fifth time|\w+ time lucky|three minors|got (?:a|the) (?:distinction|first|place|part)|aced)\b/,
    [
      'you did it! all those goes, and then this one.',
      'well done. that was earned, every bit of it.',
      'what was the moment like, when it was said?',
    ],
    good,
  ),
  noticing(
    'got-the-job',
    /\b(?:got (?:the|a|that) job|got (?:in|promoted|offered|accepted)|start in|years? of (?:applying|trying|waiting)|double what|approved|after (?:\w+|\d+) months|visa)\b/,
    [
      'all that waiting, and now it has a yes on it. congratulations.',
      "well done, you. that's a door that stayed shut a long time.",
      'where were you when you heard?',
    ],
    good,
  ),
  noticing(
    'bring-them-here',
    /\b(?:bring (?:my|our|her|him|them) .*\b(?:here|home|over)|coming (?:home|over|on|for)|see (?:him|her|them) again|reunit\w*|together again)\b/,
    [
      'under one roof. that will be some doorway.',
      'what will you show them first?',
      'what will be the first thing you do?',
    ],
    good,
  ),
  noticing(
    'years-of-silence',
    /\b(?<it>(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|\d+) years) (?:we |i )?haven'?t (?:spoken|talked|seen)/,
    ['{it} is a long time for a door to be shut. what do you remember from before it?'],
    { isFirst: true },
  ),
  noticing(
    'spoke-after-years',
    /\b(?:haven'?t spoken|years we|after (?:\w+ )?years|rang|out of the blue|neither of us could|could(?:n'?t| not) speak|get a word out|is that yourself)\b/,
    [
      'neither of you with the words, and it got said all the same.',
      'some silences end in one phone call. this sounds like one.',
      'what was it like, to hear that voice?',
    ],
    good,
  ),
  noticing(
    'screamed-car-park',
    /\b(?:screamed|jumped|danced|literally|ran round|squealed|hugged (?:everyone|the|a)|cried at the)\b/,
    ["i'd have liked to see that.", 'the body got the news first.'],
    good,
  ),
  noticing(
    'parent-cried',
    /\b(?:(?:mum|mom|dad|nan|gran|she|he|wife|husband) (?:\w+ )?(?:cried|was crying|burst into tears|teared up|hugged|screamed)|bless (?:him|her|them)|so proud of me|proud of me)\b/,
    [
      'so it was good news in two houses.',
      "they've been waiting with you, all this time.",
      'what did they say, once they could?',
    ],
    good,
  ),
  noticing(
    'celebrate',
    /\b(?:celebrat\w*|curry|champagne|prosecco|cake|pub|party tonight|going out|takeaway|treat(?:ed)? (?:myself|ourselves)|bought myself)\b/,
    ['good. it ought to be marked with something you can eat.', 'quite right. enjoy every bite of it.'],
    good,
  ),
  noticing(
    'grew-it',
    /\b(?:tomato\w*|seed(?:s|lings?)?|garden|allotment|windowsill|came up|flower(?:s|ed)|grew (?:them|it)|thumbnails?|plant(?:s|ed)?|baked|knitted|built)\b/,
    [
      'not silly at all. you made the conditions and something took you up on it.',
      "small and alive. that's the best kind of news.",
      'how do they look today?',
    ],
    { unless: /\b(?:died|dead|killed|frost|funeral|bought)\b/ },
  ),
  noticing(
    'first-since',
    /\b(?:first (?:thing|time|one|day|good) (?:\w+ ){0,4}(?:since|in (?:years|months|ages))|kept alive|last year (?:in )?(?:the same|this time)|this time last year|a year ago)\b/,
    [
      "and look where it is now. that's some distance.",
      'so it means more than its size.',
      'what changed in between, do you think?',
    ],
  ),
  noticing(
    'praised',
    /\b(?:said i (?:was|am) (?:the |a |so |really )?(?:backbone|best|brilliant|good|great|star|natural|amazing)|good (?:review|feedback)|my review|said (?:she|he) always knew|told me i (?:had|have|was) (?:\w+ )?(?:kind|good|lovely|beautiful|great)\b.*|believed in me|proud of me|thanked me)\b/,
    [
      "somebody saw it, and said it to your face. that's rarer than it should be.",
      'let that one in all the way. which word of it stays?',
    ],
    { unless: /\b(?:but|not|never)\b/ },
  ),
  noticing('old-teacher', /\b(?:teacher (?:from|at)|wrote to me|only one who was kind|kind to me)\b/, [
    'one kind person can go a very long way. it reached all the way to here.',
    'what did that kindness look like, back then?',
  ]),
  noticing(
    'kept-it',
    /\b(?:i (?:still )?(?:kept|keep|have) (?:her|his|the|their) (?:letter|card|note|photo|picture))\b/,
    ['to keep it all that time. it must have been needed.', 'when do you take it out?'],
  ),
  noticing(
    'exhibition',
    /\b(?:painting|exhibition|gallery|published|my (?:novel|poem|song|photo|drawing)|performance|on stage|concert)\b/,
    [
      'strangers will stand in front of something you made. small is no measure of that.',
      'which piece is it? tell me what one would see.',
    ],
    { unless: /\b(?:rejected|turned down|didn't|hate)\b/ },
  ),
  noticing(
    'funny',
    /\b(?:haha+|lol|lmao|laugh(?:ed|ing) till|stitch in my side|big kevin|cringe|hilarious|\u{1f602}|knock knock)\b/u,
    ["that's a good one.", 'i like how you tell it.', 'ha. go on.'],
    { unless: /\b(?:died|dumped|broke up|hurts?|cried|ok|okay|yeah|bad)\b/ },
  ),
  noticing(
    'nan-bingo',
    /\b(?:told (?:everyone|the whole|half|all)|whole (?:street|bingo|village|town|family)|everyone knows|first drive|can'?t wait to tell|told everybody)\b/,
    [
      'good news travels faster than a car.',
      'the whole lot of them are in on it, then. who was most pleased?',
    ],
    good,
  ),
  noticing(
    'happy-and-scared',
    /\b(?:(?:happy|excited|delighted|thrilled) (?:and|but) (?:also )?(?:scared|nervous|terrified|sad|worried)|what if (?:he|she|they) (?:does not|doesn'?t|don'?t) (?:know|like|want))\b/,
    [
      'happy and scared belong together, at a door like that.',
      'a child may take a while to know a face. the voice is known already.',
    ],
  ),
  noticing(
    'waited-so-long',
    /\b(?:finally|at last|can'?t believe|in the end|after all|never thought)\b/,
    ["it took its time. it's here.", 'how does it feel, now that it is real?'],
    good,
  ),
];
