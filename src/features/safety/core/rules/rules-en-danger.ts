import type { RuleFamily } from './rule.ts';

/** English: a plan, means at hand, an attempt, a farewell; self-harm; signs that only raise what is beside them. */
export const EN_DANGER: readonly RuleFamily[] = [
  {
    id: 'en.plan',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      (have|got|made|make|making|wrote|had|there is) (a|my|the|an) ~2 (plan|date|day|method|way) ~1 (to|for|of) (die|kill|killing|dying|end|ending|suicide|do it|doing it|take my|taking my|my death|my suicide)
      ? (know|decided|figured out|worked out|chosen|picked|planned|researched|looked up|looking up|decided on|thought about|planned out|found out|know exactly|imagined|googled|googling|searched) ~2 (how|when|where|the day|the place|the date|the method|methods|ways|the way|a way) ~2 (i will|i would|i am going|to) ~1 (do it|die|kill myself|end it|end my life|end it all|commit|end things|jump|be found|take my life)
      (researching|research|googling|googled|looking up|looked up|searching|searched|reading about|read about|looking into) ~2 (ways|how|methods|painless|the best way|easy ways|suicide) ~1 (to)? (die|kill myself|end it|end my life|methods|end it all|suicide|of dying|commit suicide)
      suicide (methods|method|plan|date|note|notes|letter|letters)
      (best|easiest|quickest|fastest|surest|cleanest|quick|easy|good) ~2 (way|ways|method|methods) ~1 (to|of|for) (die|kill myself|dying|suicide|end my life|end it all|off myself)
      (painless|least painful|most painless) ~2 (way|ways|method|methods) ~1 (to|of|for) (die|kill myself|end it|dying|suicide|end my life|go|end it all|off myself|end things)
      ? (best|easiest|quickest|fastest|surest|cleanest|quick|easy|good) ~2 (way|ways|method|methods) ~1 (to|of) (end it|end things|ending it) ($|all|for good|tonight|now)
      ? (easiest|quickest|fastest|surest|cleanest) ~2 (way|ways) to go $
      (how|ways|way) (can|do|could|to|would|should) i? (kill myself|end my life|die (painlessly|quickly|without pain|peacefully|fast|in my sleep)|commit suicide|end it all|hang myself|overdose|take my own life|painlessly die)
      (how many|how much|what dose|what amount|enough|lethal dose) ~5 (to|will|would|before) ~1 (kill me|die|be lethal|be fatal|overdose|od|kill a person|end it|kill myself|end my life|do it|not wake up|never wake up|stop my heart|sleep forever)
      how (long|far|high) ~5 (to|before|until|would|will|kill) ~1 (die|bleed out|kill me|i die|be dead|i am dead|be fatal|you die|i bleed out)
      ? (by|before) ~2 (time|when) you (read|see|get|hear|find) (this|it|my|about)
      ? (this|tonight|today|tomorrow) (is|will be|be) (the|my)? (last|final) (night|day|time|message|text|goodbye|conversation|hour|one|words|post|hours|sunrise|birthday|evening|you hear|we talk|you will hear|thing i|time we) ~1 (alive|on earth|i will|you will|here|from me|of me|of my life|on this earth|i send|i write|i|together|we)?
      ? (tonight|today|tomorrow) (is|will be) (the|my) (night|day|end|date)
      ? ((will|am) not (be|going to be|be going to be)|will be not) (alive|here|around|on this earth|waking up|in this world) (tomorrow|tonight|in the morning|by morning|after tonight|after today|by tomorrow|by then|next week|by the weekend|by friday|by monday|when you|anymore by|to see|much longer|for much longer|after this)
      (tomorrow|tonight|next week|next month|by then|this weekend|by friday|by monday) i (will|am going to) (not be (alive|here|around|waking up|breathing)|be dead|be gone)
      how (many|much) ~9 (kill me|die|never wake up|not wake up|fatal|lethal|be enough to die)
      how (many|much) ~5 (to take|to swallow) to ~2 (never|not) wake up
      ? will (be dead|be gone|be gone forever|die|be dead by|not wake up|be with) (tonight|by tomorrow|tomorrow|by morning|in the morning|by tonight|by then|soon|today|this weekend|by the time|by sunrise|by next week|before morning|in a few hours|in a few minutes)
      ? (will|going to) (end it|jump|end it all|kill myself|end things|take them|take them all|pull the trigger|go through with it) (tonight|today|tomorrow|now|right now|this weekend|soon|on|at|this week|when|after|as soon as|before)
      ? (tonight|today|tomorrow|now|this weekend) i (will|am going to|am) ~1 (end it|jump|end it all|kill myself|die|end my life|doing it|ending it|take my own life|going to die)
      (going|about|decided|ready|planning|prepared|plan|intend|determined) to (kill myself|end my life|end it all|commit suicide|take my own life|take my life|hang myself|shoot myself|overdose|drown myself|slit my|die tonight|kill myself tonight|off myself|unalive myself|end everything|put an end to|end myself|finish myself)
      planning|planned my own? (suicide|death|exit|way out|end|last day)
      will (kill myself|end my life|commit suicide|hang myself|shoot myself|take my own life|take my life|end it all|jump off|overdose|drown myself|slit|off myself|end myself)
      (have|having|got|had) (a|my|an|the) (suicide|exit) (plan|date|note|method|kit)
      ? (decided|chosen) (when|how) (and|when|how) ~3
      ? (decided|chosen|made the decision|made up my mind|made my decision|ready|my decision is made) ~2 (to die|to kill myself|to end|die|that i will die|suicide|on suicide|to go|to leave this)
      ? (writing|wrote|written|write|left|leaving|leave|finished|started|drafting|typed|typing|recorded|recording) ~1 (a|my|the|my suicide|suicide|an|goodbye|farewell|a goodbye|a suicide|my goodbye|some|all my|all the|my final|my last|last)? (suicide|goodbye|farewell|good bye|final|last) (note|notes|letter|letters|message|messages|video|videos|email|voicemail|words to)
      ? (writing|wrote|written|write|left|leaving) (a|my|the) note (to|for) (my|everyone|them|him|her|mom|mum|dad|family|the family|whoever|people)
      ? (wrote|written|writing|finished|left|sealed) (the|my|a|all my|letters|all the) (letters|letter|note|notes) (to|for|on|and)
      ? (wrote|written|writing) letters to (everyone|my|everybody|each|all|the)
      ? (said|saying|say|saying my|said my|said all my|text|texted|sent|wrote|written|make|made|want to say) ~2 (goodbyes|final goodbye|last goodbye|final goodbyes|last goodbyes|farewells)
      my (suicide|will and|goodbye) (note|letter|video|letters|plan) is (written|ready|done|finished|on|in)
      ? (everything|it|all) is (ready|set up|in place|planned|arranged|prepared) (for tonight|for me to die|to die|to end|for the end|to go tonight|for my death)
      ? (affairs|finances|paperwork) (are|is)? (all)? in order ~4 (gone|die|dead|end|leave|go)
      ? (set|picked|chose|chosen|choosing|have|got|marked) (a|the|my) (date|day) (to|for|when) (my|die|end|go|kill|the|it)
      ? (picked|chose|chosen|choosing|decided on) (a|the|my) (method|way to go|way out|bridge|spot|place to die|place to do it)
      ? (tonight|today|tomorrow) i (die|jump|go for good|end)
      by (tomorrow|tonight|morning|monday|friday) i (will be|am) (gone|dead)
      ? decided ~3 (tonight|tomorrow|for (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this weekend) $
      ? know (how|where) and ~3 decided
      ? (picked|chosen|chose) (the|my|a) (day|night|date|hour|evening) $
      ? not (going to)? be here (by|for|past|come) ~2
      ? (it is|it all is|all) (arranged|sorted|decided|settled) for (tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
      ? (going|about|decided|ready|planning|prepared|plan|intend|determined) to (end it (tonight|now)|do it tonight|end things tonight|jump off|jump in front|throw myself|die today|jump tonight)
      (writing|wrote|written|write|left|leaving|finished|started) ~2 suicide (note|notes|letter|letters)
    `,
  },
  {
    id: 'en.means-at-hand',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      ? (have|got|holding|hold|bought|buy|buying|ordered|ordering|collected|collecting|saved|saving|stockpiled|stockpiling|hoarding|hoarded|counting|counted|stashed|stashing|found|getting|load|loaded|loading|staring at|looking at|sitting here with|sitting with|sitting next to|grabbed|stole|tied|tying|prepared|took out|keep|kept|lined up|laid out|poured|sat here with|here with|swallowed|sharpened) (up|out)? ~3 (pill|pills|tablets|meds|medication|painkillers|sleeping pills|rope|noose|gun|pistol|rifle|shotgun|revolver|knife|blade|razor|bottle|bottles|insulin|loaded gun|bullet|bullets|opioids) ~4 (die|kill myself|end it|end it all|do it|to end|in my hand|in my hands|my hand|my hands|my mouth|to my head|my head|in case i|against my|to my|and i am ready|ready|in front of me|on my lap|around my|for tonight|for later|for when|in my lap|enough|on the table and|beside me and|next to me and|and i want to|and i am going|and i might|my temple|my throat|my wrist|my chest|on my bed and|my neck)
      ? (pill|pills|tablets|meds|rope|noose|gun|pistol|rifle|knife|blade|razor|razors|bottle) (is|are|sitting|lined up|laid out|all|right)? (right|here|all)? (in front of me|in my hand|in my hands|next to me|beside me|ready|on my lap|to my head|on my wrist|at my throat|around my neck|in my mouth|in my lap|against my)
      ? (rope|noose|belt|cord) (is)? (around my neck|tied|ready|hanging|up)
      ? (standing|sitting|stood|sat|here|waiting|am|i am|stand|sit|perched|leaning) ~2 (on|at|by|near|over|off|up|in) (the|a|this|my|top of) (top of)? (the|a)? (edge|bridge|ledge|roof|rooftop|cliff|tracks|train tracks|railing|balcony railing|overpass|platform edge|wrong side|parking garage roof) ~4 (jump|die|end|do it|ready|looking down|going to|about to|want|no reason|not|one step|let go|waiting for|goodbye|over|step|can not|thinking)
      ? (on|at|over) the (edge|ledge|wrong side) of (the|a|this) (bridge|roof|building|cliff|platform|rooftop|railing|tracks|overpass|railings)
      ? (have|got|own|keep|bought|access to|getting|found) ~2 (everything|what|all|stuff|means|enough) ~2 i need (to|for it|to do it|to end|to die|tonight|ready)
      ? (have|got|saved|collected|bought) ~1 (the means|enough pills|enough to|enough meds|enough medication|enough tablets|enough saved) (to)?
      gun|knife|blade|razor (to|against|at|in|on) my (head|mouth|temple|throat|wrist|wrists|chest|neck|arm|skin)
      ? (about|going|ready|one step away) (to|from) (jump|jumping|jump off|step off|stepping off|let go of the|pull the trigger|swallow|take the pills|take them all|take all|hang|do it now|end it|stepping in front|take the whole)
      (car|engine|garage) ~4 (running|exhaust|fumes) ~4 (die|end|sleep|garage closed|windows up)
      ? (pills|tablets|meds|rope|gun|noose|knife|razor|blade|shotgun|rifle|pistol) ~3 (counted|loaded|tied|lined up|laid out|in place|prepared|set out|in the chamber)
      ? one (more)? step (and|away|from|forward) ~3 (done|over|edge|gone|end|it|free)
      ? (parked|sitting|standing|waiting) ~3 (cliff|bridge|tracks|lake|river|ledge) ~8 (not|never|drive home|go home|goodbye|end|over|die)
      ? (standing|sitting|lying|stood|am|laying) on ~1 (tracks|train tracks|railway tracks|ledge|wrong side)
      ? pills ~4 note|notes|letter|letters
      (garage) ~4 (car|engine) ~1 running
      ? (gun|knife|blade|razor) ~3 (ready|next to me|beside me)
      ? (holding|hold|clutching|gripping|got hold of) ~2 (pill|pills|tablets|gun|pistol|rope|noose|knife|blade|razor)
      (tonight|today|tomorrow|this weekend|friday|saturday|sunday|monday) is ~2 (i die|i end it|i do it|i kill|i jump|i will die|i am going to die|i leave this)
    `,
  },
  {
    id: 'en.attempt',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      (took|taken|swallowed|swallow|ate|downed|drank|injected|take|taking|popped|had) ~1 (all|many|a bunch|a whole|the whole|the entire|a lot|loads|an entire|a load|lots|a handful|handfuls|every|whole|everything|half a|half the|many|much|way many|way much|bunch|20|30|40|50|60|100|a full) ~3 (pill|pills|tablets|tylenol|paracetamol|advil|ibuprofen|aspirin|meds|medication|medicine|bottle|bottles|box|boxes|pack|packs|packet|insulin|painkillers|sleeping pills|antidepressants|medicine cabinet|cabinet|drugs|xanax|benadryl|melatonin|them|bleach|strip|stuff)
      ? (took|swallowed|taken|drank) (them|it) all
      ? (took|taken|swallowed) ~1 (my|the|all my|whole) (whole|entire|months|weeks)? (bottle|prescription|month is|weeks|week is|supply) (of|at once|worth|all at once)
      (took|taken|taking|did) an overdose
      ? overdosed (on|last night|today|yesterday|now|this morning|tonight|an hour|a few|again|earlier|and|$)
      (tried|attempted|try|attempting) (to|on)? (kill myself|end my life|take my own life|take my life|commit suicide|hang myself|overdose|drown myself|end it all|end it|suicide|shoot myself|jump off|jump from|suffocate myself|strangle myself|my life|die|od|poison myself|off myself|unalive myself)
      (made|had|did) (a|an|another|my) (suicide)? attempt (last|on my life|yesterday|today|tonight|this|again|at suicide)
      suicide attempt
      (cut|slit|slashed|sliced) (my|both my|open my|both) (wrist|wrists|throat|vein|veins)
      ? (just)? (did|done) it (and)? (now)? ~2 (bleeding|pills|took|swallowed|scared|goodbye|goodbye)
      ? (bleeding|blood) ~5 (will not stop|would not stop|a lot|everywhere|does not stop|not stopping|lot of|all over|deep) 
      (cut|cutting) (myself|my arm|my leg|my wrist|my thigh)? ~1 (so)? deep ~3 (bleeding|stop|blood|wrong|scared|time|this time)
      ? (attempted|attempt) (again|last night|yesterday|this morning|today|last week|a few days ago|on friday|this week|tonight|two days ago)
      ? (jumped|hanged myself|hung myself|stabbed myself|shot myself|poisoned myself|drank bleach|drank poison)
      ? (i|and|have|just) (took|swallowed|taken|popped) (them|it all|the lot|all of it|all of them|all my meds|everything i had|everything in)
      ? started (taking|swallowing) (the|my|them|pills)
      ? (pills|tablets|meds) (i took|i have taken|i swallowed|are kicking in|are working|kick in|kicking in)
      (swallowed|swallow|downed|popped|chugged) ~2 (pills|tablets|meds|painkillers|bleach|bottle of pills)
      ? (drank|drunk|washed down|took|mixed) ~6 (with|and) (all|every|a bunch of|a load of|the rest of) ~2 (pills|tablets|meds|antidepressants|medication|painkillers|sleeping pills|xanax)
      ? cut (myself)? deep
      ? (can not|could not|not) stop ~1 bleeding
      (taken|took|swallowed|swallow) (something|some stuff|everything|the lot|loads|too many|too much) $
      (taken|took) (something|some stuff|them|it) ~5 (too much|too many|a lot more|more than)
      (taken|took|had) (a|an)? overdose
      ? (already|have|just) (done|did) it $
    `,
  },
  {
    id: 'en.farewell-blame',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      ? none of (it|this|that) (is|was) ~1 (on you|on her|on him|on them|(your|her|his|their) (fault|doing))
      ? do not (be|stay) (cross|angry|mad|sad|upset) (with|at) (mam|mum|mom|dad|her|him|yourself|yourselves|each other|god)
      ? so (that)? (she|he|they) (knows|know|will know) (it|i) was (peaceful|quick|calm|at peace)
      ? lucky to have (you|had you) ($|as|all)
    `,
  },
  {
    id: 'en.farewell-things',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      ? (she|he|they|you|mum|mom|dad|sister|brother) can have my (room|things|stuff|clothes|bike|car|records|books|guitar|money|laptop|ring|watch)
      ? (leave|leaving|left) (it|this|that|the letter|the note) for (her|him|them|mum|mom|mam|dad|someone|somebody) to find ~2 (morning|after|later|tomorrow|when|$)
    `,
  },
  {
    id: 'en.farewell',
    kind: 'risk',
    tier: 'T4',
    ignoresNegation: true,
    patterns: `
      ? goodbye (world|everyone|everybody|cruel world|forever|life|all|for good|to everyone|to life|to this world|mom and dad|mum and dad|my loves)
      ? (this is|it is|here is|wanted to say|want to say|calling to say|saying|came to say) (my|a|the|one)? (last|final)? goodbye (forever|for good|to everyone|everyone|to all|$)
      ? (tell|let) (my|them|everyone|her|him|mom|mum|dad) ~3 (i love|i loved|that i love|i am sorry|know i loved|know i love|i was sorry|it was not their|it is not their|not their fault) ~4 (them|her|him|you|it|fault|sorry|$) ~3 (gone|goodbye|when i|after i|once i|dead|find|not here|found)
      ? (will|would|going to) not (be|have to|need to) (a|worry|your|bother|deal|anyone|be|see|hear|put) ~2 (problem|burden|about me|bother|with me|from me|you|me|trouble|worry|with my|up with) ~2 (anymore|much longer|any longer|after|soon|for long|again|longer|again|from tomorrow|in a few)
      ? (this|it) is (the end|it) (for me|i can not|goodbye|$)
      ? (see|meet|catch) you (all)? (on|in) the (other side|next life|afterlife|next world)
      ? (take|taking) care of (my|the) (dog|cat|kids|pets|mom|mum|sister|brother|children|baby|son|daughter|little) ~2 (when i am gone|after i am|when i|for me when|once i|after|if i am not|when i am not|for me ok|for me)
      ? (when|after|once) (i am|i will be) (gone|dead) ~6 (tell|take|give|look|want|dog|note|sorry|love|have my|will|everyone|they|you|know|remember|forgive)
      ? thank you for everything (goodbye|and goodbye|i am sorry|you were|it is time|this is)
      ? (you|they|everyone) (will|can) (all)? (be)? (find|finding|be free of|be rid of) (me|my body) (tomorrow|in the|tonight|when|by|soon|dead|hanging|once)
      find my body
      ? (just)? (want|wanted|here|calling|writing|came|need) to say goodbye ~3 (before|forever|one last|for good|to you|properly|for the last)
      ? (left|leave|leaving|wrote|written) ~2 (letters|letter|notes|note) ((for|to) (everyone|everybody|my|the|each|them|whoever|people)|on (my|the (table|bed|pillow|counter|desk|bench|kitchen|side|stairs|hall|dash|dashboard|seat|mat)))
      ? (will|would) not be (anyone|anybody|your|their|a|everyone|everybody|anyones|anybodys) ~1 (problem|burden|worry|trouble|bother)
      ? (they|you|someone|somebody|everyone|mom|he|she) will find me (in|tomorrow|when|by|soon|dead|hanging|on|at)
      i (love|loved) you all (goodbye|bye|i am sorry|and i am sorry|remember that|never forget)
      (forgive|sorry) ~1 (me|for) (for)? what i am (about to|going to) do
      what i am about to do
      ? sorry for (everything|all of it|all the) (goodbye|bye|i can not|this is)
      ? (my|the) (end|time) (is|has) (near|here|come|now)
      ? (will|would) all be over (soon|tonight|tomorrow|by|in a|after)
      ? (it|everything) (ends|will end|is ending|will be over|is going to end|will all be over|will all end) (tonight|today|tomorrow|here|now|soon for me|this weekend)
      ? if (you|they|nobody|anyone|she|he) (do|does|did) not (hear|see) (from)? (me)? ~1 (from me|me)? ~1 (tomorrow|again|after|you know|anymore|tonight|by)
      ? (do not|never) (blame|feel guilty) ~2 (yourself|yourselves|anyone|themselves|for what i) ~2 (for what i|when i|if i|after i|for this)
      ? (it is|was|this is) (nobody|no one|not your|not their|not anyone) ~2 fault ~4 (goodbye|gone|do|did|when|love|dead)
      ? so long (everyone|everybody|all|world|friends|and goodbye)
      ? (this is|here is) where i get off
      ? will be gone (forever|for good|when you wake|by morning|before you|before morning|by sunrise|from this world|from this earth|and)
      ? (will|would) not be around ($|anymore|for much|to see|when you|after|much)
      ? (when|after|once) i am (dead|gone) ~5 (delete|tell|give|take|look|remember|play|keep|burn|want)
      ? (delete|tell|give|take|look|remember|play|keep|burn|feed|scatter|bury) ~5 (when|after|once) i am (dead|gone)
      ? (please)? (tell|let) ~3 (kids|children|mom|mum|dad|wife|husband|daughter|son|them|family|parents|sister|brother) ~4 (loved|love) ~3 (can not|could not|sorry|goodbye|tried|stay)
      ? (not|never) need (them|it|anything|this|that|these|any of it) ~2 where i am going
    `,
  },
  {
    id: 'en.near-means',
    kind: 'raise',
    patterns: `
      (have|got|holding|bought|ordered|saved|collected|stockpiled|counted|counting|found|grabbed|tied|loaded|took out|keep|with|own|has|hold) ~3 (pill|pills|tablets|meds|medication|rope|noose|gun|pistol|rifle|shotgun|knife|blade|razor|bullets|ammo)
      (pill|pills|tablets|meds|rope|noose|gun|pistol|rifle|knife|blade|razor) (is|are|in|on|next|beside|ready|right)
      (dad is|mom is|my|brother is|a|the) gun
      (on|at|by|over|near|to) (the|a|this) (bridge|roof|rooftop|ledge|edge|cliff|tracks|railing|train tracks|overpass)
      emojigun
      emojipill
    `,
  },
  {
    id: 'en.soon',
    kind: 'raise',
    patterns: `
      @soon
      (have|got|made|making) (a|the|my) plan
      (know|planned|worked out|figured out) ~1 (how|when|where)
      (wrote|written|writing|left) ~2 (note|letter|letters|will)
      (this is|it is) (it|the end|goodbye|my last)
      goodbye
      (everything|it) is (ready|planned|set)
      can not stop myself
      (decided|ready|going to do it|made up my mind|nothing can stop me|nobody can stop me|no one can stop me|no turning back|not be stopped)
      (gave|given|giving) ~2 away
    `,
  },
  {
    // Nothing by itself, and said of any plan; once danger was named and not denied, a plan or a day of its own.
    id: 'en.resolve',
    kind: 'raise',
    patterns: `
      i ~1 (have|got|made|make|am making|am having) (a|my|some|one) (plan|plans|date|day) ($|for|set|in mind|and|now|already|since)
      (my|the)? (date|day) is (there|set|fixed|chosen|picked|decided|marked)
      i (have)? ~1 (planned|settled|decided|picked|chosen|chose) (it|on it|when|the day|the date|the night|how|where|my day|my date|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)) ($|and|already|out|all|now|because|for)
      (monday|tuesday|wednesday|thursday|friday|saturday|sunday|day|date|night) (that)? i (have)? (picked|chose|chosen|settled on|decided on)
      (made up my mind|my mind is made up|settled in my mind|made my decision|my decision is made)
      (everything|all|it all) is (ready|prepared|arranged|in order|in place) ($|now|for|and)
      i (will|am going to|am gonna) do it ($|tonight|today|tomorrow|on|after|when|soon|anyway|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then)
      i (will|am going to) be (dead|gone) ($|by|on|before|tomorrow|tonight|after|soon|this|next|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
      i (have)? (already|just)? (wrote|written|finished) ~1 (the letters|the letter|the note|the notes|my mom|my mum|my dad|my wife|my husband|my kids|my family|my son|my daughter|my parents|my sister|my brother) ($|and|so|already|a|her|him|them|the)
      (that|this) is it (for|from) me ($|then|now|if|and)
      not for (much)? long if i
      (tell|look after|kiss) my (son|daughter|kids|children|wife|husband|mum|mom|mother|dad|father|family|boys|girls) ~1 i (love|loved) (him|her|them)
      no (coming|going|turning) back ($|from|now|for)
      i (have)? decided ($|as it|already|it is|and i|it all|just put)
      decided (upon|on) the (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|*teenth|twent*|thirt*|1*|2*|3*)
      (i am|i will be) off for good
      (will|shall) not (see|be here for|be around for) (the|another|next|this|my|any) ~2 (term|summer|winter|spring|autumn|christmas|year|birthday|season|easter|out|begin)
      (this is|it is) (me|i) (going|off|done|leaving) $
      (will|am) not (be)? (opening|open|coming in|going in|needing|need) ~3 (tomorrow|again|any other day|anymore|ever)
    `,
  },
  {
    id: 'en.self-harm',
    kind: 'risk',
    tier: 'T2',
    patterns: `
      ? (cut|cutting|cuts|hurt|hurting|harm|harming|harmed|burn|burning|burned|burnt|scratch|scratching|scratched|slice|slicing|carve|carving|injure|injuring|punish|punishing|hit|hitting|punch|punching|bruise|bruising|mutilate|bite|biting|damage|scar|slap|slapping|stab|scratches|carved|sliced|punched|whipping|choking) (myself|my self|my own body|my own skin)
      been (cutting|burning|self harming) ($|for|again|since|every|and|to|now|at|in|on)
      ? (cut|cutting|burn|burning|burned|burnt|slice|slicing|sliced|scratch|scratched|carve|carving|carved|scar|punch|cuts|scratching|stabbing|clawing|clawed|dig into|digging into|stab) (up|on|into|open|at)? (my|the inside of my) (arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin|stomach|hips|body|forearm|ankle|ankles|shoulder|hand)
      ? self (harm|harming|harmed|injury|injure|injuring|injured|mutilate|mutilation|inflicted|hurt)
      (relapse|relapsed|relapsing) (on|into|with|in|back into)? (cutting|self harm|sh|harming|burning|again with cutting)
      ? (urge|urges|want|wanting|need|wanna|craving|cravings|crave|started|start|back to|miss|tempted|stop|quit|clean from|addicted to|thinking about|thinking of|itching|feel like|think about|gone back to|going back to|went back to) (to)? (cut|cutting|sh|the blade|my blades|my blade|the razor|bleed|see blood|see myself bleed|feel pain|feel the blade|the knife|burn) (again|$|rn|tonight|deeper|bad|today|now|when|after|because|until|on|to)
      ? (my|the|new|fresh|hide|hiding|old|cover|covering|these|seen) (cuts|self harm scars|scars from cutting) (on|are|from|again|with|under|$)
      ? (fresh|new|more) (cuts|scars|burns) (on|every|again|$|all)
      ? (make|making) myself (bleed|hurt|suffer|feel pain)
      ? (bang|banging|bash|bashing|smash|smashing|slam|slamming|hit|hitting) my (head|hand|fist|hands|fists|face) (against|into|on|in|off) 
      ? (hurt|pain|hurting|cut|blood|bleeding|cutting|blade) ~3 (thing that|the way i|helps me feel|to feel something|makes me feel something|makes me feel better|helps me cope|calms me|makes it better|feel alive)
      (do|did|doing) (something|anything)? (to hurt|to harm|bad to|stupid to|to punish|terrible to|dangerous to) myself
      ? (safe|not safe|unsafe|do not feel safe|not feel safe|do not trust myself|not trust myself) (with|from|around|being|to be|alone)? (myself|alone with|by myself|alone tonight|left alone|to be alone|with my own|sharp things|with knives|in the kitchen|on my own|from myself|around knives|around pills|with my thoughts|being alone|to be left|right now|tonight|with pills)
      ? (scared|afraid|worried|terrified|fear) ~2 (of)? (what i might do|what i will do|what i could do|myself|of myself|might do something|will do something|could do something|hurt myself|i might do)
      ? (might|will|going to|could|about to|afraid i|scared i|want to|may|think i) ~2 do something (stupid|drastic|reckless|dumb|permanent|bad|terrible|i can not take back|i will regret|i can not undo|irreversible) (to myself|tonight|again|and|if|$)
      not eat ~2 punish myself
      (carve|carved|carving|cut|burned|burnt) ~3 (in|into|on) my (skin|arm|leg|thigh|flesh|body)
      ? (hand|i|mind|eyes) ~2 (reach|reaches|reaching|goes|go|drift|drifts|drawn|going|went) (for|to|towards) (the|my|a) (razor|blade|knife|scissors|lighter|box cutter)
      (razor|razors|blade|blades|scissors|box cutter|knife|lighter) ~7 (used it again|use it again|on my skin|on my arm|on my leg|on my wrist|on my thigh|against my skin|cut myself|hurt myself|again tonight|calls me|calling me|want to cut)
      ? (want|need|urge|miss|crave|craving|feel|hiding|hide|hidden|keep|kept|picking up|pick up) ~4 (blade|blades|razor blade|my razor|the razor|razorblade|my blades) 
      ? (fresh|new|more|my|deep|deeper|these|covered in|hide|hiding) cuts
      ? (arms|legs|wrists|thighs|arm|leg|wrist|thigh|stomach|hips|skin) ~4 (cuts|cut up|scars|self harm|covered in cuts|burn marks|burns)
      ? (punch|punched|punching|hit|kick|kicking|headbutt) (the|a|walls|my) (wall|walls|door|mirror|concrete) ~8 (deserve|punish|bleed|bled|broke|hurt|feel|pain|hate)
      ? deserve to (hurt|suffer|bleed|be hurt|feel pain|be punished)
      ? (crave|craving|craved|miss|missing|need|needing) ~1 (pain|blade|blood|sting|release of cutting|cuts)
      (relapse|relapsed|relapsing) ~5 cuts
      ? did something (bad|stupid|terrible|awful) to my (arm|arms|leg|legs|wrist|wrists|body|thigh|skin)
      (bleed|bleeding|blood|pain|cut|hurt) ~2 to feel (real|alive|something|anything|better)
      ? (holding|hold|held|grabbed|touching|touched|took out) ~1 (blade|razor|razorblade|scissors)
      ? bite|biting|bit my (arm|arms|hand|hands) ~3 (bruise|bruises|bleed|bleeds|hard|hurts|blood)
      ? cuts ~4 my (arm|arms|leg|legs|wrist|wrists|thigh|thighs|stomach|skin|body)
      ? (hit|hitting|bang|banging|smash) my head (until|till|when|again|hard)
      my self harm (is|has|got|gets)
      (want|wanted|wanting|urge|urges|need|needed|feel like|feeling like|going to|might|thoughts of|thinking of|thinking about|keep|kept|started|tempted|have been|been|wish|craving|stop|crave) ~2 (to|of)? (hurt|hurting|cut|cutting|harm|harming|burn|burning|punish|punishing|injure|injuring|scratch|scratching) (myself|my (arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin))
      (hurt|cut|burned|burnt|harmed|scratched|punished) myself (again|on purpose|last night|tonight|today|yesterday|because|deliberately|$)
      (cut|cutting|harm|harming|harmed) (myself|my (wrist|wrists|thigh|thighs|arms))
      (i|have|been|started|want to|urge to|urges to|still|back to|relapsed into) ~2 self (harm|harming|harmed|injure|injuring)
    `,
  },
  {
    id: 'en.self-harm-relapse',
    kind: 'risk',
    tier: 'T2',
    isFirm: true,
    ignoresNegation: true,
    patterns: `
      ? (day|days|week|weeks|month|months|year|years) (clean|free) ~6 (broke|relapse|relapsed|slipped|slip|cut|again|lost it|ruined|failed|gave in|tempted|urge|urges|tonight)
      (relapsed|relapse|relapsing|broke my streak|gave in) ~5 (cutting|self harm|cut|burn|harm|blade|razor|clean)
      (can not|could not) (stop|quit|resist) (cutting|hurting myself|self harming|burning myself|scratching myself|harming myself|self harm)
      did it again ~3 (i|and) cut
      (cut|burned|burnt|hurt|scratched|hit|injured|scalded|bit) (myself|my ~1) ~5 (on purpose|deliberately|intentionally)
    `,
  },
  {
    id: 'en.took-something',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    patterns: `
      (took|taken|swallowed|popped) (some|a few|several|a couple|my (mom|mum|dad|sister|brother|grandma|grandpa|roommate)) (extra)? (of)? (my)? (pill|pills|tablets|meds|painkillers|sleeping pills|medication) ($|and|i|because|to)
      (took|taken|taking) (the|those|these|some of the) (pills|meds|tablets|painkillers) ($|and|so|already|now|i)
    `,
  },
  {
    id: 'en.has-a-rope',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      ? (have|got|bought|tied|found|hung) (the|a|my) (rope|noose)
    `,
  },
];
