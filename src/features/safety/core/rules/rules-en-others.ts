import type { RuleFamily } from './rule.ts';

/** English: side tags. Somebody else, harm to others, abuse, an emergency of the body, eating, age. */
export const EN_OTHERS: readonly RuleFamily[] = [
  {
    id: 'en.someone-else',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T1',
    subject: 'other',
    patterns: `
      ? (kill|killing|killed|hang|hanging|shoot|shooting|hurt|hurting|harm|harming|cut|cutting|off|end|ending|starve|burning|drown|poison|stab) @themself
      ? (end|ending|take|taking|took) (his|her|their) own? (life|lives)
      ? @they ~3 (suicidal|self harm|self harming|self harms|suicide|cutting again|is cutting|has been cutting|cuts)
      ? @they ~4 (wants|want|wanted|wishes|wish|going|plans|planning|thinking|talks|talking|ready|hopes|hope|threatened|threatening|threatens|tried|said|says|told me|texted|posted|keeps saying) ~4 (to die|dead|suicide|to end it|to kill|die|dying|ending it|end it|not be here|disappear forever|unalive|jump|overdose|kill|not wake up|never wake up|end their life|end his life|end her life|do it tonight|self harm)
      @they ~3 (do|does|did) not want to (live|be here|be alive|exist|go on|wake up|be around)
      ? @they ~3 (not wanting|no reason|no will|nothing left|tired) (to|of|for) (live|living|be alive|be here|being alive|life|exist|go on)
      ? @they ~5 (better off without (him|her|them)|goodbye (text|message|letter|note|video)|gave away (his|her|their)|giving away (his|her|their)|wrote a note|suicide note|overdosed|overdose)
      (worried|scared|afraid|concerned|terrified|fear) ~3 (about|for|that) ~4 @kin ~8 (suicid*|kill|die|cutting|self harm|life|himself|herself|themselves|end|hurt)
      ? (worried|scared|afraid|concerned|terrified) ~2 (that)? @they (is|are|will|might|may|could|would|going to) ~3 (kill|hurt|harm|do something|end|suicidal|suicide|try again|take|jump)
      ? @they ~2 (survived|had|made|attempted) ~2 (suicide|attempt)
      ? (found|saw|noticed|discovered) ~4 (cuts|scars|blades|razor blades|suicide note|search history|cut marks|burns|razors|pills hidden) (on|in|under|from|at|behind) (his|her|their|my (son|daughter|brother|sister|kid|child|friend|husband|wife|mom|dad|roommate|girlfriend|boyfriend|niece|nephew))
      (help|support|talk to|stop|save|talk down) ~3 (friend|brother|sister|son|daughter|someone|mom|dad|partner|husband|wife|boyfriend|girlfriend|roommate|him|her|them) ~4 (who is|is|from|being|feeling|not to)? (suicidal|killing|suicide|self harm|self harming|cutting|kill|ending|die|cuts)
      ? (kill|top|neck|do|did|off|hurt|harm|unalive) @themself in?
      ? @they ~5 (might|may|will|would) not be (around|here|alive) ~2 (next|much|anymore|for|longer|tomorrow|soon)
      @they ~2 (is|are|has been|was|feeling|feels|gets) ~1 suicidal
      ? @they ~3 (said|says|texted|wrote|put|told me) ~8 not (need|be needing|want|be wanting) (it|them|any of it|that|those|any|these) where (i am|he is|she is|they are) going
      ? @they ~3 (sent|gave|giving|left|offered) ~10 (take|have|keep) (whatever|anything|everything|what|it all) (you|i) (want|like|wanted|liked|fancy)
      @they ~2 (has been|is|are|keeps|started) ~1 (self harming|cutting (himself|herself|themselves))
      @they ~3 (wants|want|wanted|wishes|threatened|threatening|threatens|going|planning|plans|tried|thinking) ~1 (to|of|about) (die|dying|end it all|be dead|kill himself|kill herself|kill themselves|killing himself|killing herself|ending it all|suicide)
      @feared ~2 @they ~2 (going to|will|might|may|could|would) ~1 harm @themself
      @feared ~2 @they ~2 (going to|will|might|may|could|would) ~1 hurt @themself (tonight|again|on purpose|deliberately|if i leave|when i leave)
    `,
  },
  {
    id: 'en.someone-else-feared',
    kind: 'tag',
    tag: 'someone_else',
    certainty: 'suspected',
    isFirm: true,
    tier: 'T1',
    subject: 'other',
    patterns: `
      @feared + @they_hurt - @mishap / 12
      @feared ~2 @they (will|might|may|could|would|is going to|are going to|going to) ~1 do something ($|stupid|silly|bad|terrible|awful|drastic|tonight|to @themself)
      (his|her|their) (bedroom|bathroom|room|toilet)? door ~2 locked ~5 not (answer|answering|reply|replying|respond|responding|open|opening)
    `,
  },
  {
    id: 'en.someone-else-now',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T4',
    subject: 'other',
    patterns: `
      @they ~3 (took|swallowed|taken|drank) ~4 (pill|pills|tablets|meds|overdose|medication|bleach|painkillers|insulin)
      @they ~2 (oding|is unconscious|is not breathing|not waking up|is not responding|will not wake up|has stopped breathing|is turning blue|passed out and)
      ? @they ~3 (has|got|holding|holds|with) (a|the|his|her|their|my) (gun|knife|rope|noose|blade|pistol|rifle|razor|loaded gun|shotgun) ~6
      ? @they ~4 (on|at|standing on|sitting on|off|over) (the|a|edge of the|top of the) (bridge|roof|ledge|edge|tracks|balcony|rooftop|cliff|railing) ~6
      @they ~4 (going|threatening|about|says|said|planning|plans) ~4 (kill|hang|shoot|hurt|end|drown|unalive) (himself|herself|themselves|themself|it|his life|her life|their life) (tonight|today|now|right now|tomorrow|this weekend|soon|if i)
      ? @they ~3 (will|going to|is) (do|doing|end|ending|jump|kill|die) ~2 (it)? (tonight|now|right now|today|soon)
      ? @they ~4 (said|saying|texted|sent|left|posted|says|wrote|messaged|called) ~4 (goodbye|goodbyes|suicide note|farewell|(final|last) (message|words|text|letter))
      @they ~4 (locked|barricaded) ~4 (bathroom|bedroom|room|himself|herself|themselves|garage|toilet|door) ~8 (kill|die|cut|cutting|blood|pills|suicid*|razor|knife|gun|hurt|end)
      @they ~4 (cut|slit|slashed) (his|her|their) (wrist|wrists|throat|arm|arms)
      @they ~3 (trying|attempting|tried) to (kill|hang|shoot|end|drown) ~3 (right now|now|now|today|tonight|a minute ago|an hour ago)
      ? @they ~4 (rang|phoned|called|sent) ~4 goodbye
      ? @they ~8 (look after|take care of|feed) (my|the|his|her) (cat|dog|kids|plant|plants|mum|mom|children|son|daughter)
      ? @they ~8 sorry for being a burden
      ? @they ~2 (stopped|is not|are not|not|does not|do not|will not|is still not) ~1 (answer|answering|reply|replying|pick up|picking up|responding|respond|open|opening|come to) ~2 ($|the door|me|my|his|her|now|and|since|any)
      ? (outside|at) (his|her|their) ~1 (flat|house|door|place|room|window|apartment) ~6 (no|not|nobody) (answer|answering|one|opening|opens)
      @they ~3 (taken|took|swallowed) (something|an overdose|everything) ($|and|then)
      @they ~3 (on|at|off|over) (the|a|edge of the|top of the) (bridge|roof|ledge|edge|tracks|balcony|rooftop|cliff|railing) ~6 (jump|jumping)
      @they ~5 (going|about|threatening|ready) to jump (off|from|in front)
    `,
  },
  {
    id: 'en.harm-others',
    kind: 'tag',
    tag: 'harm_to_others',
    tier: 'T2',
    subject: 'any',
    patterns: `
      @harm_wish (kill|murder|stab|shoot|strangle|poison|choke|hurt|harm|attack|beat up|beat|punch|injure|burn|execute|behead|slaughter|run over|destroy) @victim
      (kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|hurting|harming|poison|poisoning) @victim_name
      (thoughts|urge|urges|think|thinking|thought|imagine|imagining|picture|picturing|fantasize) ~1 (of|about|to)? (suffocating|smothering|drowning|shaking|attacking|poisoning|shooting|strangling|stabbing|killing|hurting) (my|him|her|them|the|a|people|someone|everyone)
      (hit|slapped|shook|hurt|smacked) (my|the) (kid|baby|son|daughter|child|children|toddler|kids) ~8 (scared|afraid|again|next time|stop myself|lose control)
      (thoughts|urge|urges|fantasies|fantasizing|fantasize|dream|dreams|thinking|think|fantasise) ~1 (of|about|to) (killing|hurting|stabbing|shooting|harming|strangling|murdering|beating|hurt|kill|stab|harm|choking) (@victim|others|my|other people|somebody|a)
      (make|making) (him|her|them|everyone|you all) (pay|suffer|bleed|regret) ~3 (with|gun|knife|blood|lives|dead|die|kill|violence|forever)
      (shoot|shooting|blow|blowing|burn|bomb|bombing) up? (up|down) (the|my|this|a|that) (school|office|church|place|workplace|building|mall|store|house|mosque|temple|synagogue|club|work)
      (bring|take|taking|bringing|brought|get|buy|bought) (a|my|the|dad is) (gun|knife|rifle|pistol|shotgun|bomb) (to|and) (school|work|class|the office|church|shoot|kill|hurt|make them|his|her|their)
      (take|taking) (him|her|them|everyone|people|as many|others|my family|the kids|my kids) (with me|down with me|out)
      (he|she|they) (deserve|deserves) to die and i (will|am going|want)
      (voice|voices|demon|god|head) ~3 (telling|tell|tells|told|want|wants|saying) me to (hurt|kill|stab|harm|attack|shoot) (him|her|them|people|someone|others|my|everyone|somebody)
      (make|making|see|watch) (him|her|them) (bleed|suffer|hurt|beg|scream|die)
      @harm_wish (hurt|kill|stab|shoot|attack|punish) (the|those|these|all|every) ~2 (who|that|person|people|man|men|guys|kids|one|ones|bastard|bitch|asshole)
      (might|going to|scared i will|afraid i will|afraid i might|about to|scared i might|could|worried i will|close to) (snap and)? (hurt|kill|shake|hit|harm|stab|smother|strangle|drown|attack) (my|him|her|them|someone|the|somebody) (baby|kid|kids|child|son|daughter|wife|husband|girlfriend|boyfriend|mother|dad|mom|father|ex|boss|children|partner|infant|newborn|roommate|toddler)?
      (want|wants|wanted) (him|her|them|my ex|everyone|my boss|my dad|my mom|my stepdad) (dead|to die|to suffer and die)
      @harm_wish (smash|break|bash|crush|snap|rip|slit|cut|bite|cave|punch|kick) (his|her|their|that) ~1 (skull|face|head|neck|bones|legs|throat|teeth|jaw|arms|fingers|off|in)
      (bought|got|brought|grabbed|have|take|took|hide|carry) (a|the|my) (knife|gun|bat|hammer|machete) ~2 (to|for) (scare|hurt|threaten|kill|stab|get|make|her|him|them)
      (want|wish) (everyone|everybody|all of them|them all|people) ~4 to (die|suffer|burn|bleed|be dead)
      (push|shove|throw|pushing|shoving|throwing) (someone|somebody|people|him|her|them|a stranger|strangers) (onto|off|in front|into|under|down the)
      (going to|will|want to|about to) (put|finish|do|end|bury|sort) (him|her|them) (in (hospital|the ground|a box)|$|off|tonight|tomorrow|now)
      make sure (he|she|they) never (~1|laugh|laughs|walks|walk|touches|touch|breathes) again
      (wait|waiting) ~4 (and|to) (really)? (hurt|stab|kill|get|attack) (him|her|them)
    `,
  },
  {
    id: 'en.abuse',
    kind: 'tag',
    tag: 'abuse',
    tier: 'T1',
    subject: 'any',
    patterns: `
      (he|she|@own_abuser) ~3 (hit|hits|hitting|beat|beats|beating|punch|punches|punched|slap|slaps|slapped|kick|kicks|kicked|choke|chokes|choked|strangled|strangles|rape|rapes|raped|raping|molested|molests|abuse|abuses|abused|assaulted|punching|choking|slapping|kicking|abusing|molesting|dragged|spat on|stabbed|pinned) (me|us|my (mom|mum|mother|sister|brother|kids|children|son|daughter|face|arm|hair|throat|neck|body)|the kids)
      ? @abuser ~3 (hit|hits|hitting|beat|beats|beating|punch|punches|punched|slap|slaps|slapped|kick|kicks|kicked|choke|chokes|choked|strangled|strangles|burned|burns|shoved|shoves|threw|throws|grabbed|grabs|pushed|pushes|hurt|hurts|rape|rapes|raped|molested|molests|touched|touches|touching|abuse|abuses|abused|assaulted|assaults|whipped|threatens|threatened|attacked|attacks|raping|forced|forces|forcing|locks|locked|stalks|stalking|controls|groped|gropes|punching|choking|slapping|kicking|hurting|threatening|abusing|molesting|dragged|spat on|bit|stabbed|pinned|smacks|smacked) (me|us|my (mom|mum|mother|sister|brother|kids|children|son|daughter|face|arm|hair|throat|neck|body)|him|the kids)
      ? @abuser ~4 (hands|hand) (around|on|over|to) my (throat|neck|mouth)
      (am|was|being|been|got|getting|is|were) (being|getting)? (abused|raped|molested|beaten up|assaulted|sexually assaulted|sexually abused|groomed|trafficked|stalked|blackmailed|beaten up|abused|groped|drugged and|choked) (by|at|when|again|every|as|since|last|and|in|at home|$)
      ? (afraid|scared|terrified|frightened) (of|to go home to|to be at home with|to be alone with) (my|him|her) (husband|boyfriend|wife|girlfriend|dad|father|stepdad|stepfather|mom|mother|partner|uncle|brother|ex|step dad)
      ? (afraid|scared|terrified|frightened) (to go home|he will hurt|she will hurt|he is going to|she is going to|he might|of him|of what he|of what she|he will find)
      ? (sexual|physical|domestic|emotional|child|verbal) (abuse|assault|violence)
      ? (abusive|violent|aggressive) (husband|boyfriend|wife|girlfriend|dad|father|partner|relationship|home|mom|mother|marriage|stepdad|parents|ex|household|family|with me|towards me|to me|when he)
      ? @abuser ~3 (is|gets|got|was|being|becomes|has been) (abusive|violent|physical with me|aggressive with me)
      ? (do|does|did) not (let|allow) me (leave|go|out|see|eat|have|talk|sleep|use) ~6 (hit|hurt|locks|phone|house|friends|money|family|room)
      ? (force|forces|forced|forcing|made|makes|make|pressured|pressures) me (to|into)? ~1 (have sex|sex|do things|touch|undress|send nudes|sleep with|do sexual|perform|things i)
      ? (touched|touches|touching) me (inappropriately|in ways|where|there|down|in a way|at night|under|without|when i was asleep|sexually|in my sleep|between)
      ? (bruises|black eye|broken rib|broken arm|marks) ~4 (from (him|her|my|when)|he|she|where he|where she|on my|because he)
      ? (hide|hiding|escape|run away|get away|ran away|flee) from (my|him|her) ~1 (husband|boyfriend|dad|father|stepdad|partner|wife|abuser|$)
      ? (sent|send|share|sharing|post|leak|leaked) ~2 my nudes
      ? (walk|walking) on eggshells ~6 (hit|hurt|temper|rage|violent|angry)
      ? (who|and|he|she|they|then|also|often|drunk|drinks|angry|mad) (hits|hit|beats|beat|punches|slaps|slap|kicks|chokes|rapes|molests|whips|hurts|lock|locks|burns|shoves|pushes|grabs|hit|beat) (me|us) (with|when|if|every|again|in|until|for|and|a lot|$|all|at|so)
      ? (lock|locks|locked|locking) me (in|up|inside|out of the house|out at night)
      ? (throws|threw|throwing) (things|stuff|plates|objects|dishes|a|bottles|everything) at (me|my)
      my abuser
      ? (comes|came) into my (room|bed|bedroom) at night
      ? (and|who|he|she|they) (touches|touched|gropes|fondles) me ($|when|at|in|and|every)
      ? watches me (in the shower|undress|change|sleep|shower)
      ? (scared|afraid|terrified) ~3 (go home|be home|come home) ~3 (because of|dad|father|husband|boyfriend|stepdad|mom|him|her)
      (held|had|has|grabbed|got|hand|hands|pinned) ~3 (by|round|around|on|at) (my|the) (throat|neck)
      (go|goes|going|went|comes|came) for my (throat|neck)
      ? (am|was|being|been|got|getting) beaten (by (my|him|the)|every|again|at home|when)
      ? (has|have|keeps|took|takes|kept|hid|hides) (my|her) (passport|bank card|phone|papers|cards|documents)
      ? (shook|shakes|shove|shoved|shoves) me
    `,
  },
  {
    id: 'en.abuse-now',
    kind: 'tag',
    tag: 'abuse',
    tier: 'T4',
    subject: 'any',
    patterns: `
      @abuser ~3 (threatening|threatened|trying|tried|wants|threatens|said|says) ~4 (kill|shoot|stab|choke|strangle|murder) (me|us)
      (afraid|scared|terrified|convinced|know|sure|think|fear|worried) ~3 @abuser ~1 (will|might|is going to|going to|may|would) (kill|shoot|stab|murder|strangle) (me|us)
      @abuser ~1 (will|might|is going to|may) (kill|shoot|stab|murder|strangle) (me|us) (if i leave|if i tell|tonight|one day|next time|this time|i know|before|i am scared|i am afraid|and)
      ? @abuser ~3 (has|got|have|holding|with|grabbed|pulled|pulled out|pointed|pointing|points) (a|his|her|the|my) (gun|knife|weapon|bat) ~6
      ? @abuser ~4 (outside|at|banging|kicking|breaking|break|pounding|coming|trying to get|broke) (my|the|in|down|on|through|into) ~2 (door|window|house|bathroom|room|bedroom|apartment|flat)
      ? (hiding|locked|trapped|hid|barricaded) ~4 (bathroom|closet|room|bedroom|car|basement|wardrobe|garage|toilet) ~8 (he|she|him|her|husband|boyfriend|dad|father|stepdad|partner|drunk|hit|hurt|knife|gun|screaming|kill)
      ? (he|she|they) is (at|outside|kicking|banging|hammering|pounding|breaking) (on|in|down)? (the|my|our) (door|window|bedroom|house)
      ? ((coming|comes|walking|running) up|(he|she) is (now)? on) the stairs
      ? (he|she|they) is (shouting|screaming|calling|yelling) ~2 my name
      ? (he|she|they) is (shouting|screaming|yelling|banging|kicking|stamping|throwing) ~1 (at|in|on|outside|from|around|about|up|down|downstairs|upstairs|things) ~2 ($|gate|door|garden|yard|stairs|hall|kitchen|downstairs|upstairs|outside|around|about)
      ? (that is|it is|here is|i hear|i can hear) (his|her) (car|key|keys|van|truck|bike|engine|footsteps) ~1 ($|now|again|outside|back|already|pulling|in)
      ? (headlights|footsteps) ~3 (now|outside|drive|driveway|door|stairs|$)
      ? it is ~1 (car|truck|van|bike|key|keys) ~1 ($|now|outside|again)
      ? i am (in|locked in|inside|hiding in) (the|my|our) (bathroom|bedroom|toilet|room|closet|wardrobe|cupboard|garage|basement) ~3 (door)? ~1 (locked|bolted|shut|closed|barricaded|$)
      ? (scared|afraid|terrified|frightened) ~1 (he|she|they) (is|are) (going to|gonna) (hurt|hit|get|kill|beat|do something to) (me|us|my ~1)
      @abuser ~2 (hitting|beating|choking|hurting|attacking|strangling) (me|us|my mom|my mum|my sister|my brother|my mother|him|her) (right now|now|as we speak|at the moment|again right)
    `,
  },
  {
    id: 'en.emergency',
    kind: 'tag',
    tag: 'medical_emergency',
    tier: 'T4',
    subject: 'any',
    patterns: `
      (can|could) not (breathe|breath|get air|catch my breath) ~4 (chest|lips|throat|allergic|swelling|swollen|peanut|asthma|inhaler|blue|arm|at all|bee)
      (chest|heart) (pain|pains|hurts|tight|tightness|pressure|is crushing) ~6 (arm|jaw|sweating|breathe|left|numb|breath|spreading|crushing|dizzy|back|short of breath|vomiting)
      crushing (chest|pain in my chest|pressure in my chest)
      (having|have|think i am having|is having|suffering) (a|an)? ~1 (heart attack|stroke|seizure|anaphylactic|anaphylaxis|allergic reaction|overdose|severe allergic)
      (overdosing|od ing|oding)
      accidentally (took|swallowed|overdosed|drank|ate|gave|inhaled) ~4 (many|much|double|bleach|pills|poison|whole|meds|medication|dose|tablets|doses|cleaner|antifreeze|of my)
      ? (took|taken|given) (much|many|double|triple|twice) ~3 (insulin|medication|medicine|meds|pills|tablets|dose|paracetamol|tylenol|heart|blood|of my)
      (baby|child|son|daughter|kid|toddler|mom|mum|dad|wife|husband|friend|he|she|grandma|grandpa|father|mother|roommate|partner|boyfriend|girlfriend|brother|sister|uncle|someone) ~2 (is not breathing|stopped breathing|not breathing|will not wake up|unconscious|unresponsive|swallowed|choking|turning blue|collapsed|not responding|having a seizure|is seizing|seizing|passed out and|has collapsed|is choking|bleeding a lot|blue lips)
      ? (bleeding|blood) ~4 (will not stop|wont stop|heavily|out|does not stop|not stopping|everywhere|a lot and|pouring|gushing|will not clot)
      (coughing|vomiting|throwing up|puking) (up)? blood
      ? (passing|passed) out ~4 (can not|chest|blood|breathe|pills|drugs|alone and|heart)
      ? (face|arm|one side|left side|right side|half of my face) ~3 (drooping|numb|droops|drooped|paralyzed|gone numb|can not move|weak) ~4 (speak|speech|arm|face|slurred|talk|words|can not (speak|talk)|$)
      ? slurred speech
      ? (throat|tongue) (is)? (closing|swelling|swollen|closing up|swelling up) 
      (drank|swallowed|inhaled|ate) ~2 (bleach|antifreeze|poison|cleaner|detergent|drain cleaner|pesticide|weed killer|ammonia|batteries|battery)
      ? (call|need|get) (me)? an ambulance
      alcohol poisoning
      ? (blood sugar|sugar) ~4 (low|passing out|shaking|can not wake|dangerously)
      (electrocuted|severe burns)
      ? (can not|can hardly|could not) (feel|move) (my)? (left|right|one|half|whole) (side|arm|leg|half|of)
      chest ~8 (elephant|sweating|crushing|squeezing|left arm|my jaw|tightness and)
      @they ~1 (is overdosing|has overdosed|just overdosed)
      ? (going|gone|turned|looks|lips are|face is) blue
      ? (bleeding|blood) (a lot|heavily|badly|everywhere)
      (stung|sting|ate|peanut|nuts|shellfish|bee) ~8 (throat|tongue|face|lips) ~3 (swelling|swollen|swelled|closing|tight)
      chest ~4 (can not|not|hard to|trouble|struggling to) (breathe|breathing|catch|get)
      (can not|trouble|struggling to|hard to) ~1 (breathe|breathing) ~4 chest
      (overdosed|overdose) (by accident|accidentally|by mistake)
      chest ~12 (down|in|into|through|my|me|left) ~2 (arm|jaw)
      (chest|tightness) ~9 (sweating|sweat|sweats|pouring|wringing|wet through)
      (tight|tightness|pressure|pain|heavy|squeezing|weight) ~6 chest ~9 (arm|jaw|sweat|sweating)
      (heavy|tight|pain|numb|dull|ache|aching) ~6 left arm ~8 (sweat|sweating|chest|breath|cold)
      left arm ~3 (dull|numb|heavy|aching|aches|tingling|dead) ~6 (sweat|sweating|clammy|chest|breath)
      (mouth|face|eye) ~4 (down|drooping|droops|dropped|slipped|hanging) ~2 (one|left|right|the) side
    `,
  },
  {
    id: 'en.eating',
    kind: 'tag',
    tag: 'eating',
    tier: 'T1',
    subject: 'any',
    patterns: `
      ? (anorexia|anorexic|bulimia|bulimic|eating disorder|thinspo|purging|pro ana|proana|binge eating|binged and purged|ana and mia|orthorexia|bingeing|binging and)
      (make|making|made|makes|force|forcing|forced) (myself|me) ~1 (throw up|vomit|puke|sick|throwing up|vomiting|be sick|gag|purge|not eat)
      ? (starve|starving|starved) (myself|me|my body|to be thin|to lose|for days|again)
      ? (have|had|has) not eaten ~3 (days|in days|since|anything|all week|for|a week|days)
      ? (stopped|stop|refuse|refusing|afraid|scared|terrified|skip|skipping|avoid|avoiding|restricting|restrict|not) ~1 (eat|eating|of eating|to eat|meals|every meal|food|of food|all meals|calories|my food|my meals|my calories) ~4 (fat|weight|days|thin|skinny|calories|guilty|gain|disgusting|altogether|myself|control|whole|because i|all day|lunch|feel|at all|anymore|entirely)
      ? (purge|purged|puke|throw up|threw up|vomit|vomited|throwing up|laxatives|vomiting) (after|every|all|my|whatever|what|again after|everything) ~2 (eat|meal|meals|food|dinner|lunch|ate|i eat|eating|binge|binged|weight|binging|time i)
      (laxatives|diet pills|laxative) ~6 (weight|thin|lose|skinny|eat|abuse|after|every)
      ? (binge|binged|bingeing|binging) ~5 (purge|purged|guilt|guilty|throw|vomit|starve|starved|hate|disgusting|sick|secret|restrict)
      ? (feel|am|look|being|be) (disgusting|fat|guilty|gross|sick) (when|after|every time|if|whenever) i (eat|ate|eating|have eaten)
      ? (feel)? (guilty|disgusting) (about|for|after) (eating|every bite|what i ate|food)
      ? (eating|ate|eat|eaten|under|less than|on|below) ~1 (a few|200|300|400|500|600|700|800|one|100|250|hundred) ~1 (calories|cals|kcal|apple a day|meal a day|bites) ~2
      ? (count|counting|counted) (every|my|each|all my) ~1 (calorie|calories|bite|bites)
      ? (see|feel|count) my (bones|ribs|collarbones|hip bones) ~5 (eat|eating|food|thin|starve|meals)
      ? (weigh|weighing|weighed) myself ~8 (times|every|hour|eat|eating|never enough|fat|stopped)
      ? (thin|skinny|bones|bmi|weight|scale|mirror) ~6 (not enough|starve|never enough|disgusting|ribs|hip bones|obsessed|fat when|fat|thinner|see my bones|control)
      ? (can not|do not) (eat|swallow|keep food down) ~4 (fat|guilt|weight|control|gain|thin|without feeling|calories|hate my body)
      ? (losing|lost|lose) ~3 (hair|period|my period) ~4 (not eating|weight|eat|starving|eating)
      ? (chew|chewing) ~4 spit
      ? (want|need|goal|trying|aim) ~4 weigh (less|under|below)
      ? (exercise|work out|workout|run|exercising) ~5 (hours|hour|until) ~6 (eat|ate|eaten|meal|food|calories)
      ? (nothing but|only|just|survive on|living on) ~2 (water|gum|coffee|diet coke|ice|air|lettuce|black coffee) ~6 (thin|thinner|skinny|weight|fat|days|since|week)
      ? (panic|panicking|terrified|scared|hate|disgust|disgusting|guilt|guilty|ashamed) ~5 (eat|eating|food|meal|weight|calories|scale)
      ? (anorexic|bulimic)
      ? (not|hardly|barely|never) ~2 (eaten|eat|eating|proper food|food) ~2 (since|days|week)
      ? (eat|ate|do|eating|eaten|food) ~5 (get rid of it|bring it up|bring it back|does not stay|not let it stay|not stay down)
      ? (stopped|not) (basically|really)? eating
    `,
  },
  {
    id: 'en.minor',
    kind: 'tag',
    tag: 'minor',
    tier: 'T0',
    subject: 'any',
    patterns: `
      (am|i am|turned|being|turning|a|im) ~1 (8|9|10|11|12|13|14|15|16|17|thirteen|fourteen|fifteen|sixteen|seventeen|twelve|eleven) ~1 (years|year|yo|yrs|yr|y)? (old|o|female|male|f|m|girl|boy|and|but|btw|$)
      (8|9|10|11|12|13|14|15|16|17|8th|9th|7th|6th|sixteen|fifteen|fourteen|thirteen|seventeen|twelve) (year old|years old|yo|yr old|y o|yrs old|f$|m$)
      i am (8|9|10|11|12|13|14|15|16|17|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (and|but|$|btw|i|years|my|f|m|with)
      (^ in|starting|start|am in|am a) (5th|6th|7th|8th|9th|10th|fifth|sixth|seventh|eighth|ninth|tenth|year 7|year 8|year 9|year 10|year 11) (grade|grader|at school|$)
      (in|at|my|to) (middle school|junior high|primary school|elementary school|6th form|sixth form|secondary school)
      (am|i am) (a)? (minor|underage|under 18|under age|teenager|teen|kid|child|freshman in high school|sophomore in high school|junior in high school|high schooler|high school student)
      (my mom|my mum|my dad|my parents|mum and dad|mom and dad) ~3 (took|takes|confiscated|grounded) ~2 (my phone|me)
    `,
  },
];
