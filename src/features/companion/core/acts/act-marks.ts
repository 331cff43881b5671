/** Turns of phrase that tell what a message does; over its plain words (see `tokensOf`), sentence by sentence. */
export const MARKS: readonly (readonly [string, RegExp])[] = [
  [
    'THX',
    /\b(?:thanks?|thankyou|thx|ty|tysm|cheers|ta|appreciate|nice one|bless (?:you|ya)|grateful to you|gracias|diolch|merci|much obliged)\b/,
  ],
  [
    'THX1',
    /^(?:(?:ok|okay|right|oh|well|aw|great|lovely|alright) )*(?:thank (?:you|u|ye|ya)|thanks|thx|ta|cheers|ty|bless you|god bless)\b(?: (?:you|so|very|much|a lot|for \w+(?: \w+)?|love|mate|pet|hen|darling|again|though|a million|really|x|that|helped|duck|flower))*$/,
  ],
  [
    'BYE',
    /\b(?:bye|goodbye|gtg|g2g|ttyl|cya|night|goodnight|nite|nighty|see (?:you|ya|thee)|laters?|cheerio|ta ra|tara|ciao|adios|signing off|speak soon|talk (?:soon|later|tomorrow)|take care|so long|toodle|farewell|ta ta|back tomorrow)\b/,
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
  ['YOU', /(?<!\b(?:thank|see|bless|tell|god|do|d) )\b(?:you|your|yourself|u|ur|ye)\b(?! know\b)/],
  ['YOUQ', /\b(?:are|do|can|will|did|have|would|could|is|were|does|did) (?:you|u|ye|this|thing|it)\b/],
  [
    'YOUARE',
    /\b(?:are you|you are|who are you|what are you|you a|u a|is this|r u) (?:a |an |one |some |just |actually |even |really )*(?:bot|robot|real|human|person|ai|machine|computer|man|woman|program|app|guy|doctor|nurse|therapist|recording|recorded|private|safe|free|anonymous)\b/,
  ],
  [
    'KEEPQ',
    /\b(?:remember|private|privacy|listening|recording|record|save|saved|store|keep (?:what|this|all|it)|who (?:reads|sees|can see|else)|tell (?:anyone|anybody|people|my)|write (?:this|it) down|writing this)\b/,
  ],
  [
    'WHYQ',
    /\bwhy (?:a number|number|numbers|did you|do you|are you|would you|have you|you|the number|is it|on earth|ask)\b|\bwhat is (?:the number|that|the point of (?:a|the) number|0)\b|\bdo you ask\b/,
  ],
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
    'ASKIT',
    /\b(?:(?:what|how|where|who|which|when) (?:do|does|can|should|would|shall|could|am|is|are|would) (?:i|you|people|we|a|the|it|normal|other|she|he)|how (?:to|long|many|much|come)|what (?:to|else|if|about)|should i|shall i|could i|can i|may i|do i|am i|would you|do you (?:think|reckon|know)|any (?:tips?|advice|ideas?|tricks?|suggestions?|way|chance|words)|got (?:any|a|anything)|have you (?:got|any)|is (?:it|that|there|this) (?:normal|ok|okay|bad|legal|weird|petty|daft|wrong|rude|too|a|any|mad|mean|stupid|worth|always|true|something|possible)|do (?:people|you|other|they|doctors|dogs)|can (?:you|u|ye) (?:give|tell|help|write|suggest|say|do|teach|make|think|put|talk|explain|find|recommend|take|get|show|just|please|have)|in your opinion|your opinion)\b/,
  ],
  [
    'GIVE',
    /^(?:(?:so|ok|okay|please|just|and|right|well|then|now|but|oh|go on|anyway|can you) )*(?:tell me|help me|give me|write|suggest|explain|teach me|show me|say something|advise|recommend|make it|list|find me|pick|help|remind me)\b/,
  ],
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
  [
    'HELLO1',
    /^(?:(?:oh|well|good) )*(?:hi|hiya|hello|hey|heya|yo|hallo|hola|morning|evening|afternoon|salut|bonjour|howdy|alright|ello|sup|hullo|good (?:morning|evening|afternoon|day)|namaste|ciao|ola|wotcha|ey up|ay up|eyup|how do|g day|aloha)\b/,
  ],
  [
    'HELLOONLY',
    /^(?:(?:oh|well|good|hi|hiya|hello|hey|heya|yo|hallo|hola|morning|evening|afternoon|there|again|you|all|me|it|is|process|howdy|alright|sup|how|are|do|day|namaste|test|anyone|anybody|love|mate|pet|back|to|ey|up) ?)+$/,
  ],
  [
    'IFEEL',
    /\b(?:i (?:feel|felt|am feeling|am so|am just so|am very|was so)|feel(?:s|ing)? (?:like|so|a bit|kind|really)|makes me|it is (?:the )?(?:guilt|shame|fear|anger|grief|sadness|panic)|i am (?:a bit |so |really |just |quite |very |pretty )*#f|like a \w+|i miss|i love|i hate|i could (?:cry|scream|have cried)|sick of)\b/,
  ],
  [
    'FEEL1',
    /^(?:(?:honestly|um|just|so|very|really|a|bit|kind|of|pretty|mostly|i|feel|am|feeling|oh|quite|sort|well|bloody|proper|dead|like|still|more|ok|now|it|is|was|both|erm|absolutely|plain|dunno|maybe) )*#f\b/,
  ],
  [
    'FONLY',
    /^(?:(?:honestly|um|just|so|very|really|a|bit|kind|of|pretty|mostly|i|feel|am|feeling|oh|quite|and|but|or|sort|well|dead|still|more|now|too|maybe|guess|suppose|think|mainly|if|honest) )*#f(?: (?:honestly|and|but|a|bit|so|or|also|mostly|i|guess|suppose|think|really|very|too|kind|of|#f|then|mainly|if|am|honest|tbh|with|at|him|her|them|myself|now|just))*$/,
  ],
  [
    'JOY',
    /\b(?:got (?:the|in|it|my|a place|engaged)|passed|won|said yes|accepted|born|pregnant|all clear|came home|came back|rang me|phoned|best (?:day|night|thing)|did it|done it|finished|cried with|laughed|laughing|offered|promoted|hugged|smiled|worked|proud|amazing|lovely|brilliant|beautiful|loved it|happy|birthday|fixed|found|clapped|cheered|danced|sang|good news|works|negative|clear|home|healthy|delivered|first time)\b/,
  ],
  [
    'LOSS',
    /\b(?:died|dead|passed away|lost|killed|cancer|diagnos\w+|sacked|fired|laid off|redundant|redundancy|dumped|left me|broke up|split|divorce|miscarri\w+|stroke|funeral|failed|stolen|robbed|burgled|evict\w*|cancelled|crash\w*|accident|broken|broke|hospital|rejected|letter|finished with|ended it|put (?:him|her) down|put to sleep|got a call|closing|closed|gone|cut)\b/,
  ],
  [
    'FIRSTNEWS',
    /\b(?:just|today|yesterday|this morning|last night|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tonight|we|got)\b/,
  ],
  ['THEYSAY', /\b(?:he|she|they|mum|dad) (?:said|says|told|rang|asked)\b/],
  [
    'BYE+',
    /\b(?:nos da|hwyl|tschuss|ciao|arrivederci|buona ?notte|au revoir|bonne nuit|bisous?|hasta (?:luego|manana|pronto)|buenas noches|chao|chau|tchau|boa noite|ate (?:logo|amanha)|beijos?|bjs|tot ziens|doei|slaap lekker|gute nacht|bis (?:bald|morgen|dann|spater)|god natt|gorusuruz|hosca kal|iyi geceler|dobranoc|czesc|pa pa|khuda hafiz|allah hafiz|oyasumi|kwaheri|slan|babay|o daaro|over and out|zzz+|nght|nite|ni ni|byebye\w*|hoo?roo|toodl\w+|god bless you whatever)\b/,
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
    'OFF',
    /\b(?:phone down|back (?:to|at|on) (?:it|work|the|my|bed)|back in|over (?:here|now)|(?:is|are) (?:here|in|back|up|awake|ready|done|calling|knocking|ringing|out)|woke up|my stop|closing|sending it|showing (?:him|her|them)|telling (?:him|her|them)|ringing (?:him|her|them)|enough for (?:me|today|now|tonight)|lights? out|bedtime|bed now|(?:will|am|going) (?:to )?(?:try (?:to )?)?sleep|pray for me|wish me luck|in a bit|till then|deleting this|logging off|down tools|break (?:is )?over)\b/,
  ],
  [
    'SETOFF',
    /^(?:(?:right|ok|okay|well|anyway|so|oh|thanks|ta|cheers|alright|now|i am|am|just) )*(?:off|away|going|heading|getting|back|must|best|better|gotta|gonna|going to|bed|time|home|sleep|shower|tea|dinner|dishes|washing|class|work|shift|bus|train)\b/,
  ],
  [
    'YOUSAY',
    /\b(?:you (?:are |were )?(?:say|saying|talk|talking|sound|keep|always|also|make|making|told|tell)|(?:everyone|everybody|they all) says?|do not (?:say|go|be|get|do|use|analy[sz]e|call|tell me)|before you ask|if you say|liked you better|soft on me|calm with me|you do not (?:know|get|listen|understand)|not funny|made it worse|did i ask|who asked|that is not what)\b/,
  ],
  [
    'Q1',
    /^(?:(?:and|so|but|ok|okay|right|well|wait|oh|hang on|be honest|honestly|then|also|sorry|hey|hm|lol|serious|real question) )*(?:is|are|do|does|did|can|could|should|would|will|what|how|why|when|where|who|which|am|was|has|have|whats|hows|any|anything)\b/,
  ],
  [
    'QYOU',
    /^(?:(?:and|so|but|ok|right|well|wait|oh|then|also|hey|lol) )*(?:(?:what|how|why|where|when|who) )?(?:is|are|do|does|did|can|could|would|will|have|were|was) (?:you|u|ye|it|this|that|yous)\b/,
  ],
  [
    'NOTB',
    /\b(?:not (?:the|a|an|my|his|her|at|about)?\b|as in\b|i mean(?:t)?\b|is that not\b|you said\b|i said\b|had (?:it|that) (?:backwards|wrong|round)|wrong (?:end|way|one)|is not (?:that|the|about|it)\b)/,
  ],
  [
    'ASK!',
    /\b(?:tell me what to do|(?:one|any|a) thing to (?:do|try)|what am i supposed to do|what did i do wrong|do you think i am (?:being|a|too)|something for (?:that|it|this)$|what (?:should|shall|can) i (?:do|say|write|tell|try)|what do i (?:do|say|write|tell|reply)|any (?:other |more )?(?:tips?|advice|ideas|tricks)|how (?:do|can|should) i (?:stop|get|tell|say|sleep|calm|ask|deal|cope|make|start|know|put|write)|should i|give me (?:a|some|something) (?:tip|advice|to do|practical)|what would you (?:say|do|tell)|is (?:it|that|this) normal|am i (?:a |being |just |the )*(?:bad|terrible|awful|horrible|selfish|wrong|mad|crazy|overreacting|only|worst|monster)|what helps|what do (?:other |most )*people (?:do|try|say)|(?:can|could|should) i (?:just )?(?:skip|stop|halve|double|take|come off)|(?:do|might) i have (?:a |an )?(?:depression|anxiety|adhd|autism|ptsd|ocd|bipolar))\b/,
  ],
  [
    'ASKUS!',
    /\b(?:are|r) (?:you|u) (?:a |an |just |really |even |actually |some kind of )*(?:bot|robot|real|human|person|ai|machine|computer|recording|listening to me)\b|\byou are (?:a |an |just |only )+(?:bot|robot|ai|machine)(?: right| lol| then)*$|\bdo (?:you|u) (?:even |still |actually )?remember\b|\bwill you (?:remember|forget)\b|\bwho (?:reads|can see|can read|sees) (?:this|what|it|these)\b|\bis this (?:private|confidential|recorded|being recorded)\b|\bwhat (?:can|do) you (?:do|actually do)(?: then| here| for me)*$|\bwhy (?:do|are|did|would) you (?:ask\w*|want|need|keep asking|say)\b|\bwhy (?:a )?numbers?\b|\b(?:is this|are you|you are) (?:just |really )?(?:chatgpt|gpt|an llm|claude|siri|alexa)\b/,
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
