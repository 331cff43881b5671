import { sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import type { WayName } from '../../ways/way-names.ts';
import { wordsIn } from './plain.ts';

/** What may stand before a choice. */
const LEAD =
  '^(?:(?:i|i am|would|like|to|want|wanna|need|think i|let|us|can|could|we|please|maybe|um|ok|okay|yes|the|probably|rather|just|first|me|a|some|have to|number|option|then|good|sounds|by) )*';

const chosen = (form: string): RegExp => new RegExp(`${LEAD}(?:${form})\\b`);
/** A place in the choice stands alone: 'the third one, please', and not 'third time this month'. */
const ALONE = '(?=(?: (?:one|please|then|now|i think|i guess|i suppose))*$)';

/** The choice of ways, by its words or its place; where it is not open, only by its whole name. */
const CHOSEN: readonly (readonly [WayName, RegExp])[] = [
  [
    'out',
    chosen(
      `get (?:it|this|things?|everything|something)(?: all)? out|getting it out|let it (?:all )?out|vent|rant|talk|write(?: on| it)?|tell(?: you)?|go on|keep (?:going|writing)|(?:first(?: one)?|1st|one)${ALONE}`,
    ),
  ],
  [
    'settle',
    chosen(`settl\\w*|calm(?:ing)?(?: down)?|breath\\w*|ground\\w*|(?:second(?: one)?|2nd|two)${ALONE}`),
  ],
  [
    'think',
    chosen(
      `think(?:ing)? (?:it|this|about|what)|think$|what to do|take it apart|plan|solve|work (?:it|this) out|(?:third(?: one)?|3rd|three)${ALONE}|decide|small steps`,
    ),
  ],
  [
    'words',
    chosen(
      `find(?:ing)? (?:the )?words|words|write to|a message|message|letter|text|(?:fourth(?: one)?|4th|four|last(?: one)?)${ALONE}`,
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
    chosen(
      `another(?: way| one| try)?|again|try again|settl\\w*|breath\\w*|once more|first(?: one)?${ALONE}`,
    ),
  ],
  [
    'out',
    chosen(
      `get (?:it|this|things?)(?: all)? out|look at it|look|write|talk|tell|what it is about|second(?: one)?${ALONE}`,
    ),
  ],
];

const NUMBERED: readonly WayName[] = ['out', 'settle', 'think', 'words'];
const NUMBER_OF_A_WAY =
  /^\W*(?:(?:number|option|no|ok|um|maybe|let'?s|i'?d say|probably|then)\W+)*([1-4])(?![\d:/])\b(?!\s*(?:am|pm|o'clock|years?|months?|weeks?|days?|hours?|times|of\b|out))/i;

/** '3. what do i do', 'i picked 3', some words after the choice was shown. */
const PICKED =
  /(?:^|[.?!] )([1-4])\.? (?=what|get|find|write|settle|think)|\bi (?:picked|chose|said|pick|want) (?:number )?([1-4])\b/i;
/** 'i picked number three': said after the choice was shown. */
const PICKED_IN_WORDS =
  /\b(?:i (?:picked|chose|choose)|number|option) (?:the |number |option )?(one|two|three|four|first|second|third|fourth)\b/i;
const PLACES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
};

/** '2?? idk. no. i just wanna know …': a no beats a digit. */
const DECLINES_IT = /^\W*[1-4]\W*\?.*[.?!] *(?:no|nah|nope)\b/is;
const USED_BACK = 6;
const NUMBER_ALONE = /^\W*(?:ok |maybe |number )?[1-4]\W*(?:then|please)?\W*$/i;
const MOST_WORDS_OF_A_CHOICE = 9;
export function chosenWay(scene: Scene, plain: string): WayName | null {
  const number = numberChosen(scene);
  if (number !== null) return NUMBERED[number - 1] ?? null;
  const [first] = sentencesOf(scene.turn.content);
  const choice = wordsIn(plain) <= MOST_WORDS_OF_A_CHOICE ? plain : (first?.plain ?? '');
  const { open } = scene.before.thread;
  const signs = open === 'settled' ? AFTER_SETTLING : open === 'ways' ? CHOSEN : BY_NAME;
  const isShort = wordsIn(choice) <= MOST_WORDS_OF_A_CHOICE;
  return (isShort ? signs.find(([, sign]) => sign.test(choice))?.[0] : undefined) ?? namedWay(scene, plain);
}

/** What a way is called where it is offered, somewhere in what they say: after the choice, or asked for. */
const NAMES: readonly (readonly [WayName, RegExp])[] = [
  ['think', /\b(?:think about what to do|small steps|take (?:\w+ ){0,3}apart)\b/],
  ['settle', /\bsettle the body\b/],
  ['words', /\b(?:find (?:the |some )?words|a line at a time)\b/],
  ['decide', /\b(?:(?:the )?two sides|both sides|two columns|on one page)\b/],
  ['out', /\bwrite it (?:all )?out\b/],
];
const ASKED_FOR =
  /\b(?:can we|could we|shall we|let us|lets|yes|please|you offered|i (?:picked|chose|said yes|want(?:ed)? to|would like to)|do the)\b/;

function namedWay({ turn, before }: Scene, plain: string): WayName | null {
  if (before.thread.at !== null && before.thread.open === null) return null;
  if (before.thread.open !== 'ways' && !ASKED_FOR.test(plain)) return null;
  if (/\b(?:do not|dont|not|no) (?:want|need|like)\b/.test(plain) || turn.spoken) return null;
  return NAMES.find(([, sign]) => sign.test(plain))?.[0] ?? null;
}

/** The number of a way: at once, or some words after the choice was shown. */
function numberChosen({ turn, before }: Scene): number | null {
  const { open } = before.thread;
  if (turn.spoken || DECLINES_IT.test(turn.content)) return null;
  const wasShown = before.used.some((id) => id.startsWith('choice'));
  const isShown = before.used.slice(-USED_BACK).some((id) => id.startsWith('choice'));
  const picked = isShown ? PICKED.exec(turn.content) : null;
  const inWords = isShown ? PICKED_IN_WORDS.exec(turn.content)?.[1]?.toLowerCase() : undefined;
  if (inWords !== undefined) return PLACES[inWords] ?? null;
  const isOpen = open === 'ways' || (wasShown && NUMBER_ALONE.test(turn.content));
  const found = picked?.[1] ?? picked?.[2] ?? (isOpen ? NUMBER_OF_A_WAY.exec(turn.content)?.[1] : undefined);
  return found === undefined ? null : Number(found);
}
