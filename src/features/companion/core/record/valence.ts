import type { TurnReading } from './read-turn.ts';

/** Words in which something glad is told; weighed only where nothing hard stands beside them. */
const GLAD =
  /\b(?:happy|happiest|glad|yay|yes{3,}|proud|chuffed|buzzing|over the moon|brilliant|amazing|fantastic|wonderful|beautiful|perfect|beaming|smil\w+|laugh(?:ed|ing) (?!at)|delighted|excited|thrilled|won|(?<!\b(?:mum|mom|mam|dad|nan|nana|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|mother|father|uncle|aunt|auntie|husband|wife|dog|cat|horse|he|she) (?:has |had |just )?)passed(?! (?:over|away|on)\b)|woo\w*|hooray|made my day)\b|🎉|🥳|😍|❤/iu;

/** Said so plainly that nothing else is meant. */
const VERY_GLAD =
  /\b(?:feels? amazing|over the moon|can'?t stop (?:smiling|grinning|beaming)|best day|so (?:happy|proud|excited|chuffed)|made my day)\b/i;

/** Joy is not carried over to a turn that tells one of these. */
const HEAVY =
  /\b(?:died|dead|hate|angry|furious|scared|afraid|can'?t sleep|alone|worried|guilty|ashamed|hurts?|sick|tired|fell out|(?:was|were) so (?:proud|happy|excited)\b(?=[^!]*\b(?:and|but) (?:today|now)\b)|fault|cancer|hospital|strangle|feel(?:ing)? bad|not talking|but then nothing|used to|nobody)\b/i;

/** Words in which nobody tells something glad: what hurts, harms, ends, fails or frightens, whatever it is about. */
const HARD =
  /\b(?:(?:hit|run over|knocked (?:down|over|off)) by|run over|an? accident|bleeding|attacked|cr(?:y|ies|ied|ying)|sobb\w+|bad (?:day|news|night|week|time)|tears|weep\w*|drinking again|destroy\w*|ruin\w*|wreck\w*|smash\w*|useless|worthless|alone|lonel\w+|dread\w*|hurts?|hurting|pain\w*|suffer\w*|fail(?:ed|ing|s|ure)?|fraud|(?<=\bi (?:\w+ )?)hate\b|hate[sd]? (?:me|us|myself)\b|hopeless|stress\w*|exhaust\w*|worst|worse|awful|horrible|terribl[ey]|dreadful|cruel|vile|nobody|no ?one|sick of|sick with|can'?t (?:cope|breathe|eat|sleep|stop(?! (?:smil|grin|laugh|beam))|face|bear|take|go on|do this)|couldn'?t (?:save|stop|bear|help)|too (?:much|late)|missing|split up|shout\w*|scream\w*|yell(?:s|ed|ing)?|scared|fright\w+|terrif\w+|worr\w+|asham\w+|humiliat\w+|embarrass\w+|guilt\w*|struggl\w*|empty|(?:has|have|been|was|were|got|they|and|it|him|her|them) put down|put down (?:the|all|my|our|every)|slaughter\w*|dead|died|dying|grave|coffin|stroke|crash\w*|kick(?:ed|ing)? (?:me|him|her|us|them|out)|thrown out|dropped (?:me|him|her|us|them|from)|dumped|sack(?:ed)|fired|laid off|reject\w*|passed over|turned (?:me|us|him|her) down|ignor\w+|forgotten|forgot me|threat\w+|stole\w*|lied|cheated|betray\w*|left me|walked out|hung up|(?:door|phone) (?:in|down on) my|in my face|gone quiet|went quiet|shak(?:ing|y)|broke(?:n)? (?:my|me|his|her|down)|heart ?br\w+|(?:said|says|called?|calls) (?:that )?(?:i'?m|me) (?:an? )?(?:so )?(?:dumb|stupid|ugly|fat|thick|weird|pathetic|loser|idiot|freak)|laughing (?:faces|emojis?)|gutted|devastat\w+|crush\w*|bully\w*|bullied|mock\w*|laughed at|lost (?:it all|everything|my|our|the|him|her|them)|never (?:came|called|rang|said goodbye|see|saw) |don'?t know what to do|hopeless\w*|nightmare|disaster|(?:is|'s|was|shes|hes|so|really) sad|dementia|sad about|not coping|gets? worse|mistake|overdose|lose (?:it|my|our|him|her|them|everything|another)|scar(?:y|ed)|licen[cs]e)\b/i;
/** 'i'm not scared of him', 'nobody is sick', 'cried happy tears'. */
const NOT_HARD =
  /\bdead (?:on|tired|good|nice|funny|chuffed|serious|easy|keen|set)\b|\b(?:not|never|no longer|isn'?t|wasn'?t|aren'?t|stopped|nobody is|nobody'?s|no one is|without|no need to|don'?t) (?:\w+ ){0,2}?(?:angry|cross|scared|afraid|frightened|worried|worry|worrying|ashamed|sick|crying|cry|shouting|alone|hurt|sad|stressed|embarrassed|guilty)\b|\b(?:happy|joy\w*|laughing|laughed) (?:\w+ ){0,2}(?:tears|cried|crying)|\bcr(?:ied|ying|y) (?:\w+ ){0,3}(?:happy|joy|laughing|happiness|good way|bad way)(?: tears)?|\bstrokes? of\b|\bdropped (?:off|in|by|round)\b|\b(?:had|seen|could be|been) worse\b|\bi(?:'d| had)? lied\b|\bno mistake\b|\bstole (?:a|the|my|our|his|her|half a|all the) (?:\w+ ){0,2}(?:chicken|sausages?|sandwich\w*|cakes?|biscuits?|ham|cheese|steak|toast|chips|socks?|slippers?|show)\b|\bworr\w+ (?:over|about) nothing\b/gi;

const CROSS =
  /\b(?:sick of|fed up|fuming|livid|furious|raging|angry|pissed|cheek|the nerve|how dare|my arse|arse|bloody|ffs|sodding|damn|goddamn|bullshit|joke|ridiculous|disrespect\w*|takes? the (?:piss|mick)|not fair|unfair|idiot\w*|in my face|who does (?:he|she) think|steal\w*|stole|behind my back|without asking)\b/i;

/** Whether good news is told. Weights alone do not say so: a jolly answer to bad news wounds, so a word of it must be there. */
export const isGlad = ({ act, content, fact }: TurnReading): boolean =>
  (act.kind === 'good' && (fact?.valence === 1 || (GLAD.test(content) && !HEAVY.test(content)))) ||
  (VERY_GLAD.test(content) && !HEAVY.test(content));

type Said = Pick<TurnReading, 'content'>;

/** Joy of before is not carried over to a turn that tells something heavy. */
export const isHeavy = ({ content }: Said): boolean => HEAVY.test(content) || isHard({ content });

/** Grave, unless the same turn tells that it is over. */
const GRAVE = /\b(?:cancer|tumou?rs?|leuk\w+|hospice|divorc\w+|redundan\w+|evict\w*)\b/i;
const OVER = /\b(?:all clear|remission|benign|cancer[- ](?:free|gone)|no (?:more )?(?:cancer|tumour))\b/i;

/** Plain words say that it is hard. */
export const isHard = ({ content }: Said): boolean =>
  (GRAVE.test(content) && !OVER.test(content)) ||
  HARD.test(content.replace(/[\u2018\u2019]/g, "'").replace(NOT_HARD, ' '));

/** Words that are said of small things, too: alone they are no cause for sorrow. */
const OF_SMALL_THINGS =
  /\b(?:worst|worse|empty|mistake|stress\w*|embarrass\w*|terribl[ey]|awful|horrible|licen[cs]e|scary|missing|forgot\w*|scream\w*|fail(?:ed|ing|s)?|broke|shak(?:ing|y)|mocks?)\b/gi;
export const isGrave = ({ content }: Said): boolean =>
  isHard({ content: content.replace(OF_SMALL_THINGS, ' ') });

/** Hard in a way that angers. */
export const isCross = ({ content }: Said): boolean => CROSS.test(content.replace(NOT_HARD, ' '));
