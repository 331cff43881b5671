import type { RuleFamily } from './rule.ts';

/**
 * English: what cannot be misheard. These families are narrow on purpose, each with its innocent twins in
 * `evals/safety/cases/calm.tsv`: they make certain, or keep suspected whatever the words weigh, what wider families only
 * suspect.
 */
export const EN_EXPLICIT: readonly RuleFamily[] = [
  {
    id: 'en.said-death',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      (would|do) (like|love|prefer|sooner|rather) to? be dead $
      (part|half|some|bit|side|most) of me (wants|wanted|wanting|wishes|longs) to (die|be dead) ($|and|but|so)
      (the|my|those|these|them) suicidal (thoughts|feelings|urges|ideas) ~2 (back|again|worse|returned|here|started|loud|louder|tonight)
      (want|going|tempted|ready|thinking (of|about)) to? (do|doing) myself in ($|tonight|now|and)
      i (contemplate|consider|contemplated|considered) suicide
      (googled|googling|google|searched|searching) suicide ($|again|tonight|last night)
      (what|something|things) i (might|may|could|would|will|am going to) do to myself
      danger to myself
      (feel|am|was|be) (a)? risk to myself
      (wanted|want|thought|thinking|close|tempted|urge|considered|nearly) ~3 (in front of|under) (a|the) (train|tram|tube|lorry|truck) ($|and|to|today|again|on|so)
      (put|putting) an end to (myself|my life|my own life)
      (divvent|doe) (want to|wan to) (be|live|be here) (alive|anymore)
      i have (wanted|been wanting) to (die|be dead) ($|and|but|every|tonight|all|this)
      (have|always|do|i|been) (wanted|want|wanting) to (die|be dead) (since|every day|every night|every morning|every single day|most days|most nights|more than|all the time|for (a|so|years|months|weeks|ages|days|long))
      suicide (keeps|kept) (coming|going|popping|circling)
      (stuck|fixated|fixating|obsessed|hung up) on suicide
      (everything|every part|all) (in|of) me (wants|wanted) to (die|be dead|end)
      do away with myself ($|and|tonight|soon|one day)
      (feel|feeling|am|been|felt) (actively|passively|properly|acutely|that)? suicidal ($|again|and|today|tonight|all|since|for|but|most|lately)
      dead by my own hand
      (want|wanted|going|ready|decided) to (finish|be finished) with (my|this) life ($|and|now|i)
      (thought|thinking|thoughts) of ending it for both of us
      (not be|not going to be) (alive|around|here) (for|by) results day
    `,
  },
  {
    id: 'en.said-unsafe',
    kind: 'risk',
    tier: 'T3',
    ignoresNegation: true,
    patterns: `
      not trust myself not to (kill|hurt|harm|cut|end|jump|do something|do anything)
      not (feel|feeling|be)? safe (with|from|around) myself
      not (keep|keeping) myself safe
      not safe (with|from) myself
      not (safe|ok) (on my own|alone) tonight
      not ~2 keep myself alive
    `,
  },
  {
    id: 'en.said-passive',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      (mind|minded|care|happy|glad|fine|okay|ok|relieved|content|love|like) ~1 (not|never|if i did not|if i never|to not|not to) (waking|wake|woken|woke) up ($|tomorrow|again|at all|one day|some day|if|anymore|from)
      would ~1 (like|prefer|rather|sooner|love) not to be (here|alive|around) (any)? (more|anymore|longer|at all)
      if i (did not|do not|never) (wake|woke) up (again|tomorrow|at all|one day|in the morning) ~6 (fine|okay|ok|relief|relieved|happy|glad|not mind|not care|bothered|better|good|nice)
      (wish|wishing|hope|hoping|praying|pray) i (was|were|am) dead ($|and|but|so|already|instead|every|right now|tonight|most)
      not (mind|care about|fear) (dying|being dead|to die) ($|if|tonight|soon|and|tomorrow)
      (care|cared|caring|bothered|fussed|matter|matters|mind) ~1 (if|whether) i (live or die|live or not|die or not|am alive or not|am alive or dead)
      if i (died|was dead|were dead|dropped dead) ~2 i would (be|feel) (relieved|glad|happy|fine|grateful|at peace)
      (hope|hopes|hoping|hoped|wish|wishes|wishing|pray|prays|praying) ~6 (and|so|that) i (die|died|will die) ($|of it|from it|soon|quietly|quickly)
      (nothing|nobody|not anything) left to live for
      (life|living|my life) is not worth living
      (tired|sick|weary|exhausted) of (being alive|living|existing|life itself) ($|anymore|now|and)
      (tired|sick|weary|exhausted) of (being alive|existing)
      not waking up (would|will) be (ok|okay|fine|nice|good|quiet|easier|a relief)
      enough of (life|living|being alive|existing) ($|now|and|anymore)
      (i am|i have been) (done|finished) with (living|life|being alive|existing) ($|now|and)
      (ask|asked|asking|beg|begged|begging|pray|prayed|praying|told|want|wanted|waiting for) ~4 (god|lord|jesus|allah|maker) ~1 to (take|call|fetch) me ($|home|away|soon|now|tonight|in my sleep|and)
      (better off|happier|better|easier|kinder|relieved|relief) ~3 (if|when|once) i (was|were|am) dead ($|and|but|so)
      (i am|i would be|me) worth more ~2 dead than
      (disappointed|gutted|sad|angry|sorry|annoyed|devastated) ~1 (that)? i woke up (again|alive|this morning|today) ($|and|alive)
      (go|went|going) to (bed|sleep) ~2 (hoping|praying|wishing) ~4 (die|not wake up|never wake up|not to wake up) ($|again|in|tomorrow|and)
      (hoping|praying|wishing|hope|pray|wish|rather) (not to|to not|i do not|i did not) wake up ($|again|at all|tomorrow|in the morning|one day)
      (hoping|praying|wishing|hope|pray|wish|ask) ~1 (not to|to not|i need not|i might not|i will not|i may not|that i need not) wake (up)? ($|if|again|at all|tomorrow|in the morning|one day)
      (have|having|had|get|getting|the|my) thoughts of not being alive ($|every|all|again|most|anymore|at|when|since)
      i (keep|have been|often|sometimes|do)? (think|thinking) (of|about) not being alive ($|every|all|again|most|anymore|at|when)
      (would|do) ~1 (sooner|rather|prefer) (to)? be dead and (beside|with|at peace|done|gone|buried)
      (sooner|rather) be dead than (be here|live|lie here|go on|wake up)
      (be|am|is) (happier|better off) dead ($|and|than|me|honestly)
      (better off|happier|easier|better) ~1 with me dead
    `,
  },
  {
    id: 'en.said-to-be-killed',
    kind: 'risk',
    tier: 'T2',
    patterns: `
      (wish|wishing|wished) (someone|somebody|anyone|god|he|she|they) would (just|please)? (kill|end) me ($|already|in my sleep|and|now|tonight)
    `,
  },
  {
    id: 'en.said-close',
    kind: 'risk',
    tier: 'T3',
    certainty: 'suspected',
    isFirm: true,
    patterns: `
      (stepped|walked|jumped|threw myself|went) (in front of|under) (a|the|that) (train|tram|tube) ($|today|yesterday|tonight|and|this|last|on)
      (there is|have|got|tied|made|hung|tying|making) (a|the|my) noose
      i (keep|kept) cutting $
      i will be dead (monday|tuesday|wednesday|thursday|friday|saturday|sunday) ($|if|and|then|morning|night)
      i will be dead by the ~1 and
      i (mean|intend|expect|plan) to be (gone|dead) by ~1 $
      no more (mornings|tomorrows|birthdays|winters|springs) ($|for me)
      (no|not) waking (up)? (after|again) $
      (said|saying|say) ~1 (byes|goodbyes|bye) ~2 to (each|every|everyone|everybody|all)
      (would|will) ~1 (sooner|rather) be with ~2 than (be)? (here|alive|stay here|go on)
      (finish|end) (everything|it all|all of it) so ~2 (no more|not more) (problem|problems|pain|trouble)
      it is (already)? done you see
      (done|wrote|written|finished|left|leaving) ~1 (letters|letter|notes|note|goodbyes|videos) ~7 (after|when|once) i am (dead|gone)
      (gave|given|giving|handed) ~6 (will|do|would|shall|does) not (be needing|need) (it|them|any of it|that|those) (anymore|where i am going|after|soon|from|$)
    `,
  },
  {
    id: 'en.said-plan',
    kind: 'risk',
    tier: 'T4',
    isFirm: true,
    patterns: `
      my (last|final) (night|day|evening|morning|weekend) alive
      by the time (you|they|anyone|anybody|she|he|people) (read|reads|see|sees|find|finds|get|gets|hear|hears) (this|me|it) i will be dead
      will not be alive (tomorrow|tonight|next week|in the morning|by (morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then|tomorrow|tonight|the weekend|the end of the week)|after (tonight|today|tomorrow|this|the weekend))
      (planned|decided|worked out|picked|chosen|chose|know exactly) ~3 (how|when|where|day|date|night|place) i (am going to|will) (die|kill myself|end my life)
      (made up my mind|mind is made up|decided) to (die|kill myself|end my life)
      (standing|stood|sitting|sat|am) (out)? (on|at) (the|a|this) (bridge|roof|rooftop|ledge|cliff|railing|balcony|wrong side) ~5 (want to|going to|about to|ready to) (jump|step off|let go|die|throw myself) ($|off|and|now|tonight)
      (going|about) to (hurt|harm|kill|cut) myself (tonight|today|now|tomorrow|this weekend)
    `,
  },
  {
    id: 'en.said-farewell',
    kind: 'risk',
    tier: 'T4',
    isFirm: true,
    patterns: `
      (i|have|am|was|just) (wrote|written|writing|finished|finishing|typed|leaving|left) (my|a|the|out)? (own)? suicide (note|notes|letter|letters)
      (written|wrote|writing|finished|done|recorded) ~2 (goodbye|farewell|goodbyes|farewells) (letter|letters|note|notes|video|videos)? (to|for) ~2 (kids|children|everyone|everybody|parents|family|boys|girls)
      (written|wrote|finished|done) ~2 (letters|goodbyes|notes) ~4 (sorted|settled|put|tidied|got|cleared) ~2 affairs
      (sorted|settled|tidied|put|got) ~2 affairs ~4 (written|wrote|finished|done) ~2 (letters|goodbyes|notes)
    `,
  },
  {
    id: 'en.said-attempt',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      i (have)? (just|already)? overdosed ($|again|an hour|two hours|a few hours|yesterday|today|tonight|this morning|on purpose)
      (have|have just|just) overdosed on (my|the|all|these|those|his|her|pills|meds|tablets|medication|painkillers)
      (took|taken|swallowed|taking) (many|much|loads|them|them all|the lot|all of them) (on purpose|deliberately)
    `,
  },
  {
    id: 'en.said-self-harm',
    kind: 'risk',
    tier: 'T2',
    patterns: `
      (i was|i have been|i been|i am|i have started|i started|i am back to|i have gone back to|i went back to) cutting ($|again|last night|tonight|in the bath|in the bathroom|to cope|every night)
      (urge|urges|need|craving|itch|want) to (cut|self harm) ($|is|are|again|tonight|so|right now|keeps|will not)
      (self harmed|self harm) (again|last night|today|yesterday|tonight|after|in the) 
      (have|i|been) (relapsed|relapse) ~3 (cut|cutting|self harm|self harmed|burned|burning)
      (hitting|punching|slapping|biting|scratching|burning) myself (when|every time|until|because|again|whenever|on purpose|to cope)
      (burned|burnt|scratched|bit|punched|hit) myself (again)? (on purpose|deliberately)
    `,
  },
  {
    id: 'en.said-abuse',
    kind: 'tag',
    tag: 'abuse',
    tier: 'T1',
    subject: 'any',
    patterns: `
      (forces|forced|forcing|makes|made|pressures) me (to|into)? (have|having) sex
      (stepdad|stepfather|dad|daddy|father|uncle|brother|grandad|grandpa|grandfather|cousin|coach|teacher|priest|boss|stepbrother|stepmum|stepmom) ~1 (touches|touching|gropes|groping|fondles) me ($|at night|in bed|when|and i|down|there)
      (he|she|partner|husband|boyfriend|wife|dad|mum|mom|stepdad|family) (keeps)? (locks|locking) me (in|up|out of the house|in my room)
      (hit|hits|hitting|punched|punches|punching|kicks|kicked|kicking|beats|beating|attacks|attacked|attacking) me ~2 (scared|afraid|frightened|terrified) of (him|her|them)
      (fella|bloke|hubby|old man|boyfriend|husband|dad|da|daddy|stepdad|mam|ma|mum|mom|he|she|partner|missus|boyfriends|brother) ~1 (belts|belting|batters|battering|battered|leathers|leathering|thumps|wallops|walloped|clouts|lamps|smacks|knocks) me ($|about|around|again|if|every|when|whenever|with his|with a|with her)
      (my|me) (husband|boyfriend|wife|girlfriend|partner|ex|dad|father|stepdad|mum|mom|mother|fella|bloke|son|brother) (is|has|has been|started|keeps)? (hit|hits|hitting|beat|beats|beating|punched|punches|punching|choked|chokes|choking|strangled|strangles) me ($|again|and|when|last night|yesterday|today|if|every|in the|round the)
      (afraid|scared|frightened|terrified) of my (own)? (husband|boyfriend|wife|girlfriend|partner|dad|father|stepdad|ex|son) ($|and|when|because|he|she|now|these days)
      (assaulted|molested|raped|groped|strangled) me ($|at|last|and|when|again|on|in|yesterday)
      (stepdad|stepfather|dad|father|mum|mom|mother|husband|boyfriend|wife|girlfriend|partner|uncle|brother|grandad) (hurts|is hurting|has been hurting) (me|us) ($|when|and|if|every|at|on)
    `,
  },
  {
    id: 'en.said-harm',
    kind: 'tag',
    tag: 'harm_to_others',
    tier: 'T2',
    subject: 'any',
    isFirm: true,
    patterns: `
      (it is)? (him|her|them) (that)? i want dead
      i (really)? want (him|her|them|my ex|my boss|my dad|my stepdad|my husband|my wife|my mother|my father|my neighbour|my brother) dead ($|and i mean|and i am not)
      ? (going to|will) (kill|stab|murder|shoot) (him|her|them) (tonight|tomorrow|this weekend|when he gets|when she gets)
      (going to|about to|scared i will|afraid i will|might) (seriously)? (hurt|kill) (somebody|someone|the baby|my baby|my kids|the kids|my children|my child|my son|my daughter) $
      (planning|planned|working out|worked out) ~2 (how|when|where) ~3 (kill|murder|stab|shoot|hurt) (him|her|them|my|someone|somebody)
      want to (murder|kill|stab|shoot) (him|her|them) and i (know|have|am|mean|will)
      i want them all dead and
      ? i (nearly)? (shook|smothered|threw|hit|hurt) (the|my) baby ($|because|and i|today|tonight)
      (going to|will) kill (him|her|them) (straight up|i mean it|and i mean it)
      ? (he|she|they) (shall|will|does|is) not (going to)? (live to|get to be walking|getting home|be walking about)
      ? (i have)? got a list and ~2 (number|next)
    `,
  },
  {
    id: 'en.said-eating',
    kind: 'tag',
    tag: 'eating',
    tier: 'T1',
    subject: 'any',
    patterns: `
      (am|been|keep|was) starving myself ($|again|to (lose|be|get|look)|because|for (days|weeks)|and)
      (can not stop|keep|been|started|back to|went back to) purging ($|again|after|every|when|and)
      (binge|bingeing|binging|binged) ~3 (purge|purging|purged|throw up|make myself sick)
      (stopped|stop|not|quit) eating ~2 because i am ~2 (fat|huge|disgusting|ugly|massive)
      (anorexia|bulimia|eating disorder) ~2 (back|again|relapsed|worse|winning|louder|returned)
      not (eaten|ate) (anything|a thing|properly|food)? (in|for)? ~1 (two|three|four|five|six|seven|2|3|4|5|6|7) days
      (make|making|made) myself (sick|throw up|vomit) (again|after|every|on purpose|when|$)
      (only eat|only eating|only ate|let myself|allow myself|allowing myself|limit myself|limiting myself) ~4 (200|300|400|500|600|700|800) (calories|cals|kcal)
      fingers down my throat
      (am|was|been|being) (bulimic|anorexic) ($|again|and|since|for)
      (sick|threw up|vomited|thrown up) ~4 on purpose
      (stopped|quit) eating again ($|and|that)
    `,
  },
  {
    id: 'en.said-abuse-close',
    kind: 'tag',
    tag: 'abuse',
    tier: 'T1',
    subject: 'any',
    certainty: 'suspected',
    isFirm: true,
    patterns: `
      (he|she|husband|boyfriend|wife|girlfriend|partner|stepdad) ~1 (not|never) (let|lets|allow|allows) me (leave ($|the house|the flat|the room)|go out ($|alone|on my own|with my friends)|see my (friends|family|mum|mom|sister)|have my (phone|money|bank card))
      (scared|afraid|frightened|terrified) (that)? (he|my husband|my boyfriend|my partner|my ex|my stepdad) (is going to|will|might) kill me
      (uncle|brother|stepdad|stepfather|dad|father|cousin|grandad|grandpa|grandfather|teacher|coach|priest|he) (used|tried|keeps trying) to touch me ($|and|when|at night|in|down|there)
      (shake|shaking|freeze|flinch|tense up|panic) when i hear (his|her|their) (keys|key|car|footsteps|voice|van)
      (had to|have to|have had to|i) (say|said|tell|told) ~4 (that)? i (fell|had fallen|walked into (a|the) (door|cupboard))
      (lost|loses) (his|her) temper with me ~6 (fell|bruise|bruised|mark|marks|nurse|doctor|hospital)
    `,
  },
  {
    id: 'en.said-someone-else',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T1',
    subject: 'other',
    patterns: `
      (@kin|he|she|they) (is|has been|has|been|keeps|started)? ~1 (cutting|burning|slashing) (his|her|their) (arms|legs|wrists|thighs|arm)
      (going to|wants to|want to|trying to|tried to|threatening to|threatened to|will|planning to) (kill|hang|drown) (himself|herself|themselves|themself) ($|tonight|if|and|today|tomorrow|when|last)
      (@kin|he|she|they) ~3 (talking about|mentioned|mentioning|mentions|thinking about|thinking of|threatening|threatened|talks about) suicide ($|again|a lot|lately|since|tonight)
      (like|as if|as though) (he|she|they) (was|were|is|are) (signing off|saying (goodbye|his goodbyes|her goodbyes))
    `,
  },
  {
    id: 'en.said-someone-else-close',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T1',
    subject: 'other',
    certainty: 'suspected',
    isFirm: true,
    patterns: `
      (he|she|they|@kin) ~1 (gave|given|giving|handed) (his|her|their|away) ~8 (not be needing|will not need|not need)
      (you|we) (two|three|all|both)? will be fine ~4 not ~1 remember me
      (cut|cuts|cutting|burned|burnt|hurt|hurts|harmed) (herself|himself|themselves|themself) (on purpose|deliberately|again ($|last night|tonight|today|yesterday|this week|and she|and he))
    `,
  },
];
