import type { WayName } from '../../ways/way-names.ts';

/** What may stand before a choice. */
const LEAD =
  '^(?:(?:i|i am|would|like|to|want|wanna|need|think i|let|us|can|could|we|please|maybe|um|ok|okay|yes|the|probably|rather|just|first|me|a|some|have to|number|option|then|good|sounds|by) )*';

const chosen = (form: string): RegExp => new RegExp(`${LEAD}(?:${form})\\b`);
/** A place in the choice stands alone: 'the third one, please', and not 'third time this month'. */
const ALONE = '(?=(?: (?:one|please|then|now|i think|i guess|i suppose))*$)';

/** The choice of ways, by its words or its place; where it is not open, only by its whole name. */
export const CHOSEN: readonly (readonly [WayName, RegExp])[] = [
  [
    'out',
    chosen(
      `get (?:it|this|things?|everything|something)(?: all)? out|getting it out|let it (?:all )?out|vent|rant|talk|write(?: on| it)?|tell(?: you)?(?! (?:me|us)\\b)|go on|keep (?:going|writing)|(?:first(?: one)?|1st|one)${ALONE}`,
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

export const BY_NAME: readonly (readonly [WayName, RegExp])[] = [
  [
    'out',
    chosen(
      '(?:get|write) (?:it|this) (?:all )?out(?: (?:all of it|now|please|first|then|i guess|i suppose))*$',
    ),
  ],
  ['settle', chosen('settle(?: (?:down|first|the body|a (?:bit|little)|now|please))*$')],
  [
    'think',
    chosen(
      '(?:think (?:it|this) through|think about what to do|take it apart)(?: (?:now|please|first|then))*$',
    ),
  ],
  [
    'words',
    chosen(
      'find(?:ing)? (?:the |some )?words(?: for (?:someone|somebody|him|her|them|my \\w+))?(?: (?:please|then|now))*$',
    ),
  ],
  ['decide', chosen('(?:do |see |try )?(?:the )?two (?:sides|columns)(?: (?:then|please|now))*$')],
  ['letter', chosen('(?:write )?(?:him |her |them )?(?:the |a )?letter(?: (?:now|please|then))*$')],
];

export const AFTER_SETTLING: readonly (readonly [WayName, RegExp])[] = [
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
