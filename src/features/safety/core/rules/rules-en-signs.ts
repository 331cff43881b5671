import type { RuleFamily } from './rule.ts';

/**
 * English: what people say who are leaving. Each is nothing by itself, and anybody says it who moves, retires or writes
 * a will; what they come to is weighed with the other words (`find-traits.ts`).
 */
export const EN_SIGNS: readonly RuleFamily[] = [
  {
    id: 'any.sign-given',
    kind: 'sign',
    patterns: `
      (gave|given|give|giving|handed|handing|signed|left|leaving|passed) ~4 (away|my (things|stuff|clothes|books|tools|gear|kit|watch|ring|rings|guitar|bike|car|van|records|collection|jewellery|jewelry|camera|plants|coat|phone|savings|money|medals|cat|dog|keys|room|share|seat|recipes|notebook|pen))
      (gave|given|give|giving|handed) (him|her|them|my ~1|the ~1|our ~1) ~2 (all)? my
      (found|finding|find|got|sorted) (a|him|her|them|it|somebody|someone|good|new) ~4 (home|take (him|her|them)|have (him|her|them))
      (rehomed|rehoming|good home)
      (cleaned|clearing|cleared|emptied|emptying|packed up|boxed up|cleaning) (out)? (my|the) (room|desk|flat|locker|truck|van|car|shed|house|place|office|drawers|wardrobe|bench|cell|dorm|phone|laptop|accounts|drawer)
    `,
  },
  {
    id: 'any.sign-papers',
    kind: 'sign',
    patterns: `
      (papers|affairs|paperwork|things|everything|house|matters|accounts|it all|all) ~2 (in order|straight|sorted|settled|signed|arranged|squared away|taken care of|put right)
      (sorted|settled|arranged|squared|signed|ordered|organised|organized|tidied|straightened) ~2 (my|the|all|everything|it) ~1 (papers|affairs|paperwork|accounts|bills|will|pension|insurance|debts|documents|funeral)
      (got|getting|put|putting|have|set) ~1 (my|me|the) (papers|affairs|things|paperwork|accounts) (all)? (in order|straight|sorted|settled)
      (all)? (the|my) passwords (in|are|on|written|for)
      (folder|file|envelope|drawer|list) ~3 (passwords|deeds|policies|bank|accounts|instructions)
      (made|written|wrote|signed|changed|updated|done|redid) (out)? (my|a) will
      (paid off|paid up|prepaid|paid for) ~2 (everything|debts|debt|funeral|bills|what i owe|it all)
      (closed|cancelled|ended|stopped) ~2 (accounts|account|subscriptions|subscription|contracts|direct debits|lease|tenancy)
    `,
  },
  {
    id: 'any.sign-letters',
    kind: 'sign',
    patterns: `
      (written|wrote|write|writing|left|leaving|done|made|finished|sealed|posted|leave) ~4 (letter|letters|note|notes|envelope|envelopes|card|cards|video|videos|recording|recordings) ~1 (for|to)? (the|my|our|her|him|them|each|everyone|everybody|all|both|mum|mom|dad|mam)
      (have|has)? (written|wrote|writing) to (the|my|our|her|him|them|each|all|everyone|everybody|both) (boys|lads|girls|kids|sons|daughters|son|daughter|mum|mom|mother|dad|father|wife|husband|brother|sister|family|children|all|of them)?
      (letters|letter|notes|envelopes|videos) (are|is) (for after|done|written|ready|finished|sealed|in the)
      (letter|note|envelope|card|one) (for|to) each
      (have|has|get|read|open|find|see) (it|them|the letter|the note|her letter|his letter) (after|afterwards|later|when i)
      (so|then) (he|she|they) (will|would)? (have|know|understand|see|get) (it)? (after|afterwards|when)
    `,
  },
  {
    id: 'any.sign-need',
    kind: 'sign',
    patterns: `
      (will|would|do|am|going) (not|never|no longer) (be)? (needing|need|wanting|going to need|have use for|going to want|be using|using) (it|them|any|that|those|this|anything|one|my|the|much|all|to know|either)
      (do not|not|no longer|never) need (it|them|any of it|anything|that|those|any|my ~1|all this|much) (anymore|any more|now|again|where|after|any longer|soon)
    `,
  },
  {
    id: 'any.sign-decided',
    kind: 'sign',
    patterns: `
      (made|make|making|my) (up)? (my)? mind (is)? (up|made up|made)
      made up my mind
      (it is|that is|is|have|has|got) (it|everything|that)? (all)? (decided|settled|sorted|arranged|planned|set|worked out|in place|ready) (now|then|for|$)
      (i have|have) (decided|chosen|picked|set|settled on|fixed) (on|the|a|when|my)? ~1 (day|date|time|place|night|tonight|thursday|sunday|monday|tuesday|wednesday|friday|saturday|when|how|where|it|that)?
      (decided|settled) (since|on) ~1 (sunday|monday|tuesday|wednesday|thursday|friday|saturday|tonight|yesterday)
      (been)? (waiting|wait) (for|until) (mum|mom|dad|everyone|them|her|him|the house|they) ~4 (go|goes|leave|leaves|asleep|bed|out|work)
      (already|all) (arranged|decided|taken care of)
      (picked|chose|chosen|set|fixed|marked|know|knew|named|there is) (a|the|my|it is)? ~1 (day|date|evening|night|time|hour|deadline|end date) (i|for|to|is|now|and|picked|set|$)
      (have|got) (a|the|my|it is)? ~1 (day|date|evening|night|deadline|end date) (i|for|to|is|now|and|picked|set|$)
      (have|got) (a|the|my|it is) ~1 (time|hour) (i|for|to|is|now|and|picked|set|$)
      (picked|chose|chosen|choosing) (today|tonight|tuesday|monday|wednesday|thursday|friday|saturday|sunday|this week|now|it) (because|since|so|while|when|for)
      (mine|it) is (tuesday|monday|wednesday|thursday|friday|saturday|sunday|tonight|today|tomorrow)
      (only|just) (waiting|holding off|holding on|staying|here|hanging on) (until|till|for)
      (everything|it all|all|i have all|all of it) (is)? (ready|prepared|laid out|labelled|labeled|in place|packed|set)
    `,
  },
  {
    id: 'any.sign-calm',
    kind: 'sign',
    patterns: `
      (am|feel|feeling|was|it is|been|so|very|quite|strangely|weirdly|really) ~1 (at peace|peaceful|calm|calmer|chill|serene|light|lighter|relieved|free|settled)
      (it is|is|this is)? not (sad|sadness|a sad|unhappy|upset|grief|despair|anger)
      (i am)? not (scared|afraid|frightened|worried) (of it|any more|anymore|now|about it|$)
    `,
  },
  {
    id: 'any.sign-goodbye',
    kind: 'sign',
    patterns: `
      (goodbye|goodbyes|farewell|cheerio|adieu|so long)
      (thank you|thanks|ta) for (everything|being|listening|all|the company|letting me|hearing)
      (you (were|have been|was)) (kind|polite|good|nice|decent|lovely|good company) 
      (just|only)? wanted (to)? (say|tell|talk|somebody|someone|anybody|you) ~3 (it|something|somebody|someone|know|to know|once|cry)
      (tell|let) (her|him|them|my ~1|everyone|mum|mom|dad|the kids) ~2 (i|that i) (love|loved|tried|was|am)
      (love|luv|loved) (you|them|u|yous) (all|both|lot|guys|everyone|everybody|forever|always)
      (bye|night|goodnight|gn|ciao|farewell|love you|sorry) (all)? (forever|for ever|for good|for keeps|4eva|everyone|everybody|all)
      (say|said|saying|says|told|tell) ~2 sorry (to|for|in)
      (i am|am)? sorry (mum|mom|dad|denise|love|everyone|everybody|all|kids|boys|girls|to (my|all|everyone|them))
      (you|they|he|she|everyone|everybody|ull|u|yous) (will|would)? ~1 (understand|know why|see why|get it) (by|in the|tomorrow|then|soon|when|one day|after)
      (look after|take care of|be good to|mind) (him|her|them|my ~1|each other|yourself|yourselves|the (cat|dog|kids|boys|girls)) (for me|for us|after|please)?$
      on my way out
      (do not|please do not|no) (ring|call|phone|come|wait|look for|worry about|cry for|edit|send) (me|up|over|in|tomorrow|it|numbers|anyone)
      (before i (do|go|leave)|one last chat|last chat)
    `,
  },
  {
    id: 'any.sign-last',
    kind: 'sign',
    patterns: `
      (my|the|one|this|a|for the|very) (last|final) (time|one|night|day|load|shift|message|round|supper|meal|summer|winter|christmas|birthday|term|walk|drive|visit|ride|song|page|entry|thing|job|sunday|evening|cigarette|coffee|game|match|lesson|harvest|season|month|week|party|drink|pint|smoke|dance)
      (last|final) (time|one|thing|message|words) (i|you|ever|before)
      last of (it|everything|the)
      (one|a|my|the) last (good|proper|fry|cigarette|bus|snap|chat|poem|stream|look|hug|bath|walk|swim|one|train|pint)
      (last|final) (ever)? (bus|snap|post|stream|shift|chat|poem|call|shot|song|load|log|entry|page|sermon|class|lesson|customer|order)
      (curtain|lights out|curtains|closing time|last orders|game over|the end) (at|for me|tonight|now|and)?
    `,
  },
  {
    id: 'any.sign-after',
    kind: 'sign',
    patterns: `
      (when|once|after|if|for when|the day|the minute|by the time) (i am|i have|i was|i were) (gone|not (about|around|here|there)|no longer|out of the (way|picture|road)|off|dead|in the ground|away from it all|not in it)
      (after|without|when) (i go|i leave|i am done|i have gone)$
      after me
      (no|without|one way|not need a) (a)? return ticket
      (going|go|off) to (join|be with) (her|him|them|my ~1|the wife|the husband) (soon|now|again|at last|then|$)
      (not|never) (intend|plan|planning|mean|expect|expecting|going|plan on) (to be|on being|being|to stay) (there|here|around|about|alive)
      (will not|not going to|would not|not) be (there|here|around|about|coming|back) (for (it|any|them|that|him|her|christmas|the)|to see|anymore|any more|by then|when|tomorrow|after|much longer|next|in the (spring|summer|morning))
      (i am|am|be|being|been) (off|out|gone|away) (for (keeps|good|ever)|forever|tonight|by|properly|before)
      (going|go|leaving|leave|off|out) (tonight|today|too|first|before|early|for keeps|for good|on my own terms|at midnight|by myself|to heaven)
      my (turn|part|watch|shift) (is|to|over)
      (i|will|would|by then|have) ~1 (gone|went) by (then|morning|dawn|midnight|sunday|the time)
      out of (everyone|everybody|their|your|his|her|my|the) ~1 (hair|way|life|lives)
      (not|never) (be)? (there|here) to (read|see|hear|collect|know|find|open|eat)
      (without|manage without) me ~2 (from|next|now|after|soon|then)
      (do not|not) (book|count|plan|expect|put|save|keep|wait) ~2 (me|on me|for me)
      (see|saw|make|last) ~2 (spring|summer|winter|christmas|birthday|august|september|next year|year out|week out|national)
    `,
  },
  {
    id: 'any.sign-future',
    kind: 'sign',
    patterns: `
      (no|not|nothing|never|any) (plans|planning|planned|booked|thought|bothered|counting|counted|reckoning|banking) ~2 (after|for after|past|beyond|on|about next|for next|ahead)
      (not|do not|will not|would not|never) (do|see|make|reach|manage|get to|have|face|plan|count on|be doing|be seeing|last) (it to|to)? (another|the next|next|this|the|any|many|more) ~1 (winter|summer|spring|christmas|year|years|birthday|month|week|day|one|term|season|morning|january|new year|anniversary)
      (will not|not going to|not) (get old|grow old|be old|see thirty|see forty|turn (eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|18|21|30|40|50|60|70|80|90)|make old bones)
      (nothing|not anything|there is not anything) (left)? (after|that needs me|needs me|waiting for me)
      (until|till|before|by) (the (spring|summer|winter|weekend|end of the (week|month|year))|christmas|my birthday|it snows|the clocks change)
    `,
  },
  {
    id: 'any.sign-burden',
    kind: 'sign',
    patterns: `
      (not|never|no|less|without|save|saves|spare|spares|saving|sparing) ~3 (bother|trouble|trouble people|worry|burden|mess|fuss|hassle|the cost|upset|disturb*)
      (not|so (they|she|he|nobody|no one)) (will)? (have|has|having) the (bother|trouble|worry|job|mess|shame)
      (they|she|he|everyone|everybody|it|the kids|my ~1) (will|would|could|can|will all|would all) (be|manage|do|cope|get|all be)? ~1 (better|easier|simpler|lighter|fine|happier|lovely|richer|free|freer|humming|ok|okay|grand|all right) ~2 (without|off|if i|with that|with it|with (him|her|someone)|with me not|with me gone|then)?
      (one|a) (less|fewer|spare|extra|more) (mouth|person|thing|body|problem|worry|plate|of us)
      (disturb|disturbs|bother|bothers|upset|upsets|trouble|troubles) the fewest
      (take|taking|get|getting|leave|leaving|be) (me|myself)? out of (the (picture|way|equation|sums|road)|their (way|hair|lives))
      (gap|hole|space|place) ~4 (where i|missing from|i would|i left)
      (not|never|nobody|no one|wouldnae|would not) (be)? (notice|noticed|missed|miss me)
      (better|happier) (never)? (not)? (having met|meeting|met|knowing|without) me
      (no|any) (use|good|value|worth) (for|to|is|left|of me|now|anybody|anyone|any of them)
    `,
  },
  {
    id: 'any.sign-worth',
    kind: 'sign',
    patterns: `
      (life)? (insurance|assurance) (on|for|would|will|pays|money|is|policy|gives|covers|of|my)
      (the|my|a|whole) (policy|pension|pension lump|lump sum|payout|death in service|funeral money|life cover|compensation)
      worth (a lot|a good deal|much|far)? more (dead|gone|like that|that way|than|to them)?
      (sums|numbers|figures|math|maths|arithmetic|calculation|sum|books) ~3 (better|clear|works|work|out|add|come|comes|balance|same)
      (calculate|calculated|calculating|worked it out|added it (all)? up|have it all added up|did the sums|done the sums|doing the sums|those sums|did the math|done the math)
      (fees|loan|loans|debt|debts|mortgage|rent|everything|house|all) ~3 (cleared|paid|paid off|covered|finish with me|finished with me|sorted for)
    `,
  },
  {
    id: 'any.sign-reunion',
    kind: 'sign',
    patterns: `
      (be|am|going|go|coming|come|get|along|over|home|back) (with|to|along to|over to|home to) (him|her|mum|mom|dad|mam|my (wife|husband|mother|father|mum|mom|dad|son|daughter|brother|sister|boy|girl|gran|nan|twin|love|darling)|them both) (again|soon|now|before|at last|by|where|$)
      (see|seeing|join|joining|joined|follow|following|catch|catching|meet|meeting) (him|her|them|mum|mom|dad|my ~1) (up|again|soon|there|before|at last|on the other side|where)
      (wherever|where) (he|she|mum|mom|dad|they|my ~1) (is|are|went|has gone|have gone|has gone)
      (turn|one|number|name) ~3 (next|mine|called|up|come|be me)
      (lie|lying|laid|lay|buried|rest|resting) ~2 (beside|next to|with|by) (him|her|them|mum|dad|my ~1)
      (waiting|waited) for me
    `,
  },
  {
    id: 'any.sign-finished',
    kind: 'sign',
    patterns: `
      (i am|i have|am|have|just|be|feel) ~1 (finished|done|ready to go|had enough|had my (go|turn|time|innings|fill)|outstayed|overstayed|stayed too long|stayed on|seen enough)
      (the|an) end of (it all|me|it for me|the (job|road|line|story|book|list))
      (finished|done|through|over) (with)? (it all|all of it|everything|the lot|living|here)
      (call|calling) (it|it all)? (a day|time) (on (it|everything|myself|me))?
      (rest|resting|sleep|peace|quiet|absent|gone|away|out) ~2 (for good|for keeps|from everything|from it all|forever|from all of it)
      (go|going|gone|be|leave|leaving) (somewhere|where|to a place|some place) ~3 (quiet|no one|nobody|alone|else|they|dry)
      (plenty|enough) (for|of) (any|one|a|me|it|life|years|this)
      (pick|choose|chose|decided|deciding|decide|whether|want|hard) (to)? (life|live|living|stay|staying|still be here|be here|be a person) (today|or|again|by|tonight|and|$)
      (resign|resigning|resignation|retire|retiring|notice|vacate|check out|checking out|signing off|sign off|signed off|bow out|bowing out|clock off|clock out|log off) (from|of)? ~2 (life|living|breathing|everything|it all|tonight|friday|the human race)
    `,
  },
  {
    id: 'any.sign-death',
    kind: 'sign',
    patterns: `
      (in|into|under) the ground
      (my|me) (own)? (funeral|grave|coffin|casket|headstone|plot|ashes|obituary|eulogy|wake|box|death|time|dying)
      (in a (box|coffin|casket)|a box home|home in a box)
      (next (one|in line|to go)|who is next|next in the ground)
      (take|took|have|call|called|fetch|collect|want|wanted) me (home|in the night|in my sleep|tonight|too|instead|next|with (him|her|them)|now|already|away|back)
      (ask|asked|asking|tell|say|said|pray|prayed|praying|beg|begged|begging) ~2 (god|lord|him|himself|jesus|allah|heaven|the universe) ~6 (wake|waking|alarm|take|call|another morning|tomorrow|the night|enough|finish|end)
      (not|never) (bother|wake|let|make) ~2 (waking|wake|me up|see another|alarm|the alarm)
      (drift|drifting|slip|slipping|float|floating|fade|fading) (off|away|under|out)
      (my|your|a|the) (brother|sister|dad|father|mum|mother|friend|uncle|cousin|son|twin|mate) (did it|chose|went that way|ended|took his|took her)
      (heaven|god|hell) ~4 (shut|closed|forgive|open|hurry|angry|take|myself|by myself)
      (out|exit|way out|the door|off switch|remind me never|uninstall|shut down|power off|log off|log out) ~3 (fondly|for good|in my mind|of my own|planning|plan|myself|on the latch)
    `,
  },
];
