import { tokensOf } from '../acts/act-features.ts';
import { findCertain } from '../acts/certain-forms.ts';
import { questionsIn } from '../acts/questions.ts';
import { readAct } from '../acts/read-act.ts';
import {
  complains,
  corrects,
  declinedIn,
  leaves,
  type Sentence,
  sentencesOf,
  wantsSteps,
  wantsWording,
} from '../acts/said-forms.ts';
import type { AboutUs } from '../lines/about-us.ts';
import type { Scene } from '../scene.ts';
import type { WayName } from '../ways/way-names.ts';
import { type AskedKind, aboutUsIn, askedOfLife, isAtTheWheel } from './asked.ts';

/** What a person wants of this turn, where its words leave no doubt; else they tell. */
export type Want =
  | {
      readonly kind:
        | 'bye'
        | 'thanks'
        | 'hello'
        | 'yes'
        | 'no'
        | 'nothing'
        | 'idk'
        | 'done'
        | 'number'
        | 'test'
        | 'baffled'
        | 'read_back'
        | 'stop'
        | 'unkeep';
    }
  | {
      readonly kind:
        | 'quiet'
        | 'quiet_practice'
        | 'refuse'
        | 'complain'
        | 'correct'
        | 'words'
        | 'practice'
        | 'cope'
        | 'decide'
        | 'luck'
        | 'told';
    }
  | { readonly kind: 'us'; readonly about: AboutUs }
  | { readonly kind: 'asks'; readonly asked: AskedKind }
  | { readonly kind: 'say'; readonly said: string }
  /** 'this or that': both sides of a decision, as they named them. */
  | { readonly kind: 'sides'; readonly sides: string }
  | { readonly kind: 'way'; readonly way: WayName };

const plainOf = (content: string): string =>
  tokensOf(content)
    .filter((token) => /^[a-z0-9#]/.test(token))
    .join(' ')
    .replace(/\bshld\b/g, 'should');

const saidOf = (content: string): string => content.toLowerCase().replace(/[\u2018\u2019]/g, "'");
const wordsIn = (plain: string): number => (plain === '' ? 0 : plain.split(' ').length);

const SHORT = 6;
const YES =
  /^(?:(?:oh|um|well|ok|hm) )*(?:yes|yeah|yep|yup|aye|ok|okay|sure|please|alright|all right|go on|lets|let us|why not|of course|gladly|exactly|right|true|fine|good|maybe)\b/;
const NO = /^(?:(?:oh|um|well|ok) )*(?:no|nope|nah|not really|not now|rather not|skip|pass)\b/;
const NOTHING =
  /^(?:(?:oh|um|well|ok|honestly) )*(?:nothing|none|nobody|no one|no idea|skip|pass|leave it out|skip (?:it|that|this one)|next)(?: (?:really|at all|comes|much|to me|i think|left))*$/;
const IDK =
  /^(?:(?:oh|um|well|honestly|ok|hm|hmm|sorry) )*(?:i )?(?:do not know|dont know|dunno|idk|no idea|not sure|no clue|hard to say|cannot say|can not say|who knows|could not say)(?: (?:really|tbh|honestly|sorry|yet|how|what to (?:say|write)|either|where to (?:start|begin)))*$/;
const YOU_CHOOSE =
  /^(?:you (?:choose|decide|pick|say)|whatever|either|any(?: of them)?|anything|up to you|i do not mind|do not care|surprise me)(?: (?:then|you like|really))*$/;
const DONE =
  /^(?:(?:ok|okay|right|well|and|so|no|nah|yes|yeah|i think|i am) )*(?:good$|(?:i am )?(?:good|fine|ok) (?:thanks|cheers|ta|now|like that)|(?:that|it|this) (?:will|would) do|(?:that|it|this) is (?:it|all|everything|enough|me done|about it)|that was (?:it|all)|i am (?:done|finished)|done|finished|nothing (?:more|else)|no more|leave it there|(?:lets|let us|we can) leave it(?: there)?|good enough|leave it|(?:it is|this is) (?:good|fine|enough)(?: leave it)?|enough)(?: (?:for (?:now|today|tonight)|i think|really|now|thanks|thank you))*$/;
const THANKS_AFTER = /(?:^|[.!?,;] *)(?:thank you|thanks|thx|tysm|cheers|ta)\b(?! to\b)/i;
const THANKS =
  /^(?:(?:ok|okay|oh|aw|right|well|lovely|great|good|yes|no|ah) )*(?:thank you|thanks|thx|ty|tysm|cheers|ta|much appreciated|nice one)\b/;
const MOST_WORDS_OF_THANKS = 12;

const GOING =
  /\b(?:(?:better|should|must|got to|gotta|have to|need to|going to|time to|i will) (?:go(?= (?:now|then)|$| to (?:bed|sleep))|get (?:off|going|some (?:sleep|rest))|run|dash|head off|leave you|be off|turn in)|talk (?:later|tomorrow|soon)|see you (?:tomorrow|later|soon|then)|speak soon|take care|cheerio|that is (?:me (?:off|done)|enough) for (?:now|tonight|today)|i am off(?: to \w+)?|off to (?:bed|sleep|dance)|need to go|time for (?:my |the |some )?(?:tea|bed|dinner|lunch|supper)|going to (?:try (?:to|and) )?sleep|going to (?:bed|sleep|lie down))\b|^(?:(?:right|ok|okay|well|anyway|so|lol|nice|cool) )*(?:bed|night|bye|later|laters)(?: (?:now|then|all|love|x))*$/;
const MOST_WORDS_OF_GOING = 18;
/** Whatever comes before it. */
const SAYS_GOODNIGHT =
  /^(?!.*\b(?:said|say|says|saying|never)\b).*\b(?:good ?night|night night|nighty night|bye|bye bye)\b(?! (?:shift|bus|out|before|after))/;

const QUIET =
  /\b(?:no (?:more )?questions|stop asking|(?:do not|dont) (?:keep )?ask(?:ing)? (?:me )?(?:anything|things|stuff|so (?:much|many)|questions|any ?more|again|how i)|(?:do not|dont) want to be asked|(?:just|only) (?:listen|be (?:here|there|quiet)|want (?:you )?to listen|let me (?:talk|write|rant|vent))|ask (?:me )?(?:less|fewer)|(?:fewer|less) questions|too many questions|enough (?:with the )?questions|can you (?:just )?(?:stop asking|be quiet|listen))\b/;
const WANTS_SOMETHING =
  /\b(?:tell|give|show) me (?:something|anything|one thing|what to do)\b|\bsomething (?:that|which) (?:works|helps)\b|\bjust tell me\b/;

const COMPLAINT =
  /\b(?:that|this|it) (?:is|was) (?:not (?:an answer|what i (?:asked|meant|said)|helping|helpful|it)|no (?:answer|help|use))\b|\byou (?:do not|never|cannot|can not|did not) (?:even |really |actually )?(?:understand|get (?:it|me|that|anything)|listen|follow|help)\b|\byou (?:did not|never|have not|still have not|are not) (?:even |really |actually )?(?:answer\w*|say(?:ing)? it|said it|listening|helping|reading|following)\b|\bnot what i (?:asked|said|meant)\b|\b(?:useless|pointless|stupid|rubbish|dumb|crap|shit) (?:bot|thing|app|guide|machine|program|robot|ai)\b|\b(?:you|this|that) (?:is|are|was|were) (?:so |really |just |a bit |pretty |completely )*(?:useless|pointless|stupid|rubbish|no (?:help|use)|weird|creepy|patroni[sz]ing|annoying|cold|robotic|a (?:joke|parrot|robot|script|form|questionnaire))\b|\byou (?:just |only |keep )+(?:repeat\w*|say\w* (?:back|the same)|asking|echo\w*|parrot\w*)\b|\bi (?:already|just) (?:told you|said (?:that|so|it)|answered (?:that|it)|asked (?:you|that))\b|\b(?:stop|quit) (?:repeating|saying|echoing)\b|\bsame (?:question|thing|line) (?:again|over)\b|\bis (?:this|it|that) (?:just|only|all) .{0,20}\b(?:prompts|questions|lists?|menus?|exercises|script\w*|writing)\b|\b(?:will not|wont|do not|did not|can not|cannot) you (?:just )?(?:answer|say|tell|help|listen)\b|\byou will not answer\b|\bwhy (?:will not|wont) you\b|\bi (?:just |did )?asked you\b|\banswer (?:me|the question|my question)\b|\bare you (?:broken|stupid|serious|kidding|thick|mad)\b|^more (?:of )?what\b|\bwhy are you (?:sorry|asking|saying|telling)\b|\bmood killer\b|^is that it$|\b(?:like|feels like|it is like) (?:a |an |filling in a |talking to a )?(?:form|questionnaire|wall|menu|worksheet|script|machine)\b/;

const WORDS_ASKED =
  /\b(?:can|could|will|would) (?:you|u) (?:please |just )?(?:write|word|draft|put|phrase|make) (?:it|that|this|something|me|a|an|the|him|her|them|\w+ lines?)\b|\bhelp (?:me )?(?:to )?(?:write|word|draft|find (?:the )?words|with (?:a|the|my|some) (?:\w+ )?(?:text|message|letter|email|words|note|reply|speech|toast|eulogy|card))\b|\b(?:want|need|have|got|trying|would like) to (?:write|send|text|message|email|reply to|answer|tell) (?:him|her|them|my|a|an|to|back|something|the|\w+ (?:a|about|that))\b.{0,60}\b(?:how|what|words|without|but|help|do not know|dont know|cannot|can not|stuck)\b|\b(?:do not|dont|no idea|not sure|cannot|can not|never) (?:\w+ )?(?:know )?(?:how|what) to (?:say|write|put|word|tell|answer|reply|text)\b|\bwhat (?:do|should|can|could|shall) i (?:even |actually )?(?:write|text|say to|tell|reply|answer|put)\b|\bfind (?:the |some )?words for\b|\bhelp(?: me)? (?:with )?what to (?:text|write|say|tell|put)\b|\bhow (?:to|do i) (?:start|begin|word|put|phrase) (?:it|this|that|the|a)\b|\bhelp me (?:with )?(?:how to )?(?:start|begin) (?:it|the|a|my)\b/;

const SPEAKS_AT =
  /\b(?:say|speak|read)\b.{0,30}\b(?:funeral|wedding|service|wake|ceremony|leaving do|retirement)\b.{0,40}\b(?:do not know|dont know|how|what|stuck|help|start|cannot|can not)\b|\b(?:speech|eulogy|toast)\b.{0,40}\b(?:do not know|dont know|how|what|stuck|help|start)\b/;

const PANICS =
  /\b(?:having|got|get|in) (?:a |another )?panic(?: attack)?\b|\bpanic(?:king| attack) (?:now|again|right now)\b|\bi am panic\w*\b|\b(?:i )?can(?:not| not) breathe\b|\bheart (?:is )?(?:racing|pounding|going mad)\b/;
const TIP =
  /\b(?:tips?|tricks?|exercises?|techniques?|breathing)\b|\btell me what to do\b|\bsomething to (?:do|try)\b|\bhelp me (?:to )?(?:stay|keep|be|get) calm\b|\b(?:anything|something|what) (?:that )?helps\b|\b(?:anything|what) else (?:can|could|is there|do you)\b|^(?:ok |so |and )*(?:what else|anything else|another one)$|\bhow (?:do|can|could|should|to) (?:i|you|we|one|stop|get)? ?(?:\w+ ){0,2}(?:sleep|calm|relax|settle|switch (?:it |my head )?off|cope|stop (?:thinking|worrying|it|shaking|crying|panicking|going)|fall asleep|get to sleep|get through|concentrate|focus|get started|deal with)\b/;
const COPE =
  /\bwhat (?:do|can|should|shall|could|am) i (?:even |actually |supposed to |meant to |going to |just )*do\b|^(?:(?:so|ok|and|but) )*(?:what now|now what)$|\bwhat would you do\b|^help(?: me)?$|\bi do not know what to do\b|\b(?:need|want|give me|any|some) advice\b|\bhelp me (?:think|decide|choose|plan|work (?:it|this) out|figure)\b/;
const DECIDES =
  /\b(?:must|have to|need to|has to|trying to|cannot|can not|help me|how do i|should i) (?:make a |make this |make the )?(?:decide|decision|choose)\b|\b(?:decide|deciding|decision|torn|choose|choosing) (?:whether|between|if i)\b|\bmake up my mind\b|\b(?:dunno|do not know|not sure|wondering|unsure) (?:whether|if i should)\b/;
const THINKS =
  /\bthink (?:this|it|that|things) (?:through|over) (?:properly|with|together)\b|\bhelp me (?:take it apart|think|work it out|solve)\b|\b(?:take|pull) it apart\b/;
/** Of a line we kept. */
const UNKEEP =
  /\b(?:not|wrong) (?:the|my) (?:line|sentence|thing (?:i|not to be))\b|\b(?:take|get) (?:it|that|this) off\b|\b(?:delete|remove) (?:that|it|this|the line)\b|\bthe (?:line|sentence) (?:is|was|should be) (?!that$)\w+/;
const READ_BACK =
  /\b(?:read|say|show|tell|give) (?:it|me|that|them|this|the (?:line|message|letter|note)|it to me|me it|me that|me the (?:line|message|letter|note)) (?:back|again|once more)\b|\bread (?:it |that |me )*back\b|\b(?:show|see) (?:me )?(?:the (?:message|letter|note|line|whole thing)|it)(?: again| now| whole)?$|\bwhat was (?:the|my) (?:line|sentence|message|thing (?:i said|about))\b|\bwhat did i (?:write|say) again\b/;
const LUCK = /\bwish me luck\b|\bfingers crossed for me\b|\bdid not say good luck\b/;
const SAY =
  /(?:^|[.!?] +)(?:(?:no|please|just|then|ok|so|you|can|could|will|u|but),? )*(?:say|tell me)(?: to me| that| this)?[:,]? ["'“‘]?((?:it'?s|it is|it'?ll be|you'?re|you are|well done|happy|congratulations|everything|all will|i'?m (?:not|allowed|okay|ok|going to be))\b[^.!?"”]{0,80})/i;

/** What may stand before a choice. */
const LEAD =
  '^(?:(?:i|i am|would|like|to|want|wanna|need|think i|let|us|can|could|we|please|maybe|um|ok|okay|yes|the|probably|rather|just|first|me|a|some|have to|number|option|then|good|sounds|by) )*';
const chosen = (form: string): RegExp => new RegExp(`${LEAD}(?:${form})\\b`);

/** The choice of ways, by its words or its place; where it is not open, only by its whole name. */
const CHOSEN: readonly (readonly [WayName, RegExp])[] = [
  [
    'out',
    chosen(
      'get (?:it|this|things?|everything|something)(?: all)? out|getting it out|let it (?:all )?out|vent|rant|talk|write(?: on| it)?|tell(?: you)?|go on|keep (?:going|writing)|first(?: one)?|1st|one',
    ),
  ],
  ['settle', chosen('settl\\w*|calm(?:ing)?(?: down)?|breath\\w*|ground\\w*|second(?: one)?|2nd|two')],
  [
    'think',
    chosen(
      'think(?:ing)? (?:it|this|about|what)|think$|what to do|take it apart|plan|solve|work (?:it|this) out|third(?: one)?|3rd|three|decide|small steps',
    ),
  ],
  [
    'words',
    chosen(
      'find(?:ing)? (?:the )?words|words|write to|a message|message|letter|text|fourth(?: one)?|4th|four|last(?: one)?',
    ),
  ],
];
const BY_NAME: readonly (readonly [WayName, RegExp])[] = [
  ['out', chosen('get (?:it|this) (?:all )?out(?: (?:now|please|first|then|i guess|i suppose))*$')],
  ['settle', chosen('settle(?: (?:down|first|a (?:bit|little)|now|please))*$')],
  [
    'think',
    chosen(
      '(?:think (?:it|this) through|think about what to do|take it apart)(?: (?:now|please|first|then))*$',
    ),
  ],
  ['words', chosen('find (?:the |some )?words(?: for (?:someone|somebody|him|her|them|my \\w+))?$')],
  ['decide', chosen('(?:do |see |try )?(?:the )?two (?:sides|columns)(?: (?:then|please|now))*$')],
  ['letter', chosen('(?:write )?(?:him |her |them )?(?:the |a )?letter(?: (?:now|please|then))*$')],
];
const AFTER_SETTLING: readonly (readonly [WayName, RegExp])[] = [
  [
    'settle',
    chosen('another(?: way| one| try)?|again|try again|settl\\w*|breath\\w*|once more|first(?: one)?'),
  ],
  [
    'out',
    chosen(
      'get (?:it|this|things?)(?: all)? out|look at it|look|write|talk|tell|what it is about|second(?: one)?',
    ),
  ],
];
const NUMBERED: readonly WayName[] = ['out', 'settle', 'think', 'words'];
const NUMBER_OF_A_WAY =
  /^\W*(?:(?:number|option|no|ok|um|maybe|let'?s|i'?d say|probably|then)\W+)*([1-4])(?![\d:/])\b(?!\s*(?:am|pm|o'clock|years?|months?|weeks?|days?|hours?|times|of\b|out))/i;
/** '3. what do i do', 'i picked 3', some words after the choice was shown. */
const PICKED =
  /(?:^|[.?!] )([1-4])\.? (?=what|get|find|write|settle|think)|\bi (?:picked|chose|said|pick|want) ([1-4])\b/i;
const USED_BACK = 6;
const NUMBER_ALONE = /^\W*(?:ok |maybe |number )?[1-4]\W*(?:then|please)?\W*$/i;
const MOST_WORDS_OF_A_CHOICE = 9;

function chosenWay(scene: Scene, plain: string): WayName | null {
  const number = numberChosen(scene);
  if (number !== null) return NUMBERED[number - 1] ?? null;
  const [first] = sentencesOf(scene.turn.content);
  const choice = wordsIn(plain) <= MOST_WORDS_OF_A_CHOICE ? plain : (first?.plain ?? '');
  if (wordsIn(choice) > MOST_WORDS_OF_A_CHOICE) return null;
  const { open } = scene.before.thread;
  const signs = open === 'settled' ? AFTER_SETTLING : open === 'ways' ? CHOSEN : BY_NAME;
  return signs.find(([, sign]) => sign.test(choice))?.[0] ?? null;
}

/** The number of a way: at once, or some words after the choice was shown. */
function numberChosen({ turn, before }: Scene): number | null {
  const { open } = before.thread;
  if (turn.spoken) return null;
  const wasShown = before.used.some((id) => id.startsWith('choice'));
  const isShown = before.used.slice(-USED_BACK).some((id) => id.startsWith('choice'));
  const picked = isShown ? PICKED.exec(turn.content) : null;
  const isOpen = open === 'ways' || (wasShown && NUMBER_ALONE.test(turn.content));
  const found = picked?.[1] ?? picked?.[2] ?? (isOpen ? NUMBER_OF_A_WAY.exec(turn.content)?.[1] : undefined);
  return found === undefined ? null : Number(found);
}

const lastReplyOf = ({ turn }: Scene): string =>
  turn.history.findLast(({ sender }) => sender === 'bot')?.text ?? '';

/** Sentences that ask; 'did i do it too soon' among them. */
const asksIn = (content: string): Sentence[] => {
  const spelled = content.replace(/\bshld\b/gi, 'should');
  const asked = questionsIn(spelled);
  return sentencesOf(spelled).filter(
    (one) => asked.some(({ words }) => words === one.words) || DID_I.test(one.plain),
  );
};
const DID_I = /^(?:(?:so|but|and|or) )*did i (?:do|leave|say|get|wait|go|handle|make) /;

/** What is asked, where it stands at the end of the turn or the turn is short: the last question, and all of them. */
function askedIn(scene: Scene): { readonly last: string; readonly all: readonly string[] } | null {
  const { content } = scene.turn;
  const ours = plainOf(lastReplyOf(scene));
  const asked = asksIn(content).filter(
    ({ plain, isMarked }) =>
      !ours.includes(plain) &&
      (isMarked || (wordsIn(plain) <= WORDS_OF_AN_UNMARKED && ASKS_UNMARKED.test(plain))),
  );
  const last = asked.at(-1);
  if (last === undefined) return null;
  const ending = sentencesOf(content).slice(-MOST_SENTENCES_AFTER - 1);
  const isAtEnd = ending.some(({ words }) => words === last.words);
  if (!isAtEnd && scene.reading.wordCount > WORDS_OF_A_SHORT_TURN) return null;
  return { last: last.plain, all: asked.map(({ plain }) => plain) };
}
const MOST_SENTENCES_AFTER = 1;
const WORDS_OF_A_SHORT_TURN = 25;
const WORDS_OF_AN_UNMARKED = 16;
/** Plainly asked, though no mark says so. */
const ASKS_UNMARKED =
  /^(?:(?:so|and|but|ok|well|then|right|now|also|wait|hey|um|lol) )*(?:should|shall|what (?:do|does|should|would|can|is|are|if|did)|how (?:do|does|should|can|would|did)|why (?:do|does|did|is|are)|is it|is that|was it|do you(?! know (?:we|i|what|that|how|my|he|she|they))|did you|did u|do u|are you|are u|can you|can u|could you|will you|would you|am i|do i|did i|was i|have i|can i|may i|could i|will (?:i|he|she|it|they)|which|(?:please )?(?:tell|give) (?:me|us) (?:a|another|your) )\b|\bshould i\b|\bor not$/;

/** Somebody who goes says so at the end; a long telling is no goodbye by a 'should go' in it. */
const leavesAtEnd = (content: string, plain: string): boolean => {
  const end = sentencesOf(content).slice(-SENTENCES_OF_A_GOODBYE);
  const isLong = wordsIn(plain) > WORDS_OF_A_LONG_TURN;
  if (SAYS_GOODNIGHT.test(end.at(-1)?.plain ?? '')) return true;
  return (
    end.some(({ words }) => leaves(words)) && (!isLong || PARTS.test(end.map((one) => one.plain).join(' ')))
  );
};
const SENTENCES_OF_A_GOODBYE = 3;
const WORDS_OF_A_LONG_TURN = 30;
const PARTS =
  /\b(?:bye|goodbye|good ?night|night|gtg|off to bed|going to bed|see you|take care|ta ra|cheerio)\b/;

const isLeaving = (content: string, plain: string): boolean =>
  leavesAtEnd(content, plain) || findCertain(content, plain, 'none') === 'bye' || goesAtEnd(content);

/** 'right. kettle. then i'll go up': no form says it; of what the weights take for a goodbye 96 in 100 are one. */
const isHeardLeaving = ({ turn, before }: Scene, plain: string): boolean =>
  wordsIn(plain) <= MOST_WORDS_HEARD_LEAVING &&
  !turn.content.includes('?') &&
  readAct(turn.content, { standing: 'none', turn: before.turn }).kind === 'bye';
const MOST_WORDS_HEARD_LEAVING = 8;

/** 'right, i need to go and eat': in the last sentence, with nothing asked. */
function goesAtEnd(content: string): boolean {
  const end = sentencesOf(content).at(-1)?.plain ?? '';
  return GOING.test(end) && !content.includes('?') && wordsIn(end) <= MOST_WORDS_OF_GOING && !STAYS.test(end);
}
const STAYS = /\b(?:but|cannot|can not|never|wish|want|do not|always|keep|if|he|she|they|should)\b/;

/** Short answers, which mean what stood open; over plain words. The first that holds. */
const SHORT_ANSWERS: readonly (readonly [Want['kind'] & ShortKind, RegExp])[] = [
  ['done', DONE],
  ['idk', IDK],
  ['idk', YOU_CHOOSE],
  ['nothing', NOTHING],
];
/** Pictures that nod. */
const NODS = /[\u{1F44D}\u{1F64F}\u{2764}\u{1F44C}\u{1F60A}\u{1F642}\u{2705}]/u;
const MURMUR = /^(?:lol|haha|ha|hm+|mm+|lmao|hehe|oh|ah|right)(?: (?:ok|yes|yeah|right|lol))*$/;
const BAFFLED =
  /^(?:(?:um|er|wait|but|ok|lol|huh|oh) )*(?:what|huh|eh|pardon|come again|i do not (?:get|understand) (?:it|this|that|the question)|what do you mean|mean what)(?: (?:lol|now|is that))*$/;
type ShortKind = 'done' | 'idk' | 'nothing' | 'yes' | 'no' | 'hello' | 'test' | 'number';

function shortWant(scene: Scene, plain: string): Want | null {
  const certain = findCertain(scene.turn.content, plain, scene.standing);
  if (certain === 'test') return { kind: 'test' };
  if (plain === '') return { kind: NODS.test(scene.turn.content) ? 'yes' : 'idk' };
  if (MURMUR.test(plain)) return { kind: 'yes' };
  if (BAFFLED.test(plain)) return { kind: 'baffled' };
  if (scene.reading.act.kind === 'num') return { kind: 'number' };
  const answer = SHORT_ANSWERS.find(([, sign]) => sign.test(plain))?.[0];
  if (answer !== undefined) return { kind: answer };
  if (certain === 'idk' || certain === 'yes' || certain === 'no' || certain === 'hello')
    return { kind: certain };
  return null;
}
const HELLO = /^(?:(?:oh|well|good) )*(?:hi|hiya|hello|hey|heya|yo|hola|morning|evening|afternoon)\b/;

/** 'yes please, that one': more than a bare yes, where no question waits for words. */
function looseAnswer({ before, turn }: Scene, plain: string): Want | null {
  if (wordsIn(plain) > SHORT) return null;
  if (before.turn === 0 && HELLO.test(plain) && !turn.content.includes('?')) return { kind: 'hello' };
  const isOffered = before.thread.open === 'offer';
  if ((before.thread.at !== null && !isOffered) || turn.content.includes('?')) return null;
  if (YES.test(plain)) return { kind: 'yes' };
  return NO.test(plain) ? { kind: 'no' } : null;
}

/** What they want of us, whatever else they tell. */
function wantOfUs(scene: Scene, plain: string): Want | null {
  const { content } = scene.turn;
  const quiet = quietWant(scene, plain);
  if (quiet !== null) return quiet;
  if (scene.before.thread.slots.length > 0 && UNKEEP.test(plain)) return { kind: 'unkeep' };
  if (READ_BACK.test(plain)) return { kind: 'read_back' };
  if (LUCK.test(plain)) return { kind: 'luck' };
  const said = SAY.exec(saidOf(content))?.[1];
  if (said !== undefined) return { kind: 'say', said: sayable(said) };
  const about = aboutUs(scene, plain);
  if (about !== null) return { kind: 'us', about };
  if (isComplaint(content, plain) && !asksOn(scene)) return askedBefore(scene, plain) ?? { kind: 'complain' };
  if (scene.before.turn > 0 && corrects(content, lastReplyOf(scene))) return { kind: 'correct' };
  if (NO_MENU.test(plain)) return { kind: 'refuse' };
  return scene.reading.act.kind === 'refuse' && declinedIn(content).length > 0 ? { kind: 'refuse' } : null;
}

const isComplaint = (content: string, plain: string): boolean => complains(content) || COMPLAINT.test(plain);

/** 'you didn't answer': what they asked before, answered now. */
function askedBefore(scene: Scene, plain: string): Want | null {
  if (!/\b(?:asked|answer\w*|question)\b/.test(plain)) return null;
  const said = scene.turn.history.filter(({ sender }) => sender === 'user').slice(-MESSAGES_BACK);
  const asked = said.toReversed().flatMap(({ text }) => asksIn(text).slice(-1))[0];
  if (asked === undefined || complains(asked.words)) return null;
  const about = aboutUsIn(asked.plain);
  return about === null ? { kind: 'asks', asked: askedOfLife(asked.plain) } : { kind: 'us', about };
}
const MESSAGES_BACK = 2;

/** They complain, and go on to ask: what is asked comes first. */
function asksOn(scene: Scene): boolean {
  const asked = askedIn(scene);
  return asked !== null && !COMPLAINT.test(asked.last) && wordsIn(asked.last) >= FEWEST_WORDS_OF_A_QUESTION;
}
const FEWEST_WORDS_OF_A_QUESTION = 5;

const NO_MENU =
  /\b(?:do not|dont|not|no|stop with the) (?:one for |want |need |like )?(?:an?|another|more|any|your|the|these)? ?(?:lists?|menus?|options|choices|multiple choice|exercises?|homework|worksheet)\b|\b(?:do not|dont|will not|not going to) (?:want to |need to )?(?:copy|read (?:it|that) (?:over|back)|pick|choose|number)\b|\b(?:just )?let me (?:just )?(?:tell|talk|say) (?:it|you)\b|\b(?:none|nothing) of (?:it|them|those) (?:weighs?|matters?)\b|\bcomprehension\b/;

/** No more questions; and perhaps something in their place. */
function quietWant({ turn, reading }: Scene, plain: string): Want | null {
  const { content } = turn;
  const isQuiet =
    QUIET.test(plain) || (reading.act.refusal === 'questions' && declinedIn(content).length > 0);
  if (!isQuiet) return null;
  return { kind: wantsSteps(content) || WANTS_SOMETHING.test(plain) ? 'quiet_practice' : 'quiet' };
}

const BE_GLAD =
  /\b(?:be|are not you|could you be|can you be) (?:a (?:bit|little) |just |more )*(?:happy|glad|pleased|excited|proud)\b(?: for me\b|$)/;
const OF_THIS_TALK =
  /\bdo (?:you|u) (?:even )?(?:know|remember) (?:who|what|where|how)\b.*\b(?:died|i|my|said|live|we|she|he)\b|\b(?:remember|forgot|forget) what i (?:just )?(?:said|told|wrote)\b|\bin this (?:chat|talk|conversation)\b|\bremember me now\b/;
const WHICH_IS_IT = /\b(?:keep|store[ds]?|saved?|remember|delete)\b.*\bwhich is it$/;
const MORE = /\b(?:another|one more|more|again)\b/;

function aboutUs(scene: Scene, plain: string): AboutUs | null {
  if (BE_GLAD.test(plain)) return 'glad';
  if (MORE.test(plain) && /^(?:us-)?joke/.test(scene.before.used.at(-1) ?? '')) return 'joke';
  const asked = askedIn(scene);
  if (WHICH_IS_IT.test(plain) || OF_THIS_TALK.test(plain))
    return OF_THIS_TALK.test(plain) ? 'this_talk' : 'memory';
  if (asked !== null) return COMPLAINT.test(asked.last) ? null : aboutUsIn(asked.last);
  if (findCertain(scene.turn.content, plain, 'none') === 'askus') return aboutUsIn(plain) ?? 'human';
  return wordsIn(plain) <= SHORT && /\byou\b/.test(plain) ? aboutUsIn(plain) : null;
}

/** 'i'm not a bad mum' → 'you're not a bad mum': the one form in which a 'you' is put for their 'i'. */
const sayable = (said: string): string => {
  const turned = said
    .trim()
    .replace(/^i'?m\b/, "you're")
    .replace(/\bmy\b/g, 'your')
    .replace(/[,;: ]+$/, '');
  return `${turned}.`;
};

/** What they ask for, of their life. */
function askedWant(scene: Scene, plain: string): Want | null {
  const { content } = scene.turn;
  const asked = askedIn(scene);
  const kind = asked === null ? null : kindAsked(scene, asked);
  if (kind !== null && MINE.has(kind)) return { kind: 'asks', asked: kind };
  if (wantsWording(content) || WORDS_ASKED.test(plain) || SPEAKS_AT.test(plain)) return { kind: 'words' };
  const end = asked?.last ?? plain.split(' ').slice(-MOST_WORDS_OF_A_PLEA).join(' ');
  const isPlea = asked !== null || wordsIn(plain) <= MOST_WORDS_OF_A_PLEA;
  return helpWanted(plain, end, isPlea && wantsSteps(content)) ?? questionAsked(content, kind);
}

/** Something to do, a decision, or where to begin. */
function helpWanted(plain: string, end: string, isForSteps: boolean): Want | null {
  if (PANICS.test(plain) || TIP.test(end)) return { kind: 'practice' };
  if (DECIDES.test(plain)) return { kind: 'decide' };
  return THINKS.test(plain) || COPE.test(end) || isForSteps ? { kind: 'cope' } : null;
}

function questionAsked(content: string, kind: AskedKind | null): Want | null {
  if (kind === null) return null;
  const sides = kind === 'should' ? sidesIn(content) : null;
  return sides === null ? { kind: 'asks', asked: kind } : { kind: 'sides', sides };
}

/** 'should i ring her tonight or leave it till monday?': the two, in their words; '… or not' names only one. */
function sidesIn(content: string): string | null {
  const asked = content.match(/[^.!?\n]*\bor\b[^.!?\n]*/i)?.[0] ?? '';
  const [, first = '', second = ''] =
    /(?:\b(?:should|shall|do) (?:i|we)|\bwhether (?:to|i should|i)|^)\s*(?:just )?(\S.*?),? or (?:should i |do i |shall i |just )?(\S.*)$/i.exec(
      asked.trim(),
    ) ?? [];
  const isOne =
    second.split(/\s+/).length < FEWEST_WORDS_OF_A_SIDE ||
    /^(?:not|nah|no|what|something|whatever|is|am|was|are|would|will|yes)\b/i.test(second);
  const words = `${first} or ${second}`;
  return first.split(/\s+/).length < FEWEST_WORDS_OF_A_SIDE ||
    isOne ||
    words.split(/\s+/).length > MOST_WORDS_OF_SIDES
    ? null
    : words.replace(/,? yes or no$/i, '');
}
const FEWEST_WORDS_OF_A_SIDE = 2;
const MOST_WORDS_OF_SIDES = 22;

/** The kind of the last question; where its form says nothing, of one before it. */
function kindAsked({ turn }: Scene, { last, all }: { last: string; all: readonly string[] }): AskedKind {
  const kinds = [last, ...all.toReversed()].map(askedOfLife);
  const kind = kinds.find((one) => one !== 'other') ?? 'other';
  if (kind === 'tone') return isOfWords(turn.content, last) ? 'tone' : 'should';
  if (kind !== 'wheel') return kind;
  const talk = [...turn.history.map(({ text }) => text), turn.content].join(' ').toLowerCase();
  return isAtTheWheel(last, talk) ? 'wheel' : 'should';
}
/** Whether words to somebody are meant, and not what one does. */
const isOfWords = (content: string, asked: string): boolean =>
  /["“‘]|\bsomething like\b/.test(content) ||
  /\b(?:sound|soft|harsh|blunt|formal|stiff|clear|send)\b/.test(asked);
const MINE: ReadonlySet<AskedKind> = new Set(['medicine', 'label', 'law', 'wheel', 'joke']);
const MOST_WORDS_OF_A_PLEA = 16;

/** What the turn wants; a step of the words way takes what is written for somebody as that. */
export function readWant(scene: Scene): Want {
  const { content } = scene.turn;
  const plain = plainOf(content);
  const { at } = scene.before.thread;
  if (at !== null && WRITING.has(at.way) && mayBeWritten(scene, plain))
    return writtenWant(scene, plain, at.way);
  if (isLeaving(content, plain) || isHeardLeaving(scene, plain)) return { kind: 'bye' };
  const way = chosenWay(scene, plain);
  if (way !== null) return { kind: 'way', way };
  const sides = at?.way === 'hoping' ? sidesIn(content) : null;
  if (sides !== null) return { kind: 'sides', sides };
  const ofUs = shortWant(scene, plain) ?? wantOfUs(scene, plain) ?? looseAnswer(scene, plain);
  if (ofUs !== null) return ofUs;
  const thanks = thanksIn(content, plain);
  if (thanks !== null) return thanks;
  return askedWant(scene, plain) ?? { kind: 'told' };
}

/** Thanks, alone or at the end of what they say; with a word of going, a goodbye. */
function thanksIn(content: string, plain: string): Want | null {
  if (content.includes('?')) return null;
  const isShort = wordsIn(plain) <= MOST_WORDS_OF_THANKS;
  const isAtEnd = THANKS_AT_END.test(content) || THANKS_FOR.test(plain);
  if (!isAtEnd && !(isShort && (THANKS.test(plain) || THANKS_AFTER.test(content)))) {
    return wordsIn(plain) <= WORDS_OF_A_SHORT_TURN && THANKS_AFTER.test(content) && ON_THEIR_WAY.test(plain)
      ? { kind: 'bye' }
      : null;
  }
  return { kind: ON_THEIR_WAY.test(plain) ? 'bye' : 'thanks' };
}
const THANKS_AT_END =
  /(?:^|[.!,;…] *)(?:ok(?:ay)?,? |well,? |anyway,? )?(?:thank you|thanks|thx|cheers|ta)\b(?! to\b)[^.!?]{0,40}[.!]*\s*$/i;
const THANKS_FOR =
  /\b(?:thank you|thanks|ta|cheers) (?:so much |a lot )?for (?:listening|hearing|reading|being|letting|the (?:company|chat|talk|ear|words|help)|your (?:time|help|company)|that|this)\b/;
const ON_THEIR_WAY =
  /\b(?:i am (?:off|going (?:for|to)(?! (?:lose|fail|die|be|have to|need)))|i will (?:let you go|leave you|go|sleep|try to sleep)|going to (?:bed|sleep|lie down|do the|make|get some)|bed now|off to|for (?:tonight|now|today)|night|bye|shower|got to go|gotta go)\b/;

/** Where only a greeting is waited for, more than a greeting is said to us. */
const mayBeWritten = ({ turn, before }: Scene, plain: string): boolean =>
  before.thread.at?.step !== GREET_STEP ||
  before.thread.at.way !== 'words' ||
  wordsIn(plain) <= SHORT ||
  /^\W*(?:hi+|hiya|hello|hey|dear|good (?:morning|evening))\b|["“]/i.test(turn.content);
const GREET_STEP = 2;

const WRITING: ReadonlySet<WayName> = new Set(['words', 'letter']);

/** They want no message after all. */
const STOPS =
  /^(?:(?:no|jesus|god|oh|please|just|ok) )*stop\b|\bnot a (?:letter|message|text)\b|\bno (?:letter|message)\b|\b(?:do not|dont) want to (?:write|send|say)\b|^(?:forget it|never mind|nvm|leave it)\b|^(?:jesus|god|christ)\b/;
const NOTHING_MORE = /^(?:no|nope|none)$|^(?:nothing|skip|none)\b(?=.*\bi (?:already|just|said)\b)|^skip\b/;

/** Said to us in the middle of a message to somebody else. */
const WRITE_IT =
  /\b(?:can|could|will|would) (?:you|u) (?:just |please |not )?(?:write|make|word|draft|put it|help)\b|\byou (?:write|do|make) it\b|\b(?:make it|not as|less|more|too) (?:friendl\w+|soft\w*|nic\w+|kind\w*|polite\w*|warm\w*|stiff|formal|short\w*)\b|\bwhat (?:do|should) i (?:write|put|say)\b/;

function writtenWant(scene: Scene, plain: string, way: WayName): Want {
  const { content } = scene.turn;
  if (plain === '' || IDK.test(plain)) return { kind: 'idk' };
  if (NOTHING.test(plain) || NOTHING_MORE.test(plain)) return { kind: 'nothing' };
  if (DONE.test(plain)) return { kind: 'done' };
  if (READ_BACK.test(plain)) return { kind: 'read_back' };
  if (STOPS.test(plain)) return { kind: 'stop' };
  if (/^(?:should|shall) i\b/.test(plain)) return { kind: 'asks', asked: 'should' };
  const thanks = way === 'words' ? thanksIn(content, plain) : null;
  if (thanks?.kind === 'bye') return thanks;
  const parts = way === 'words' ? leaves(content) : findCertain(content, plain, 'none') === 'bye';
  if (parts) return { kind: 'bye' };
  if (WRITE_IT.test(plain)) return { kind: 'words' };
  const quiet = quietWant(scene, plain);
  if (quiet !== null) return quiet;
  return COMPLAINT.test(plain) ? { kind: 'complain' } : { kind: 'told' };
}
