/** Nothing else is called that. */
const PEOPLE =
  '(?:(?:suicide|crisis|help|emergency) (?:hot ?)?(?:lines?|numbers?|cards?|links?|services?)|hot ?lines?|help ?lines?|988|samaritans|(?:somebody|someone|people) to call)';
/** In between stand only a few words: 'why is there', 'why did you just put a'. */
const FEW = '(?:[\\p{L}\\d]+ ){0,7}?';

const PROTEST = new RegExp(
  [
    // 'why is there a crisis line under that', 'why the hotline', 'how come it shows a helpline'
    `\\b(?:why(?! (?:do|does|did|is|are|was|were|can|should|would) (?:i|the (?:hot|help) ?line|they|he|she|people|nobody|no one)\\b)|how come|what is with|what is up with) ${FEW}${PEOPLE}\\b`,
    // 'what is that, a suicide hotline?', 'what is this 988 thing', 'is that a crisis line?'
    `\\b(?:what )?(?:is|are|was) (?:that|this|these|those|it) (?:(?:a|the|some|really) ){0,2}${PEOPLE}\\b`,
    `\\b(?:do|did) not (?:need|want|ask for) (?:(?:a|the|any|your|that|this|some) ){0,2}${PEOPLE}\\b`,
    '\\bdo not need (?:a|the) (?:number|crisis)\\b',
    '\\b(?:do|will|shall) not (?:need|want|be needing) (?:any(?:body|one)|some(?:body|one)) to (?:call|ring|phone|talk to)\\b',
    `\\bdid you (?:just |really |seriously ){0,2}(?:give|show|send|offer|put|suggest) ${FEW}${PEOPLE}\\b`,
    `\\b(?:take|get|put|leave) (?:(?:the|that|this|your) )?${PEOPLE} (?:away|off|out)\\b`,
    `\\b${PEOPLE} (?:is|was|seems) (?:a (?:bit|little) )?(?:much|uncalled for|unnecessary|not (?:needed|necessary)|over the top|too much)\\b`,
    `\\b${PEOPLE} (?:what for|why)\\b`,
    // Of the line without its name: 'why would you show me that', 'what are these numbers'
    '\\bwhy (?:would|are|do|did) you (?:ask|show|think|say|tell|give|giving|send|sending)',
    '\\bwhat (?:is|are) (?:this|these|that) numbers?\\b',
    '\\bwhy (?:the|a|is there a) (?:number|line)\\b(?! at)',
  ].join('|'),
  'u',
);

/**
 * 'why would you show me that?', 'what's that, a suicide hotline?': of the line beneath a reply, where one stands and nobody
 * asked for it. `plain` is the message as plain words (see `readMessage`).
 */
export const isProtest = (plain: string): boolean => PROTEST.test(plain);
