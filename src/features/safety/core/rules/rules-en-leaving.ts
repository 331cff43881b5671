import type { RuleFamily } from './rule.ts';

/**
 * English: a life that somebody has decided to leave, plainly or by a day, and being no loss. The words of leaving are
 * those of jobs, towns and choirs: what is left is named in every certain line, and what is only gone by a day is suspected.
 */
export const EN_LEAVING: readonly RuleFamily[] = [
  {
    id: 'en.said-leaving-life',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      @resolved_to ~1 (not (going)? (to)? @go_on_living|@leave_world) @life_end
      (no|any) (intention|plan|plans|wish|desire) (of|to) @go_on_living @life_end
      i ~1 (intend|mean|plan|am planning|am resolved|am determined|have resolved|have determined|have arranged) to die ($|on|by|before|this|next|soon|after|tomorrow|tonight|and|i)
      @resolved_to ~1 (stop|cease|end|finish) (my|all)? (living|existing|existence|being alive) @life_end
      (decided|deciding|chosen) against (living|life|going on|carrying on|being alive) @life_end
      (decided|decide) (that)? (living|life|being alive) is not for me
      i ~1 (intend|mean|plan) to be (out of|gone from) (this|the) (world|earth) @life_end
      (have|will have|am) (left|leaving) (this|the) world (for good|forever|behind|of my own)
    `,
  },
  {
    id: 'en.said-leaving-life',
    kind: 'risk',
    tier: 'T3',
    ignoresNegation: true,
    patterns: `
      (not|no longer) (intend|mean|plan|propose) (to|on) @go_on_living @life_end
      not going to (go|carry|keep) on (living|existing|being alive) @life_end
      not (intend|mean|plan|propose) (to be|on being) (alive|living) ((for)? (much|any) longer|anymore|any more)
    `,
  },
  {
    id: 'en.said-wish-to-leave',
    kind: 'risk',
    tier: 'T2',
    patterns: `
      (want|wish|long|wanting|would like) to (leave|depart|quit|exit) (from)? (this|the) (world|earth) @life_end
      (done|finished|through) with (living|being alive|existing) (mate|pal|man|love|bro|bruv|dude|doctor|lads|altogether|entirely|for good|if i am honest|to be honest|if you|i mean|i think|i suppose|i am afraid)
      (done|finished|through) with (living|being alive|existing) $
    `,
  },
  {
    id: 'en.said-leaving-plan',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      @resolved_to ~1 (not (going)? (to)? @go_on_living|@leave_world) ~2 @by_day
      @by_day ~6 i ~1 @resolved_to ~1 (not (going)? (to)? @go_on_living|@leave_world) @life_end
      @by_day ~2 i will (be leaving|have left|have departed|leave|depart) (from)? (this|the)? (life|world|earth)
      i (am|will be) (away)? out of this world @by_day
      ((fixed|picked|chosen|chose|set|settled on) ~3 (to|for)|@day is (the|my) (day|date|night) (that)? (i|to|for)) (leave|leaving|depart|departing) (from)? (this|the) (life|world|earth) @life_end
      (will|going to|am|be) (leave|leaving|depart|departing|quit|quitting) (from)? (this|the) (world|earth|life) @by_day
    `,
  },
  {
    id: 'en.said-leaving-plan',
    kind: 'risk',
    tier: 'T4',
    ignoresNegation: true,
    patterns: `
      not (intend|mean|plan|propose) (to|on) (live|living|be alive|being alive|@go_on_living) ~1 (past|beyond|after|until|till|to see|by|come) @day
      not be (living|alive|breathing) (past|beyond|after) @day
      not (intend|mean|plan|propose) (to be|on being) (alive|in this world) (past|beyond|after|by|come) @day
      not (intend|mean|plan|propose) (to be|on being) (here|around) (past|beyond|after|by|come) @day ~3 (chosen|decided|made my choice|made up my mind|my mind is made up) ($|and it is|it is)
    `,
  },
  {
    id: 'en.gone-by-a-day',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T3',
    ignoresNegation: true,
    patterns: `
      (by|before|come) @day i (will|am going to) be (gone|no more) ($|and|for good)
      i (will|am going to) be (gone|no more) (by|before|come) @day ($|and|for good)
      not be (past|beyond|come) @day $
    `,
  },
  {
    id: 'en.gone-by-a-day-grave',
    kind: 'risk',
    certainty: 'suspected',
    isFirm: true,
    tier: 'T3',
    subject: 'me',
    ignoresNegation: true,
    patterns: `
      (by|before|come) @day i (will|am going to) be gone ~3 (beg|ask|hope|want|please) ~4 (grieve|mourn|weep|cry|forgive|look for me)
      i (will|am going to) be gone (by|before|come) @day ~3 (grieve|mourn|weep|cry|forgive|beg)
    `,
  },
  {
    id: 'en.no-more-trouble',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      not be (troubling|bothering|burdening|bothering with|a trouble to|a bother to|a burden to|in the way of|under the feet of) (anyone|anybody|you|you all|them|her|him|people|a soul|folk|everyone|everybody|any of you|my family|the family|them all|nobody) (after|past|beyond|from|come|much longer|any longer|again|anymore|any more|for long)
      by the time (this|that|it|my letter|these|the letter) (reaches|arrives|gets to|comes to|is with) ~4 (no|not) ~2 (occasion|need|cause|call|use|point|longer|anymore|able)
      (as soon|rather|sooner|prefer|hope|want|wish) ~1 (nobody|no one) (came|come|comes|goes|went|to come) looking ($|for me)
    `,
  },
  {
    id: 'en.said-no-loss',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      (everyone|everybody|they|people|mum|mom|mam|dad|parents|family|kids|children|boys|girls|lads|wife|husband|partner|all|things|life|it|world) would ~1 be ~1 (better off|happier|better|easier|kinder|relieved|less stressed|calmer|freer|lighter|simpler) (for)? ~2 (if|when|once) i (did not exist|never existed|had never existed|had not existed|had never been born|was never born|were never born|stopped existing|ceased to exist) ($|and|but|so|lol|at all|anymore|any more|in the first place)
      i would be better (off)? out of (this|the) world
      (less (stress|trouble|worry|hassle|pain|work)|weight off|load off|weight lifted|weight gone|relief|less (worry|problem|burden)) ~5 if i (did not exist|never existed|had never existed|had never been born|was not alive|were not alive) ($|and|but|so|at all|anymore|any more)
      (god|lord|jesus|allah) why (do|will|would) not you ~1 (take|call) me ($|home|away|now|and|instead)
      (god|lord|allah|bhagwan|jesus) (should|must|may|can|could|please)? take me (only|already)
      (prayers|pray|praying|prayed|ask|asked|asking|beg|begged|begging) ~3 (god|lord|jesus|allah|almighty|him above|our lady|prayers|ask|maker) ~4 (would|will|could|can|why|does|might|may|do) ~3 not? ~1 (take|call|fetch) me ($|home|away|soon|now|tonight|in my sleep|and|too|as well|to himself|up)
      (pray|praying|prayed|prayers) ~4 (would|will|could|can|why) (he|god|she|lord|the (lord|almighty)) not (take|call|fetch) me ($|home|away|soon|now|up)
      (ask|asking|beg|begging) ~2 (would|will|could|can|why) (he|god|she|lord|the (lord|almighty)) not take me $
    `,
  },
  {
    id: 'en.no-loss',
    kind: 'risk',
    certainty: 'suspected',
    isFirm: true,
    tier: 'T2',
    subject: 'me',
    ignoresNegation: true,
    patterns: `
      i would be (no|little|small|no great|no big|not much of a|hardly a) loss to (anyone|anybody|any of them|the world|my family|the family|my (kids|wife|husband|children|parents)|this world|nobody) ($|and|if i|alive|or|now)
      (herself|himself|wife|husband|missus|kids|children|lads|boys|girls|family|they|everyone|everybody|mum|mom|dad|them) would ~1 be ~1 (set up|provided for|sorted|looked after|comfortable|secure|well off|all right) ~2 if i (was|were) not ~1 in the way
    `,
  },
  {
    id: 'en.no-loss-wider',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subject: 'me',
    ignoresNegation: true,
    patterns: `
      i would be no (great|big|real)? loss $
      (am|be) (no|little|small|no great) loss to (anyone|anybody|any of them|them|the world|nobody) $
      (asking|ask|beg|begging) him to take me $
      better for (all|everyone|everybody|them|them all|the family|us all|all of them) if i (was|were) (out of it|out of the way|away out of it)
      no (great|big|real)? loss (to anyone|to anybody)? if i (was|were|am|went|died|disappeared) (gone|not here|not around)?
      i would be better (off)? out of (it|it all|everything) ($|and|altogether|for good|now)
      (like|love|want|wish|could|wanted) ~4 (lie|lay|lie there|sleep|go to bed|go to sleep) (down)? and (not (have|need)? (to)?|never ~3) (get|getting) up (again|at all|anymore|any more|any longer|for anyone|for anybody|for good)
      (family|wife|husband|kids|children|lads|boys|girls|they|everyone|everybody) (will|would) (all)? be (set up|provided for|sorted|looked after|comfortable|secure|settled) ~2 if i (am|was|were) (not in the|out of the) way ($|of it|anymore|any more|and)
    `,
  },
  {
    id: 'en.figure-leaving',
    kind: 'figure',
    patterns: `
      (leave|leaving|left) (this|the) (world|planet|earth) (a (better|kinder|cleaner|greener|fairer|nicer|little|bit)|in (a)? (better|good|decent|fair)|better than|cleaner|greener|of (banking|finance|business|politics|academia|work|sales|retail|law|tech|corporate|football|fashion|teaching|medicine|advertising|offices|office|emails|meetings|screens|social media))
      be gone (to (@away|the (coast|beach|lake|mountains|seaside|alps|airport|gym|cinema|shops|match)|(my|our|his|her) (mum|mom|mam|dad|parents|gran|nan|sister|brother|aunt|uncle|cousin|friend|boyfriend|girlfriend|new (job|house|flat)))|until|till|for (a|two|three|four|ten|about|the) (week|weeks|weekend|few|fortnight|month|months|days|day|summer|hour)|on (holiday|a (trip|course|cruise)|business|leave)|from (work|the office|this office|school)|off to|camping|fishing|skiing|travelling)
      (go|going|carry|carrying|keep|keeping) on living (at home|out of (a|boxes|suitcases)|in (london|dublin|leeds|glasgow|manchester|paris|berlin|new york|mumbai|delhi|the (city|country|countryside|town|suburbs)|(this|that|a|my|our|the same) ~1 (flat|house|room|city|town|village|street|place|area|building|apartment|dorm|caravan))|with (my|our|his|her|the) (parents|mum|mom|dad|in laws|ex|flatmates|housemates|roommates|brother|sister|flatmate|roommate|family))
      (done|finished|through|tired|sick|fed up) (with|of) living (at home|at my|out of|with (my|his|her|him|people|strangers|flatmates|housemates|roommates|in laws)|next door|next to|on (takeaways|toast|noodles|a boat|benefits)|in (a|this|the|my|our) ~1 (flat|house|room|city|town|village|street|place|area|building|apartment|dorm|caravan|van|tent|mess|cold))
      not (done|finished|through) with (living|life)
      (live|exist|existing|survive) on (coffee|tea|toast|noodles|caffeine|takeaways|sandwiches|biscuits|crisps)
      not here (on my own|by myself) (all|every|most|with)
      (was|were|am) not here to (do|run|cook|clean|help|open|close|lock|feed|walk|answer|sort|organise|organize)
      (rather|sooner) (be)? (buried|boiled|eaten|skinned|flayed|burned|burnt) alive
      (not|stopped|quit) (been)? eating (meat|dairy|out|bread|gluten|sugar|sweets|chocolate|cheese|fish|eggs|wheat|takeaways|fast food|there|at work|with them)
    `,
  },
];
