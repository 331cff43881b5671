const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Not turned: who is meant, or what is said, would not be certain. */
const UNSURE =
  /["“”()/*]|\b(?:you|your|yours|you're|you'll|u|ur|ya|ourselves|lol|omg|yo|tmrw|tmr|smth|bruh|bro|n|r|wanna|gonna|gotta|ain't|innit|idk|gimme|lemme|mum's|who|whom|please|let's|lets|hi|hello|hey|thanks|me and|and me|and i|i and|myself and|am i|was i|have i|should i|can i|do i|did i|as if|bless|god|bloody|fuck\w*|shit\w*|yous|ye|wee|aye|dinnae|didnae|cannae|isnae|wasnae|nae|mi|sommat|summat|owt|nowt|ma|tae|wi|masel|aw|o|em|gan|ganna|afore|we was|tha|thee)\b/;
const DANGLING =
  /\b(?:and|or|but|the|a|an|to|of|in|at|for|with|from|by|my|your|his|her|their|that|which|because|if|when|so|(?<!n't )(?<!would )(?<!not )like|very|as|is|was|are|were|than|about|into|on my|just|not|i|who|what|where|be|been|it's|i'm|he's|she's|whose|its|this|these|those)$/;
/** 'her' alone at the end of a clause is whom it is about; its noun isn't cut off there. */
const ENDS_WITH_HER = /\b\w+ her$/;
/** Behind these a clause of its own may begin. */
export const BEFORE_I = set(
  `that said says told thinks thought knows know knew when because if what how why where than like before after until since
  think as while wish hope feel felt whether everything something all way thing things day time fault guess suppose`,
);
const BEFORE_CLAUSE = set(
  `and but so or then till unless though cos once minute moment says say saying mean means sure glad sorry afraid scared frightened terrified worried happy proud relieved thinking feeling hoping wondering knowing saying telling pretending realising
  person one only anything nothing whatever wherever whenever first last every word year night week place who which`,
);
const TELLING = set('tell tells told');
const SUBJECT = /^(?:he|she|they|i|we)$|^(?:he|she|they|it|i|that|there|we|this)'(?:s|re|ve|d|ll|m)$/;
const FINITE =
  /^(?:is|was|has|had|does|did|will|would|can|could|isn't|wasn't|doesn't|didn't|won't|wouldn't|can't|says|said|went|goes|wrote|just|came)$/;
/** Somebody's words as they said them: who 'i' is in them, or where they begin, isn't certain. */
const QUOTED =
  /\b(?:said|says|say|saying|goes|wrote|shouted|told me) (?:test|who|which|when|how|oh|well|then|is|are|do|does|go|come|get|leave|give|enjoy|what|where|why|how|mum|dad|mam|stop|look|let|have|don't|just|we|we're|we'll)\b/;
const OTHERS_I =
  /^(?!i\b|i'|we\b).*\b(?:said|says|saying|goes) i(?:'m|'ll|'ve)?\b(?! (?:was|wasn't|had|hadn't|should|shouldn't|could|couldn't|would|wouldn't|did|didn't|can't|needed|looked)\b)/;
/** 'with me heart going': 'my' of a dialect. Not 'gave me tea', not 'like me when'. */
const ME_FOR_MY =
  /(?<!\b(?:give|gives|gave|given|giving|send|sends|sent|tell|tells|told|telling|show|showed|bring|brought|buy|buys|bought|make|makes|made|call|calls|called|ask|asks|asked|offer|offered|teach|taught|lend|lent|cost|owe|owes|let|lets|help|helps|helped|see|saw|hear|heard|want|wants|leave|left|keep|kept|find|found|think|write|wrote|read|paid|pay|watch|watched)) me (?!(?:again|when|and|at|in|on|for|about|because|to|now|then|from|like|every|last|this|that|all|if|but|a|an|the|yesterday|today|tonight|anymore|before|after|as|so|by|with|until|since|while|off|up|down|back|over|out|behind|alone|properly|once|twice|always|he|she|they|it|my|his|her|their|saying|without|than|is|was|of|into|through|round|right|more|most|much|just|either|too|why|what|how|where|next|first|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b)[a-z]/;
const TAG =
  /(?<!\bthat )\b(?:is|was|isn't|wasn't|are|were|aren't|weren't|doesn't|didn't|hasn't|can't|won't) (?:it|he|she|they|we)$|\bis there$/;
/** Said to us, behind the clause: 'he knows yes'. */
const ADDRESSED =
  /(?<!\b(?:say|says|said|saying|it's a|them|him|her)) (?:no|yes|yeah|ta|tara|bye|dear|pet|hen|lad|mind|good grief)$|(?<!\b(?:with|for|to|of|about|is|was|and|saw|told|at|from|lost|miss|missed|called|like|by|hurt|love|than|see|hate|asked)) my (?:friend|love|dear)$/;
const DOUBLED =
  /\bit (?:the|my|his|their|our)\b|\b(it|a|an|the|to|he|she|i|no|in|of|on|and|left|his|her|my) \1\b|\b(in a|of the|to the|it was|i was) \2\b/;
const FILLED = /\b(?:um|uh|erm|er|hmm|bye|dear|pet|oops|wait|hang on)\b|\b(?:that's|it's|this is) me\b/;
/** 'i should leave him' turned round would be our advice. */
const ORDERS =
  /^(?:i|we)(?: (?:just|really|probably|still|also|actually|only))* (?:should|shouldn't|must|mustn't|ought)\b(?! (?:have|be over)\b)/;
const DOUBTS: readonly RegExp[] = [
  ORDERS,
  UNSURE,
  QUOTED,
  OTHERS_I,
  ME_FOR_MY,
  TAG,
  ADDRESSED,
  DOUBLED,
  FILLED,
  /[^a-z0-9' -]|(?:^|\s)'|'(?:\s|$)/,
];

/** Whether it isn't certain who is meant, where it ends, or whether it is one clause. */
export function isDoubtful(words: readonly string[]): boolean {
  const plain = words.join(' ');
  if (DANGLING.test(plain) && !ENDS_WITH_HER.test(plain)) return true;
  return DOUBTS.some((doubt) => doubt.test(plain)) || runsOn(words);
}

/** 'she did she was right': a second clause with nothing that joins it to the first. */
const runsOn = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const before = words[at - 1] ?? '';
    const joins = at === 0 || BEFORE_I.has(before) || BEFORE_CLAUSE.has(before);
    if (joins || words.slice(at - 3, at - 1).some((word) => TELLING.has(word))) return false;
    if (isRelative(words, at) || FRONTED_TIME.test(words.slice(0, at).join(' '))) return false;
    if (
      /^(?:everyone|everybody|nobody)$/.test(word) &&
      /s$|^(?:has|is|was|had|said)$/.test(words[at + 1] ?? '')
    )
      return true;
    return SUBJECT.test(word) || (/^(?:it|there|that)$/.test(word) && FINITE.test(words[at + 1] ?? ''));
  });

/** 'three weeks', 'some of them', before 'i'. */
const FRONTED_TIME =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty(?:-\w+)?|half|most|some|all|many)(?: (?:years|months|weeks|days|nights|hours|of (?:them|it|those|that|my \w+)))$/;

/** 'the uni she wanted' at the end. */
const isRelative = (words: readonly string[], at: number): boolean =>
  words.length - at <= 3 &&
  words.slice(Math.max(0, at - 3), at - 1).some((word) => /^(?:the|a|an|all)$/.test(word));
