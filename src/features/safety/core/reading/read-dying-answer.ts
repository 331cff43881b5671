import { type Answer, isBareDenial, isDenial, UNCLEAR } from './read-answer.ts';

const DYING_LEAD = '^(?:(?:um+|uh|er|oh|well|i mean|honestly|god) )*';
const YES_WORD = '(?:yes|yeah|yea|yep|yup|yh|aye|mhm|oui|sim)';
/** What goes on about the thoughts themselves; 'yes that is it', 'yes both at once' answers something else. */
const YES_TAIL =
  '(?:i (?:have|do|am|think|did|guess|want|wish|feel|was)|sometimes|often|lately|a (?:bit|lot|little)|maybe|kind of|sort of|honestly|every|most|some|all the|more|since|for|quite|actually|sorry|to be honest|tonight|today|now|at night|when|very|definitely|really|it (?:does|has|is (?:there|always|so|still))|they|there|bloody|oath|god|obviously|of course|what i (?:said|have|am)|that is what i|all right|if (?:you|i)|since|because)';
const PLAIN_YES = new RegExp(`${DYING_LEAD}${YES_WORD}(?: ${YES_WORD})*(?: ${YES_TAIL}\\b.*)?$`, 'u');
/** Yes without the word. */
const OTHER_YES =
  /^(?:(?:um+|uh|er|oh|well|i mean|honestly|god|ha+|haha|lol|rumbled|busted|caught|ok|okay) )*(?:only )?(?:(?:every|most) (?:single )?(?:night|day|morning|evening)s?(?: (?:since|now|lately|for|really|if)|$)|i have been|i think so|i guess so|i think about it|(?:kind|sort) of yes|(?:kind|sort) of yeah|a bit yes|a bit yeah|sometimes|most days|most nights|all the time|a veces|creo que si|parfois|manchmal|as vezes|a volte)\b/u;
/** 'i have. i consider it settled', 'i have, since the spring': not 'i have a dentist on friday'. */
const I_HAVE =
  /^(?:(?:well|yes|oh|honestly|ok) )*i (?:have|do|am)(?: (?:i (?:consider|have|think|do|am|thought|made)|it (?:is|has|was) (?:settled|fixed|decided|there|been)|and i (?:have|am|do)|for (?:weeks|months|years|a (?:while|long))|since|many times|often|lately|considered|thought (?:about|of) it|been thinking (?:about|of) (?:it|that|dying|not))\b.*)?$/u;
/** A hesitant yes: 'well. maybe i think about it'. 'maybe' alone is none. */
const HESITANT_YES =
  /^(?:(?:um+|uh|er|oh|ah|aye|well|i mean|honestly|god) )*(?:sometimes i (?:suppose|guess|do)\b|maybe|perhaps|possibly|i guess|i suppose) (?:(?:i )?(?:do )?think (?:about|of) (?:it|that|dying|not being)\b|i (?:have|do)(?: sometimes| a bit| a little| lately)?$|(?:sometimes|yes|yeah|a bit|a little|lately)\b)/u;
/** 'does it show', 'does it matter', 'ask me another day': neither, and more than nothing. */
const LEFT_UNSAID =
  /^(?:(?:well|oh|and|so|goodness|god|um|no) )*(?:(?:what )?does it (?:matter|show)|is it (?:that )?obvious|how did you (?:know|guess)|what (?:does it matter|would it matter|difference)|who cares|would it matter|what if i (?:am|was|were|do)|another (?:day|time)|ask me (?:another|some other|later|tomorrow|again)|not (?:now|tonight) (?:i am )?too tired|i (?:would|had)? ?(?:rather|prefer) not (?:say|answer|talk about (?:that|it))|i do not want to (?:say|answer|talk about (?:that|it))|what an? (?:impertinent|personal|direct|bold|big|question)(?: question)?(?! question)|that is (?:a )?(?:personal|private|rude|impertinent)|none of your business|mind your own|(?:i|a|that is what i|i have|i did)(?: (?:just|already|literally|only))+ (?:(?:told|telling|tell|answered) (?:you|ye)\b(?! (?:no|not|nothing|i am (?:not|fine|ok|okay))\b)|(?:told|said|say|answered)(?: (?:it|that|so|you|ye))*$))\b/u;
/** Words that are a yes by themselves and the beginning of anything else. */
const BARE_YES =
  /^(?:(?:um+|well|i mean|honestly) )?(?:i am|i do|i have|si|ja|every day|every night|a lot|often|right|true|ok|okay|sure|kind of|kinda|sort of|a bit|a little|probably|i guess|maybe a little|basically|of course|definitely|correct|claro|supongo|vale)(?: (?:yes|yeah|i guess|so|sometimes))?$/u;

/** 'just the thoughts', 'still thinking it': a plan is denied, and the thoughts are not. */
const THOUGHTS =
  /\b(?:just|only|still|but)(?: (?:i|am|have|has|got|having|get|the|like|some))* (?:thoughts?\b|thinking (?:it|of it|about it)\b|the thinking\b)|\bthoughts? (?:that )?(?:will not|keep|come|is still|are still)\b/u;
/** 'not do anything. just not wake up': a wish to be gone without a deed. */
const PASSIVE =
  /\b(?:not|never) wake up\b(?! (?:at|so|early|late|the|him|her|them|every|before|with|to|tired|like|in|on|until|till))|\bnot waking up\b|\b(?:not|never) mind (?:it )?(?:(?:not|never) (?:waking|being (?:here|around|alive)|existing)|if (?:it|i) (?:was|were|just|did|had|happened|ended|stopped)|being (?:gone|dead))|\bwish(?:ed|es)? (?:i (?:was|were|could (?:just )?be) (?:gone|dead|not here|switched off)|it would (?:just )?(?:happen to me|stop on its own))|\bto be gone\b|\b(?:god|he|she|lord|jesus|allah) (?:just )?(?:took|takes|take|came for|come for|called|calls) me\b|^(?:\w+ ){0,8}(?:i )?would not mind(?: (?:it|to die|dying|if .{0,30}))?$/u;
/** 'not like that, well. i think about it as an option', 'no, more that they'd be better off': a no that leaves it standing. */
const HALF_NO =
  /\b(?:(?:shall|will|would|should) not be (?:sorry|sad|bothered) (?:when|if|to)|(?:shall|will|would|should) not be sorry$|not be sorry that|(?:glad|relieved|thankful|grateful) (?:when|if) it (?:comes|came|is over|happens|happened)|i (?:do |still |sometimes )?(?:think|thought) (?:about|of) (?:it|that) (?:as|like|sometimes|often|most|every|when|at)|(?:an?|is an|as an) option|i (?:would|do) not mind (?:dying|to die|if i (?:did|died|never|was)|not (?:waking|being))|(?:would|will|it would) be (?:better|easier|best) (?:for (?:them|him|her|everyone|everybody|us all)|off)?(?: \w+){0,2} ?(?:if i (?:was|were) ?(?:not|gone|dead)?|without me)|(?:a bit|a little|kind of|sort of|sometimes) (?:yes|yeah|i (?:do|think))|no not really a bit)\b/u;

/** 'would it be a sin to say i've thought of it?' */
const THOUGHT_OF =
  /\b(?:i (?:have|had) (?:often |sometimes |also |just )?(?:thought|been thinking) (?:of|about) it(?! (?:and|but) (?:no|i (?:do|would|will|am) not))|i have (?:often |sometimes |also )?thought i would be better (?:off|out|away))\b/u;
/** 'nah, not till after sunday': a day for it. */
const NOT_BEFORE =
  /^(?:(?:no|nah|nope|well|oh|not) )*not (?:till|until|before) (?!(?:now|i (?:am|was)|you|someone|somebody|he|she|they)\b)/u;
/** 'no, not as such', 'i should not call it thinking' */
const NOT_AS_SUCH =
  /\bnot as such\b|\b(?:would|should) not (?:call|put|say) it (?:thinking|that|like that|so|quite)\b|\bnot (?:thinking|in those words|exactly|precisely)(?: exactly)? (?:more|it is|rather|but)\b/u;
/** Neither yes nor no, wherever it stands: 'why do you say it like that. i don't know. maybe. don't tell my mum'. */
const LEFT_OPEN =
  /\b(?:i do not know|not sure|idk|dunno) (?:maybe|perhaps)\b|\b(?:maybe|perhaps) (?:i do not know|do not tell)\b/u;
/** 'um', and nothing else. */
const NO_WORD = /^(?:um+|uh+|uhm+|er+m*|hm+|oh|well|so)(?: (?:um+|uh+|er+m*|hm+|oh|well|so))*$/u;
/** 'goodness, what a question. no, no' */
const ENDS_IN_NO = /\bquestion(?: (?:dear|love|to ask|oh|well))* (?:no|nope|nah|of course not|not at all)\b/u;
/** Nobody may know of it: there is something to know. */
const KEPT_SECRET =
  /\bdo not tell (?:my (?:mum|mom|mother|dad|father|parents|wife|husband|partner|family|kids)|anyone|anybody)\b/u;

/** How a direct question about dying is answered; `thoughts`: no plan, and the thoughts or the wish are there. */
export type DyingAnswer = Answer | 'thoughts';

/**
 * A yes that does not stand first: 'it is, yes', 'well, you have asked it. yes, i suppose so', 'a shepherd should not say
 * so. but yes', 'i told you i do'.
 */
const YES_LATER = new RegExp(
  `\\b(?:(?:the |my |that )?answer is (?:that )?(?:it is so|it is|yes|${YES_WORD})|(?:since|from) [a-z]+ it is there)\\b|\\b(?:(?:it (?:is|does|has|was)(?: there| so)?|(?:there|they|those|these) (?:are|is)|i (?:do|have|am|said|did say|told you|think|suppose|guess)|(?:the |have |having |get )?thoughts?(?: (?:of|about|like) (?:it|that|them|this))?|and|but|honest(?:ly)?|truth is) ${YES_WORD}|${YES_WORD} (?:i (?:suppose|guess|should say|would say|must say|have to say)|it (?:is|does|has)(?! (?:not|a|the|just|only|all|both|my|his|her|late|hard|fine|ok|okay|good|funny|true|about))|to (?:that|your question)|if (?:you|i) (?:must|am)|god help me))\\b`,
  'u',
);
/** A deed is denied, and the thoughts are not: 'yes, every morning, but i'm not going to do anything daft'. */
const NO_DEED =
  /\b(?:not (?:going to |gonna )?(?:do|doing|act|acting|go through|going through|hurt|hurting|harm|harming|make an attempt)|(?:would|will|could) (?:not|never)|no (?:plans?|intention))\b/u;
const NO_WISH =
  /\b(?:not (?:suicidal|in (?:any )?danger|like (?:that|what))|(?:do|did|does) not (?:actually |really |ever |even )?want to (?:die|end|kill)|no thoughts|not (?:thinking|having)|nothing like|want to (?:live|be alive|stay alive))\b/u;

/** Whatever goes on after it: 'yes. made my mind up sunday' and 'yes and the soup was good'. */
const BEGUN_YES = new RegExp(`${DYING_LEAD}(?:${YES_WORD}|si|ja|ouais)\\b`, 'u');

/**
 * 'there is a number at the top. i said no', 'no way, and i'm not ringing a helpline': where danger is certain, a no to that,
 * and to nothing else. Of a mere suspicion any no is one.
 */
const OF_LINES =
  /\b(?:numbers?|help ?lines?|hot ?lines?|crisis lines?|card|988|999|911|samaritans|lifeline|(?:ring|ringing|phone|phoning|call|calling|text|texting|send|sending) (?:no\w*|any\w*|some\w*|that|them|her|him|my|a))\b/u;

/** 'i don't want my parents to know' begins like a denial: where danger is certain, only a bare one, or one that says of what. */
const NOT_OF_IT =
  /^(?:(?:um+|oh|well|honestly|ok|okay|but|and) )*i (?:would|am|do|did|have|will|was) not (?!(?:think so|really|ever|at all|honestly|no|so|now|today|like that)(?: no| really| honestly)*$)\S/u;

/** In words that are suspected themselves only a plain no is one: 'what makes it? i won't be here tomorrow'. */
const PLAIN_NO =
  /^(?:\w+ ){0,3}?(?:no|nope|nah|naw|never|not (?:like|that|at all|really|me)|absolutely not|of course not|certainly not|definitely not|i (?:would|am|do|have) not|i (?:would )?never|i am (?:safe|ok|okay|fine|happy|good|alright|all right|grand))\b|\b(?:no|nope|nah)$/u;

const saysYes = (plain: string): boolean =>
  YES_LATER.test(plain) || PLAIN_YES.test(plain) || OTHER_YES.test(plain) || I_HAVE.test(plain);
const isLeftOpen = (plain: string): boolean =>
  UNCLEAR.test(plain) ||
  LEFT_OPEN.test(plain) ||
  NO_WORD.test(plain) ||
  NOT_AS_SUCH.test(plain) ||
  (LEFT_UNSAID.test(plain) && !ENDS_IN_NO.test(plain)) ||
  (KEPT_SECRET.test(plain) && !saysYes(plain));
/** Our question's own words, affirmed: 'on and off, thinking about not being alive'. */
const ECHO =
  /(?<!\b(?:not|never|no|without|stop|stopped) (?:\w+ ){0,2})\b(?:thinking|think|thought|thoughts?) (?:a lot |often |sometimes )?(?:about|of|on) (?:(?:it )?(?:being dead|not being (?:alive|here|around)|not living|dying)|it (?:on and off|often|sometimes|a lot|every|most|more than|at night))\b|^(?:(?:well|yes|oh|only|just|been|i am|i have been|have been) )*thinking (?:of|about) it(?:$| (?:it is not|that is|things|lately|yes|yeah|for|since|a lot|often|sometimes|every|most|now|all)\b)/u;
const leavesThoughts = (plain: string): boolean =>
  THOUGHTS.test(plain) ||
  ECHO.test(plain) ||
  THOUGHT_OF.test(plain) ||
  PASSIVE.test(plain) ||
  HALF_NO.test(plain) ||
  (saysYes(plain) && NO_DEED.test(plain) && !NO_WISH.test(plain));
/** A no to something else: a number, a call, somebody who must not know. */
const isNoToHelp = (plain: string): boolean => OF_LINES.test(plain) || NOT_OF_IT.test(plain);

/**
 * The answer to a direct question about dying: only a plain yes is one, wherever it stands, or a yes that goes on in words
 * which are suspected themselves. A denial anywhere in it is a no, unless it leaves the thoughts standing; what is about
 * something else is none.
 */
export function readDyingAnswer(
  plain: string,
  { isSuspected, isCertain = false }: { readonly isSuspected: boolean; readonly isCertain?: boolean },
): DyingAnswer {
  if (leavesThoughts(plain)) return 'thoughts';
  if (isDenial(plain)) return 'no';
  if (NOT_BEFORE.test(plain)) return 'yes';
  if (HESITANT_YES.test(plain)) return 'yes';
  if (isLeftOpen(plain)) return 'unclear';
  if (isBareDenial(plain)) {
    const isOther = (isCertain && isNoToHelp(plain)) || (isSuspected && !PLAIN_NO.test(plain));
    return isOther ? 'none' : 'no';
  }
  const isYes =
    saysYes(plain) || isBackToYes(plain) || BARE_YES.test(plain) || (isSuspected && BEGUN_YES.test(plain));
  return isYes ? 'yes' : 'none';
}

/** Our question, or their own yes to it, is spoken of. */
const BACK_TO_IT =
  /\b(?:(?:what|that|thing) (?:you|u) (?:just |had |are )?(?:asked|ask|asking|wanted to know)|question you (?:put|asked)|(?:your|ur|the|that) question|you (?:asked|did ask) (?:me )?(?:(?:that|about it|about this) )?(?:before|earlier|if|about|whether|a while)|i (?:did |already |have |just )*(?:say|said|told you|answered|wrote|typed) (?:you )?(?:it |that |so )?(?:already |before )?(?:yes|yeah|yep|aye|yh|kinda|kind of|sort of)|where i said (?:yes|yeah|aye|kinda))\b/u;
const LATE_YES =
  /\b(?:yes|yeah|yea|yep|yup|yh|aye|kinda|kind of|sort of|i guess|i suppose|it is (?:there|so|that)|on and off|a (?:bit|little)|sometimes|most (?:days|nights)|i (?:do|am|have)(?! not)|think to not)\b/u;
const LATE_NO =
  /\b(?:no|nope|nah|not (?:like|that|really|at all|thinking|suicidal)|never|joking|kidding|nothing like)\b/u;

function isBackToYes(plain: string): boolean {
  return BACK_TO_IT.test(plain) && LATE_YES.test(plain) && !LATE_NO.test(plain);
}

/** An answer that comes turns after the question: it says what it answers, or that the thoughts are there. */
export const isLateYes = (plain: string): boolean =>
  !isDenial(plain) && (leavesThoughts(plain) || isBackToYes(plain));
