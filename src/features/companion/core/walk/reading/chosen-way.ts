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
      `get (?:it|this|things?)(?: all)? out|look at it|look|writ(?:e|ing)|talk|tell|what it is about|second(?: one)?${ALONE}`,
    ),
  ],
];

const NUMBERED: readonly WayName[] = ['out', 'settle', 'think', 'words'];
const NUMBER_OF_A_WAY =
  /^\W*(?:(?:number|option|no|ok|um|maybe|let'?s|i'?d say|probably|then)\W+)*([1-4])(?![\d:/])\b(?!\s*(?:am|pm|o'clock|years?|months?|weeks?|days?|hours?|times|of\b|out))/i;

const NUMBER = '([1-4]|one|two|three|four)';
/** 'i asked for 1', 'number three please', 'a number 1, writing': said so, whatever stands open. */
const PICKED = new RegExp(
  `\\bi (?:asked for|picked|chose|choose|pick|said|meant|want) (?:the |number |option |no )*(?:the )?${NUMBER}(?! (?:am|pm|years?|months?|weeks?|days?|hours?|minutes?|times|things?|people|of)\\b)\\b|\\b(?:number|option) ${NUMBER}\\b`,
);
const IN_ONE_SENTENCE =
  /^(?:(?:ok|okay|so|then|maybe|well|right|please|lets|let us|do|just|start over|again) )*([1-4])(?: (?:then|please|pls|plz|now|quick\w*|first|i (?:think|guess|suppose)|as in\b.*|it is|what do i|(?:what|get|find|write|settle|think)\b.*))*$/;
/** A number that is refused or wondered at is no choice. */
const REFUSED =
  /^(?:(?:ok|oh|um|well|lol) )*(?:no|nope|nah|idk|i? ?dont know|dunno|not that|forget it|never mind)(?: (?:lol|thanks|sorry))?$|\b(?:do not|dont|didnt|no longer) want\b/;
const PLACES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

const NUMBER_ALONE = /^\W*(?:ok |maybe |number )?[1-4]\W*(?:then|please)?\W*$/i;
const MOST_WORDS_OF_A_CHOICE = 9;
const MOST_WORDS_OF_AN_END = 4;
export function chosenWay(scene: Scene, plain: string): WayName | null {
  const number = numberChosen(scene, plain);
  if (number !== null) return NUMBERED[number - 1] ?? null;
  const [first] = sentencesOf(scene.turn.content);
  const choice = wordsIn(plain) <= MOST_WORDS_OF_A_CHOICE ? plain : (first?.plain ?? '');
  const { open } = scene.before.thread;
  const signs = open === 'settled' ? AFTER_SETTLING : open === 'ways' ? CHOSEN : BY_NAME;
  const isShort = wordsIn(choice) <= MOST_WORDS_OF_A_CHOICE;
  const last = open === 'settled' ? (sentencesOf(scene.turn.content).at(-1)?.plain ?? '') : choice;
  const said = isShort ? choice : wordsIn(last) <= MOST_WORDS_OF_AN_END ? last : '';
  return signs.find(([, sign]) => said !== '' && sign.test(said))?.[0] ?? namedWay(scene, plain);
}

/** What a way is called where it is offered, somewhere in what they say: after the choice, or asked for. */
const NAMES: readonly (readonly [WayName, RegExp])[] = [
  ['think', /\b(?:think about what to do|small steps|take (?:\w+ ){0,3}apart)\b/],
  ['settle', /\bsettle the body\b/],
  ['words', /\b(?:find (?:the |some )?words|the words (?:one|thing)|a line at a time)\b/],
  ['decide', /\b(?:(?:the )?two sides|both sides|two columns|on one page)\b/],
  ['out', /\bwrite it (?:all )?out\b/],
];
const ASKED_FOR =
  /\b(?:can we|could we|shall we|let us|lets|yes|please|you offered|i (?:picked|chose|said yes|want(?:ed)? to|would like to)|do the|can i|could i|how do i get)\b/;

function namedWay({ turn, before }: Scene, plain: string): WayName | null {
  if (before.thread.at !== null && before.thread.at.way !== 'settle' && before.thread.open === null)
    return null;
  if (before.thread.open !== 'ways' && !ASKED_FOR.test(plain)) return null;
  if (/\b(?:do not|dont|not|no) (?:want|need|like)\b/.test(plain) || turn.spoken) return null;
  return NAMES.find(([, sign]) => sign.test(plain))?.[0] ?? null;
}

/** The number of a way: at once, or later where it is said so or stands alone. */
function numberChosen({ turn, before }: Scene, plain: string): number | null {
  const { open, at } = before.thread;
  const wasShown = open === 'ways' || before.used.some((id) => id.startsWith('choice'));
  if (turn.spoken || !wasShown || open === 'lines') return null;
  const sentences = sentencesOf(turn.content).map(({ words }) => bare(words));
  if (/\d\s*\?/.test(turn.content) || sentences.some((one) => REFUSED.test(one))) return null;
  const picked = sentences.map((one) => PICKED.exec(one)).find((found) => found !== null);
  if (picked) return numberOf(picked[1] ?? picked[2] ?? '');
  if (at?.way === 'settle') return null;
  if (open === 'ways') return numberOf(NUMBER_OF_A_WAY.exec(turn.content)?.[1] ?? aloneIn(sentences));
  if (NUMBER_ALONE.test(turn.content)) return numberOf(/[1-4]/.exec(turn.content)?.[0] ?? '');
  return at === null && wordsIn(plain) <= MOST_WORDS_AROUND ? numberOf(aloneIn(sentences)) : null;
}
const MOST_WORDS_AROUND = 14;

/** With its figures, which plain words leave out. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const aloneIn = (sentences: readonly string[]): string =>
  sentences.map((one) => IN_ONE_SENTENCE.exec(one)?.[1]).find((found) => found !== undefined) ?? '';

const numberOf = (word: string): number | null =>
  PLACES[word] ?? (/^[1-4]$/.test(word) ? Number(word) : null);

/** 'what do you have': the choice once more. */
export const asksForWays = (content: string): boolean =>
  sentencesOf(content)
    .slice(-1)
    .some(({ plain }) => wordsIn(plain) <= MOST_WORDS_OF_A_CHOICE && ASKS_FOR_WAYS.test(plain));
const ASKS_FOR_WAYS =
  /^(?:(?:so|ok|and|well|then|um) )*(?:what (?:else )?(?:do you have|have you got)(?: (?:then|else|for me|again))*$|(?:what|which) (?:are|were) the (?:options|choices|exercises|four)|show me the (?:list|options|choices|exercises)|what (?:exercises|options|choices)\b|what is on (?:the|your) list|i (?:asked|meant) what exercises|(?:the )?(?:menu|list)$)/;
