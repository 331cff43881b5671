import { change, given, instead, insteadOf, meantSo, numbered } from './change-line.ts';
import { type Groups, ORDINAL, type State } from './meant-lines.ts';
import { move, moveBeside, swap, swapTwo } from './move-line.ts';
import { add, addBeside, beginWith } from './place-line.ts';
import {
  putBack,
  startFrom,
  takeAfter,
  takeOut,
  takeOutAll,
  takeOutLast,
  takeOutNewest,
} from './take-out.ts';

type Rule = readonly [RegExp, (groups: Groups, state: State) => State | null];

const LEAD =
  "^\\W*(?:(?:no|wait|fine|right|hm+|ugh|k|nah|ok|okay|oh|and|then|now|but|so|please|pls|plz|just|also|actually|maybe|well|yes|yeah|can (?:you|u|we|i)|could (?:you|we|i)|i want (?:you )?to|i'?d(?: like to)?|let'?s|one more(?: thing)?|i said|that'?s me)[\\s,.:;!-]+)*";
const rule = (form: string): RegExp => new RegExp(`${LEAD}(?:${form})`, 'is');

const PLACED = `(?<place>(?:line |number )\\d|(?:the )?(?:${ORDINAL}) (?:line|one|sentence))`;
const ONE = `(?<x>(?:lines? |numbers? )?\\d|(?:the )?(?:${ORDINAL})(?: (?:line|one|sentence))?)`;
/** A part by its name, by number or in quotation marks; of 'mum can go' nothing says so. */
const OWN_PART =
  '["“][^"“”]+["”]|(?:the|that|my) [^.:?!,]{1,40}? (?:line|bit|part|sentence|one)|(?:the |that )?word \\S+|(?:line |number )?\\d';
const END = `(?:[\\s,]+(?:please|pls|plz|again|altogether|too|then|tbh|now|really|i think))*[.!?…'"’”]*$`;
/** What they ask for in so many words; the first that holds, for each part of what they say. */
export const RULES: readonly Rule[] = [
  [
    rule(
      '(?:take out|take away|cut|remove|delete|drop|lose) everything after ["“](?<a>[^"“”]+)["”](?:,? (?:and |then )*(?:put|add|write|say)(?: in)?:? ["“](?<b>[^"“”]+)["”]?)?[.!]*$',
    ),
    takeAfter,
  ],
  [rule(`(?:undo|bring it back)(?: that| it)?${END}`), putBack],
  [rule('(?:put|bring) back (?<what>(?:the|that|my) .+)$'), putBack],
  [
    rule(`put (?:it |that |(?<what>(?:the|my) [^.:]{1,40}) |["“].*["”] )?back\\b(?! (?:the|that|my)\\b).*$`),
    putBack,
  ],
  [
    rule(
      `(?:(?:take|leave|cut|drop|remove|delete|lose)(?: out)? )?(?:lines? |numbers? )?(?<what>\\d(?: out)?(?:[\\s,&]+(?:and )?(?:take out |lines? )?\\d(?: out)?)+)(?: out)?${END}`,
    ),
    takeOutAll,
  ],
  [
    rule(
      `(?:take|leave|cut|drop|remove|delete|lose)(?: out)? the last (?<what>\\d|two|three|four|five)(?: lines?| sentences?| ones?)?(?: out)?${END}`,
    ),
    takeOutLast,
  ],
  [
    rule(
      `(?:delete|remove|scrap|lose|take out) (?:that|this|it)(?: one| line| last (?:line|bit|one))?(?:[.,]? (?:that|it|this) was .*)?${END}`,
    ),
    takeOutNewest,
  ],
  [
    rule(
      "(?:that|this|it)(?: last (?:line|bit|one))? (?:was|is)(?:n't| not)? (?:(?:just )?me (?:talking|asking|speaking)|a question|for (?:the |my )?(?:letter|message|page|toast|speech|text)|(?:talking )?to you)\\b.*$",
    ),
    takeOutNewest,
  ],
  [
    rule(
      '(?:take out|cut|drop|remove) (?<a>[^.,:]{1,40}?)(?<!\\b(?:i|you|we|he|she|they|to|just|would|will|should|can|could|\\w+.(?:d|ll))),? (?:and |but )?(?:put|say|write|use)(?: in)? (?<b>[^.:]+?)(?: in)?(?: instead)?[.!]*$',
    ),
    change,
  ],
  [
    rule(
      '(?:take|leave|cut|drop|remove|delete|lose|get rid of|scrap|ditch|without)(?: out)?(?: the)?(?: (?:line|bit|part|words?))? (?<what>["“][^"“”]+["”])(?! and\\b).*$',
    ),
    takeOut,
  ],
  [rule(`(?:take|leave|cut)(?= .*\\bout\\b)(?: out)? (?<what>.+?)(?: out)?${END}`), takeOut],
  [
    rule(`(?:cut|drop|remove|delete|lose|get rid of|scrap|ditch|without)(?: out)? (?<what>.+?)${END}`),
    takeOut,
  ],
  [
    rule(
      '(?:just |only |but |i (?:only |just )?meant )*(?:not |lose |the )*(?<what>word ["“]?[^\\s"“”.,!?]+["”]?)[.!]*$',
    ),
    takeOut,
  ],
  [
    rule(
      "(?:i (?:think i )?)?(?:(?:would |'?d )?rather not|do(?:n'?t| not) want)(?: to)?(?: have)? (?<what>the (?:line|sentence|bit|part|word) .+?|(?:the|that|my) .{1,30}? (?:line|sentence|bit|part|word))(?: in(?: it| there)?)?[.!]*$",
    ),
    takeOut,
  ],
  [rule(`(?<what>${OWN_PART}) (?:can|should|could|has to|must|needs to) go${END}`), takeOut],
  [rule(`(?<what>(?:line |number )?\\d) out${END}`), takeOut],
  [rule(`out (?<what>\\d)${END}`), takeOut],
  [/\byou can'?t (?:put|say|have|write) (?<what>["“][^"“”]+["”])/i, takeOut],
  [
    rule(
      `(?:swap|switch) ${ONE.replace('x', 'a')} (?:and|with|for) ${ONE.replace('x', 'b')}(?: round| around)?${END}`,
    ),
    swapTwo,
  ],
  [
    rule(
      `(?:(?:put|move|have) |(?:(?:swap|change) )?(?:the )?order so (?:that )?)(?<x>[^:]+?)(?: is| comes| goes)? (?<side>before|after|above|below|under) (?<place>[^:]+?)${END}`,
    ),
    moveBeside,
  ],
  [
    rule(
      '(?:change|swap|replace|switch) ["“](?<a>[^"“”]+)["”],? (?:to|for|with|into|by):? ["“]?(?<b>[^"“”]+)["”]?[.!]*$',
    ),
    change,
  ],
  [rule('(?:change|swap|replace|switch) (?<a>.+?) (?:to|for|with|into|by):? (?<b>.+)$'), change],
  [
    rule(
      `(?:put|move) (?<x>.+?) (?<where>first|last|(?:at|to) the (?:top|start|beginning|front|end|bottom))(?:,? (?:right |just )?(?:after|below|under) the greeting)?${END}`,
    ),
    move,
  ],
  [rule(`(?<x>(?:line |number )?\\d) (?<where>to the (?:top|end|bottom))${END}`), move],
  [
    rule(
      `(?<x>[^.:?!]{3,40}?) (?:should|has to|needs to|must) (?:come|go|be) (?<where>first|last|(?:at|to) the (?:top|start|beginning|end|bottom))${END}`,
    ),
    move,
  ],
  [rule(`swap (?:them|the two|those|these|both)(?: round| around)?${END}`), swap],
  [
    rule(
      `(?:(?:good|great|um+|fine|then)[\\s,]+)*(?:(?:can|could|should|may|let|have|make) )?(?:it |that |this )?(?:should |could |can |to )?(?:just |only )?(?:start|begin|open)s?(?: it)? (?:from|at|with)(?: where it says)?:? ["“]?(?<x>.{4,60}?)["”]?${END}`,
    ),
    startFrom,
  ],
  [
    rule('(?:start|begin|open)(?:s|ing)?(?: (?:it|this|that|the \\w+))? (?:with|by saying):? (?<x>.+)$'),
    beginWith,
  ],
  [
    rule('(?:put|have) (?:this|that|it) (?:first|at the (?:top|start|beginning))\\s*[:,]\\s*(?<x>.+)$'),
    beginWith,
  ],
  [
    rule(
      '(?:the )?(?:greeting (?:should be|is|:)|(?:first line|beginning|opening|start)\\s*[:,])\\s*(?<x>.+)$',
    ),
    beginWith,
  ],
  [
    rule('(?:put|use|say|have|write) (?:this|that|it)(?: one| line)?(?: in)? instead\\s*[:,.]\\s*(?<x>.+)$'),
    instead,
  ],
  [rule('(?:instead|just|here it is(?: again)?)\\s*[:,.]\\s*(?<x>.+)$'), instead],
  [rule('(?:line |number )(?<n>\\d)(?: should (?:be|read|say))?\\s*[:,.)=-]\\s*(?<x>.+)$'), numbered],
  [
    rule('(?<n>\\d)\\s*(?<sign>[:.)=-])\\s*(?<x>.+)$'),
    (groups, state) => (state.isNumbered || groups.sign === ':' ? numbered(groups, state) : null),
  ],
  [
    rule(
      '(?<a>(?:it|that|this|the middle|(?:the )?[^.:?!]{3,40}? (?:line|bit|part|one)|line \\d)?)\\s*should (?:just |only )?(?:be|say|read|go)[:,]?\\s+(?:just )?(?<b>.+)$',
    ),
    change,
  ],
  [
    rule(
      '(?:put\\s*:|(?:make (?:it|that)|(?:it|that) should (?:say|read)|let it (?:say|read))\\s*(?::|(?=["“])))\\s*(?<x>.+)$',
    ),
    given,
  ],
  [rule('(?:it|that) should (?:say|read),? (?<x>.+)$'), given],
  [rule('(?:(?:it|that) should )?(?:end|finish|close|sign off)(?: it)? with\\s*:?\\s*(?<x>.+)$'), given],
  [
    rule(
      `(?:put |say |use |make it |have |it should (?:say|read) )*(?<b>[^.:?!]{1,60}?) instead of (?<a>[^.:?!]{1,40}?)${END}`,
    ),
    insteadOf,
  ],
  [rule('not ["“]?(?<a>[^"“”,.]+)["”]?[,.]? (?:but )?["“]?(?<b>[^"“”]+?)["”]?[.!]*$'), change],
  [
    rule('(?:(?:next|another|one|new|one more|last) )?(?:line|thing)\\s*[:;,]\\s*(?<x>.+)$'),
    (groups, state) => instead(groups, { ...state, taken: null }) ?? add(groups, state),
  ],
  [rule(`(?<side>after|before|below|above) ${PLACED},? (?:add|put|write)\\s*[:,]?\\s*(?<x>.+)$`), addBeside],
  [rule(`(?:add|put) (?<side>after|before|below|above) ${PLACED}\\s*[:,]\\s*(?<x>.+)$`), addBeside],
  [
    rule(
      '(?:add|include|put in)(?: (?:to (?:it|the \\w+)|this|that|it|a (?:line|bit)|one more|one line|in|at the end|line))*\\s*[:;,.]\\s*(?<x>.+)$',
    ),
    add,
  ],
  [rule('(?:how|what) about(?: this)?(?:\\s*[:,]\\s*|\\s+(?=["“]))(?<x>.+?)\\??$'), add],
  [rule('(?:add|include|put)(?: in)? (?<x>["“][^"“”]+["”])'), add],
  [rule("add (?:that )?(?<x>(?:(?:i|you|u|we|it)(?:['’]\\w+)?|pls|plz|please|come|sorry|see you) .+)$"), add],
  [
    rule(
      'i meant[:,]? (?:to (?:say|write)[:,]? )?(?!(?:the|it|that|you|before|after|above|below|to|in|at|on|just|only|not|line|number|both|all|\\d+)\\b)(?<x>.+)$',
    ),
    meantSo,
  ],
];
/** 'take the first one out. put: …': only beside what was taken out in the same breath. */
export const PUT: Rule = [rule('put\\s*[:,]?\\s*(?<x>.+)$'), instead];
export const PUT_THIS: Rule = [rule('put\\s*:\\s*(?<x>.+)$'), instead];

/** Each part begins where a command does. */
export const BEGINS = new RegExp(
  `${LEAD}(?:take|leave|cut|drop|remove|delete|lose|scrap|ditch|without (?:the|that|my|["“])|undo|get rid|make (?:it|that)\\s*[:"“]|let it|(?:just |only )?not the word|change|swap|replace|switch|start|begin|put|add|include|after (?:line|the)|before (?:line|the)|i meant|just:|use|next line|another line|one line|new line|line\\b|here it is|how about|what about|instead|should|it should|the (?:middle|greeting)|(?:the )?(?:${ORDINAL}) (?:line|one|sentence)|\\d)`,
  'i',
);
