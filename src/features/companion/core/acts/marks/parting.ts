import type { Mark } from './mark.ts';

/** Meeting, thanking and parting. */
export const PARTING: readonly Mark[] = [
  [
    'THX',
    /\b(?:thanks?|thankyou|thx|ty|tysm|cheers|ta|appreciate|nice one|bless (?:you|ya)|grateful to you|gracias|diolch|merci|much obliged)\b/,
  ],
  [
    'THX1',
    /^(?:(?:ok|okay|right|oh|well|aw|great|lovely|alright) )*(?:thank (?:you|u|ye|ya)|thanks|thx|ta|cheers|ty|bless you|god bless)\b(?: (?:you|so|very|much|a lot|for \w+(?: \w+)?|love|mate|pet|hen|darling|again|though|a million|really|x|that|helped|duck|flower))*$/,
  ],
  [
    'THX+',
    /\b(?:dziekuj[ea]|dzieki|tesekkur\w*|sag ?ol|grazie|danke\w*|dank je|merci|mersi|obrigad[oa]|valeu|spasibo|arigato|xie xie|shukran|shukri?ya|dhanyavaad|salamat|na ?gode|asante|tack|takk|kiitos|diolch|gracias|thankyou|thanx|thnx|tq|thank you kindly)\b/,
  ],
  [
    'KIND',
    /\b(?:(?:that|this) (?:is|was|has) (?:very |so |really |all |been )*(?:kind|helped|lovely|nice|good|a help|helpful)|it (?:helped|was nice)|you (?:are|have been|have) (?:a |very |so |been )*(?:kind|good|help|star|love|gem|lifesaver|legend|nice|lovely)|apology accepted|no harm done|god (?:bless|love) you|bless you|good (?:talk|chat)|lovely chat|appreciat\w+|grateful)\b/,
  ],
  [
    'BYE',
    /\b(?:bye|goodbye|gtg|g2g|ttyl|cya|night|goodnight|nite|nighty|see (?:you|ya|thee)|laters?|cheerio|ta ra|tara|ciao|adios|signing off|speak soon|talk (?:soon|later|tomorrow)|take care|so long|toodle|farewell|ta ta|back tomorrow)\b/,
  ],
  [
    'BYE+',
    /\b(?:nos da|hwyl|tschuss|ciao|arrivederci|buona ?notte|au revoir|bonne nuit|bisous?|hasta (?:luego|manana|pronto)|buenas noches|chao|chau|tchau|boa noite|ate (?:logo|amanha)|beijos?|bjs|tot ziens|doei|slaap lekker|gute nacht|bis (?:bald|morgen|dann|spater)|god natt|gorusuruz|hosca kal|iyi geceler|dobranoc|czesc|pa pa|khuda hafiz|allah hafiz|oyasumi|kwaheri|slan|babay|o daaro|over and out|zzz+|nght|nite|ni ni|byebye\w*|hoo?roo|toodl\w+|god bless you whatever)\b/,
  ],
  [
    'GO',
    /^(?:(?:right|ok|okay|well|anyway|so|oh|thanks|ta|cheers) )*(?:i (?:am|have|had|will|got|need|must|should)? ?)?(?:got |have |had |going |need |better |best |must |away |off )(?:to |be |get |go |off |and |back |now |see |up |in )*\w+/,
  ],
  [
    'GO2',
    /\b(?:(?:have|has|got|need|better|must|going|want) to (?:go|run|get off|dash|head|sleep|hang up|get back|be off|get up|get on)|going to (?:bed|sleep|go|ring|tell|lie|sit)|(?:i am|am) (?:off|away)|off to|heading|here now|is (?:up|here|calling|leaving|ready|done)|i will leave|that is (?:me|us|all|my|it|the)|leave it there|i will let (?:you|thee)|goes on|boarding|my stop)\b/,
  ],
  [
    'WISH',
    /\b(?:sleep well|good luck|wish me luck|back later|till (?:next|tomorrow)|until (?:next|tomorrow)|tomorrow then)\b/,
  ],
  [
    'OFF',
    /\b(?:phone down|back (?:to|at|on) (?:it|work|the|my|bed)|back in|over (?:here|now)|(?:is|are) (?:here|in|back|up|awake|ready|done|calling|knocking|ringing|out)|woke up|my stop|closing|sending it|showing (?:him|her|them)|telling (?:him|her|them)|ringing (?:him|her|them)|enough for (?:me|today|now|tonight)|lights? out|bedtime|bed now|(?:will|am|going) (?:to )?(?:try (?:to )?)?sleep|pray for me|wish me luck|in a bit|till then|deleting this|logging off|down tools|break (?:is )?over)\b/,
  ],
  [
    'SETOFF',
    /^(?:(?:right|ok|okay|well|anyway|so|oh|thanks|ta|cheers|alright|now|i am|am|just) )*(?:off|away|going|heading|getting|back|must|best|better|gotta|gonna|going to|bed|time|home|sleep|shower|tea|dinner|dishes|washing|class|work|shift|bus|train)\b/,
  ],
  [
    'HELLO1',
    /^(?:(?:oh|well|good) )*(?:hi|hiya|hello|hey|heya|yo|hallo|hola|morning|evening|afternoon|salut|bonjour|howdy|alright|ello|sup|hullo|good (?:morning|evening|afternoon|day)|namaste|ciao|ola|wotcha|ey up|ay up|eyup|how do|g day|aloha)\b/,
  ],
  [
    'HELLOONLY',
    /^(?:(?:oh|well|good|hi|hiya|hello|hey|heya|yo|hallo|hola|morning|evening|afternoon|there|again|you|all|me|it|is|process|howdy|alright|sup|how|are|do|day|namaste|test|anyone|anybody|love|mate|pet|back|to|ey|up) ?)+$/,
  ],
];
