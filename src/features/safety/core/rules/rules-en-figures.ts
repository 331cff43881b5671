import type { RuleFamily } from './rule.ts';

/** English: what only sounds like danger, and what softens it. */
export const EN_FIGURES: readonly RuleFamily[] = [
  {
    id: 'en.figure',
    kind: 'figure',
    patterns: `
      suicide no
      (rather|sooner|prefer|wish) ~1 (he|she|they|you) (had|would have|would)? (just)? (hit|slap|slapped|punch|punched|smack|smacked|thump|thumped) me
      dying (to|for) (see|know|hear|try|meet|go|get|tell|find|watch|eat|read|taste|play|visit|ask|a|an|some|this|that|the|you|use|wear|show|start|have|buy|check|learn|travel|finish|be back|pee|talk|leave work|hang|do this|hug|book|cook|be outside|be asked)
      (die|died|dying|dead|killed) (of|from|with|out of) (laughter|laughing|embarrassment|boredom|cringe|cuteness|excitement|shame|curiosity|hunger|thirst|heat|suspense|happiness|secondhand|second hand|joy|jealousy|envy|anticipation|the heat|the suspense|the cuteness|the cringe|cringing|awkwardness|overwork|nerves|fomo)
      (die|died|dying|dead) (laughing|inside laughing|on this hill|on that hill|on the hill|hard|trying|young and rich|down|out|happy)
      (hill|hills) (to|i will|i would|i am willing to) die (on)?
      to die for ($|and|but|with|at|there|here|dessert|food)
      (embarrass*|mortified|awkward|cringe*|cringy|secondhand) ~5 (die|died|dying|kill myself|dead|disappear|vanish)
      (die|died|dying|kill myself|dead|disappear) ~2 (embarrass*|cringe*|awkward)
      (drowning|buried|swamped|suffocating|drown) (in|under|with) (paperwork|work|emails|email|homework|laundry|assignments|deadlines|meetings|tasks|admin|spreadsheets|essays|chores|boxes|dishes|papers|notifications|bills|projects|tickets|grading|snow|invoices|reports|coursework|content|messages|toys|data|orders|debt collectors)
      (joke|slayed|hilarious|funny|video|meme|tweet|outfit|tiktok|face|comment|caption) ~5 (am|i am|me) dead
      (finish|end|kill|stop) (this|the|that) (chapter|assignment|draft|thesis)
      if i (was|were|am|ever became|became|ever got|get|felt) (suicidal|in crisis|in danger|thinking about suicide)
      rather not wake up (till|until|before) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midday|lunch|lunchtime|the weekend|the afternoon|eight|nine|ten|eleven|twelve|8|9|10|11|12|half ~1)
      not (wake|waking|wake up|waking up) (till|until|before) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midday|lunch|lunchtime|the weekend|the afternoon|eight|nine|ten|eleven|twelve|8|9|10|11|12|half ~1)
      (do or die|die hard|die hards|never say die|old habits die|old habits)
      (dead) (tired|serious|on|line|weight|end|ends|lift|lifts|beat|sexy|right|wrong|sea|poets|certain|set|center|centre|silence|quiet|asleep|simple|easy|funny|last|heat|battery|phone|zone|pool|rose|mall|leg|arm|bug|ringer|giveaway|body in|cells|sure|plant|plants|grass|tree|skin|mouse|bird)
      deadlift|deadlifts|deadline|deadlines
      drop dead (gorgeous|beautiful)
      (wouldn't|would not|not) be caught dead (in|with|wearing|at|there|doing)?
      over my dead body
      (knock|knocked) (them|em|it) dead
      (feet|feed|back|head|legs|shoes|knees|neck|heels|shoulders|allergies|heat|humidity|suspense|it|this|that|traffic|job|commute|cramps|workload|internet|wifi|stairs|headache|hangover|boss|teacher|homework|schedule|pollen|tooth|stomach|wait|waiting|curiosity|silence|you|shift|hours|deadline|class|workout|sun|winter|weather|eyes|throat|bills|prices|rent|printer|computer|laptop|kids|toddler|dog|calves|arms|feet|thesis|assignment|assignments|exam|exams|finals|meetings|job|project|game|show|diet|song|ads|bra|jeans|voice|accent|smile|laugh) (is|are|was|were|has been|have been|been)? (killing|murdering|slaying|finishing) me
      (killing|killed|kill|kills) (it|time|the mood|the vibe|the engine|the lights|the joke|my vibe|two birds|my mood|the mosquito|the deal|the process|the app|the server|the weeds|the boss|a boss|an hour|the music|the sound|the germs|bacteria|zombies|zombie|the dragon|the enemy|enemies|my buzz|my battery|my appetite|the spider|a spider|spiders|bugs|ants|flies|mosquitoes|my plants|my plant|the lawn|all my plants|my houseplants|my succulents|my sourdough|the audition|that interview|the interview|that presentation|the presentation|my presentation|that exam|the exam|the test|the show|my set|my character|the dance|brain cells|a few hours|some time)
      (kills|kill|killing|killed) (me) (to say|to see|to admit|that i|when|how|every time|with|softly|laughing|with|you know|not to|inside to|lol)
      would kill (for|to have|to be|to see|to get|to go|to know|to sleep|to eat)
      (could|would|might|will|going to|want to|gonna) (kill|murder|strangle|throttle) (for|a|some) (coffee|pizza|burger|drink|nap|beer|sandwich|steak|snack|cigarette|holiday|vacation|glass|cup|taco|donut|cookie|salad|whole pizza|ice cream|massage|cold|pint|bit|sleep|good|decent)
      shoot (me|you|him|her|them|us) (a|an|over|your|the|some|through) (text|email|message|dm|line|mail|note|details|question|invite|link|me)
      shoot (me) (now)? (with|if)
      last (day|night|week|morning|evening) (at|of|in|on|with) (work|school|vacation|class|the trip|camp|summer|term|semester|my job|uni|college|holiday|the year|our|my (internship|job|shift|holiday|vacation|trip|contract)|the (job|semester|season|tour|cruise|course)|this (job|house|apartment)|town|paris|italy|high school)
      (photo|video|film|movie|music) (shoot|shooting|shoots)
      (shoot|shooting|shot) (for|hoops|pool|the breeze|some hoops|photos|pictures|videos|a film|a video|baskets|my shot|goals|the shit|stars|film|three|free throws|my hand up|up in price)
      (hang|hanging|hung) (out|on|in there|with|around|up|tight|over|the|my|by|back|laundry|pictures|some|clothes|curtains)
      (jump|jumping|jumped) (to conclusions|the gun|ship|in the (lake|ocean|sea|shower|car|river together)|in the pool|in the shower|on the bandwagon|on a call|on the call|on zoom|rope|for joy|at the chance|up and down|on board|in bed|right in|through hoops|on the trampoline|on trampoline|off the diving board|on it|on the bus|on a train|on the train|on the next|on a bus|on the subway|on the trend)
      (bungee|bungy|base|parachute|high|long|ski|triple|show|broad|star) (jump|jumping|jumps)
      (skydiving|skydive|bungee|parachute|parachuting|paragliding|zipline|abseil*|base jump|diving board)
      (suicide) (squad|mission|doors|door|squeeze|sprints|drills|runs|king|silence|boys|girls|prevention|awareness|hotline|line|rates|rate|statistics|stats|bomber|bombing|bombers|watch|forest|burn|squads|wings|hill|cover up|barrier|survivors|loss|blonde|lane|pact in|by cop|grip|slide|play|defence|defense|chess|squeeze play|machine|lifeline|helpline|training|intervention|research|studies|risk assessment|letters in|shift|hot sauce|wing)
      (political|career|social|financial|commercial|professional|economic|brand|electoral|reputational|culinary) (suicide|death)
      (cut|cutting|cuts) (class|classes|corners|carbs|sugar|back|down|off|it out|the grass|the lawn|my hair|her hair|his hair|the cake|vegetables|onions|onion|bangs|my bangs|my own hair|dairy|gluten|ties|costs|the budget|coupons|coffee|caffeine|alcohol|weight for|the cord|the crap|the rope|out sugar|out carbs|out|paper|fabric|my nails|my toenails|deals|a deal|to the chase|in line|line|lines|it close|short|my finger (cooking|chopping|while|slicing|on a|making|on the)|myself (shaving|while shaving|cooking|chopping|on a|some slack|some|a slice|a break|a piece|loose|off|on the|while|out|opening|slicing|making|in half|free|a deal|when i was (cooking|chopping|shaving|cutting)))
      (cut|cuts|cutting) my (hair|nails|finger|thumb|fringe|bangs|losses|teeth|hours|grass|lawn|toe|foot on|hand (cooking|chopping|on|while|washing|making|slicing|opening)|leg (shaving|while|on)|legs (shaving|while)|arm on|budget|own hair|food|steak|expenses|commute|sandwich|screen time|chin shaving|knee|toenails)
      paper cut|cuts
      (hurt|hurting|burn|burned|burnt|injured|bruised) (myself|my ~1) (playing|at the gym|cooking|running|exercising|lifting|at practice|skiing|skating|skateboarding|working out|at work|falling|dancing|on the stove|on the|in soccer|at soccer|in football|at football|during|by accident|accidentally|when i fell|moving|hiking|climbing|gardening|with the oven|making|ironing|while|lifting|surfing|in practice|in training|stretching|doing yoga|laughing|with hot|with the|baking|curling|on my|on a|trying to|while trying|out|doing)
      (accidentally) (cut|hurt|burn|burned|burnt|hit|scratched|stabbed) (myself|my)
      (burn|burned|burnt|burning) (out|myself out|the|my (toast|dinner|mouth|tongue|bridges|food|hand on|finger on|calories|arm on|hand cooking|fingers on|arm baking))
      (phone|battery|laptop|car|computer|plant|plants|wifi|controller|headphones|ipad|tablet|engine|console|character|internet|server|app|airpods|link|fish|succulent|houseplant|tv|microphone|mic|watch|flowers|tomatoes|hamster|goldfish|orchid|basil|trend|conversation|chat|party|romance|spark|sourdough|cactus) (is|was|has|keeps|just|are|were)? (on|about to|going to|suddenly|half|completely)? (died|dying|die|dies|dead|killed|deceased)
      (end|ending|ends|ended) (the|this|our|a|my|the whole) (day|meeting|call|week|conversation|chat|session|game|lease|semester|book|movie|episode|friendship|relationship|contract|engagement|subscription|shift|year|season|workout|marriage|work day|phone call|membership|job|debate|discussion|vacation|trip|night with|date|sentence|argument|project|affair|partnership)
      (end|ending|ended) (it|things) (with|between|off with) ~3
      (end|ended) it (with|between) 
      end it (here|there) (for now|for today|for tonight|thanks)
      (love|loved|loving|enjoy) (him|her|it|you|them|this|that) to death
      (bored|scared|worried|tickled|frightened|starved|embarrassed|startled|sick|chilled|frozen|stressed|worked) (to|half to) death
      (scared|frightened|startled) (me|him|her|us) (to|half to) death
      (death) (stare|grip|metal|row|star|valley|note|eater|eaters|trap|by chocolate|by powerpoint|spiral|march|wish movie|stranding|cab|on the nile|of a salesman|battle|bed scene|race|drop|certificate|tax|rate|rates)
      catch (my|your) death
      (a|it is|matter of) (life and death|life or death|fate worse)
      live and let (die|live)
      (living|live) (the dream|my best life|la vida)
      (i am|am|was|i was|we|we were|we are|had me|has me|got me|have me|i) (dead|died|dying|deceased|screaming) (at (that|this|how|the|her|his|my|your)|when (he|she|it|they|the|you)|over (this|that|the)|that (was|is)|with laughter|by (this|that)|because of (that|this|how))
      would (rather)? die (before|than) (wear|eat|admit|listen|watch|go|miss|let|be seen|talk to|ask|do karaoke|sing|speak in|tell|text|give|use|cheer|support|drink|work for)
      (rather|sooner) die than (wear|eat|admit|listen|watch|go|miss|let|be seen|talk|ask|do|sing|speak|tell|text|give|use|cheer|support|drink|work|move|lose to|touch|be caught|see|share|apologize|call|run|get|sit|pay|camp|dance|read|present|sit through)
      (thought i would|thought i was going to|about|going to|gonna|i|will|could|could have|wanted to|want to|was ready to|might) (die|died|dying) (of|from|when (he|she|my|the|they|it|we|everyone|i saw|i heard|i tripped|i realized|i realised|i called|i sent|i fell|mom|dad|someone)|laughing|on the (treadmill|hike|stairs|bike|run|peloton|climb)|during|at the gym|in (spin|yoga|pilates|gym|pe|that)|after (leg|that|the|one|two|ten|five)|if (i|he|she|they|the|my|it|this|one|someone|you) (do not get|have to (see|hear|watch|listen|sit|do|eat|go|wait|run|wear|read|attend|fill|explain)|finds out|find out|asks|texts me|does not text|tells|sees|saw|show|shows|cancel|plays|eat|likes|says|calls on|posts|spoil|spoils|smiles|win|wins|lose|see|eat|hear|get tickets)|for (some|a|that|this|one|those|their|her|his|your))
      (makes|make|made|making) me (want to|wanna) (die|kill myself|jump off|scream and die|crawl into a hole and die) (laughing|of|lol|it is (cute|cringe|bad|boring|funny|embarrassing)|from (cringe|embarrassment))
      (kill|shoot|end) me (now|lol|rn|pls|$)
      (slept|sleep|sleeping) like the dead
      (better|rather) (dead) than (red|late)
      (see|watch) (him|her|them) (in hell)
      (night|walking|evil|living|undead|grateful|left for|red|back from the|raised from the|day of the|dawn of the|poets|raise the|wake the|good as) dead
      (out like a|like a) (dead)
      (beating|beat) (a) dead (horse)
      (kill|killing|die|dies|dying|died|kills|killed|dead|respawn|shoot|shooting|stab|murder|suicide) ~8 (in (the|this|that|a) (game|level|match|raid|round|lobby|dungeon|tournament|video game|boss fight|fortnite|minecraft|show|movie|book|series|film|season|episode|finale|play|novel)|in (fortnite|minecraft|valorant|roblox|elden ring|zelda|cod|call of duty|gta|dnd|league|overwatch|dark souls|mario|skyrim|apex|among us|game of thrones|chess)|boss fight|respawn|final boss|video game|on level|this level|on ranked|our team|in overtime|in playoffs|on the court|on the field|at the buzzer|last night game)
      (game|match|level|lobby|fortnite|minecraft|valorant|roblox|zelda|boss|dnd|league|overwatch|souls|mario|skyrim|apex|raid|dungeon|npc|zombies|zombie|dungeon master) ~7 (kill|killed|killing|shot|shoot|stab|stabbed|murder|murdered|died|dies)
      (took|take|takes|taking) my own life (into|in my|back|on a|on the road|story|jacket|savings|experience|experiences|as an|advice)
      (run|ran|running) (myself) into the ground
      (finish|end|ended|ending|finished) (myself|me) (off)? (at the gym|some|a (coffee|drink|cake))
      (pull|pulling|pulled) the trigger on (a|an|the|buying|this|that|my|new)
      pull the plug on (the|this|my|our|that)
      (bite|bit) the bullet
      (dodged|dodge|sweat|sweating|sweated|faster than a|silver|magic|rubber) (a|the)? (bullet|bullets)
      bullet (journal|point|points|train|proof)
      (stick|stuck) (to|it to|with) my guns
      (under|stabbed|stab|stabbing) (the gun|in the back|in my back|at it|in the dark)
      over the edge of my seat
      on the edge of my seat
      (cross|burn|burning|burned|build) (that|my|the|a|bridges) bridge?
      (gone|go|going|went) (off the rails|through the roof|over the edge|to the edge|home|to bed|to sleep now)
      through the roof
      off the (chain|hook|wall|cuff)
      (want|wanted|going|like) to (sleep|nap) (in|for a week|all day|early|through)
      (i am|am) done (with)? (homework|work|school|this class|this semester|exams|finals|dishes|the dishes|cooking|for the day|for today|now|for the night|packing|cleaning|laundry|eating|the laundry|my shift|winter|this weather|dating apps|men|my ex|this job|my job)
      (do|did|does|would) not want (to)? (be|go|stay|live) (at|in|with|near) (this|that|a|my|the|work|here|school|home|parents|bed|apartment|house|party|meeting|job|city|town|country) ~1 (job|meeting|party|class|city|town|apartment|house|country|office|dorm|place|family|relationship|marriage|room|call|school|parents|hotel|flat|group|roommate|roommates|state|neighborhood|team|dorms|hospital)?
      (do|did|does) not want to (live|stay|be|keep living) (alone|here (when|because it|with my)|there|with|together|far|apart|like a slob|in (new|london|texas|ohio|florida|a|the|my|this|that|san|los|chicago|dorms)|long distance|in regret|with regret|without (wifi|coffee|my phone|internet|music|air conditioning|chocolate|it|ac|cheese))
      can not (live|survive|function|exist) (without) (my)? (wifi|coffee|phone|internet|music|air conditioning|chocolate|it|ac|cheese|him|her|you|tea|caffeine|glasses|dog|cat|sleep|friends|makeup|planner|calendar|spotify|netflix|air|salt|bread|pasta|a planner|them|adhd)
      (can|could) not (do|handle|take|go on|continue|stand|deal with|bear|cope with) (it|this|that|these|the|my|any more|another)? (exam|exams|homework|traffic|commute|heat|weather|job|class|math|maths|meeting|meetings|spicy|winter|cold|noise|emails|email|cliffhanger|suspense|cuteness|wait|roommate|mess|laundry|diet|gym|hike|workout|puzzle|crossword|crossfit|plank|squats|boredom|small talk|group project|group chat|humidity|mosquitoes|zoom|dishes|smell|neighbours|neighbors|music|construction|shift|spreadsheet|slow internet|schedule|alone i need help with|by saturday|by friday|on saturday|on friday|today sorry|tomorrow sorry|this weekend sorry)
      tired of (waking up (early|at|early|late|before|sore|with a)|living (out of|in|with|paycheck|on|at|like a student|from)|my life being (busy))
      (hate) (living|existing|being|waking up) (alone|here|in|with|at|early|early|late|far|next|on|out of|single|broke|cold|sick|the|a|before|to (my|the)|up|sober|an adult|hungry|like this|rushed|tall|short)
      no (point|sense|use) in (living|staying|being) (in|with|here for|far|there|at|near|on)
      (sleep|slept|sleeping|nap) (forever|for|for a year|for a week|for 12 hours) (after|this weekend|today because|on|lol)
      (rest|go|went|die) (in peace) (to|my|queen|legend|king|phone|grandma)
      (go|going|went) (die|dead) (on|silent)
      (want|wanna|going|would like) to (disappear|vanish|escape) (to|into|in|on|for a|from (work|my|the)|with) (a|an|the|bali|italy|hawaii|mexico|woods|mountains|beach|forest|island|cabin|week|weekend|few|nature|day|month|my|book|books|blanket|covers|bed|work|office|meeting|party|him|some)
      give up (on)? (sugar|coffee|smoking|drinking|meat|carbs|chocolate|my seat|the|gluten|dairy|alcohol|this (puzzle|game|book|show|recipe|level|crossword|diet)|dating|guitar|piano|my dream of|trying to (fix|learn|find|beat|cook|bake|understand))
      (take|taking|took|taken) (my|the|an|some|two|a|2|one|all my|her|his) (vitamins|vitamin|antibiotics|allergy|iron|probiotics|advil for|ibuprofen for|aspirin for|tylenol for|birth control|supplements|medication as|meds as|meds every|meds this morning|meds today|medicine as|medicine like|medication like|daily|pill every|thyroid|blood pressure|medication for|meds for|medicine for|pill for|pills for my|temperature|exam|test|bus|final|finals|train|flight|trip|break|nap|walk|bath|shower|tablets (as|for|with)|melatonin (to|for|and)|painkiller|painkillers (for|after))
      (deadpool|diehard|killjoy|painkiller|buzzkill|roadkill|overkill|killer|killers|dye|dyed)
      (kill|murder|strangle|killing|murdering) ~6 (ate|eats|eating|stole|borrowed|spoiled|finished|forgot|drank|snores|snoring|chews|chewing|sings|singing|late|dishes|leftovers|fries|remote|charger|toilet seat|thermostat|hoodie|sweater|snack|snacks|cookies|cookie|pun|puns|laundry|spoilers|netflix|pizza)
      stabbed|stab|stabs (me|him|her|us) in the back
      (makes|make|made|making) me feel ~2 alive
      feel|feels|feeling|felt alive
      looks could kill (i would be dead|she would be dead|he would be dead|i am dead)?
      (read|reading|watched|watching|heard|learn|learned|learning|volunteer|volunteering|volunteered|attended|taught|teaching|study|studying|studied|wrote a|writing a|lecture|researching|discussed|discussing|discuss|talked|interview|article|documentary|podcast|film|movie|book|class|training|work) ~5 suicide
      suicide ~2 (is a|is the) (leading|big|serious|public|common|complex|topic|theme|sin|crime)
      kill|killing|killed (it|them) (on|with|at) (stage|the)
      kill (bill|joy|switch|a mockingbird|shot|streak|count|two birds)
      how to kill a mockingbird
      you are killing (it|me)
      (roasted|slay|slayed|ate) 
      die kinder
      (wrote|written|write|writing) ~2 (letter|note|letters|notes|card|poem) (to|for) (put|go|bury|place|lay|leave|read) ~3 (in|with|on|at|out|beside)
      live laugh
      jumped out of my skin
      jump out (of)? (my skin|at me)
      dead (to|from) (me|the waist)
      (kill|killing) (her|him|them|you|my (brother|sister|roommate|husband|wife|mom|dad|boyfriend|girlfriend|cat|dog|kids|friend|boss|mum|brothers|sisters|cousin|best friend|flatmate|partner|coworker)) (lol|haha|with kindness|for (eating|stealing|taking|finishing|forgetting|not|leaving|spoiling|using|borrowing|telling|making|ruining|wearing|drinking|this|that|it|playing|snoring|waking|breaking|losing|being|embarrassing|posting)|if (he|she|they|you) (eats|eat|does not stop (singing|humming|snoring|talking|chewing|tapping)|forgets|spoils|touches|touch|plays|leaves|leave|do not|does not (text|stop|do|call|clean|show)|stole|steals|ate|forgot|is late|wakes|ruins|says one more pun|makes)|when (he|she|they|you) (gets|get|find|finds|see|sees)|at (chess|monopoly|mario|uno|tennis|poker|scrabble|fifa|ping pong|cards|basketball))
      (mom|mum|dad|boss|wife|teacher|coach|parents|everyone|you|roommate|sister|brother|landlord|manager|editor|trainer|dentist|professor|aunt|cousin|cat|dog|girlfriend|kids|supervisor|team|bestie|friend|friends) (is|are|will|would|is gonna|going|gonna|are going|is going|might|was) (going)? (to)? (kill|murder|strangle) me (if|when|for|because|lol|once|over|$)
      (kill|murder|strangle) (him|her|them) (lol|haha|with love)
      (die|dying|died) (my|her|his|your|the) hair
      dead (or alive|reckoning)
      i would die for (you|my|him|her|them|a|some|this|that|tacos|chocolate|pizza)
      (born to die|die with a smile|kill em with kindness|kill this love|live and let die|stayin alive|staying alive) (song|by|album)
      what does not kill (you|me|us)
      (makes|make) you stronger
      (world|end) of the world
      (end|ending) of (the|my|this) (day|week|month|semester|year|shift|term|movie|book|line|rope with (him|this))
      the end of the (day|week|month|world|movie|book|semester|year)
      (plants|houseplants|plant|computer|car|laptop|printer|phone|fish|hamster|cat|dog|tomatoes) ~3 suicide
      live|living|stay|keep in (this|a|that|the|my|an|our|such|his|her|their) ~1 (apartment|house|flat|city|town|neighbourhood|neighborhood|place|room|mess|area|building|dorm|suitcase|hotel|country|basement|state|climate|cold)
      living out of
      gun|rifle|shotgun ~5 (hunting|the range|shooting range|deer|ducks|sport|collection|antique)
      (prescription|pharmacy|pharmacist) ~5 (ready|pills|meds)
      (kids|children|dog|cat|wife|husband|they|baby|toddler|boss) ~2 (run|ran|running) me (ragged|over with work)
      curl up and die
      disappear|vanish|escape (to|into|for|on) (a|an|the|my|some|bali|hawaii|italy|mexico|woods|nature|weekend)
      (dream|nightmare|dreamed|dreamt) ~6 (died|die|dead|killed|dying|drowned|drowning)
      bored ~4 (die|dead|death)
      cut|cuts|cutting (me|him|her|us|them|people|someone) (off|out|short|loose|in|some|down)
      looks could kill i would be dead
      not want to be here (on my own|by myself|alone) (every day|all day|all week|every night|most days|with|when|while|in|doing|talking|listening)
      (laugh|laughed|laughing|giggled|cackled) ~6 (die|died|dying|dead)
      (hungry|thirsty|hot|cold|bored|full|sore|excited|embarrassed|nervous|cute|funny|spicy|awkward|beautiful|good|delicious|happy|boring|hungover|jealous|sweaty) ~3 (could|would|will|might|thought|going to) ~3 (die|dead)
      (could|would|will) (die|kill|murder) for
      swear ~3 (if (he|she|they|it)) ~4 (one more|again)
      (shot|shoot|shooting) (myself|yourself|himself|herself|ourselves) in the foot
      rope ~2 (swing|ladder|climbing|gym|course|bridge|bracelet)
      (climb|climbing|tow|jump|skipping|dog|tug) ~2 rope
      (driving|drives|drive) me (crazy|mad|nuts|insane) ~4 (strangle|kill|murder|throttle)
      (drive|drives|driving|drove) (me|us|him|her|them|everyone) (up the wall|off a cliff|round the bend|insane|nuts|bananas)
      up the wall
      (letter|note|card|letters) (to|for) ~2 (late|grandmother|grandma|teacher|santa|editor|landlord|council|senator|company|bank|school)
      (wake|waking|get) up (early|at (noon|dawn|night|four|five|six|seven|eight|nine|ten|4|5|6|7|8|9|10|half|the crack|silly|stupid|all hours)|before|for work|for school|in the dark|sore|tired|late)
    `,
  },
  {
    id: 'en.figure-ordinary',
    kind: 'figure',
    patterns: `
      (wrote|write|writing|written|left|leave|leaving|sent|posted|finished) ~2 (note|notes|letter|letters) (for|to|on) ~2 @addressee
      (set|picked|chose|chosen|have|got|fixed) (a|the|our) (date|day) (for|to) ~2 @appointment
      can not wait (to|for|until) ~1 (see|meet|visit|hug|hold|show|tell|eat|try|go|be back|watch) ~4
      (will|am|are) not (be|going to be) (here|there|around|in|at home|home) ~4 @away
      (do|did) not want to be (here|there) ~6 @dull_place
      (lost|losing|lose|loses) ~1 (the|my|all|any) (will|desire) to live ~4 @dull_place
      (i am|i have been|years|months|weeks|days|year|week) ~1 (self harm free|clean from self harm|free of self harm|without self harm|without hurting myself)
      (self harm|suicide) (free|admissions|statistics|rates|rate|content|policy|awareness|prevention|training|module|helpline|leaflet|workshop|warning)
      (better|fine|well|easily|great|badly|ok|okay) without me (for a|for the|this|at|in goal|in the match|on the project|until)
      (jump|jumped|jumping|leap|dive|dived) (off|into|in|from) ~3 (map|board|diving board|pool|lake|trampoline|bed|sofa|swing|deep end|bandwagon|taxi|puddle|puddles)
      overdosed on (chocolate|sugar|tv|television|reality|tiktok|coffee|cheese|netflix|sun|cute*|carbs|christmas|nostalgia|cake|kittens|football|news|sleep)
      (hit|hitting|bang|banged|banging|smashed) my (head|hand|hands|fist|face) (on|against|in) the (cupboard|door frame|ceiling|beam|table|shelf|door|doorframe|counter|car door|drawer|desk)
      my life is ~1 (over|ruined|done|finished) ~3 (wifi|password|pics|photos|biscuits|history|phone|season|episode|lol|spoiler|spots|braces)
      (tonight|today|tomorrow) (is|will be) (the|my) (night|day) ~3 @appointment
      (do|doing|did) it (tonight|tomorrow|now|right now|today|this weekend) ~3 (clean up|asking|ask|exam|test|call|dishes|homework|booking|tax|taxes|assignment|laundry|interview)
      want the (ground|earth|floor) to swallow me
      (take|taking) care of (my|the) (dog|cat|kids|pets|plants|house) ~3 (back on|until monday|this weekend|next week|while i am|on holiday)
      (gone|away|not here|not around) (for|until|till|over|on) ~2 (days|week|weeks|fortnight|weekend|month|months|holiday|holidays|half term|summer|monday|tuesday|wednesday|thursday|friday|a trip|the cruise|business)
      never (wanted|felt) ~2 (alive|here|live) ~1 (much|more|so)
      rather die (with|at|in|on|doing|of) (a|an|my|the)
      (rather|sooner) die than
      (beat|beats|beating|beaten|hit|hits|slapped) (me|us|them)? (at @game|(again|every time|each time|twice) at @game|to (it|that|the (post|punch|door|line|front|finish|top|last|bathroom|good bit))|hollow|for six|on penalties|in the (final|league|cup|semi)|by (two|three|four|five|six|a|one))
      (could|would|want to|going to) (strangle|throttle|swing for|wring|brain|kill|murder|shake) (him|her|them|@kin|my @kin|the @kin|that @kin)
      (deadline|deadlines|job|work|rent|heat|stairs|shift|commute|thesis|exam|exams|kids|children|boss|wedding) (will|would|is going to|might|may) (kill|murder|finish) me
      will be the death of (me|us|him|her)
      (i will|can) breathe when i am dead
      (curtains|picture|painting|shelf|coat|washing|laundry|cuadro|cortinas) ~4 (hang|hanging|colgar)
      colgar ~2 (cuadro|cortinas|ropa|abrigo|telefono)
      (die|died|dying|dead) over (a|an|some|the|gouda|cheese)
      (took|taken|take|taking) all (my|the|his|her) (pills|tablets|meds) (for today|for the day|this morning|today|back|as prescribed|with breakfast|like)
      rather jump off ~3 than
      (die|died|dead) (it|them) (purple|blue|pink|green|red|black|blonde)
      all (he|she|they) wrote
    `,
  },
  {
    id: 'en.figure-body',
    kind: 'figure',
    patterns: `
      (had|have|having) (a|my|another|mini) ~1 heart attack (when|because|at|over|from|seeing|opening|reading)
      (gave|give|giving|gives|given) (me|him|her|us|my mom|my dad) (a|another|minor|mini) ~1 (heart attack|stroke)
      (bleeding|bleed|bled) (money|cash|out money|points|followers|customers|dry)
      (choking|choked) (up|on my words|on the final|in the final|under)
      allergic to (mondays|nonsense|work|people|mornings|drama)
      (thought|thinks|think|like) ~1 (i|he|she|they|it) (was|were|am|is) having a (stroke|heart attack|seizure)
      (thought|swear) ~1 (i|he|she|they) (would|was going to|was gonna|were going to|might) have a ~1 (stroke|heart attack|seizure)
      (laughed|laughing|laugh) (so|that) (hard|much) ~5 (stroke|heart attack|seizure)
      collapsed (laughing|in (laughter|giggles|tears|a heap)|on the (sofa|bed|couch)|into)
      (hit|hits) me up
      (hit|hits|smacked|whacked|swatted|bopped) me ~3 (with|by) (a|the|her|his|my|that|their)? ~1 (towel|tea towel|dish towel|dishcloth|pillow|cushion|newspaper|balloon|snowball|bouquet|oven glove|paper plane) ($|and|but|because|so|until|till|then|for|again)
      swallowed (a|the|his|her|my) (lego|coin|bead|pip|seed|gum|fly)
      nap
    `,
  },
  {
    id: 'en.want-known',
    kind: 'figure',
    patterns: `
      (want|wanted|wish) (him|her|them|you|mum|mom|dad|everyone|people) to know that? (how much|(it is|it was|its) my|i (love|miss|forgive|passed|did|made|got|care|tried|remember)|i am (proud|sorry|ok|okay|happy|grateful|here|thinking))
    `,
  },
  {
    id: 'en.found-of-another',
    kind: 'figure',
    patterns: `
      (found|saw|read|discovered|seen|showed me|sent me) ~2 (suicide note|suicide letter|goodbye letter|suicide plan|goodbye note)
    `,
  },
  {
    id: 'en.bereaved',
    kind: 'figure',
    patterns: `
      (lost|losing|lose) ~4 (to|by) (suicide|an overdose|overdose|self harm)
      (died|dead|death|passed|passing|gone|die) (by|from|of|through) (his|her|their|a)? (suicide|own hand|overdose|an overdose)
      (commited|committed|completed|did|died) (by)? suicide (when|last|in|two|three|a|five|ten|years|and i|on|because|yesterday|after)
      (his|her|their|friend|brother|sister|dad|mom|mum|son|daughter|father|mother|husband|wife|cousin|uncle|aunt|colleague|coworker|grandpa|grandfather|boyfriend|girlfriend|roommate|classmate|partner|teacher|neighbor|neighbour|student|patient) (own)? (suicide|suicide note|overdose)
      @they ~2 (committed|completed|died by|commited) suicide
      @they ~3 (killed|hanged|hung|shot|drowned) (himself|herself|themselves|themself) ~3 (last|when|in|two|three|years|a|five|ten|and i|on|because|ago|yesterday|after|months|weeks)?
      @they ~2 (took|ended) (his|her|their) own? (life|lives)
      overdosed ~4 (died|passed|passed away|gone|dead|last (year|summer|winter|spring|fall|month)|years ago)
      (killed|hanged|shot|drowned) (himself|herself|themselves)
      (committed|commited|completed|died by) suicide
      (took|ended|taken|taking) (his|her|their) own? (life|lives)
    `,
  },
  {
    id: 'en.past',
    kind: 'past',
    patterns: `
      (used to|previously)
      (year|years|decade|decades|months|lifetime|long time|long|ages) (ago|back|earlier)
      (when|while|since|as) i was (a|an|in|at|younger|little|young|small|pregnant|10|11|12|13|14|15|16|17|18|19|20|2*|3*|4*|5*|thirty|forty|fifty|still|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twelve|my|about|around|much)
      (in|back in|during|all through|at) (high school|college|middle school|university|uni|my ~1 (teens|twenties|20s|thirties|30s|forties|40s|fifties|50s)|my youth|19 |the 90s|the nineties|the 80s|the eighties|the past|my past|@past_years|lockdown|covid|the pandemic|grade school|the army|my first marriage)
      (back) (then|in the day|when i)
      (that|this|it|which) was ~2 (@past_years)
      (as) (a|an) (teen|teenager|kid|child|student|adolescent|young)
      (growing) up
      last (year|summer|winter|spring|fall|autumn)
      (at) (one|some) point
      (was|were) a (time|period|point) (when|where|in|that)
      once (upon|tried|attempted|thought|felt|wanted|had)
      (before) i (got|started|found|met|began|had|moved|came|recovered|learned|was diagnosed|went)
      (in) recovery
      (recovered|survivor|survived) 
      (got|made it|came|pulled|grew) (through|out of|past) (it|that|them)
      (years|months|days) (clean|free|sober|in recovery)
      (my|a) (past|previous|earlier|old) (suicide|attempt|attempts|self)
    `,
  },
  {
    id: 'en.present',
    kind: 'present',
    patterns: `
      (again|nowadays|recently|tonight|today|currently|yesterday)
      (right) (now)
      now (i want|i am|it is back|they are back|again|i feel|i think|i keep|i can not|all i)
      (these|those) days
      (still) 
      (this) (week|morning|evening|afternoon|weekend|month|year|time)
      last (night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
      (is|are|come|coming|came|comes|crept|creeping) back
      (few|couple|two|three|some|several) ~1 (hours|minutes|days|weeks|nights) ago
      (hour|minutes|minute|hours|days) ago
      starting to
      getting worse
    `,
  },
  {
    id: 'en.frame',
    kind: 'frame',
    patterns: `
      (song|songs|lyric|lyrics|movie|movies|film|book|novel|character|characters|show|series|episode|story|stories|essay|homework|research|article|articles|documentary|podcast|play|poem|poetry|script|screenplay|scene|quote|quotes|meme|thesis|dissertation|textbook|chapter|protagonist|villain|hero|heroine|musical|opera|anime|manga|fanfic|fanfiction|tv|netflix|band|album|track|verse|chorus|playlist|sermon|museum|monologue|campaign|exhibit|tiktok|trailer|plot|author|writer|singer|rapper|actor|comedian|sitcom|drama|novella|hamlet|romeo|juliet|shakespeare|sylvia|plath|camus|bell jar|13 reasons|game|roleplay|audition|rehearsal|curriculum|psych|psychology|sociology|translate|translation|dictionary|definition|headline)
    `,
  },
  {
    id: 'en.study',
    kind: 'frame',
    patterns: `
      (news|assignment|class|paper|lecture|course|training|workshop|seminar|presentation|report|homework|curriculum|headline|statistics|campaign|project)
    `,
  },
  {
    id: 'en.trivial',
    kind: 'trivial',
    patterns: `
      (homework|math|maths|monday|mondays|traffic|wifi|game|games|level|email|emails|zoom|laundry|diet|line|queue|season|finale|spoiler|hair|haircut|outfit|autocorrect|commute|heat|hot|spicy|gym|workout|cringe|embarrass*|awkward|boring|hungover|hangover|song|meeting|meetings|printer|excel|spreadsheet|group project|alarm|dishes|weather|rain|humidity|mosquitoes|parking|pineapple|typo|replyall|tiktok|movie|episode|karaoke|spider|spiders|roommate|coffee|burpees|squats|cardio|treadmill|leg day|stairs|hiccups|presentation|pun|joke|adorable|cute|cuteness|funny|hilarious|sauce|pizza|taco|team|match|ref|referee|goal|score|overtime|assignment|lecture|essay|chemistry|physics|calculus|spin class|pilates|yoga|hike|crush|ikea|puzzle|buffet|full|ate|thanksgiving|update|loading|lag|lagging|buffering|ranked|boss level|waiting room|airport|flight|delay|delayed|luggage)
    `,
  },
];
