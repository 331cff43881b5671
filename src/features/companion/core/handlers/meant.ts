import type { ActKind } from '../acts/act.ts';
import { isJoyful, type Scene } from '../scene.ts';

const SHRUG =
  /\b(?:idk|dunno|no idea|not sure|don'?t know|do not know|no clue|hard to say|who knows|whatever|no se)\b/i;
const MURMUR =
  /^\W*(?:nothing(?: really| much)?|not much|meh|hm+|eh|er+|um+|uh+|nm|same|nvm|maybe|perhaps|might|suppose so|i (?:suppose|guess)|guess so)?\W*$/i;
const WHAT_IS_NOT_KNOWN =
  /\b(?:know|idk|dunno) (?:even )?(?:anything|about|what|how|who|if|whether|where|why|which|anyone|im|i'?m)\b/i;
const PUTS_RIGHT =
  /^\W*(?:(?:oh|no|but|well),? )*(?:it|that|i|he|she|they) (?:wasn'?t|isn'?t|am not|weren'?t|aren'?t)\b|^\W*i'?m not\b|^\W*(?:no\b|nah|not |sorry|wait|actually|scrap|one correction|i beg|ah,|i (?:said|meant|told)|that'?s not)|\bi meant\b|\bi said (?!it\b|so\b|yes|no\b|sorry|that\b)|\bcorrection\b/i;
/** Whoever complains about us says 'you', 'this' or what we are. */
const OF_OUR_TALK =
  /\b(?:you|u|ur)(?:'re|'ve| are| keep| just| already| said| did| do| don'?t| didn'?t| never| always| sound| make| ask\w*| miss\w*| skip\w*| repeat\w*| still)\b|\b(?:you'?re|your|stop|point taken|repeating|bot|robot|machine|program|computer|talk normal|script\w*|questions?|answers?)\b|\b(?:this|it|that)(?:'s| is|'?s not| isn'?t| doesn'?t)\b.*\b(?:help\w*|use|useless|pointless|stupid|daft|rubbish|weird|answer|what i)\b/i;
const TELLS =
  /^\W*(?:(?:and|but|so) )?(?:i (?:keep|still|always|can'?t|can ?not)|he|she|they|my|our|it'?s|everyone|nobody)\b/i;
const LEAVES =
  /\b(?:bye\w*|night|gtg|g2g|go|going|off|back|bed|tea|ready|bus|see (?:you|ya|u)|tomorrow|soon|later|laters|speak|cheers|thanks?|ta|ty|ring\w*|call\w*|kettle|shift|home|sleep|care|goodnight|evening|away|adios|luego|chao|hasta)\b/i;
/** 'i said bye to the internet', 'we're off to the match on sunday'. */
const OF_ANOTHER_TIME =
  /\b(?:said|say|saying) (?:good)?(?:bye|night)\b|\boff to\b.*\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const YOU =
  /\b(?:you|your|you'?re|u|ur|process|bot|\w*gpt|ai|robot|machine|who can|read this|see this|this is|this (?:private|confidential|real|a bot)|who (?:reads|sees)|real)\b/i;
const YES =
  /^\W*(?:um |well |oh )*(?:yes|yeah|yep|yup|yh|aye|ok|okay|k|sure|please|exactly|right|true|of course|a (?:little )?bit|sort of|kind of|maybe|probably|i (?:do|did|am|have|will|would|think|suppose|guess|could)|it (?:is|does|did|was)|that'?s|both|go on|fine|alright|good|definitely|absolutely|did|done|helped|spot|si|s\u00ed)\b/i;
const NO = /\b(?:no|nah|nope|not|never|neither|none|nothing|nobody|\w+n'?t|naw|no one)\b/i;
const ABOUT_ONESELF =
  /^\W*(?:(?:and|but|so) )?(?:what if|why (?:am|do|can'?t|is it|did) (?:i|always)|how did i|who(?:'s| is|'d| would))\b/i;
const MOST_WORDS_OF_A_GREETING = 7;
/** A long greeting is one by a word about coming here. */
const UNSURE_OF_THIS =
  /\b(?:this|here|it works|you|new to|first time|never (?:done|used|tried)|start|begin|say)\b/i;
/** A long turn is a goodbye only by a word of one. */
const PARTS_PLAINLY =
  /\b(?:bye\w*|(?:good ?)?night|gtg|g2g|off|see (?:you|ya|u)|tomorrow|later|laters|cheers|thanks?|ta|ty|speak soon|take care)\b/i;
const WORDS_OF_A_SHORT_GOODBYE = 8;
const MOST_WORDS_OF_THANKS = 16;
const THANKS =
  /^\W*(?:ok(?:ay)?|right|well|perfect|aye|now)?\W*(?:thanks?|thank you+|thx|ty|cheers|ta)\b|(?<!\b(?:said|say|says|saying|wrote|sent|a) )\b(?:thanks(?! to\b)|thank you+|thx|tysm|cheers|ta|obliged)\b[^?]{0,40}$/i;
/** Thanks for it all, or a sentence that is only thanks, at the end of a turn of any length. */
const THANKS_FOR =
  /[.!?…]['"”’]? *(?:ok(?:ay)?,? )?(?:thanks?|thank you|thx|ty|cheers|ta)(?: (?:so much|a lot|again|love|mate|you|really))*[.! x]*$|(?:^|[.!?,] *)(?:thanks?|thank you|thx|ty|cheers)(?: so much| a lot| again)? for (?:listening|hearing|reading|asking|letting me|putting up with|being (?:here|there)|your (?:company|time|help)|the (?:company|chat|talk))\b[^?.!]{0,40}[.! x]*$/i;
const PARTS =
  /\b(?:bye\w*|(?:good ?)?night|nos da|evening|afternoon|off|gtg|got to go|away|calling|ringing|ready|cold|laters?|bed|bus)\b/i;

/** What people say who are going, in few words. */
const GOING =
  /\b(?:(?:better|should|must|got to|gotta|have to|need to|going to|time to|i'?ll) (?:go(?= *(?:now|then|$|[,.!]|x\b| to (?:bed|sleep|him|her|them|my \w+)\b))|get (?:off|going|ready|some (?:sleep|rest))|run|dash|head|log off|leave you|let you|be off|crack on|turn in|sign off)|talk (?:later|tomorrow|soon)|see (?:you|ya)\b|speak soon|take care|god bless|cheerio|toodle\w*|ta ?ra|ciao|laters?|ttfn|^so long|that'?s (?:me(?= *(?:[,.!]|$|off(?! work)|for (?:now|tonight)))|my (?:bus|stop|train|break|tea|lift|cue)|all for (?:now|today|tonight)|enough for (?:now|today|tonight|one))|(?:i can hear (?:her|his|the|their) (?:car|key)|(?:wife|husband|mum|mom|dad|partner|girlfriend|boyfriend|kids?|someone|boss|gran|nan)(?:'s| is| are) calling me|i'?m (?:starting the car|heading off|setting off|leaving now|logging off))|(?:bus|train|lift|taxi|tea|dinner|bell|baby)(?:'?s| is| has)? (?:here|ready|come|gone|rung|up|awake|crying)|(?:break|lunch|shift)(?:'?s| is)? (?:over|done|starting|starts)|(?:phone|battery)(?:'?s| is)? (?:dying|nearly|about|low|going)|(?<!\b(?:went|go|goes|gone|is|are|get|gets|getting|got) )back to (?:work|it|bed|sleep|class))\b/i;
const STAYING = /\?|\b(?:but|can'?t|cannot|not|never|wish|want|don'?t|always|keep|if)\b/i;
const MOST_WORDS_OF_GOING = 14;

/** Forms that say plainly what they are, though they are read as something else. */
const PLAINLY: readonly (readonly [ActKind, RegExp])[] = [
  [
    'fix',
    /^\W*no,? i (?:said|meant)\b|^\W*no,? .{3,60}\b(?:is|was|are|were|'s) .{2,30},? not \w+\W*$|\bone correction\b|\bi beg your pardon\b|\bscrap that\b|\bwait,? no\b|\bno wait\b|^\W*(?:ah|oh|sorry),? not \w+|\bto be clear\b|\b(?:that'?s|it'?s) not what i (?:said|meant)\b|\byou(?:'ve| have)? (?:got )?(?:it|that|this|me) (?:slightly |a bit |all |quite )?(?:wrong|backwards|back to front|mixed up)\b|\byou(?:'ve)? (?:misread|misheard|misunderstood)\b|\byou said \w+[.!]*$|\bit (?:wasn'?t|isn'?t|was not|is not) [^.?!]{2,40}[,;.] ?(?:it|that) ?(?:was|is|'s)\b|\bi told you\b.*\bit was\b|^\W*no,? (?:now,? )?(?:i'?m|it'?s|he'?s|she'?s|they'?re) not\b/i,
  ],
  [
    'askus',
    /\b(?:is (?:this|it)|are you) (?:really |just )?(?:private|confidential|anonymous|a (?:real )?person|an ai|ai|recorded)\b|\bwhere does (?:what|this|it|everything|all)\b.*\bgo\b|\bwhat qualifications\b|\bwhy are you called\b|\bwho (?:made|wrote|runs|built) you\b|\bwhat(?:'?s| is) underneath\b/i,
  ],
  [
    'gripe',
    /^\W*(?:you'?re|you are) not (?:really |very |much |being )?(?:helping|help|helpful|listening)\b|^\W*(?:this|it|that|you|you'?re|you are) (?:is |are |'?re )?(?:just |so |really )?(?:useless|pointless|rubbish|not helping|no help|a waste|not listening)\b|\b(?:you keep|are you just|you'?re just) (?:repeating|asking|saying|copying|parroting)|^\W*(?:just )?talk normal(?:ly)?\b/i,
  ],
  [
    'refuse',
    /\b(?:don'?t|do not) (?:really )?want to (?:talk about|go into|discuss|get into) (?:it|that|this|him|her|them)\b/i,
  ],
  [
    'gripe',
    /^\W*(?:don'?t|no need to) (?:go|get|be) (?:all |so )?(?:soft|sorry|sad|nice|serious|solemn|gentle)\b/i,
  ],
  ['gripe', /^\W*(?:but )?you(?:'ve| have)? (?:already |just )?said that\b/i],
  ['bye', /^\W*(?:anyway|right|ok|okay|well|so)\W+(?:off to )?bed\W*$/i],
  [
    'bye',
    /(?:^|[.!?,] *|\b(?:now|then|hon|bed|anyway|so|and) )(?:good ?night|night night|night|bye)(?:,? (?:hon|love|all|x+|then|now|dear|sweetie|pal|mate|darling))?[.! x]*$/i,
  ],
  ['short', /^\W*(?:just )?that (?:it (?:wasn'?t|isn'?t)|i (?:did|am|was)) /i],
  ['fix', /\bi (?:was|am) (?:asking|talking) about (?:the|my) \w+/i],
  [
    'bye',
    /(?:\bgood ?bye\b(?: \w+)?|[.!?,…] *(?:laters?|ttyl|gtg|cya|see ?ya|ta ra|tara|cheerio|take care)(?:,? (?:x+|all|mate|then|pal|dear|love))?|\bhave a (?:good|nice|lovely|great) (?:evening|day|night|one|weekend|afternoon)|\bget my head down)[.! x]*$/i,
  ],
  ['yes', /^\W*(?:bet|word|facts|say less)\W*$/i],
  [
    'thanks',
    /^\W*(?:haha |aw+ |ok |well )*(?:you'?re|ur|you are|you) (?:actually |kind of |kinda |pretty |really |quite |so |very |not )*(?:good|sweet|nice|kind|lovely|helpful|funny|alright|bad|great|the best)(?: (?:at|to|for) \w+)*(?: lol| haha| you know)?[.!\s]*$|^\W*(?:that|this|you) (?:really |actually |has |have )?help(?:s|ed)\b(?! my)[^?]{0,30}$/i,
  ],
  [
    'hello',
    /^\W*(?:hello|hi|hey|good (?:morning|evening|afternoon))\b.*\b(?:don'?t know how|not sure (?:what|how) i(?: a|')m supposed|new to this|never (?:done|used|tried)|how (?:this|it) works|put (?:it|this) on)\b/i,
  ],
];

/** The first words of somebody who has never done this. */
const UNSURE_HOW =
  /\b(?:how (?:one|i|you|to) (?:begin|start)s?|never (?:used|done|tried) (?:one of these|this|anything like)|how (?:this|it) works)\b/i;

/** What a turn is taken for: where its words do not bear out what its reading says, it tells something. */
export const meant = (scene: Scene): ActKind =>
  meantPlainly(scene) ?? partsOrThanks(scene) ?? meantByReading(scene);

const TALK_RATHER = /^\W*(?:just |keep |rather |to )*talk(?:ing)?\W*$/i;

/** By a form that says plainly what it is. */
function meantPlainly(scene: Scene): ActKind | null {
  const { reading, standing, before } = scene;
  const { content, fact } = reading;
  const plainly = PLAINLY.find(([, form]) => form.test(content))?.[0];
  if (before.turn === 0 && fact === null && UNSURE_HOW.test(content)) return 'hello';
  if (plainly === 'hello' && fact !== null) return 'story';
  if (plainly === 'fix' && deniesWhatWasNotSaid(scene)) return 'story';
  if (plainly !== undefined) return plainly;
  return standing === 'practice' && TALK_RATHER.test(content) ? 'no' : null;
}

/** Whoever thanks or goes says so in few words, or last. */
function partsOrThanks(scene: Scene): ActKind | null {
  const { act, content, wordCount } = scene.reading;
  const isSaid = (THANKS.test(content) && wordCount <= MOST_WORDS_OF_THANKS) || THANKS_FOR.test(content);
  const isThanks = scene.before.turn > 0 && isSaid;
  if (isThanks && !content.includes('?')) return act.kind === 'bye' || PARTS.test(content) ? 'bye' : 'thanks';
  return scene.before.turn > 1 && act.kind !== 'ask' && isGoing(scene) ? 'bye' : null;
}

function meantByReading(scene: Scene): ActKind {
  const { kind } = scene.reading.act;
  if (kind === 'fix' && deniesWhatWasNotSaid(scene)) return 'story';
  if (kind === 'fix' && isOnlyAnAnswer(scene)) return 'no';
  if (kind === 'gripe' && !OF_OUR_TALK.test(scene.reading.content)) return 'story';
  if (kind === 'bye' && scene.before.turn === 0) return 'hello';
  return isBorneOut(scene) ? kind : 'story';
}

/** Short and of going; or a longer turn that ends with it. */
function isGoing({ reading: { content, wordCount } }: Scene): boolean {
  const last = content.match(/[^.!?]+[.!?\s]*$/)?.[0] ?? content;
  const part = wordCount <= MOST_WORDS_OF_GOING ? content : last;
  return GOING.test(part) && !STAYING.test(part) && part.trim().split(/\s+/).length <= MOST_WORDS_OF_GOING;
}

/** 'no, i'm not angry with him really', where nobody had spoken of anger. */
function deniesWhatWasNotSaid({ reading, turn }: Scene): boolean {
  const denied =
    /^\W*(?:no\b\W*)?(?:i'?m|he'?s|she'?s|they'?re) not (?:really |so much |actually )?(?<word>\w{4,})/i.exec(
      reading.content,
    )?.groups?.word;
  if (denied === undefined) return false;
  const ours = turn.history.filter(({ sender }) => sender === 'bot').slice(-3);
  return !ours.some(({ text }) => text.toLowerCase().includes(denied.toLowerCase().slice(0, 5)));
}

/** Says plainly that something was taken wrongly. */
const PUTS_US_RIGHT =
  /\b(?:i (?:said|meant|mean|told|never said|was (?:talking|asking))|you (?:said|think|thought|got|have|missed|mixed|misread|misheard)|wrong|correction|other way|actually|sorry|wait|scrap|it (?:was|is)n'?t|not (?:the|my|a|his|her) \w+|but (?:the|my))\b|\b[A-Z]{2,}\b/;
const STARTS_WITH_NO = /^\W*(?:no|nah|nope|naw)\b/i;
const NO_CONTENT =
  /^(?:that|this|they|them|then|there|with|have|just|your|you're|what|like|about|from|been|were|when|will|would|could|here|more|some|tell|know|yeah|okay|right|good|sorry)$/;

/** 'no, board's decided the number': an answer, where nothing of ours is in it and nothing is put right. */
function isOnlyAnAnswer({ reading: { content }, turn }: Scene): boolean {
  if (!STARTS_WITH_NO.test(content) || PUTS_US_RIGHT.test(content)) return false;
  const ours = turn.history
    .filter(({ sender }) => sender === 'bot')
    .slice(-2)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const words = content.toLowerCase().match(/[\p{L}']{4,}/gu) ?? [];
  return !words.some((word) => !NO_CONTENT.test(word) && ours.includes(word.slice(0, 6)));
}

function isBorneOut(scene: Scene): boolean {
  const { act, content, wordCount } = scene.reading;
  switch (act.kind) {
    case 'hello':
      return (
        wordCount <= MOST_WORDS_OF_A_GREETING || (scene.reading.fact === null && UNSURE_OF_THIS.test(content))
      );
    case 'idk':
      return !WHAT_IS_NOT_KNOWN.test(content) && (SHRUG.test(content) || MURMUR.test(content));
    case 'fix':
      return PUTS_RIGHT.test(content) && !/\bmore like\b/i.test(content.replace(/\bit'?s more like\b/i, ''));
    case 'bye':
      if (wordCount > WORDS_OF_A_SHORT_GOODBYE && !PARTS_PLAINLY.test(content)) return false;
      return (
        LEAVES.test(content) &&
        !TELLS.test(content) &&
        !OF_ANOTHER_TIME.test(content) &&
        !(isJoyful(scene) && /celebrat/i.test(content))
      );
    case 'thanks':
      return !content.includes('?');
    case 'yes':
      return wordCount <= 3 || YES.test(content);
    case 'no':
      return NO.test(content);
    case 'askus':
      return YOU.test(content);
    case 'ask':
      return act.asked !== null && !(act.asked === 'other' && ABOUT_ONESELF.test(content));
    case 'refuse':
      return (
        act.refusal !== 'other' ||
        /\b(?:talk|discuss|go there|say|answer|do (?:that|this|it)|think about|not (?:that|now)|stop|leave)\b/i.test(
          content,
        )
      );
    default:
      return true;
  }
}
