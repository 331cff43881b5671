import { quotedIn, withoutQuoted, withQuotedBlank } from '#language/without-quoted.ts';
import { tokensOf } from './act-features.ts';

/*
 * Forms of words that leave no doubt about what a turn wants, over plain words. A model reads the message too: a form
 * that may mean something else is not here, however often it means this.
 */

export const plainOf = (content: string): string =>
  tokensOf(content)
    .filter((token) => /^[a-z0-9#]/.test(token))
    .join(' ');

export interface Sentence {
  /** As it stands in the message. */
  readonly words: string;
  /** In plain words, without what it quotes or drafts. */
  readonly plain: string;
  readonly isMarked: boolean;
}

export function sentencesOf(content: string): Sentence[] {
  let at = 0;
  return withQuotedBlank(content)
    .split(/(?<=[.!?;])(?=\s)|(?=\n)/)
    .map((own) => {
      const words = content.slice(at, at + own.length).trim();
      at += own.length;
      return { words, plain: plainOf(own), isMarked: /\?[^\p{L}]*$/u.test(own) };
    })
    .filter(({ plain }) => plain !== '');
}

const LEAD = '(?:ok|okay|so|and|but|well|then|right|please|pls|now|just|hey|yes|yeah|also|anyway) ';
const has =
  (form: RegExp, unless?: RegExp): ((content: string) => boolean) =>
  (content) =>
    sentencesOf(content).some(({ plain }) => form.test(plain) && unless?.test(plain) !== true);

const STEPS =
  /\b(?:(?:give|tell|show) me (?:something (?:to (?:do|try)|practical|else)|(?:one|a) (?:small )?thing to (?:do|try|think of)|what to do|an? (?:tip|trick|exercise)|tips)|something else to try|(?:what is|give me|tell me) (?:the|a|one|my) (?:first|next|small) step|how (?:do|can|could|should) i (?:stop (?!this off|the song)|start\b|calm|sleep|relax|cope|breathe|settle|switch off|wind down|fall asleep|get (?:through|started|to sleep|back to sleep))|help me (?:calm|sleep|breathe|relax|settle|stop|cope|get (?:through|started))|i need (?:practical|a tip|tips)|any (?:other )?(?:tips?|tricks?)$|any (?:other )?(?:tips?|tricks?) (?:for|on)|(?:have you(?: got)?|do you have|^got|is there) (?:anything|a (?:tip|trick)) (?:for|to|that|with)|what (?:do|can|should|could) i (?:actually |even )?(?:do|try)(?: (?:now|tonight|then|about (?:it|this|that)|instead|if|when|first|tomorrow|monday))*(?= |$))/;
const NO_STEPS =
  /\b(?:do not|dont|stop|never|not) (?:want|need|give|tell|any)\b|\bwhat (?:do|can) i do (?:all|for (?:a living|fun|work))\b/;
export const wantsSteps = has(STEPS, NO_STEPS);

const WORDING = new RegExp(
  [
    '\\bwhat (?:do|should|would|could|does) (?:i|you|u|we|one|he|she) (?:even |actually |then )?(?:say|write|text|reply|put|tell)\\b(?! (?:to (?:that|this)$|about))',
    '\\bhelp (?:with what to say|(?:me )?(?:to )?(?:write|word|draft))\\b',
    '\\bhow (?:do|should|would|could|can) (?:i|you|u|we) (?:even )?(?:(?:say|word|phrase|put) (?:it|this|that|no|sorry|to)|tell (?!if|whether|when|the|which|what)|ask (?:him|her|them|my|a|the|for)|bring (?:it|this|that) up)',
    `(?:^(?:${LEAD})*|\\b(?:can|could|would|will) (?:you|u) (?:please |just )?|\\bhelp me (?:to )?)(?:(?:write|word|draft) (?:me|something|(?:an?|him|her|them) .*for me)|(?:reword|rewrite|shorten) |put (?:it|this|that) into words)`,
    `(?:^(?:${LEAD})*|\\b(?:can|could|would|will) (?:you|u) (?:please |just )?)(?:make (?:it|that|this) (?:an? )?(?:bit |little |lot )?(?:less|more|shorter|longer|softer|kinder|nicer|warmer|simpler|firmer|funnier)|take out the|give me (?:the|some|a few|an?|two|three|four) (?:words|sentences?|lines?|opening|example|message|text))`,
    '\\bhelp me (?:find|with) (?:the |some )?words\\b',
  ].join('|'),
);
export const wantsWording = has(WORDING);

/** Words that they answer to a draft of ours. */
const OF_A_DRAFT =
  /\b(?:shorter|longer|softer|kinder|nicer|warmer|simpler|firmer|formal|stiff|posh|take out|leave out|without the|change (?:the|it|that)|fix (?:it|that|the)|instead of|swap|reword|too (?:much|nice|long|short|soft|hard|harsh))\b/;
const LEAST_WORDS_OF_A_DRAFT = 6;
const MOST_WORDS_OF_A_CHANGE = 14;
export const changesDraft = (content: string, lastReply: string): boolean =>
  quotedIn(lastReply).some((draft) => draft.split(/\s+/).length >= LEAST_WORDS_OF_A_DRAFT) &&
  content.split(/\s+/).length <= MOST_WORDS_OF_A_CHANGE &&
  has(OF_A_DRAFT)(content);

const COMPLAINS =
  /\b(?:you (?:are|were|do) not (?:listening|listen|getting it|helping|hearing|following)|you keep (?:asking|saying|repeating)|you already (?:asked|said)|you (?:just|only) repeat|(?:this|you) (?:is|are) (?:not helping|useless|no help)|(?:not|never) answer(?:ing|ed)? my question)\b/;
export const complains = has(COMPLAINS);

const LEAVES =
  /\b(?:bye|goodbye(?! to (?!you\b))|gtg|g2g|ttyl|cya|later[sz]+|back in a (?:bit|sec|min\w*)$|tara|ta ra|ta ta|cheerio|ciao|salaam|adios|me voy|goodnight|night night|good night|take care|stay blessed|(?:got to|gotta|have to|need to|must|better|should|going to|gonna) (?:go|run|dash|head off|shoot|get off|get going|sleep)(?! (?:to (?!bed|sleep)|back|and|on|for|through|in|with|home|there|over|out|without|up|down|at|away|mad|mental|nuts|spare|crazy|wrong))|(?:going|heading|off) to (?:bed|sleep)|heading off|talk (?:tomorrow|later|soon)|see you (?:tomorrow|later|soon)|see you$|speak (?:soon|tomorrow|later)|i am off(?: now| then)?$|that is me (?:off|for)|signing off|back later)\b|^(?:ok |right |anyway |well )*(?:night|bed|buenas noches|boa noite|bonne nuit|gute nacht|buonanotte)(?: (?:then|now|love|all|mate|pal|hun|bud|x|process|bot|robot|machine))*(?: (?:thx|thanks|ta|cheers)\b.*)?$/;
/** 'he said goodbye', 'the last good night', 'if i have to go'. */
const OF_OTHERS =
  /\b(?:he|she|they|it|we|you|say|said|saying|says|never|last|his|her|their|our|a|an|the|every|each|if|when|could|would|not|why|waving|kiss|wave)\b/;
const THANKED_OFF = /\boff to \w+.*\b(?:thanks|thank (?:you|u)|thanku|cheers|ta)\b/;
const MOST_WORDS_OF_LEAVING = 9;
export const leaves = (content: string): boolean =>
  THANKED_OFF.test(plainOf(withoutQuoted(content))) ||
  sentencesOf(content).some(({ plain }) => {
    const [form] = LEAVES.exec(plain) ?? [];
    if (form === undefined || plain.split(' ').length > MOST_WORDS_OF_LEAVING) return false;
    return !OF_OTHERS.test(plain.replace(form, ' '));
  });

/** Of what was said between us: what they told others they did not say is a story. */
const CORRECTS =
  /^(?:no |nope |sorry |wait |actually |well |but |and )*i (?:(?:said|meant) (?:\w+ ){1,4}?(?<!\b(?:am|is|was|are|were|do|did|does|would|will|could|should|have|had|can) )not \w|said \w+(?: \w+)? but (?:she|he|it|they) (?:is|are|was|were)\b)|\bi (?:never|did not) (?:say|said) (?:that|i was|i am|i would|he|she|they)\b(?!.*\byou\b)|\bnot what i (?:said|meant)\b|\byou (?:have |had )?(?:got )?(?:it|that|this|me|him|her) (?:all |both )?(?:wrong|backwards|the wrong way)|\bother way (?:round|around)$|\byou (?:misread|misheard|misunderstood|mixed)\b|\byou (?:have )?got (?:it|that|me) wrong\b/;
/** 'no, SHE froze me out'. */
const CAPITALS_AFTER_NO = /^\W*no\b[^?]{0,20}\b(?:SHE|HE|THEY|HIM|HER|HIS|NOT)\b[^?]*$/;
const NEGATED = /\b(?:no|nope|not|never|nobody|nothing|without|cannot)\b/;
const LEAST_LETTERS = 4;

/**
 * They put us right: in so many words, or by denying what our last reply had said. An answer to a question of ours is
 * none, and to deny what we denied is to agree.
 */
export function corrects(content: string, lastReply: string): boolean {
  const sentences = sentencesOf(content).map(({ plain }) => plain);
  if (CAPITALS_AFTER_NO.test(content) || sentences.some((plain) => CORRECTS.test(plain))) return true;
  const [first = '', second = ''] = sentences;
  if (lastReply.includes('?') || !/^(?:(?:oh|um|well) )*(?:no|nope|not|wrong|actually)\b/.test(first))
    return false;
  const denied = / (?:not|never|is not|was not) (.+)/.exec(`${first} ${second}`)?.[1] ?? '';
  const claimed = sentencesOf(lastReply)
    .filter(({ plain }) => !NEGATED.test(plain))
    .flatMap(({ plain }) => plain.split(' '))
    .filter((word) => word.length >= LEAST_LETTERS && !COMMON.has(word));
  return denied.split(' ').some((word) => claimed.includes(word));
}

const COMMON = new Set(
  'that this with have from what your when were they them then there been just like about would could should going into over some more much very really here where which their because said know think feel want need'.split(
    ' ',
  ),
);

const DECLINES = new RegExp(
  [
    `^(?:${LEAD}|no |thanks |thank you |look )*(?:do not|dont|stop|can you not|can you stop) (?:ask|asking|give me|giving me|tell me (?:to|it|that|i|what)|telling me|say|start)\\b(?! me why$)`,
    `^(?:${LEAD}|no |thanks |thank you )*no (?:more )?(?:advice|questions|numbers|breathing|exercises|tips)(?: exercises?)?(?=$| (?:please|pls|mate|love|now|either|today|tonight|thanks|ta|again|or|i|my)\\b)`,
    '\\bi (?:really |just )?(?:do not|dont) (?:really )?(?:want|need|wanna) (?:any |more |your |an? |to (?:do|talk about) (?:the |any )?)?(?:advice|questions?|numbers?|breathing|exercises?|tips|solutions?|feelings|another leaflet|leaflets?|list)\\b',
    '\\bi (?:just|only) want (?:you )?to (?:listen|talk about)\\b',
    '\\b(?:no|not an?|without an?|fewer|less) (?:more )?questions? (?:every|each|all the|again|any ?more|at the end)\\b',
  ].join('|'),
);
const LINES =
  '(?:numbers?|helplines?|hotlines?|lifeline|samaritans|lines?|the police|police|the cops|cops|an ambulance|ambulance|cruisers?|emergency|anyone|anybody|someone|strangers?|them|#n?)(?=$| )';
/** Of the people that we show, a number by itself being '#n': 'i'm not ringing anyone', 'don't say lifeline', 'no numbers'. */
const DECLINES_LINES = new RegExp(
  [
    `\\bi (?:am not|will not|would not|do not want to|dont want to|am never|cannot|could not|can not) (?:going to |gonna )?(?:ring|ringing|call|calling|phone|phoning|text|texting|talk to|talking to|speak to|having|have) (?:up |an? |the |any |some |one of )?(?:\\w+ )?${LINES}`,
    `\\b(?:do not|dont|stop|no more|not) (?:say|saying|give me|giving me|tell me to (?:call|ring|text)|send|sending|mention) (?:me )?(?:an? |the |any |that |those |your )?(?:\\w+ )?${LINES}`,
    `^(?:${LEAD}|no |look |please )*no (?:more )?(?:numbers?|lines?|helplines?|hotlines?|police|cops|ambulance|#n?)(?=$| (?:please|pls|thanks|thank|again|now|i|just)\\b)`,
  ].join('|'),
);

const matching =
  (form: RegExp) =>
  (content: string): string[] =>
    sentencesOf(content)
      .filter(({ plain, isMarked }) => !isMarked && form.test(plain))
      .map(({ words }) => words);

/** Verbatim, since what exactly is not wanted is in their words alone. */
export const declinedIn = matching(DECLINES);
/** That no line is wanted, nor anybody who comes. Verbatim. */
export const declinedLinesIn = matching(DECLINES_LINES);
