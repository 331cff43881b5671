import { echoes } from '../../acts/questions.ts';
import { sentencesOf, wantsSteps, wantsWording } from '../../acts/said-forms.ts';
import { lastSaid } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { numberedIn } from '../page/numbered-lines.ts';
import { type AskedKind, askedOfLife, isAtTheWheel } from './asked.ts';
import { isRegret } from './leaving-a-way.ts';
import { lastReplyOf, wordsIn } from './plain.ts';
import { askedIn, isOfOurWords, isPlainlyAsked } from './questions-in.ts';
import { isSmall } from './small-questions.ts';
import type { Want } from './want.ts';

const WORDS_ASKED =
  /\b(?:can|could|will|would) (?:you|u) (?:please |just )?(?:write|word|draft|put|phrase|make) (?:it|that|this|something|me|a|an|the|him|her|them|\w+ lines?)\b|\bhelp (?:me )?(?:to )?(?:write|word|draft|compose|find (?:the )?words|with (?:a|the|my|some) (?:\w+ )?(?:text|message|letter|email|words|note|reply|speech|toast|eulogy|card))\b|\b(?:want|need|have|got|trying|would like) to (?:write|send|text|message|email|reply to|answer|tell) (?:him|her|them|my|a|an|to|back|something|the|\w+ (?:a|about|that))\b.{0,60}\b(?:how|what|words|without|but|help|do not know|dont know|cannot|can not|stuck)\b|\b(?:do not|dont|no idea|not sure|cannot|can not|never) (?:\w+ )?(?:know )?(?:how|what) to (?:say|write|put|word|tell|answer|reply|text)\b|\bwhat (?:do|should|can|could|shall) i (?:even |actually )?(?:write|text|say to|tell|reply|answer|put)\b|\bfind (?:the |some )?words for\b|\b(?:give|find) me (?:the |some |a few )?words\b|\b(?:want|need|like) to know what to (?:say|tell|answer|write|put|text)\b|\b(?:say|tell|write|apologi[sz]e|explain|ask)\b.{0,60}\b(?:do not|dont) know how\b(?! (?:he|she|they|it|i|much|many|long|old)\b)|\bhelp(?: me)? (?:with )?what to (?:text|write|say|tell|put)\b|\b(?:advice|advise|suggest\w*)\b.{0,30}\b(?:how|what) (?:i|to|should i|do i) (?:\w+ ){0,2}?(?:tell|say|write|put|word|explain)\b|\bhelp (?:me |us )?(?:to )?(?:work|figure|sort) out what to (?:ask|say|tell|put|write)\b|\b(?:help (?:me |us )?(?:to )?|can (?:you|u|we) (?:please )?|(?:please )?need to |want to |let us )(?:make|write|do|start|keep) (?:me )?(?:a|the|my) (?:\w+ )?list(?: for me| with me| please)*(?:$| (?:of|to|for|so|because|now|tonight)\b)|\bhelp (?:me |us )?(?:to )?(?:make|write|with) (?:a |the |my )?list of (?:what|things|questions) to (?:ask|say|tell)\b|\bput (?:them|it|those|these|that|this) (?:in(?:to)?|on) (?:a|the|my) list\b|\bwant a list i say\b|\bhow (?:to|do i) (?:even |actually )?(?:start|begin|word|put|phrase|open) (?:it|this|that|the|a)\b|\bhelp me (?:with )?(?:how to )?(?:start|begin) (?:it|the|a|my)\b/;

/** 'a few lines to her would be easier than the telephone'. */
const LINES_TO =
  /\b(?:few|some|two|couple of) (?:lines|words) to (?:him|her|them|my \w+|our \w+) (?:would|might|could) (?:be|help)\b/;

const SPEAKS_AT =
  /\b(?:say|speak|read)\b.{0,30}\b(?:funeral|wedding|service|wake|ceremony|leaving do|retirement)\b.{0,40}\b(?:do not know|dont know|how|what|stuck|help|start|cannot|can not)\b|\b(?:speech|eulogy|toast)\b.{0,40}\b(?:do not know|dont know|how|what|stuck|help|start)\b/;

const PANICS =
  /\b(?:having|got|get|in) (?:a |another )?panic(?: attack)?\b|\bpanic(?:king| attack) (?:now|again|right now)\b|\bi am panic\w*\b|\b(?:i )?can(?:not| not) breathe\b|\bheart (?:is )?(?:racing|pounding|going mad)\b/;

const TIP =
  /\b(?:tips?|tricks?|exercises?|techniques?|(?<!\b(?:did|done|tried|was|were|been|is|are|hear|heard|stopped)(?: the| that| his| her)? )breathing)\b|(?:^|\bi (?:just )?(?:asked (?:you )?for|need|want|would like) |\b(?:got|have|is there) )(?:anything|something) (?:(?:for|to|that|helps?|me|with|could|can|will|would) )+(?:calm\w*|relax\w*|settl\w*|(?:wind|winding|come|coming) down)\b(?! (?:him|her|them|the|my)\b)|\btell me what to do\b|\btell me something (?:that|which) (?:works|helps)\b|\bsomething to (?:do|try)\b|\b(?:anything|something) i can do (?:about|for|against|beforehand)\b|\bhelp me (?:to )?(?:stay|keep|be|get) calm\b|\b(?:anything|something|what) (?:that )?helps\b|\b(?:anything|(?<!\b(?:because|cause|cos|coz|cuz) )what) else (?:can|could|is there|do you)\b|^(?:ok |so |and )*(?:what else|anything else|another one)$|\bhow (?:do|can|could|should|to) (?:i|you|we|one|stop|get)? ?(?:\w+ ){0,2}(?:sleep|calm|relax|settle|switch (?:it |my head )?off|cope|stop (?:thinking|worrying|it|shaking|crying|panicking|going|my (?:knees?|hands?|legs?|voice|heart|head|mind|thoughts|nerves))|fall asleep|get to sleep|get through|concentrate|focus|get started|deal with)\b/;

const STAGE = /\b(?:stage ?fright|on stage|knees (?:go|knock\w*)|nerves)\b/;

const COPE =
  /\bwhat (?:do|can|should|shall|could|am) i (?:even |actually |supposed to |meant to |going to |just )*do\b|^(?:(?:so|ok|and|but) )*(?:what now|now what|how (?:do|would|should) i (?:even )?(?:start|begin)|how does one (?:even )?(?:start|begin))(?: (?:though|tho|then|that))?$|\bwhat would you do\b|\bwhat do people even do\b|^what do people do(?: about (?:it|this|that)| on the (?:\w+ )?(?:day|minute|night)\b.*)?$|^help(?: me)?$|\bi do not know what to do\b|(?<!\bnot )\b(?:need|want|give me|any|some) advice\b|\bwhat (?:is|would|would be) (?:you|u)r advice\b|\bwhat would (?:you|u) advise\b|\bhelp me (?:think|decide|choose|plan|work (?:it|this) out|figure)\b/;

const DECIDES =
  /(?<!\b(?:dont|do not) )\b(?:must|have to|need to|has to|trying to|cannot|can not|help me|how do i|should i) (?:make a |make this |make the )?(?:decide|decision|choose)\b|\b(?:decide|deciding|decision|torn|choose|choosing) (?:whether|between|if i)\b|\bmake up my mind\b|\b(?:lay|set|put|write) (?:out |down )?(?:the |both |my |these )*(?:two |both )?sides\b(?! out of)|\blook at (?:both|the two|two) sides\b|\b(?:dunno|do not know|not sure|wondering|unsure) (?:whether|if i should)\b/;

const THINKS =
  /\bthink (?:this|it|that|things) (?:through|over) (?:properly|with|together)\b|\bhelp me (?:take it apart|think|work it out|solve)\b|\b(?:take|pull) (?:it |this |that )?apart\b/;

/** 'can you help me get order in it?': taken apart at once; help with anything else is offered so. */
const ORDER =
  /\bhelp (?:me )?(?:to )?(?:get|put|bring|find|make|sort)\b.{0,20}\b(?:order|structure|straight|sorted|sort|sense of (?:it|this|that)|(?:it|this|that|things|my (?:head|thoughts)) out)\b/;
const HELP =
  /^(?:(?:hi|so|ok|and|but|please|well|um) )*(?:can|could|will|would) (?:you|u) (?:please |maybe )?help (?:me|us|w|with (?:it|this|that))\b(?! (?:to )?(?:text|message|email|reply|answer|tell|say|apologi[sz]e)\b)/;

/** A list of theirs is a page like any other, whatever stands on it. */
const LIST =
  /\b(?:can (?:you|u|we)|could (?:you|u|we)|will (?:you|u)|help (?:me|us)(?: to)?|let us|please) (?:\w+ ){0,2}?(?:put|make|write|do|start|draw up|get) (?:me |us |together )?(?:a|an|the|my|this) (?:bit of a |little |short |quick |proper |\w+ )?list\b|\bi (?:do |just |only |really )*(?:want|need) (?:a|the|that) (?:bit of a |little |short |quick |proper )?list(?! of (?:people|names))\b/;
const wantsAList = (content: string, plain: string): boolean =>
  LIST.test(plain) || (DICTATES.test(plain) && numberedIn(content).length > 1);
const DICTATES = /\b(?:put (?:this|these|it|them|that) down|write (?:this|these|it|them|that) down|list)\b/;

/** What they ask for, of their life. */
export function askedWant(scene: Scene, plain: string): Want | null {
  const { content } = scene.turn;
  if (wantsAList(content, plain)) return { kind: 'words' };
  const asked = askedIn(scene);
  const kind = asked === null ? null : certainKind(scene, asked);
  if (isRegret(plain) && OF_ME.test(plain) && (kind === null || kind === 'should'))
    return { kind: 'asks', asked: 'judge' };
  const first = answeredFirst(asked?.all ?? [], kind);
  if (first !== null) return { kind: 'asks', asked: first };
  if (LINES_TO.test(plain)) return { kind: 'way', way: 'words' };
  if (wantsWording(content) || WORDS_ASKED.test(plain) || SPEAKS_AT.test(plain)) return { kind: 'words' };
  if (ORDER.test(asked?.last ?? plain)) return { kind: 'way', way: 'think' };
  const end = asked?.last ?? plain.split(' ').slice(-MOST_WORDS_OF_A_PLEA).join(' ');
  return helpWanted(plain, end, isPlea(asked, plain) && wantsSteps(content)) ?? questionAsked(scene, kind);
}
/** What they fear is the question, whatever they are to do with it; what those who know or a friend would answer at once. */
function answeredFirst(asked: readonly string[], kind: AskedKind | null): AskedKind | null {
  if (asked.some((one) => FEARS.test(one))) return 'what_if';
  return kind !== null && (MINE.has(kind) || isSmall(kind)) ? kind : null;
}
/** What somebody else did is no regret: 'dunno if he called him'. */
const OF_ME = /\b(?:whether|if) (?:i|we|it|that)\b/;
const isPlea = (asked: unknown, plain: string): boolean =>
  asked !== null || wordsIn(plain) <= MOST_WORDS_OF_A_PLEA;

/** Something to do, a decision, or where to begin. */
function helpWanted(plain: string, end: string, isForSteps: boolean): Want | null {
  if (PANICS.test(plain) || TIP.test(end) || (isForSteps && STAGE.test(plain))) return { kind: 'practice' };
  if (DECIDES.test(plain)) return { kind: 'decide' };
  return THINKS.test(plain) || COPE.test(end) || HELP.test(end) || isForSteps ? { kind: 'cope' } : null;
}

function questionAsked({ turn, cues }: Scene, kind: AskedKind | null): Want | null {
  if (kind === null) return null;
  const { content } = turn;
  // Of something glad nothing has to be weighed.
  if (kind === 'should' && cues.has('joy') && /\bor\b/i.test(content))
    return { kind: 'asks', asked: 'which' };
  const sides = kind === 'should' ? sidesIn(content) : null;
  return sides === null ? { kind: 'asks', asked: kind } : { kind: 'sides', sides };
}

/** 'should i ring her tonight or leave it till monday?': the two, in their words; '… or not' names only one. */
export function sidesIn(content: string): string | null {
  const asked = content.match(/[^.!?\n]*\bor\b[^.!?\n]*/i)?.[0] ?? '';
  const [, first = '', second = ''] =
    /(?:\b(?:should|shall|do) (?:i|we)|\bwhether (?:to|i should|i)|^)\s*(?:just )?(\S.*?),? or (?:should i |do i |shall i |just )?(\S.*)$/i.exec(
      asked.trim().replace(/^(?:i'?m asking|pick one|pick for me):?\s*/i, ''),
    ) ?? [];
  const isOne =
    second.split(/\s+/).length < FEWEST_WORDS_OF_A_SIDE ||
    /^(?:not|nah|no|what|something|whatever|is|am|was|are|would|will|yes)\b/i.test(second);
  const words = asked.slice(asked.indexOf(first)).trim();
  return first.split(/\s+/).length < FEWEST_WORDS_OF_A_SIDE ||
    isOne ||
    words.split(/\s+/).length > MOST_WORDS_OF_SIDES
    ? null
    : words.replace(/,? yes or no$/i, '');
}

const FEWEST_WORDS_OF_A_SIDE = 2;
const MOST_WORDS_OF_SIDES = 22;
/** A question of no kind is one only where it is plainly put to us. */
function certainKind(scene: Scene, asked: { last: string; all: readonly string[] }): AskedKind | null {
  const kind = kindAsked(scene, asked);
  if (kind === 'unclear' && /\b(?:what|mean)$/.test(asked.last)) {
    if (/\bmean$/.test(asked.last) && OF_THEIRS.test(scene.turn.content)) return 'they_feel';
    if (isToldOn(scene)) return null;
  }
  if (kind !== 'other') return kind;
  if (asked.all.some((one) => isOfOurWords(scene, one)) && !answersAfter(scene, asked.last)) return 'unclear';
  return isPlainlyAsked(scene, asked.last) ? kind : null;
}

/** 'he said come, and i was busy. busy with what': no mark, and much told before it. */
const isToldOn = ({ turn, reading }: Scene): boolean =>
  !turn.content.includes('?') && reading.wordCount > MOST_WORDS_UNMARKED;
const FEARS = /^(?:(?:but|and|so|ok|well|then) )*what if (?:he|she|they|it|i|my \w+)\b(?! just\b)/;
const MOST_WORDS_UNMARKED = 14;
/** 'he said "you too???" what does that mean': of his words, not of ours. */
const OF_THEIRS =
  /\b(?:he|she|they|(?:my|our) \w+) (?:just |only |even )?(?:said|says|wrote|writes|texted|put|replied|answered|went|goes)\b/i;

/** 'what came of bev? she's sat there. she saved me a kitkat': our question, given back before its answer. */
const answersAfter = (scene: Scene, asked: string): boolean => {
  const after = sentencesOf(scene.turn.content).at(-1)?.plain ?? '';
  return after !== asked && echoes(asked, lastReplyOf(scene));
};

/** The kind of the last question; where its form says nothing, of one before it. */
function kindAsked({ turn }: Scene, { last, all }: { last: string; all: readonly string[] }): AskedKind {
  const kinds = [last, ...all.toReversed()].map(askedOfLife);
  const kind = kinds.find((one) => one !== 'other') ?? 'other';
  if (kind === 'tone') return isOfWords(turn.content, last) ? 'tone' : 'should';
  if (kind !== 'wheel') return kind;
  return isAtTheWheel(last, lastSaid(turn).join(' ').toLowerCase()) ? 'wheel' : 'should';
}

/** Whether words to somebody are meant, and not what one does. */
const isOfWords = (content: string, asked: string): boolean =>
  /["“‘]|\bsomething like\b/.test(content) ||
  /\b(?:sound|soft|harsh|blunt|formal|stiff|clear|send)\b/.test(asked);

const MINE: ReadonlySet<AskedKind> = new Set(['medicine', 'label', 'law', 'wheel', 'joke']);
const MOST_WORDS_OF_A_PLEA = 16;
