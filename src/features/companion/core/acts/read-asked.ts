import type { ActKind } from './act.ts';
import { tokensOf } from './act-features.ts';
import { type Asked, isOfUs } from './asked.ts';
import { askingSentences } from './asked-features.ts';
import { ASKS, hasSignOfUs } from './asking-signs.ts';
import { weighAsked } from './weigh-asked.ts';

/** Forms that leave no doubt; the first that holds. */
const CERTAIN: readonly (readonly [Asked, RegExp])[] = [
  [
    'people',
    /\b(?:is there|have you got|do you have|give me|know|need|want|where (?:can|do) i (?:find|get)|what(?:'s| is| are)) (?:(?:a|an|the|any|some|other|another|uk|us|irish|german|your) ){0,3}(?:help ?lines?|hot ?lines?|crisis (?:lines?|numbers?)|samaritans)\b|\b(?:is there|have you got|do you have) (?:a|an|any|another) number (?:for|in|i can (?:call|ring|text))\b/,
  ],
  [
    'condole',
    /\bwhat (?:on earth |the hell )?do you (?:even )?say to (?:an?|some(?:one|body)|my|him|her|them)\b/,
  ],
  [
    'us_human',
    /\b(?:do|have|are) you\b[^?.!]{0,40}\byourself\b|\b(?:do you have|have you got) (?:a (?:body|family|mum|mother|job|home)|children|kids|feelings)\b/,
  ],
  ['why_me', /\bwhy (?:did|do|am|can'?t|didn'?t|don'?t|would) i\b/],
  [
    'future',
    /\bthink (?:i'?ll|i will|it'?ll|he'?ll|she'?ll|we'?ll|they'?ll|it will|things will) (?:be|get|go|turn|ever)\b|\bwill (?:i|it|we|he|she|they|things) (?:be|get) (?:ok|okay|all right|alright|fine|better)\b/,
  ],
  [
    'label',
    /\b(?:think|reckon|say) (?:that )?i(?:'m| am| have| might be| might have| could be) (?:an? |getting |having )?(?:\w+ly )?(?:depress\w*|autis\w*|adhd|bipolar|burn(?:t|ed) ?out|ocd|an alcoholic|alcoholic)\b|\b(?:(?:do|might|could) i have|have i got|am i|is (?:she|he)|does (?:he|she) have) ?(?:a |an |having |got )*(?:depress\w*|anxiety|adhd|autis\w*|bipolar|bpd|narcissist\w*|ocd|ptsd|burn ?out|dementia)\b/,
  ],
  [
    'health',
    /\b(?:tablets?|pills?|meds|medication|medicine|doses?|dosage|side effects?|treatments?|\w{3,}(?:dipine|april|olol|statin|traline|oxetine|azepam|parin|sartan|pram))\b/,
  ],
  [
    'us_can',
    /^\W*(?:no |so |ok |wait |like )*what (?:even |actually |exactly )?(?:is|are) (?:this|you)\b|\bhow (?:does|do) (?:this|you|it) work\b|\bwhat (?:is|are|'s) (?:it|this|you) for\b|\b(?:is (?:it|this)|are you) free\b|\b(?:does|do) (?:it|this|you) cost\b/,
  ],
  [
    'us_heard',
    /\bcan you (?:even |actually )?(?:hear|see) (?:me|this)\b|\bare you (?:following|listening|there|still there|with me|getting (?:this|that|it))\b|\b(?:you|u) (?:still )?there\?|\bdo you (?:follow|know what i mean|get (?:it|that|me))\b|^\W*are (?:you|u)(?: tho| though| really)?\W*$/,
  ],
  [
    'us_human',
    /\bwhat (?:ai|model|llm|version|chat ?bot|kind of (?:ai|bot|thing|machine)|(?:language )?model)\b.{0,20}\b(?:are|is|do|r) (?:you|u|this|it)\b|\b(?:are you|is this) (?:gpt|claude|gemini|llama|siri|alexa)\b|\bwhat do you do (?:when|if)\b|\bdo you (?:ever |actually |even |really )*(?:get (?:lonely|tired|bored|sad|angry|scared|hungry|fed up)|sleep|eat|dream|feel (?:anything|things|lonely|sad)|have (?:feelings|friends|a life))\b|\b(?:what(?:'s| is)|do you have an?) (?:your )?favou?rite\b|\b(?:are you|is (?:it|this|that)) (?:an? )?(?:real )?(?:ai|bot|robot|person|human|machine|chatgpt|computer)\b/,
  ],
  [
    'message',
    /\bhow to (?:word|write|phrase|put) (?:an?|the|my|it|this|that)\b|\bword (?:an?|the|my) (?:\w+ )?(?:letter|text|email|e-mail|message|note|reply)\b|\bhelp me (?:write|word|draft|reply|answer)\b|\bwhat (?:do|should|can|could|would) i (?:even |actually )?(?:write|text|put|send|answer)\b|\b(?:write|draft) (?:me|it|something|that|this)\b/,
  ],
  [
    'start',
    /\b(?:how to|to|for|with) (?:get(?:ting)?|making|make) (?:(?:it|this|things|the \w+|myself) )?(?:started|going|a start)\b/,
  ],
  [
    'practice',
    /^\W*the \w+ one(?:,? please)?\W*$|\b(?:tell|give|show) me something (?:to|that) \w+|\banything (?:practical|i can (?:actually )?do)\b|\bsomething (?:practical|i can (?:actually )?do)\b/,
  ],
  [
    'cope',
    /^\W*(?:so |ok |and )*(?:what now|now what)\W*$|\bwhat (?:am i (?:supposed|meant) to|(?:the hell )?do i|can i|should i) (?:even )?do\b/,
  ],
  [
    'cope',
    /(?:^|[.!?,] )(?:so |and |but |ok )*(?:what|how) about (?:if|when)\b|\b(?:what|how) do (?:other |most |normal )?people (?:do|cope|manage)\b/,
  ],
  ['fun', /\b(?:know|tell|got|have) (?:me |us )?(?:any |a |another )?(?:good |short )?jokes?\b/],
  [
    'law',
    /\bcan (?:they|he|she|my (?:boss|landlord|manager)) (?:just |really |legally |even )*do that\b|\b(?:actual |any )?rules (?:on|about|for) (?:it|this|that)\b/,
  ],
  [
    'law',
    /\b(?:have|has|do|got|what are) (?:i|we|you|he|she|they|my)?(?: have| got)? ?(?:any |my |our )?rights\b/,
  ],
  ['cope', /^(?:please )?help(?: me)?(?: please)?$|\bhelp\W*$/],
  [
    'wording',
    /\b(?:tell|know|show|help|give) (?:me |us )?(?:with )?what to (?:say|tell)\b|\bwhat would you (?:say|tell)\b|\bhow (?:do|can|should|would|could) i (?:\w+ )?(?:tell|say|ask|put|explain|bring it)\b|\bwhat (?:do|should|can|could|would) i (?:even |actually )?(?:say|tell|reply)\b|\bwhat (?:do you think )?i should (?:say|tell)\b/,
  ],
  [
    'us_why',
    /\bwhy (?:do|would|did|are) you (?:even |always |keep )?(?:want|need|have|ask|wanting|asking)\b/,
  ],
  ['us_memory', /\bdo you (?:remember|forget)\b|\b(?:chat|talk|this) (?:going to be|be|still) here\b/],
  [
    'practice',
    /\b(?:tips?|tricks?|exercises?|techniques?)\b|\btell me what to do\b|\bsomething to do\b|\bquick thing\b|\b(?:something|anything) quick\b|\bbreathing\b|\bwhat else (?:is there|can i|could i|do you have|have you got)\b|^(?:ok |so |and )*(?:what else|anything else|another one|got another(?: one)?|any others?)$|\bsomething (?:that|which) (?:works|helps)\b|\b(?:do|have) you (?:have|got) (?:anything|something) (?:for|to|that)\b|\b(?:anything|what) else\W*$|\bhow (?:do|can) (?:i|you) (?:stop|calm|relax|settle|switch|sleep|get (?:back )?to sleep|fall asleep)\b/,
  ],
  [
    'gift',
    /\b(?:get|give|bring|buy|make) (?:him|her|them|my \w+) (?:something|anything|as a)\b|\bwhat (?:could|can|should|might|do|would) i (?:get|bring|give|buy)\b|\b(?:gift|present) for\b/,
  ],
  [
    'why_other',
    /\b(?:do|did|does) you (?:really |even )?think (?:he|she|they) (?!should|will|would|can|could)\w+/,
  ],
  ['idea', /\b(?:any|have you|got|some) (?:any )?ideas\b/],
  [
    'why_other',
    /\bthink (?:he|she|they)(?:'d| would|'s| will| is| still)? (?:\w+ )?(?:forgive|miss|love|like|care|hate|mind|want|know|think)(?:s|es)?\b|\bwhat (?:does|did|do) (?:that|this|he|she|they)(?: even)? mean\b/,
  ],
  [
    'why_me',
    /\b(?:is (?:there )?|think )?(?:something|anything)(?:'s| is)? wrong with me\b|\bwhat(?:'s| is) wrong with me\b/,
  ],
  [
    'why_other',
    /\b(?:think|reckon) (?:that )?(?:he|she|they)(?:'s|'re| was| were| is| are| has| had| did| does| lied| meant| knew| knows)\b/,
  ],
  ['fault', /\b(?:think|reckon) i (?:should(?:'ve| have| of)|ought to (?:have|of|'ve))\b/],
  ['should', /\b(?:think|reckon) i (?:should|ought)\b/],
  [
    'fault',
    /\bdid i do (?:something|anything|smth) wrong\b|\b(?:is|was) it my fault\b|\b(?:think|reckon) (?:that )?(?:it|this|that)(?:'s| is| was) (?:all )?my fault\b/,
  ],
  [
    'what_if',
    /(?:^|[.!,?] )(?:so |but |and |ok )*what if (?:he|she|they|it|it'?s|i|i'?m|we|the|my|nobody)\b/,
  ],
  [
    'judge',
    /\bam i (?:being |just |such |really |too )*(?:an? )?(?:\w+ )?(?:bad|terrible|awful|horrible|selfish|cruel|monster|failure|idiot|fool|stupid|daft|petty|mean|unreasonable|silly|overreacting|ungrateful|weak|wrong)\b/,
  ],
  [
    'permit',
    /(?:^|[.!,?] )(?:so |and |but )*(?:can|could|may) i (?:just )?(?:put|use|say|write|include|tell|keep|call|leave|skip|be)\b/,
  ],
  [
    'should',
    /\bdo i (?:just )?(?:tell|say|go|leave|stay|text|call|ring|ask|wait|reply|answer|send)\b.{0,40}\bor not\b|\bwhether (?:or not )?i should\b/,
  ],
  [
    'which',
    /\b(?:should|shall|do|would|is|are) (?:i|it|we|you|that|a|the)\b.{1,40}\bor (?!(?:not|what|am|something|anything|whatever)\b)\w+/,
  ],
  ['should', /\b(?:should|shall) i (?!have\b)\w+|\bis (?:it|there) (?:even |really |any )*(?:worth|point)\b/],
];

/** Acts in which a question beside what they do may wait. */
const NO_QUESTION: ReadonlySet<ActKind> = new Set([
  'bye',
  'thanks',
  'gripe',
  'fix',
  'refuse',
  'hello',
  'test',
]);
/** 'not my childhood, just tell me something that works': no and yes in one. */
const PRACTICE_WANTED =
  /\b(?:tell|give|show) me (?:something|anything|one thing|what)\b|\bsomething (?:that|which) (?:works|helps)\b|\btell me what to do\b/;

/** So likely, where the turn ends in the question; where it is beside something else told. */
const SURE = { last: 0.3, beside: 0.4, rhetorical: 0.4, ofUs: 0.4 };

/** Somebody's words are wanted only where words are spoken of. */
const OF_WORDS: ReadonlySet<Asked> = new Set(['wording', 'message', 'reword']);
const SIGN_OF_WORDS =
  /\b(?:say\w*|tell\w*|writ\w+|word\w*|texts?|e-?mail|letter|message|note|reply|answer|put|phrase|ask|draft|speech|toast|caption|card|short\w*|soft\w*|firm\w*|kind\w*|begin|start|open\w*)\b/;

/** There is no choice without two things to choose from. */
const SIGN_OF_TWO = /\b(?:or|which|better|first|both|either)\b/;

/** Asked in earnest, whatever the weights say. */
const WHAT_ABOUT = /^\s*(?:so |and |but |ok )*(?:what|how) about\b/;

/** 'do babies forget you?': a question, though we don't know of what kind. */
const DIRECT =
  /(?:^|[.!?,])\s*(?:so |but |and |ok |well )*(?:do|does|did|is|are|will|would|can|could) \p{L}{3,} [^?]{4,}\?/u;

/** 'ideas for a leaving do': asks with neither a form nor a mark. */
const MOST_WORDS_OF_A_BARE_QUESTION = 8;

/** What is asked for, whatever else the turn does; null where nothing is, or a question only tells. */
export function readAsked(content: string, kind: ActKind): Asked | null {
  const said = content.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  const ofUs = CERTAIN.find(([asked, form]) => isOfUs(asked) && form.test(said))?.[0];
  if (ofUs !== undefined) return ofUs;
  if (kind === 'refuse' && PRACTICE_WANTED.test(said)) return 'practice';
  if (!isAsking(kind) && !mayAskBeside(said, kind)) return null;
  const asking =
    askingSentences(said) || (said.split(/\s+/).length <= MOST_WORDS_OF_A_BARE_QUESTION ? said : '');
  if (asking === '') return DIRECT.test(said) ? 'other' : null;
  const certain = CERTAIN.find(([, form]) => form.test(asking) || form.test(spokenOf(asking)))?.[0];
  return certain ?? askedByWeight({ content, said, asking }, kind);
}

const isAsking = (kind: ActKind): boolean => kind === 'ask' || kind === 'askus';

/** Whether a question may stand beside what the turn does. */
function mayAskBeside(said: string, kind: ActKind): boolean {
  const mayWait = NO_QUESTION.has(kind) && !(kind === 'thanks' && said.trimEnd().endsWith('?'));
  return !mayWait && (said.includes('?') || ASKS.test(said));
}

interface Asking {
  readonly content: string;
  readonly said: string;
  /** Its sentences that ask. */
  readonly asking: string;
}

/** By the learned weights, where no form is certain. */
function askedByWeight({ content, said, asking }: Asking, kind: ActKind): Asked | null {
  const weighed = weighAsked(content).filter(
    ([asked]) =>
      hasSignOfUs(asked, said) &&
      (!OF_WORDS.has(asked) || SIGN_OF_WORDS.test(said)) &&
      (asked !== 'which' || SIGN_OF_TWO.test(said)),
  );
  const isTold = weighed.some(([asked, share]) => asked === 'rhetorical' && share >= SURE.rhetorical);
  if (kind !== 'askus' && isTold && !WHAT_ABOUT.test(asking)) return null;
  const [best, share] = likeliest(weighed, kind);
  if (kind === 'askus') return best;
  if (isAsking(kind) || endsAsking(said)) return share >= SURE.last ? best : 'other';
  if (best === 'other' || share < SURE.beside) return DIRECT.test(asking) ? 'other' : null;
  return best;
}

/** The likeliest kind; of us, where the turn asks us and that is likely. */
function likeliest(weighed: ReturnType<typeof weighAsked>, kind: ActKind): readonly [Asked, number] {
  const ofUsShare = weighed.reduce((sum, [asked, share]) => sum + (isOfUs(asked) ? share : 0), 0);
  const mustBeOfUs = kind === 'askus' && ofUsShare >= SURE.ofUs;
  return weighed.find(([asked]) => asked !== 'rhetorical' && (!mustBeOfUs || isOfUs(asked))) ?? ['other', 0];
}

/** Its words, contractions opened. */
const spokenOf = (text: string): string =>
  tokensOf(text)
    .filter((token) => /^[a-z0-9#]/.test(token))
    .join(' ');

/** The last sentence has a form of asking, not only a mark. */
const endsAsking = (said: string): boolean => ASKS.test(said.match(/[^.!?\n]+[.!?\s]*$/)?.[0] ?? '');
