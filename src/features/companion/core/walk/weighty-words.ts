/** A word that weighs, and one that warms. */
export const HARD_WORD =
  /\b(?:cr(?:y|ied|ying)|greeting|tears|bawl\w*|died|dead|dying|death|funeral|buried|cancer|lump|ill|sick|hospital|pain|hurts?|scared|afraid|frightened|terrified|dread\w*|worr(?:y|ied|ying)|anxious|panic\w*|alone|lonely|miss(?:es|ed|ing)?|lost(?! a bet)|gone|left me|quiet|silent|empty|shout\w*|scream\w*|angry|furious|asham\w*|guilt\w*|fault|blam\w*|tired|exhausted|worn|broke(?:n)?|fell|hate|nobody|no one|ignor\w*|forgot\w*|sacked|redundan\w*|fail\w*|debt|rent|worse(?! than)|worst|stuck|heavy|hard|sad|unfair|humiliat\w*|awkward|lie[ds]?|lying|cheat\w*|argu\w*|row|fight\w*|froze|stopped|yell(?:s|ed|ing)?|mock\w*|useless|unnecessary|wrong|trouble|(?:look\w*|turn\w*|walk\w*) (?:away|the other way)|(?:could|did)n'?t (?:even )?(?:watch|look|speak|move|answer))\b/i;
export const GLAD_WORD =
  /\b(?:laugh\w*|lov(?:e|ed|ely)|proud|happy|smil\w*|s[aiu]ng|singing|hugg?\w*|kind|thrilled|excited|delighted|beautiful|best|won|pass(?:ed)?|glad|reliev\w*|relief|lighter|better|saved|danc\w*|joy\w*|thank\w*|good|brave|together|gave)\b/i;
/** What it was like: 'like i was a piece of furniture', 'like a ghost in my own kitchen'. */
export const COMPARES =
  /\blike (?:(?:i|he|she|they|we|it)(?:'?(?:m|s|re|d)| (?:was|were|am|is|had|have|did ?n[o']?t|was ?n[o']?t|(?!says|does|goes|means|thinks|knows)\p{L}+s))|(?:an?|some) (?!actual|proper)\p{L}+)\b|\bas (?:if|though)\b/iu;
export const PERSON =
  /\b(?:he|she|they|him|her|we|us|every(?:one|body)|mum|mom|dad|nan|gran|grandad|mother|father|brother|sister|son|daughter|wife|husband|friend|boss|baby|kids?|partner)\b|(?<!^)(?<!\b(?:from|in|at|to|of|near|am|[Ii]'?m) )(?!\p{L}+day\b)\b\p{Lu}\p{Ll}{2,}\b/u;
export const FEELING =
  /\bi(?:'?m| am| was| got| feel| felt)? (?:(?:so|just|really|not|half|a bit|a little|quite|also|all) )*(?:feel|felt|miss(?:ed)?|loved?|hated?|wish(?:ed)?|hoped?|cried|\p{L}{3,}ed|happy|sad|angry|afraid|lonely|guilty|proud|glad|nervous|sick|lost|furious|jealous)\b|\bshould(?:'?ve| have|n'?t have)\b|\bi(?:'d| would) (?:rather|love)\b/iu;
/** What is so still, never, or to the last. */
export const LASTS =
  /\b(?:still|never|always|again|any ?more|not once|ever|all|only|none|nothing|nobody|no one|every(?:one|body|thing| \p{L}+)|the (?:last|nearest|closest)|first|used to)\b/iu;
/** Heavy, warm, or likened to something. */
export const weighs = (written: string): boolean =>
  [HARD_WORD, GLAD_WORD, COMPARES].some((sign) => sign.test(written));
/** Nothing in it to be heard back: 'the bus was at nine'. */
export const saysLittle = (written: string): boolean =>
  !weighs(written) && ![PERSON, LASTS, FEELING].some((sign) => sign.test(written));
/** Of four letters and more: what a text is about. */
export const longWordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
