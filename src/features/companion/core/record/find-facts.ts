import type { FactKind } from './talk-record.ts';

interface Sign {
  readonly kind: FactKind;
  readonly valence: -1 | 0 | 1;
  readonly pattern: RegExp;
  /** Figures of speech and others' lives that only look like it. */
  readonly unless?: RegExp;
}

const BEINGS =
  '(?:he|she|they|mum|mom|mam|dad|nan|gran|granny|grandma|grandad|grandpa|father|mother|wife|husband|brother|sister|son|daughter|friend|mate|baby|dog|cat|horse|puppy|kitten|rabbit|patient|uncle|aunt|auntie|cousin|neighbou?r|partner|boyfriend|girlfriend|colleague|teacher|budgie|hamster|twin|mr \\w+|mrs \\w+|boy|man|woman|lad|girl)';

/** The gravest first: the central fact of a turn is the first that is found. */
const SIGNS: readonly Sign[] = [
  {
    kind: 'death',
    valence: -1,
    pattern: new RegExp(
      `\\b${BEINGS}\\b.{0,50}?\\b(?:died|passed away|passed (?:on|last|in|this|yesterday)|has passed|is dead|'s dead|dead now|is gone|'s gone now|was killed|'s been killed|got killed|didn't make it|took (?:his|her) last)\\b|\\b(?:put|putting) (?:(?:our|my|the|his|her)(?: old| poor)? (?!phone|hoover|kids?|baby|babies|twins|bab|little|children|boys?|girls?|son|daughter|toddler)(?:dog|cat|horse|mare|pony|pup|puppy|rabbit|collie|terrier|lab|labrador|spaniel|\\w+ (?=to sleep))|him|her|(?!me|it|us|that|this|them|you|the|my|our|a)\\w+(?= to sleep)) ?(?:down\\b(?! (?:to|for|as))|to sleep)|\\b(?:we|i) lost (?:my|our|the) (?:mum|mom|mam|dad|nan|gran|baby|dog|cat|husband|wife|son|daughter|brother|sister|friend)|\\blost (?:the|my|our|a|two|three) (?:\\w+ )?(?:ewes?|lambs?|cows?|calf|calves|foal|mare|horse|hens?|flock)\\b|\\b(?:we|i) lost (?:a|another) (?:patient|client|resident|student|pupil|colleague)|\\blost (?:him|her) (?:in|on|last|to|this|yesterday|four|three|two|a)\\b|\\b(?:have|had|having) (?:\\w+ ){1,3}put (?:to sleep|down)\\b|\\b(?<!\\bi )(?:was|were|be|being|been|got) put to sleep\\b|(?:^|\\b(?:we|i|i've|we've|just) )lost (?:my|our) (?:(?!job\\b|temper\\b)\\w+ ){0,2}(?:mum|mom|mam|dad|nan|nana|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|mother|father|husband|wife|sister|brother|uncle|aunt|auntie|cousin|dog|cat|puppy|kitten|rabbit|horse|pony|baby)\\b|(?:^|\\b(?:we|i|i've|we've|just) )buried (?:him|her|mum|mom|dad|nan|gran\\w*|(?:our|my) (?:\\w+ ){0,2}?${BEINGS})\\b|\\b(?:nan|nana|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|dog|cat|horse|pony|rabbit) (?:has |just )*passed$|\\brainbow bridge\\b|\\b(?:is|are) no longer with us\\b|\\bslipped away (?:in|at|last|this|on|peacefully)\\b|\\bfuneral\\b|\\bmiscarri|\\bstillb|\\bhe went just after|\\bmy late (?:husband|wife|mum|dad|mother|father|brother|sister|partner)\\b|^(?:my |our )?\\w+(?: \\w+)? died\\b`,
      'i',
    ),
    unless:
      /\b(?:phone|printer|kettle|computer|fridge|oven|battery|laptop|car|plant|plants|wifi|internet|engine|boiler|telly|tv|joke|conversation|chat|party|nearly died|almost died|died (?:of|from) (?:embarrassment|laughing|shame|boredom)|dead (?:on|tired|good|nice|funny|chuffed|serious)|could have died|wanted to die|die of|(?:nobody|no one|nothing) died|(?:babies|the baby|twins|toddler|kids) (?:\w+ ){0,2}put to sleep|anaesth\w+|anesthe\w+|(?:lost|lose) .*\b(?:find|found|in the (?:park|woods|shop|supermarket|crowd)|at the|ran (?:off|away)|got out|over (?:money|this|it))|if (?:he|she) died|scared (?:he|she)|is gone to|gone to (?:work|bed|school|the)|i died|died (?:again|twice|on (?:stage|me up there))|(?:absolutely|totally|literally|completely|properly|actually) died)\b|\bdeaths\b/i,
  },
  {
    kind: 'illness',
    valence: -1,
    pattern:
      /\b(?:cancer|chemo|tumou?r|leuk\w+|found (?:a|another) (?:lump|shadow|mass)|sclerosis|lupus|epilepsy|motor neurone|stroke|heart attack|dementia|alzheimer\w*|parkinson\w*|diagnos\w+|biopsy|in hospital|in icu|intensive care|hospice|palliative|operation|surgery|ms\b|seizure|asbestosis)\b/i,
    unless: /\b(?:all clear|negative|benign|remission|self.diagnos)\b/i,
  },
  {
    kind: 'success',
    valence: 1,
    pattern:
      /\b(?:i|we|she|he|they|daughter|son) (?:\w+ )?(?:passed|won(?!')|got (?:in|the (?:job|apprenticeship|role|contract|grant|scholarship|internship|promotion|mortgage|part|place|flat|house|keys)|a (?:place|job|first|distinction)|offered|promoted|engaged)|did it|made it|nailed it|graduated|scored|aced)\b|(?<!\bi )\bsaid yes\b|\b(?:all clear|good news|best day|best news|got promoted|accepted|we did it|first place|stayed up)\b|^passed\b|\bi passed\b|\b(?:ran|finished|completed|did) my first\b|\bmy first (?:5k|10k|marathon|half)\b|\bi proposed\b|\bgot engaged\b/i,
    unless:
      /n't\b|\b(?:passed (?:me |us |him |her )?over|turned down|nearly|almost|not|never|if|hope|wish|nobody|didn't|haven't|brother got|(?:they|he|she) did it|did it (?:on|by|in|over|again|before|to)|finished with)\b/i,
  },
  {
    kind: 'birth',
    valence: 1,
    pattern:
      /\b(?:(?:first|new|another) grand(?:child|son|daughter|baby)|grand(?:child|son|daughter|baby) (?:is|was|has) (?:born|here|arrived)|she's here|i'm a (?:dad|mum|grandad|nan|gran|grandma)|(?<!\b(?:since|before|when|after) .{0,20})was born|gave birth|had (?:the|her|our|a) baby|delivered)\b/i,
    unless:
      /\b(?:lost|miscarri|died|miss|don't see|never see|won't let|can't see|deliver(?:ed|y) (?:to|the|a) (?:parcel|speech|pizza))\b/i,
  },
  {
    kind: 'reunion',
    valence: 1,
    pattern:
      /\b(?:rang|called|phoned|wrote|texted|came|spoke|visited|hugged)\b.{0,40}\b(?:first time|after (?:\w+ )?(?:years|months)|in (?:\w+ )?years|out of the blue)\b|\b(?:came home|is home|coming home|back together|made up)\b/i,
    unless: /\b(?:n't|not|never|asked|asks|asking|when|where|thinks|waiting)\b/i,
  },
  {
    kind: 'kindness',
    valence: 1,
    pattern:
      /\b(?:hugged me|brought me|thanked me|said thank you|left me (?:a|some) (?:note|card)|saved me|waited for me|stood up for me|(?:so|really) (?:kind|lovely)|proud of (?:him|her|them|us))\b/i,
    unless: /\b(?:n't|not|never|used to|wish|want)\b/i,
  },
  {
    kind: 'break_up',
    valence: -1,
    pattern:
      /\b(?:broke up|break(?:ing)? up|split up|we split|left me|leaving me|dumped|divorc\w+|finished with me|ended (?:it|things)|wants? out|moved (?:out|(?:his|her) (?:stuff|things) out)|separated|walked out on|is over between|(?:marriage|relationship) is (?:\w+ )?over|called off the)\b/i,
    unless:
      /\b(?:left me (?:on|hanging|a|the|some|in charge)|since (?:the|my|our) (?:divorce|break)|after (?:the|my) divorce)\b/i,
  },
  {
    kind: 'betrayal',
    valence: -1,
    pattern:
      /\b(?:cheat(?:ed|ing)|(?:slept|sleeping|kissed|in bed) (?:with )?my (?:best |ex |own )?\w+|lied to|lying to me|behind my back|stole|stolen|sold my|took .*\bsold (?:them|it)|took (?:the|my) (?!hand|arm|face)\w+ and|betray\w+|affair|told everyone|conned|scammed|had my number)\b/i,
    unless:
      /\bstole (?:a|the|my|our|his|her|half a|all the) (?:\w+ ){0,2}(?:chicken|sausages?|sandwich\w*|cakes?|biscuits?|ham|cheese|steak|toast|chips|socks?|slippers?|show)\b/i,
  },
  {
    kind: 'job_loss',
    valence: -1,
    pattern:
      /^sacked\b|\b(?:got (?:fired|sacked|laid off|let go)|been (?:fired|sacked|laid off|let go|made redundant)|(?:was|were|they) (?:fired|sacked|laid off)|redundan\w+|lost (?:my|his|her|our) job|laid off|let me go|cut my hours|hours (?:are being|have been) cut|on (?:a )?pip)\b/i,
  },
  {
    kind: 'home_lost',
    valence: -1,
    pattern:
      /\b(?:evict\w*|landlord (?:wants us|gave|is selling|has given)|wants us out|notice to (?:leave|quit)|gave us notice|lose (?:the|our|my) (?:house|flat|home)|nowhere to (?:live|go)|move out (?:by|before)|selling (?:the|her|his|our) house|repossess\w*|homeless)\b/i,
  },
  {
    kind: 'failure',
    valence: -1,
    pattern:
      /\b(?:i |we )?(?:failed|fail my|(?:got|been|was|were) passed over|passed (?:me|us) over|didn't get (?:it|in|the)|got rejected|turned (?:me|us) down|didn't pass|messed (?:it |this )?up|screwed (?:it )?up|i froze|made a (?:huge |big )?mistake|promoted (?!me)\w+ (?:and|over))\b/i,
  },
  {
    kind: 'injustice',
    valence: -1,
    pattern:
      /\b(?:unfair|not fair|(?:he|she|brother|sister) (?:got|gets|left|inherit\w*) .*\b(?:house|money|all)\b|blamed me|took the credit|screamed at me|yelled at me|shouted at me|humiliated me|in front of (?:everyone|everybody|the (?:class|team|customers?|kids|others|client))|always (?:me|on me)|only me|nobody (?:ever )?(?:tells|told|said|thanked|helped))\b/i,
  },
  {
    kind: 'quarrel',
    valence: -1,
    pattern:
      /\b(?:argu(?:ed|ing|ment)|(?:had|have|big|massive) (?:a )?(?:big |huge |massive )?(?:row|fight)|fell out|fallen out|not (?:speaking|talking) to|stopped speaking|shouted at|snapped at|hung up on|slammed|lost it with|rowing|feud)\b/i,
  },
  {
    kind: 'left_out',
    valence: -1,
    pattern:
      /\b(?:without me|(?:everyone|everybody|they all|all of them)\b.{0,60}\b(?:except|but|apart from) me|don't count|doesn't count|left me out|didn't invite me|wasn't invited|weren't invited|ignor(?:ed|ing) me|blank(?:ed|ing) me|looked away|(?:no one|nobody)(?:'s| has| ever|s)? (?:calls?|called|texts?|texted|rings?|rung|rang|talks?|asks?|visits?|visited)|no friends|on my own (?:every|all)|don't talk to anyone|uninvited|froze me out)\b/i,
  },
  {
    kind: 'sleepless',
    valence: -1,
    pattern:
      /\b(?:can'?t sleep|couldn'?t sleep|not sleeping|awake (?:at|again|since|all|half)|wak(?:e|ing) (?:up )?at|insomnia|no sleep|up all night|lie awake|lying awake|haven't slept|didn't sleep|4 ?am|3 ?am)\b/i,
  },
  {
    kind: 'money',
    valence: -1,
    pattern:
      /\b(?:rent|overdraft|debts?|bills?|(?:'m|am|are|were|was|is|flat|stony) broke\b|can'?t afford|bailiffs?|universal credit|payday|owe|mortgage|doing sums)\b/i,
    unless: /\blike .*\bbills?\b|\bbroke (?:up|my|his|her|down|it|the)\b/i,
  },
  {
    kind: 'coming_up',
    valence: 0,
    pattern:
      /\b(?:tomorrow|next (?:week|month|monday|tuesday|wednesday|thursday|friday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b.*|\b(?:interview|exam|presentation|present(?:ing)? to|speech|results|hearing|appointment)\b/i,
  },
  {
    kind: 'work',
    valence: 0,
    pattern: /\b(?:shift|boss|manager|deadline|meeting|office|team|work|job|colleagues?)\b/i,
  },
];

export interface FoundFact {
  readonly kind: FactKind;
  readonly valence: -1 | 0 | 1;
  /** Its place in the order: the smaller, the more it weighs. */
  readonly rank: number;
}

const UNREAL =
  /\b(?:if i|if he|if she|what if|imagine|when (?:i|he|she|they|we) (?:got|passed|won|graduated|finished)|would have|could have|might|as if|(?:act|acts|acting|acted|feels?|felt|sounds?|looks?) like|like (?:(?:i|he|she|they)(?:'d|'s)|(?:somebody|someone) (?:died|had died))|since (?:my|the|his|her) (?:operation|surgery|diagnosis|chemo|stroke)|scared (?:of|that)|worried (?:that|he|she))\b/i;

/** What a clause tells that happened; null where it is only telling. */
export function findFact(clause: string): FoundFact | null {
  if (UNREAL.test(clause)) return null;
  const rank = SIGNS.findIndex(({ pattern, unless }) => pattern.test(clause) && !unless?.test(clause));
  const sign = SIGNS[rank];
  return sign ? { kind: sign.kind, valence: sign.valence, rank } : null;
}
