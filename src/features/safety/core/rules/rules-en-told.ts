import type { RuleFamily } from './rule.ts';

/**
 * English: dangers that are told of somebody, or done by somebody close, in the words of kitchens and letters: what one
 * person was told by another, a partner's hands, not eating. Innocent twins are in `evals/safety/cases/twins.tsv`.
 */
export const EN_TOLD: readonly RuleFamily[] = [
  {
    id: 'en.said-of-you',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T1',
    subject: 'other',
    patterns: `
      @you_told ~5 you (do not|did not) (want|wish|care) to (live|exist|be alive|be here|be around|wake up|go on|carry on|go on living|carry on living) ($|anymore|any more|any longer|no more|and|but|like this|so|with)
      @you_told ~5 you (want|wanted|wish|wished|are going|were going|are planning|were planning|plan|planned|intend|intended|have decided|decided|need) to (die|be dead|not exist|end it all|end your life|kill (yourself|urself)|take your own life|take your life|(hurt|harm) (yourself|urself) ($|and|but|so|tonight|again)) ($|and|but|so|tonight|tomorrow|today|on|because|i|then|this|soon|one)
      @you_told ~5 you (wish|wished) (you)? (was|were|are|to be|had never been) (dead|born|gone)
      @you_told ~5 (you would|youd|you will) (kill (yourself|urself)|end (it all|your life)|take your own life)
      @you_told ~5 (you would|youd|you will) be (better off|happier|better) (dead|not here|not alive|gone) ($|and|but|so|than|i)
      @you_told ~5 you (can not|could not) (go on living|carry on living|live like this|go on (anymore|any more|any longer|$)|live (anymore|any more|any longer))
      @you_told ~5 you (are|were|feel|felt|have been|had been) ~1 suicidal
      @you_told ~5 (thinking|thought|think) (of|about) (suicide|killing (yourself|urself)|ending your life|ending it all|dying|taking your own life)
      @you_told ~5 (cutting|hurting|harming|starving) (yourself|urself)
    `,
  },
  {
    id: 'en.said-of-another',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T1',
    subject: 'other',
    patterns: `
      (flatmate|housemate|roommate|friend|mate|lass|lad|daughter|son|sister|brother|mum|mom|mam|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|cousin|niece|nephew|colleague|neighbour|neighbor|he|she) (is|has been|was|are) ~1 suicidal ($|and i|and he|and she|again|now|what|right now)
      (our|my|the) (lass|lad|bairn|wean|young one|youngest|eldest|oldest|flatmate|housemate) ~3 (does|do|did) not (want|wish) to (live|exist|be alive|be here|be around|wake up|go on|carry on) ($|anymore|any more|any longer|no more|and|but|like this|so)
      @they ~2 (going to|wants to|want to|will|planning to|plans to|intends to|decided to) (end|take) (his|her|their) own? life ($|and|tonight|this|on|by|because|if|when|i|what)
      @they (is|are|was|were)? (saying|telling|telling me|telling that|saying that) ~2 (he|she|they) (does|do|did) not (want|wish) to (live|exist|be alive|go on living)
    `,
  },
  {
    id: 'en.said-of-another-now',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T4',
    subject: 'other',
    patterns: `
      @they ~1 (wants|want|wanted|plans|planning|means|intends|decided|wishes) to (die|be dead|end it all|end (his|her|their) life|not be alive) (tonight|today|tomorrow|now|right now|this weekend|this week|on @day|by @day|before @day|after @day|at the weekend|soon)
      (@they ~3 (said|says|saying|told me|told us)|emailed|texted|posted|messaged|wrote|^ said|and said) ~2 (he|she|they) (will|would) not be alive (tomorrow|by @day|after @day|next week|in the morning|much longer)
      @they ~2 (picked|chosen|set|decided on|settled on|fixed|got|has) (a|the|his|her|their) (day|date|night) (to die|for dying|to end it|to end (his|her|their) life|to kill (himself|herself|themselves)|when (he|she|they) (will|is going to) (die|end it|kill))
      @they ~2 (picked|chosen|set|settled on|fixed) ~1 @day (to die|for dying|to end it|to end (his|her|their) life|to kill (himself|herself|themselves))
      @you_told ~5 you (want|wanted|are going|were going|are planning|plan|intend|have decided|decided) to (die|be dead|end it all|end your life|kill (yourself|urself)|take your own life) (tonight|today|tomorrow|now|this weekend|this week|on @day|by @day)
    `,
  },
  {
    id: 'en.of-another-firm',
    kind: 'tag',
    tag: 'someone_else',
    certainty: 'suspected',
    isFirm: true,
    tier: 'T1',
    subject: 'other',
    patterns: `
      (he|she|they|@kin) ~2 (picked|chosen|set|decided|fixed|got|has) (a|the|his|her|their)? (day|date|night) (picked|picked out|chosen|set|in mind|planned)? (and)? (he|she|they)? (will|would|does|did) not (tell|say|tell me|say it|let on) ($|me|us|when|which|what)
      (he|she|they|@kin) ~2 (has|have|had|got) (a|the|his|her|their) (day|date|night) (picked|picked out|chosen|set|in mind|planned) (and)? (he|she|they)? (will|would|does|did) not (tell|say|let on) ($|me|us|when|which|what)
      what if (he|she|they|@kin|my @kin) (does|do|did|goes through with|go through with|has done|tries) it (and|while|when) ~5 (asleep|sleeping|in the next room|next door|find (him|her|them)|finds (him|her|them)|it is late|am late|not there in time)
    `,
  },
  {
    id: 'en.of-another-wider',
    kind: 'tag',
    tag: 'someone_else',
    certainty: 'suspected',
    tier: 'T1',
    subject: 'other',
    patterns: `
      what if (he|she|they|@kin|my @kin) (does|do|did|goes through with|go through with) it ($|tonight|this time|one day|for real)
      (he|she|they) (has|have|had|got) (a|the|his|her|their) (day|date|night) (picked|chosen|in mind) $
    `,
  },
  {
    id: 'en.said-hurt-at-home',
    kind: 'tag',
    tag: 'abuse',
    tier: 'T1',
    subject: 'any',
    patterns: `
      (he|she|@own_man) ~1 (has|had|took|takes|grabs|grabbed|drags|dragged|pulls|pulled) me by (the|my) (hair|throat|neck)
      (he|she|dad|father|husband|fella|boyfriend|partner|ex|mum|mam|mom|stepdad) ~1 (clouted|walloped|lamped|battered|decked|floored|chinned|headbutted|clouts|wallops|lamps) (me|us) ($|again|last|and|when|in|round|across|because|if)
      (he|@own_man) ~1 (got|gets|was|were|is|gone|goes|went|turned|turns|been) ~1 rough (with|wi|on) (me|us) (again|last|over|because|cos|after|when (he|i|the|tea|dinner|his)|tonight|yesterday|today|this) ($|last|because|over|tonight|when|after|and|i|the|he|his|morning|night|week|tea|dinner|is|has|was|had|comes|came|drinks|drank|gets|do|did|say|said|answer|talk|look|am)
      (he|she|@own_man) (went|goes|flew) (for|at) (me|us) (again ($|last|and|when)|last night|when (he|she|i)|with (his|her))
      (lays|laid|laying|raises|raised|lifts|lifted) (his|her|a|their) (hand|hands|fist|fists) (to|on|at|against) (me|us) ($|again|when|last|in anger|if)
      (puts|put|putting) (his|her|their) (hands|fists) on (me|us) (when (he|she|they)|again ($|last|and|when)|if i|in anger)
      (he|she|@own_abuser) (had|put) (his|her) hands on (me|us) and i thought (this (is|was) (it|the end)|i (was|would|am) (going to)? (die|dying|dead)|that was it|(he|she) would)
      (he|she|they|@own_abuser|@own_man|in laws|inlaws) (is|are|has been|have been|keeps|keep|started|was|were)? (hitting|beating|slapping|kicking|thrashing|thumping|battering) me ($|daily|every|again|for|when|if|and|in|since|only|badly)
      @own_man ~1 (hits|beats|thumps|slaps|batters|leathers|belts|kicks|punches|hit|beat|thumped|slapped|battered|kicked|punched|knocks|knocked) (me|us) ($|about|around|again|when|if|and|last|in|every|because|over|daily|for)
      (he|she|@own_abuser|@own_man) (said|says|told me|tells me|swore|swears|threatened|threatens) ~2 if i (leave|left|go|went|tell|told|call|ring|walk out|try to leave|leave him|leave her) ~4 (he|she) (will|would|is going to) ((find|hunt) me (down)? ($|and|wherever|no matter|or|if)|come (after|for) me ($|and|or|with)|hurt me|kill me|hurt us|kill us|kill (the|my) (kids|children|dog|baby)|take (the|my) (kids|children|baby|boys|girls|son|daughter)|make me (pay|regret|sorry))
    `,
  },
  {
    id: 'en.hurt-at-home-firm',
    kind: 'tag',
    tag: 'abuse',
    certainty: 'suspected',
    isFirm: true,
    tier: 'T1',
    subject: 'any',
    patterns: `
      (he|@own_man) ~1 (got|gets) ~1 rough (with|wi|on) me $
      (puts|putting) (his|her|their) (hands|fists) on (me|us) $
      (he|she|@own_man|@own_abuser) ~1 (hurt|hurts|has hurt|been hurting|is hurting) me (again (last|and|when|but|$)|last night|(like)? (two|three|four|five|so many) times|since i was)
      (he|she) hurt me and then we (watched|had|ate|went|sat)
      (get|gets|got|getting) hurt for it
      (scared|afraid|frightened|terrified) (to go|of going|about going) home ~1 (because of|cause of) (my|him|her)
      (told me|said) (that)? if i ever left (he|she) would (make sure|make me|find)
      (wearing|wear|wore) long sleeves to (work|school|church|college) since ($|then)
      (he|she|@own_man|@own_abuser) ~1 (gave|gives|given) me (a|another|two) (black eye|black eyes|split lip|fat lip|thick lip|bloody nose|beating|hiding|battering) ($|again|because|last|when|and|for|if)
      (got|get|had) a (smack|slap|hiding|beating|clout|thump|battering|belting) (off|from) (him|her|my ~1|me ~1) ($|again|for|when|because|if|last)
      (he|she|@own_man|@own_abuser) ~1 (gets|got|turns|turned|becomes|became) violent (when|if|again|with me|towards me|after)
      (he|@own_man) ~1 (squeezed|twisted|gripped|wrenched|yanked|squeezes|twists) my (arm|arms|wrist|wrists|hand|neck|hair) ~3 (until|till|hard|black|blue|bruise|bruised|bruises|mark|marks)
      (bruises|bruise|marks|black eye) (that)? (he|she) (left|gave|made|put)
      black eye (under|beneath|behind|hidden (by|under)|covered (by|with)) (this|my|the|all this|all my)? (makeup|make up|foundation|concealer|sunglasses|glasses|shades)
      (hide|hiding|hid|cover|covering|covered|covered up) (up)? (a|the|my|these|those) (black eye|bruise|bruises|marks) (again)? (with|under|using) ~1 (makeup|make up|foundation|concealer|sunglasses|scarf|long sleeves|sleeves)
      (he|she|@own_man) (said|says|told me|tells me|swore|swears|threatened|threatens) ~2 if i (leave|left|ever leave|walk out|leave him|leave her) ~3 (he|she) (will|would) ~1 (make sure|see to it) ~1 i (never|do not|can not|regret|pay|lose|end up|am|will not)
      (frit|feart|scared|afraid|frightened|terrified|petrified) to go home ~2 (he|she|dad|mum|mam) (will|is|has|is going to|might|would) ~1 (be|been)? (waiting|drunk|drinking|steaming|plastered|legless|on the drink|in a mood|angry|raging|mad|start|hit|kick off|have been drinking)
      (scared|afraid|frightened|terrified|frit|feart) of (him|her) (and)? i? (do not (want|dare)|dread|can not|daren) to? (go|going|be) home
      (scared|afraid|frightened|terrified|frit|feart) of (him|her) + (to go home|want to go home|go home|going home|hits|hit me|hurts me|hurt me|his hands|shouting|shouts|temper|rough|drunk|drinks|if i leave|left bruises|bruises|black eye|locks|would have me|kill me|at the door|knows where i) / 16
    `,
  },
  {
    id: 'en.said-hurt-at-home-now',
    kind: 'tag',
    tag: 'abuse',
    tier: 'T4',
    subject: 'any',
    patterns: `
      (he|@own_man|my (husband|boyfriend|partner|ex|stepdad|dad|father)) (will|is going to|would) (end up|finish up|wind up) (killing|murdering) me ($|i know|one day|one of these days|and|i am|if i (stay|leave|go))
    `,
  },
  {
    id: 'en.not-eating',
    kind: 'tag',
    tag: 'eating',
    certainty: 'suspected',
    isFirm: true,
    tier: 'T1',
    subject: 'any',
    patterns: `
      not (been)? eating (properly|proper|much|right|a lot|at all|anything|a thing|enough)? (since|for (days|weeks)|lately|because i) $
      i (am|have been) (barely|hardly|scarcely) eating $
      not let myself eat ($|on|until|till|unless|before|after|today|in|at|anything|lunch|dinner|breakfast)
    `,
  },
  {
    id: 'en.stuff-to-myself',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    patterns: `
      (do|doing|did|done) (bad|awful|stupid) (stuff|things) to my (arm|arms|leg|legs|thighs|wrists|skin|body)
      (do|doing|did|done) (bad)? (stuff|things|something|summat) to (myself|my own body) ($|when|at night|again|and|because|in secret|to cope|bad|hurt|where nobody)
    `,
  },
];
