import type { Mark } from './mark.ts';

/** Answers to what was asked. */
export const ANSWERING: readonly Mark[] = [
  [
    'YES1',
    /^(?:(?:ha|oh|ah|um|well|och|aye|ok|ach|erm) )*(?:yes|yeah|yep|yup|yh|aye|yeh|ya|si|ja|oui|sure|ok|okay|alright|all right|right|exactly|correct|go on|please|true|spot on|that is it|pretty much|kind of|sort of|course|of course|definitely|mhm|totally|absolutely|indeed|more or less|bang on|you have it|dead right|a bit|little bit|a little|both|maybe|perhaps|suppose|i suppose|i guess|probably|did it|done|tried it|doing it|it did|it does|i do|i did|i am|i have|i would|i will|it is|she (?:is|does|did|has|was)|he (?:is|does|did|has|was)|they (?:are|do|did|have)|mostly|fair|in one|that is right|helped|good)\b/,
  ],
  [
    'YESONLY',
    /^(?:(?:yes|yeah|yep|yup|aye|yh|ok|okay|sure|alright|right|exactly|please|go on|then|i|do|am|did|have|will|would|that|is|it|right|pretty|much|of|course|very|love|mate|sir|maam|a|bit|kind|sort|definitely|absolutely|done|spot|on|so|suppose|guess|maybe|oh|well|ha|fine|good|thanks|both|close|enough|you|got|it|basically|true|correct|probably|totally) ?)+$/,
  ],
  [
    'NO1',
    /^(?:(?:oh|god|um|well|och|ach|ha|lol|ah|honestly|sorry|what) )*(?:no|nope|nah|naw|never|nay|not (?:really|yet|at all|much|exactly|that|today|now|quite|to|anymore|so|even|me|in|since|particularly)|i (?:do|did|have|am|would|could|was) not|it (?:does|did|is|was) not|did not|have not|do not|has not|she (?:does|did|is|has) not|he (?:does|did|is|has) not|nobody|none|nothing|neither|worse|hardly|god no|non|nein)\b/,
  ],
  [
    'NOONLY',
    /^(?:(?:no|nope|nah|naw|not|really|thanks|thank|you|god|oh|never|love|mate|yet|at|all|sorry|ta|course|i|do|did|am|it|did|help|that|him|her|pet|sir|hen|well|of|nothing|like|much|so|way) ?)+$/,
  ],
  [
    'IDK',
    /^(?:(?:um|oh|well|och|erm|honestly|eh|ach|hm|no) )*(?:i do not know|do not know|dunno|idk|no idea|not sure|no clue|hm+|mm+|eh|meh|can ?not (?:say|tell|think)|could not (?:tell|say)|pass|hard to (?:say|tell)|who knows|nothing|haven ?t a clue|have not (?:a|got a|the)|search me|beats me|wish i knew|i have no|i have not|no sure|ask me|whatever|shrug|blank|i can ?not (?:say|tell|think)|good question|never thought|difficult to say|hard one|tbd|maybe|not a clue|god knows|lord knows)\b/,
  ],
  [
    'NUM1',
    /^(?:(?:um|oh|well|like|maybe|about|a|an|solid|say|at|now|still|it|is|was|down|to|up|around|i|would|more|prob|probably|back|good|easy|honestly|erm|eh|call|ok|only|just|over|under|between|from|nearly|call it|easily) )*(?:#s|zero|one|two|three|four|five|six|seven|eight|nine|ten|half|eleven|twelve|hundred)\b/,
  ],
  ['NUM', /#s|\b(?:zero|three|four|five|six|seven|eight|nine|ten|out of ten)\b/],
];
