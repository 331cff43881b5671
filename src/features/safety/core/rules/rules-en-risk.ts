import type { RuleFamily } from './rule.ts';

/** English: the speaker's own danger. */
export const EN_RISK: readonly RuleFamily[] = [
  {
    id: 'en.self-kill',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      @self_kill_verb myself
      ? @wish_to (end it|end things|end everything) ($|all|now|tonight|already|for good|forever|bad|rn|myself|today|permanently|and)
      (suicide|dying|death|ending it|killing myself) ~3 (on my mind|in my head|in my mind|crosses my mind|crossed my mind|all i think about|all i can think about|i have been thinking about|i think about|i keep thinking about|what i think about|calling me|calls to me|follows me)
      (on my mind|in my head|in my mind) ~2 (suicide|dying|ending my life|killing myself|death)
      ? (kill|end|finish) me $
      kill|killing my self
      ? (do|doing|did) (away with myself|myself in)
      make away with myself
      (end|ending|ended|take|taking|took|taken|finish|finishing|destroy|throw away|cut short|quit|leave|give up|terminate) my own? @life
      ? (end|ending) (it all|it for good|everything|all of it|this life|my existence|my misery|my suffering|my pain|my story|my time here|my days|this existence|the suffering)
      ? (end|ending) things (for good|forever|permanently|once and for all)
      ? put|putting an? (end|stop) to (it all|everything|my life|myself|my misery|my suffering|my existence|this life|all of this)
      ? (finish|finishing) it all
      (commit|commiting|committing|attempt|attempting|do|doing|did|die by|death by|dying by|make|making) suicide
      (thinking|think|thoughts|thought|considering|contemplating|ideas|fantasies) (of|about)? suicide
      suicide (is|seems|sounds|looks|feels|as|might be|may be|would be|starts to look|starting to look) ~3 (way|option|answer|solution|choice|exit|best|easiest|good|right|appealing|relief|better|nice|tempting|comforting|peaceful|great)
      suicide (plan|thoughts|ideation|note|letter|attempt|pact)
      (be|am|feel|feeling|feels|felt|getting|become|becoming|was|being|been|go|going) (of|at|all|a bit|a little|more and more|more)? suicidal
      (having|have|had|got|get|getting|my|these|with|of) ~2 suicidal (thoughts|ideation|feelings|urges|thinking|impulses)
      ? suicidal (thoughts|ideation|ideations|feelings|urges|thinking|impulses|tendencies|again|tonight|today|now|right now|idea|ideas|mood|state)
      suicide (all|ill|l) (thoughts|ideation|feelings|thinking)
      ? @wish_to (suicide|sui)
      ^ (suicidal|suicide) $
      (unalive|kill myself) 
      ? (jump|jumping|leap|leaping|throw myself|throwing myself|step|stepping|walk|walking|run|lie down|lay down|drive|driving|driven|swerve|swerving|drop|hurl myself) (off|from|in front of|into|under|onto|out of|over|out|on) ~2 @place
      ? jump|jumping (to my death|off something|from somewhere high)
      (slit|slitting|slash|slashing|cut|cutting|open|opening) (my|the) (wrist|wrists|throat|veins|arteries)
      (blow|blowing|shoot|shooting) my (brains|head|brain)
      ? (crash|crashing|wreck|wrecking|swerve|swerving) (my|the) (car|truck|bike) (on purpose|into|off)
      ? @wish_to (overdose|od|overdosing)
      @wish_to (jump|leap|throw myself|step|walk|lie down|drive|hurl myself) (off|from|in front of|under|into) ~2 @place
      @wish_to (end it all|end my life|end everything) ($|tonight|now|today|for good|forever|permanently|and)
      overdose|overdosing on (my|the|all|these|those|purpose)
      put a bullet (in|through) (my|me)
      let myself (die|drown|starve|bleed|fall off|go under|freeze)
      (make|making) (myself|me) (die|dead|stop breathing|stop living)
      stop (my heart|my own heart|being alive|existing|my breathing|living ($|and|but|so|because|it|i|now|anymore|any more|altogether|tonight|for good))
      (help|helping|assist) me (die|kill myself|end it|end my life)
      assisted (suicide|dying) for me
      (be|being) my own executioner
      ? catch the bus
      ? (make|put|give|bring|making|putting) ~2 (end|finish|stop) ~2 (my life|myself|me|it all|everything|my suffering|my days)
      ? (end|finish|kill|stop|close|terminate|quit|destroy|leave|exit) (my own|my|this|the) (life|existence)
      (say|said|saying) no to (dying|death)
      ? @wish_to|urge|begging|telling to? (me to)? jump ($|and|off|so|right|now|or)
      ? (on|at|by|near|off|over|past|from) ~2 @place ~7 (jump|jumping|let go|letting go|step off|stepping off|fall off|falling off|throw myself|end it|let myself fall)
      ? (climb|climbing|climbed|climbs|leaning|leaned|leant|swung) ~2 over ~2 (railing|rail|railings|barrier|fence|edge|ledge|parapet)
      ? (steer|steered|steering|swerve|swerved|swerving|drove|drive|driving|turn|turned|turning|veer|veered|veering) ~4 (oncoming|a tree|the tree|trees|a wall|the wall|river|opposite lane|off the road|guardrail|guard rail|barrier|lake|a truck|cliff|pole|off a)
      ? (ending|end) it (soon|tonight|now|today|tomorrow|all|myself|$)
      lying if i (said|say|told you) ~3 not ~4 (suicidal|want to|wanted to|think about|thinking about|thought about|considering|considered)
      (urge|urges|thought of|thoughts of|wanting|tempting) to? (kill|killing|off|offing|unalive|end|ending|hurt) yourself
      d word myself
      suicide (is|feels|seems) ~2 (logical|next step|inevitable|plan)
      ? @wish_to jumping ($|and|off|or|again|right|from)
      ? i (think|want|need|am thinking|will|am going|would like|am planning|decided) ~1 to? kill me
      ? (railing|ledge|edge|bridge|cliff|roof) ~5 (letting go|let go)
      ? (step|stepping|jump|jumping|walk|walking|lie|lying|throw myself) (in front of|under) (it|one|them|the next)
      ? (head|brain|mind|voice|voices|thoughts|depression|demons|something) ~4 me ~2 (to die|kill myself|should die|be dead|to end it|to jump|to do it|to kill|end it all)
      (use|using|used|turn|turning) (the|a|my|it|this|these) ~2 (on|against) myself
      thoughts ~4 of dying
      ? (leaving|leave|left|exit|exiting) this (world|life|earth) (tonight|today|tomorrow|soon|now|forever|for good|behind|$|because|and)
      (want|wish|going|like|prefer) to dead
      ^ i (want|wish) dead
      (how to|ways to|way to|how you) (kill|hang|hurt|off|unalive|drown) yourself
      ? @wish_to hanging|hang ($|i guess|from the|in the|or)
      (head|brain|mind|voice|voices|thoughts|depression|demons|something) ~4 (says|say|saying|tells|telling|screams|screaming|whispers|whispering|repeats) ~3 (kill yourself|kill myself|die|end it|jump|do it)
      (think|thinking|thought|thoughts) (about|of|to|how to) (end it|ending it) ($|all|myself|most|every|a bit|tonight|before|now|for good|on)
      ? (better|worth more|do better) ~4 (insurance|dead than|pension lump|payout)
      ? stop living (like this|this way|this life)
      ? (insurance|pension lump|payout|life cover) ~8 (than me|than with me|better off|without me|better)
      ? (sums|math|maths|numbers|figures) ~5 (better|easier) ~4 without|not ~2 me
    `,
  },
  {
    id: 'en.death-wish',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      (want|wanting|wish|need|hoping|hope|ready|long|longing|deserve|decided) to (just|really)? (die|be dead)
      (want|wish) i was dead
      ? @wish_to (die|dying|be dead|being dead|death|be killed|end up dead)
      (die|be dead|death) is (what|all|the thing) i (want|need|wish|think)
      (all|thing|what) i (want|think about|need|wish|can think about) is (to)? (die|dying|death|be dead|suicide|ending it)
      ? (want|wanted) my life to (end|be over|stop)
      ? ready (to|for) (die|death|go die)
      (die|dying) by my own hand
      i choose death
      ? rather (be dead|die) than
      ? (want|wanted|need|needed) (myself|me) (dead|gone|to die)
      ? (want|wants) (out of life|out of this life|out of this world|my life to end|my life over|my life to be over)
      dying (sounds|seems|looks|would be|feels) (nice|good|peaceful|better|easier|appealing|like a|great|like the|ok|okay|fine|sweet|easy|a relief)
      death (sounds|seems|looks|would be|feels|is) (nice|good|peaceful|better|easier|appealing|like a|great|the|the answer|my|like the|ok|okay|sweet|easy|a relief|a release|calling)
      being dead (sounds|seems|looks|would be|feels|is) ~1 (nice|good|peaceful|better|easier|appealing|like|great|preferable|a relief|fine|ok|okay)
    `,
  },
  {
    id: 'en.death-wish-passive',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      @wish_it (that)? (i|me) (could|would|can|will|had)? (be dead|am dead|was dead|were dead|die|died|dead|dies|was gone|were gone|were never here|never existed|disappear|disappeared|vanish|vanished|stop existing|stopped existing|cease to exist|stop breathing|never been born|never be born|never was born|never was|was never born|were never born|be gone|am gone|not exist|sleep forever|be hit by|get hit by|got hit by|get cancer|got cancer|get sick and die|was killed|got killed|get killed|am killed|be killed|go to sleep forever|been aborted|was not alive|were not alive|not be here|had not been born|had never been born|was not here|were not here|was not born|were not born|evaporate|fade away|end|was 6 feet under|was never made|had died|had not survived|had not woken up|have died|have never been born|not wake up|never wake up|never woke up|do not wake up|did not wake up|will not wake up|would not wake up|fall asleep and|die in my sleep|went to sleep and|do not make it|did not have to exist|did not exist|do not exist|do not have to exist|did not have to wake up|did not have to live|did not have to be here|did not have to be alive|do not have to wake up|be no more|stop being|stop living|be with him in heaven|be with her in heaven)
      ? @wish_it (that)? (god|the lord|someone|somebody|something|a car|a bus|a truck|a meteor|death|the cancer|it|he|they|sleep|the earth|the ground|this illness) (would|will|could|to)? (come and|come)? (take|kill|killed|kills|took|takes|hit|hits|end|ends|run me over|swallow|shoot) me
      @wish_it (that)? (i|my) ~4 (not|never) (wake|woke) up
      @wish_it (that)? (my heart|my life|my body) (would|will|could)? (stop|give out|end|stop|be over|gives out|stops|ends)
      ? @wish_it (that)? (the|this|my) (plane|car|bus|train) ~2 (crash|crashes|crashed|hits me|hit me)
      (not|never) (wake|waking|woke|wakin) up (again|tomorrow|anymore|in the morning|at all|one day)
      (want|wanted|like|love|hoping|hope|wish|wishing|prefer|pray|praying|rather|better|easier|wanna|asking|would be nice|dream|dreaming|tempted) ~5 (not|never) (wake|waking|woke) up
      (go|going|fall|falling) (to sleep|asleep) and (not|never|do not|not have to) (wake|waking|waking) up
      ? (do|would|did|will|does) not (want|wish|care|need) (to)? (wake|waking) up (anymore|tomorrow|again|in the morning|at all|one day)? $
      ? (do|would|did) not (want to)? wake up (anymore|again|tomorrow)
      ? (sleep|sleeping|asleep) (forever|and stay asleep|for good|eternally|for eternity|permanently|and never)
      (do|did|does|would) not (want|wish|care|feel like|need|deserve|desire|plan|intend|like|have the will|have any will|wanna) (to)? (be|being|keep|stay|staying|go on|going|carry on|continue|remain|exist|existing|live|living|breathe|breathing) (alive|living|existing|on this earth|on this planet|in this world|breathing|being alive|being here|living like this|to live|to be|this life|with this life|with life|on living|doing life)
      (do|did|does|would) not (want|wish) (to)? (be|stay) (here|around) (anymore|any longer|any more|no more|at all)
      ? (do|did|does|would) not (want|wish|care|feel like|deserve|desire) (to)? (live|living|exist|existing|be alive|go on|carry on|continue) (anymore|any longer|no more|like this|this way|in this world|without|with this|another|for|life|here|in this|if|past|today|tomorrow|at all|another day|$)
      not (want|wanting|wishing|wanted|deserving) (to)? (live|be alive|exist)
      ? not (want|wanting|wishing|wanted) (to)? (be here|be around|wake up)
      ? (no|zero|any|lost my|lost the|lost all|without) (will|desire|wish|reason|reasons|motivation|point|purpose|interest) (to|for|in|of) (live|living|be alive|staying alive|stay alive|being alive|exist|existing|keep living|keep going|carry on|life|go on|going on|continuing|be here|staying|stay|wake up|waking up|being here)
      ? (no|zero) (point|reason|purpose|sense|meaning|use) (to|in|of|for) ~2 (live|living|alive|existing|exist|life|here|going on|go on|continuing|carry on|carrying on|staying|stay)
      ? (nothing|nobody|not anything|not much|no one|little) ~1 (to live for|worth living|to stay for|keeping me here|left to live for|keeping me alive|holding me here|left for me here|to keep going for|tying me here|worth staying for|to stick around for|to be here for|to wake up for|worth waking up)
      (life|living|it|my life) (is|was|does|do|feels) not (worth|worth it|feel worth|worth) (living|it anymore|it|living anymore|the pain)
      ? (life|living|existence) (is|has|feels|seems|got) (no|not|pointless|meaningless|worthless|unbearable|unlivable) (point|meaning|sense|purpose|worth living|anymore|to me|for me|left|$)
      ? (tired|sick|exhausted|weary|done|over|fed up|bored|worn out|finished|through) (of|with|from|by) (being alive|living|life|my life|existing|existence|this life|breathing|being here|being on this earth|being in this world|waking up|this world|trying to live|trying to stay alive|fighting to live|fighting to stay alive|staying alive)
      ? (am|i) done (with|of) (life|living|existing|this life|it all|everything|being here|this world)
      (hate|hating|regret|can not stand|can not bear|resent|despise) (being alive|living|existing|that i am alive|that i exist|that i woke up|being born|waking up alive|that i am here|to be alive|i am alive|i woke up|my existence|having to exist|that i was born|having woken up|having to be alive|that i wake up)
      ? (disappointed|sad|mad|angry|upset|sorry|annoyed|devastated) ~2 (that)? i (woke|wake|survived|am alive|did not die|lived)
      ? (can|could) not (live|go on living|keep living|exist|go on existing|be alive|stay alive|keep existing|do life|do this life|live like this|continue living) (anymore|any longer|like this|with|no more|this way|another|in this|$)
      ? (can|could) not (go on|carry on|continue|keep going|keep on|do it|keep on going|keep doing this) (anymore|any longer|like this|with this life|another day|much longer|no more|for much longer)
      ? (better off|happier|easier|relieved|fine|better|ok|okay|freer|less stressed|much better) ~3 (without me|if i was dead|if i were dead|if i died|if i was gone|if i were gone|if i disappeared|if i was not|if i were not|dead|when i am gone|when i am dead|once i am gone|with me gone|with me dead|if i never|not here|if i did not exist|if i died|if i left this|gone)
      ? (nobody|no one|anyone|anybody|someone|everyone|they|people|who|them|family|parents|friends|kids|you|he|she|the world|none of them) (would|will|could|does|do|is|are)? (not)? (going to|gonna)? (miss|notice|care|mourn|cry|bother|be sad|celebrate|come to my funeral|remember me|look for me|find out|blink) ~2 (if|when|after|once|that) (i|am|me) (was|were|am|died|die|disappeared|disappear|dropped|drop|vanished|vanish|kill|killed|never|not|ended|stopped|left this|go missing|went missing|would be|passed)
      nobody would (miss me|mourn me|cry for me)
      ? (world|everyone|everybody|family|kids|people|they|parents|children|wife|husband|mom|friends|you|she|he|all) ~3 (better off|better|happier|easier|better place|relieved) (place)? (without me|if i was|if i were|if i died|if i am|if i|if i did not|if i left|if i never|with me|once i)
      ? (nobody|no one|not anyone) ~1 (notices|notice|cares|care) ~2 (if|whether) i am (here|there|around|gone|alive) ~2 ($|not|or)
      ? (they|everyone|everybody|kids|children|family|parents|all of them) would ~1 (cope|manage|be fine|be ok|be okay|be all right|be better off|get over it|survive) ($|would|without|if i|one day|in the end|eventually|with me not)
      ? (they|everyone|everybody|kids|children|family|parents|she|he|all of them) will ~1 (cope|manage|be fine|be ok|be okay|be all right|get over it) (without me|if i am (not|gone))
      ? (they|everyone|everybody|kids|children|family|she|he|all of them) (are|is|be|do be) better off ($|then|that way|without|anyway|honestly)
      ? better for (them|him|her|everyone|everybody|the kids|my kids|the family|all of them|us all) ($|honestly|really|right|that way|without|if i)
      ? (should|could|would|might|may) (not)? (have|as|rather)? (never|not)? (have been|been|be|was) (born|alive|dead|aborted)
      ? might as (be dead|die|kill myself|not exist|not be here|end it|die|jump|give up and die)
      ? should (have died|not have survived|not be alive|not exist|be dead|have been me|not have been born|have been the one)
      ? it should have been me
      ? (mistake|wrong|curse|shame|accident|burden) ~1 (to be|that i was|i was|that i am|i am|being) (born|alive|born)
      ? never asked to be (born|here|alive)
      ? never (been|have been) born
      ? (want|wanted|wish|rather|need|ready|love|going|hope|planning|like|hoping) ~3 (disappear|vanish|cease to exist|stop existing|not exist|be gone|no longer exist|leave this world|leave this earth|leave this life|leave this place forever|fade away|be no more|slip away|be done with life|be done living|be done with it all|never come back|stop being alive|stop living|not be alive|not be here|not live|not be around|never exist|escape this life|escape life|exit this life|check out of life|rest forever|rest in peace|be nothing|cease|evaporate|dissolve|erase myself|be erased|go away forever|depart)
      ? (not|never) (be|being|stay|want to be|been) (alive|here) (anymore|any longer|at all)
      ? (do|does|did|would) not (want|wish|care|feel like|like|need) (to)? (be|being|stay) (here|alive|around|on this earth|in this world|on this planet|a part of this world|anywhere)
      ? (do|did) not (see|have|want|imagine) ~1 (a|any|my|much|much of a)? future (for me|for myself|anymore|in which|with me|$)
      ? (can|could|do|did) not (see|picture|imagine) (myself|me) (being)? (alive|here|living|making it|around|getting old|growing old|lasting|past|at 30|at 20|at 18|at 25|existing|in the future|surviving|in a year|next year)
      ? (will|would|am going to) not (be|live|make it|last|survive|see) (alive|around|here|past|to see|to|much longer|long|another|through)? (much longer|this year|christmas|next year|18|20|21|25|30|my birthday|next birthday|the year|another year|another week|another night|the night|the week|the weekend|tomorrow|next week|next month)
      ? (do|would|did) not (care|mind|matter) (anymore)? (if|whether) (i|me) (live|die|lived|died|am alive|am dead|was dead|wake up|woke up|make it|get hit|got hit|exist|am gone|was gone|do not wake up|did not wake up|never wake up|were gone|live or die|get killed|crash|crashed|was hit|were dead|were hit|got killed|starve|was alive)
      (would not|do not) be (the)? worst thing if i (died|did not|was|were|never)
      (easier|better|nice|nicer|simpler|peaceful|a relief|best|kinder) ~1 (to be|being|if i was|if i were|to be|if i am|if i) (dead|gone|not here|not alive|died|disappeared|not exist|no longer here|asleep forever|never woke up|did not wake up|did not exist|stopped|not around|was not around|were not around|was not here|were not here|never born)
      (passively|passive) suicidal
      ? live or die
      ? (take|takes|took) me (home|away)? (god|lord|jesus|now lord|now god|in my sleep|lord)
      ? (god|lord|jesus|father|angels) ~3 (take|takes|call|took|calls|bring) me (home|away|now|in my sleep|soon|tonight|up|$)
      ? ready to (go home to|meet my maker|meet my creator|meet god|leave this world|leave this earth|leave this life|be with the lord|pass on|pass away|depart|leave the world|cross over|go be with)
      ? (ready|time) (for me)? to (go|leave|pass) (now|home|lord|for good|peacefully|whenever|from this)
      ? ((have|had) lived (long|old)? enough | lived long | outlived my | had a good run | overstayed my | outstayed my)
      ? (join|joining|be with|be together with|reunited with|follow|see) (him|her|them|my (late)? (husband|wife|mom|mum|mother|dad|father|son|daughter|baby|brother|sister|dog|grandma|grandpa|boyfriend|girlfriend|partner)) (again)? (in heaven|on the other side|in the afterlife|up there|in the grave|in death|wherever|soon|where)
      ? (join|joining) (him|her|them|my (late)? (husband|wife|mom|mum|mother|dad|father|son|daughter|baby|brother|sister|partner)) $
      ? (waiting|wait|count the days|counting the days) (for|until|to) (death|die|it to be over|my time to come|i die|it all to end)
      ? (want|need|wish|wanted|ready for|hope|hoping) (it all|all this|all of this|my pain|this life|all of it) (to|would) (end|be over|stop forever|be over with|finally end)
      ? only way (out|to end it|to stop the pain|to make it stop|to escape|i see|to be free|to get peace|is death|is to die|left is)
      ? (want|looking for|need|see|find) (a|any|the|an|my)? (permanent way out|permanent solution|permanent sleep|eternal sleep|final rest|eternal rest|eternal peace)
      ? (existing|existence|living|being alive|breathing|staying alive) (is|feels|has become|hurts|seems) (pointless|exhausting|torture|unbearable|hell|painful|a burden|a chore|a punishment|not worth|hard|hard|useless|meaningless|agony)
      ? (given|giving|give|gave) up on (life|living|my life|being alive)
      ? nothing left (to live|for me here|to lose and|for me in this)
      (my death|if i died|if i was dead|if i die|me dying|if i were dead|my dying|my funeral|me being dead|me being gone) (would|will|might) (be|make|solve|fix|help|free|benefit|not matter|not affect|save|change nothing)
      who would (care|notice|miss) if i (die|died|was|were|disappear|disappeared|vanished|killed|never|did not|am)
      ? (what|who|why) (is|do) (the point|it matter|i bother|bother|the use|the purpose|the reason) ~2 (living|alive|life|being here|existing|staying alive|going on|waking up|keep living|go on living|continuing|exist)
      why (am|should|do|would) i ~2 (alive|here anymore|keep living|live|stay alive|exist|alive|go on living|exist|was born|alive|wake up|bother living|live anymore|have to be alive|have to live)
      ? why (was|were) i (even)? born
      (do|did) not see (the|a|any) (point|reason|use|purpose|sense) (in|to|of|for) ~2 (living|being here|alive|live|life|existing|exist|going on|go on|anymore|being alive|staying|stay|continuing|carrying on|carry on|waking up)
      ? not here for (much)? longer
      ? (life|this world|earth|living) (without me|is not for me|was not meant for me)
      ? not (meant|made|cut out|supposed|built) (to|for) (be here|be alive|this world|life|live|exist|living|this life|survive)
      (do not|not) (deserve|worthy|fit) (to|of|for) (live|life|be alive|exist|breathe|living|being alive|be here|oxygen|this life|existing)
      ? (waste of|wasting) (space|oxygen|air|everyone is time|breath)
      ? (hope|hoping|wish) ~4 (last|final) (breath|day on earth)
      ? tired of (this life|living this life|this existence|waking up every|being in this world)
      ? (do not|not) (belong|fit) (in|on) this (world|earth|planet|life)
      ? (not|do not) want (this|my|to live this|any of this|another) (life|day of this life) (anymore|any longer|$)
      ? (drift|slip|fade) away (forever|and never|in my sleep|and not)
      die in my sleep
      ? (died|passed|gone|dead|death|funeral|passed away|buried) ~8 (want|need|wish|long) to be with (him|her|them)
      (it|this|life) would (all)? be (easier|better|simpler) if i (died|disappeared|vanished|(was|were) (dead|gone|never (here|born)|not (alive|born|(here|hear|around) ($|and|anymore|any more|at all|but|so)))|did not (exist ($|and|anymore|any more|at all|but|so)|live|wake up|have to (live|exist|be here|be alive|wake up))|stopped (existing|living|breathing|being)|never (existed|lived|woke up|was born|were born)|had never (existed|lived|been born)|ended (it|myself|my life|things|everything)|went to sleep and)
      looking forward to (death|dying|the end of my life|my death)
      (not|do not) (fear|afraid of|scared of) (death|dying) ~1 (anymore|at all|it would|i want it|i welcome|it sounds)
      ? (romanticize|romanticise|romanticizing|fantasize about|daydreaming about|dreaming about|thinking about|think about|obsessed with|picture|imagine|imagining|planning) (my own|my) (funeral|death|dying)
      ? (am|i) (over|finished with|through with|done with) (being alive|living|existing|life)
      ? (better|fine|same|change|go on|goes on|spin|turning|notice|happier|easier|ok|okay|lighter|improve) ~4 without me
      if it (were|was) not for ~4 i would (not be here|be dead|be gone|have done it|not be alive|have ended|have killed)
      (hope|hopes|hoping|wish|wishes|pray) ~5 (biopsy|cancer|tumor|tumour|scan|results|lump|disease|illness|infection|surgery|virus) ~3 (bad|kills|kill|terminal|fatal|cancer|malignant|aggressive|takes me|take me|positive|spread|spreads|finish me)
      ? (another|more|many|few more|forty|fifty|thirty|twenty) (years|decades|year) of (this|being alive|living) ($|life|existence)
      ? (when|after|once) i am (dead|gone)
      ? (nobody|no one|not) needs me (alive|here|around)
      ? (would not|will not) (run|move|duck|fight|resist|stop it|stop them|struggle|save myself) (if|when) ~4 (gun|car|truck|train|fire|killer|knife|someone tried|attacked)
      ? (swap|trade|switch) places with ~4 (coffin|grave|cemetery|dead|corpse|dying)
      ? (gone|died|left|passed) ~6 (like|want|ready|wish|time) to go too
      ? (favor|favour) ~3 (disappearing|dying|dead|gone|leaving|not being|ending|killing|dropping)
      (only|one) reason ~3 (alive|here|living|not dead|exist|keep going|breathing|not killed)
      (wish|hope|want|pray|hoping|praying) (something|anything|an accident|someone|somebody) ~2 (happen|happened|happens|kill|killed) to? me
      ? waiting for (my|this|the) life to (end|be over)
      ? not want to? do (this|my)? life
      ? not (want|do) ~2 this life (thing)? (anymore|any longer|$)
      only ~1 way (out|to make it stop|to end this|to be free) ~2 (i am|if i am|being|to be|is|would be) ~2 (dead|gone|die|dying|death)
      (living|existing|being alive) hurts
      ? not (trying|wanting|planning|going) to be (here|alive|around) (no more|anymore|any longer|much longer|no longer)
      ? if (i|me) (am dead|was dead|were dead|died|am gone|was gone|were gone|never existed|disappeared|vanished|stopped existing|was killed|got killed|was not alive|were not alive|was not here|were not here|was never born|had never been born|was not around|did not exist|did not wake up|do not wake up|never woke up|went to sleep and)
      (hope|hoped|hoping|wish|wished|wishing|pray|prayed) (i|that i) (would|will|do|did|might)? not (wake|woken|wake up)
      (god|lord|prayers|pray|prayed|praying) ~9 not ~3 (wake|waking)
      (nice|easier|better|good|glad|fine|lovely|relief|ok|okay) ~1 not to (have to)? (wake|be here|be alive)
      ? not (see|seeing) (the|another|tomorrow)? (morning|daylight|christmas|spring)
      ? (morning|tomorrow) (just)? (do|does|did|would|will)? not come
      ? as soon not (be here|wake|see|be around)
      (be|being) (easier|better|kinder|simpler) ~1 (dead|to be dead) than
      (no|any|without|lost all|zero) (reason|reasons|point|wish|will) (left)? (to|in|for) (live|living|be alive|being alive|exist|existing|stay alive|staying alive|keep living|go on living)
      (do|would|did|will|does) not (want|wish) (to)? (wake|waking) up (anymore|again|at all|ever)
    `,
  },
  {
    id: 'en.no-wish-to-live',
    kind: 'risk',
    tier: 'T2',
    isRiskWhenNegated: true,
    patterns: `
      (want|wanted|wish|wished|care|like|desire|plan|intend|need|deserve|deserving|worth|able|ready|hope) to? (live|be alive|be here anymore|be here any longer|be here any more|exist|keep living|stay alive|go on living|keep existing|remain alive)
      ? (want|wanted|wish|wished|care|like|desire|plan|intend|need|deserve|hope) to? (be here|be around|wake up tomorrow|see tomorrow|stick around|grow old|keep going with life)
      (reason|reasons|point|will|purpose|motivation) (for me)? (to|in|for) (live|living|be alive|being alive|stay alive|staying alive|exist|existing|be here|keep living)
      ? (worth) (living|staying for|living for)
      ? (glad|happy|grateful) ~2 (alive|i woke up|i am here|i survived|to be here)
    `,
  },
  {
    id: 'en.suicide-word',
    kind: 'risk',
    tier: 'T3',
    subjectAt: 'start',
    patterns: `
      ? suicide|suicidal
      ? overdose|overdosing
      (kill|killing|hang|hanging|shoot|shooting|drown|drowning|end|ending) myself
    `,
  },
  {
    id: 'en.welcome-to-death',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subjectAt: 'end',
    patterns: `
      @welcome ~6 @nonexistence
    `,
  },
  {
    id: 'en.death-is-welcome',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subjectAt: 'start',
    patterns: `
      @nonexistence ~5 @relief
    `,
  },
  {
    id: 'en.against-life',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subjectAt: 'end',
    ignoresNegation: true,
    patterns: `
      (not|never|no|nothing|why|without|nobody|none|hate|regret|tired|sick|done|hardly|pointless|stop|hard|sorry|wrong|mistake|curse|punishment|unfair|ashamed|guilty|cruel|less|despise|bored|exhausting|exhausted|weary|enough) ~6 (alive|existing|exist|existence|born|be in this world|on this earth|keep living|go on living|to live anymore|living anymore|this life anymore|be a person|being a person|human anymore|living like this|woke up today|stay in this world|waking up every)
      (alive|existing|existence|being born|staying alive|waking up|my life|this life|living) ~2 (is|feels|has been|was|seems|has become|hurts) ~2 (mistake|pointless|punishment|unbearable|torture|burden|agony|hell|pain|exhausting|worthless|meaningless|over|curse|chore|prison|too much|empty|not worth)
      (had|have had|lived) (my|enough|a good|a long|long) ~1 (time|life|years|run|innings|enough) ~6 (go|gone|leave|bother|over|now|here|sleep|rest|lord|ready|another|anymore|spring|through|done|not)
      (could not care less|do not care|no longer care|not bothered|does not matter|would not matter|makes no difference|make no difference|not fussed|do not mind|would not mind|not care) ~3 (live|die|wake|dead|alive|exist|survive|gone|woke|died|killed|hit|crash*)
      (died|passed|gone|left|passed away|dead|without him|without her) ~8 (not|can not|could not) (live|go on|survive|carry on|exist) without
    `,
  },
];
