/** Nothing else is called that. */
const PEOPLE =
  '(?:(?:suicide|crisis|help|emergency) (?:hot ?)?(?:lines?|numbers?|cards?|links?|services?)|hot ?lines?|help ?lines?|988|samaritans|(?:somebody|someone|people) to (?:call|ring|telephone|phone|talk to))';
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
    '\\b(?:no need (?:of|for)|need no) (?:any(?:body|one)|some(?:body|one)) to (?:telephone|call|ring|phone|talk to)\\b',
    '\\byou have (?:set|put|placed|shown|added|printed) (?:me )?(?:a|the|that) (?:\\w+ ){0,2}?(?:number|line)\\b',
    '\\b(?:do|will|shall) not (?:need|want|be needing) (?:any(?:body|one)|some(?:body|one)) to (?:call|ring|phone|talk to)\\b',
    `\\bdid you (?:just |really |seriously ){0,2}(?:give|show|send|offer|put|suggest) ${FEW}${PEOPLE}\\b`,
    `\\b(?:take|get|put|leave) (?:(?:the|that|this|your) )?${PEOPLE} (?:away|off|out)\\b`,
    `\\b${PEOPLE} (?:is|was|seems) (?:a (?:bit|little) )?(?:much|uncalled for|unnecessary|not (?:needed|necessary)|over the top|too much)\\b`,
    `\\b${PEOPLE} (?:\\w+ )?(?:what for|why|for$)\\b`,
    `\\b(?:offering|showing|saying|says|shows|offers) (?:me )?(?:a |the |this )?${PEOPLE}\\b`,
    `\\bwho (?:is|are) (?:this|that|these|the) ${PEOPLE}\\b`,
    // Of the line without its name: 'why would you show me that', 'what are these numbers'
    '\\bwhy (?:would|are|do|did) you (?:ask|show|think|say|tell|give|giving|send|sending)',
    '\\bwhat (?:is|are) (?:this|these|that) numbers?\\b',
    // 'what's the phone number doing down there', 'i mean the number under your message', 'what's that line beneath for'
    '\\b(?:what|why) (?:is|are|was|did you have) (?:the |that |this |those |these )?(?:phone |telephone |help |quiet )?(?:numbers?|lines?) (?:\\w+ ){0,2}?(?:doing|for|about|there|down|under|below|beneath|at the bottom)\\b',
    '\\bwhat is with (?:the |that |this |those )?(?:phone |telephone )?(?:numbers?|lines?)\\b',
    '\\b(?:numbers?|lines?) (?:under|below|beneath|underneath) (?:your|the|this|my) (?:message|reply|words|text|answer)s?\\b',
    '\\b(?:did you have|do you keep showing|do i keep seeing|was that) (?:\\w+ ){0,4}?(?:help ?line|hot ?line|phone number)\\b',
    '\\bwhy (?:the|a|is there a) (?:number|line)\\b(?! at)',
  ].join('|'),
  'u',
);

const GONE =
  '(?:go(?:ne|es)? (?:away|now)|away|off|disappear|vanish|hide|be (?:hidden|removed|gone)|removed?|stop(?:ped)?|leave|take (?:it|them|those|that) (?:down|away|off))';
const CARD =
  '(?:(?:the |those |these |your |that |all )*(?:numbers?|card|people (?:at|on) (?:the )?(?:top|screen)|hot ?lines?|help ?lines?|999|988|911|112|samaritans)(?: thing)?)';
const AWAY = new RegExp(
  [
    `\\b(?:can|could|will|would|when (?:do|does|will|can)|how (?:do|can) i|please|why (?:do|does|will) not) (?:\\w+ ){0,4}?${CARD} (?:\\w+ ){0,4}?${GONE}\\b`,
    `\\b(?:get rid of|take away|take down|remove|hide|turn off|switch off|close|stop showing(?: me)?|stop with|put away|do look at|look at) ${CARD}`,
    `\\bstop (?:showing|giving|telling|sending) (?:me )?${CARD}`,
  ].join('|'),
  'u',
);
/** 'can the numbers at the top go away now?': of the card, where it stands. */
export const wantsCardGone = (plain: string): boolean => AWAY.test(plain);

/**
 * 'why would you show me that?', 'what's that, a suicide hotline?': of the line beneath a reply, where one stands and nobody
 * asked for it. `plain` is the message as plain words (see `readMessage`).
 */
export const isProtest = (plain: string): boolean => PROTEST.test(plain);
