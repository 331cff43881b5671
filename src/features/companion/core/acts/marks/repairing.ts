import type { Mark } from './mark.ts';

/** Corrections, complaints and refusals. */
export const REPAIRING: readonly Mark[] = [
  [
    'ISAID',
    /\b(?:i (?:said|meant|mean|never said|did not say|was saying|am talking|was talking)|you (?:have )?(?:misheard|misread|misunderstood|got|mixed|said|called|missed|think)|misheard|misread|wrong (?:end|way|person|one|brother|word|sister)|other way|not what i|not him|not her|not me|not them)\b/,
  ],
  [
    'NOT1',
    /^(?:(?:no|nah|naw|sorry|well|close|near|nearly|almost|kind of|sort of|ah|oh|hang on|wait|mostly|but|eh|its|it is|that is|it was) )*(?:not|never)\b/,
  ],
  [
    'CLOSE',
    /^(?:close|near|nearly|almost|not quite|half|mostly|sort of|only|was|partly|actually|bar|except|apart|just|the first|bit of both|yes but|yeah but|more like|except)\b/,
  ],
  [
    'NONO',
    /^(?:no|nah|naw|nope) (?:no|nah|not|it is|it was|she|he|they|i (?:said|mean|meant)|that is|the|my|his|her)\b/,
  ],
  [
    'IS NOT',
    /\b(?:is|was|are|am|were) not \w+(?: \w+)?(?: \w+)?(?: (?:it|he|she|they|i) (?:is|was|am|are)|$)/,
  ],
  [
    'STOP',
    /\b(?:stop|quit|enough of|less of|no more|drop|leave (?:out|off)|spare me|easy on|go easy|lay off)\b/,
  ],
  [
    'YOUVE',
    /\b(?:you (?:keep|just|already|sound|always|have (?:already |just )?(?:asked|said|called|told|got|said|put)|asked|said|are (?:not (?:listening|following|getting|helping)|repeating|a (?:bot|machine|robot|parrot)|meant|supposed|worse|useless|like|going|just|very)|do not|did not|cannot|can not|make|made|went|scared|repeat|told|do that|should not|could have|call)|already (?:told|said)|told you|asked (?:me )?(?:that|already|twice)|same (?:thing|question|answer)|this is (?:useless|stupid|pointless|rubbish|silly|dumb|not (?:helping|working)|daft)|you never)\b/,
  ],
  [
    'BADREPLY',
    /\b(?:cop out|patroni[sz]ing|robotic|generic|cheesy|cliche|too (?:long|much|formal|chirpy|nice|soft|quick|fast|many|clever|posh|english|mature)|useless|unhelpful|no help|not helpful|out of nowhere|bit (?:much|of a leap|forward|strong|quick|dramatic)|big (?:leap|jump)|leap|creepy|weird (?:question|thing)|daft question|stupid question|silly question|that is (?:not (?:an answer|helpful|what)|no answer)|answer (?:me|the question|my)|makes no sense|ridiculous question|script|leaflet|poster|fridge magnet|horoscope|fortune cookie|textbook|greeting card|wrong|nonsense)\b/,
  ],
  [
    'DONT',
    /(?:^|\b(?:please|just|and|also|so|but|no|ok|first|pls) )(?:do not|dinnae|please do not|can (?:we|you) not|can we (?:skip|leave)|no need) /,
  ],
  [
    'NOX',
    /^(?:(?:please|and|just|also|ok|look|well|nah|thanks|honestly) )*no (?:breathing|exercises?|exercise|numbers?|questions?|feelings?|tips|advice|tricks|homework|lists?|breath|scores?|scale|lectures?|more|please|journal\w*|meditat\w*|apps?|counting|thank you|thanks|ta|offence)\b/,
  ],
  [
    'RATHER',
    /\b(?:rather not|rather (?:just )?(?:talk|not|no)|not now|not in the mood|not (?:doing|ringing|calling|telling|going|talking|breathing|giving) |do not (?:want|fancy|wanna|need|feel like)|i will not|just want to (?:talk|say|tell|vent|moan|rant|be|sit|get)|skip (?:that|it|this)|leave (?:that|it|the)|can we (?:talk|skip|not|leave|just)|no interest)\b/,
  ],
  [
    'YOUSAY',
    /\b(?:you (?:are |were )?(?:say|saying|talk|talking|sound|keep|always|also|make|making|told|tell)|(?:everyone|everybody|they all) says?|do not (?:say|go|be|get|do|use|analy[sz]e|call|tell me)|before you ask|if you say|liked you better|soft on me|calm with me|you do not (?:know|get|listen|understand)|not funny|made it worse|did i ask|who asked|that is not what)\b/,
  ],
  [
    'NOTB',
    /\b(?:not (?:the|a|an|my|his|her|at|about)?\b|as in\b|i mean(?:t)?\b|is that not\b|you said\b|i said\b|had (?:it|that) (?:backwards|wrong|round)|wrong (?:end|way|one)|is not (?:that|the|about|it)\b)/,
  ],
  [
    'GRIPE!',
    /\byou (?:keep|just|already|always) (?:asking|asked|ask|saying|said|say|repeating|repeat)\b|\byou are (?:not (?:listening|helping|following)|repeating|useless|no help|a parrot)\b|\b(?:you have|you) no idea what i am\b|\bstop repeating\b|\bthis is (?:useless|stupid|pointless|not helping|dumb)\b|\bthat is not what i (?:said|asked|meant)\b/,
  ],
  [
    'FIX!',
    /^(?:no|nah|nope|sorry|wait|actually)(?: no)?(?: i)? (?:said|meant|mean|did not say|never said|not (?!really|yet|at all|much|today|tonight|now|so|sure|even|bad|too))\b.*|^i (?:said|meant) \w+(?: \w+)? not \w+|\byou (?:have )?(?:got )?(?:it|that|this) (?:all )?(?:wrong|the wrong way|back to front|the other way)|\byou missed (?:that|the)\b|\byou (?:have )?(?:misheard|misread|misunderstood|mixed (?:it|that|them) up|got (?:that|it|me) wrong)\b/,
  ],
  [
    'REFUSE!',
    /^(?:please |and |ok |no |look |but )*(?:no (?:breathing|exercises?|numbers?|questions?|advice)|do not (?:ask me|tell me to|want (?:advice|questions|exercises|a number|to breathe))|stop asking|ask less)\b|\bi (?:just|only) want to talk about\b|\bi do not want to (?:talk about (?:that|it|feelings)|do (?:that|exercises|breathing)|breathe)\b|^no i do not want (?:to|that)\b|\bcan we (?:not|talk about|go back to)\b/,
  ],
];
