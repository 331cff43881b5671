import type { RuleFamily } from './rule.ts';

/**
 * English: meanings composed freely. What is judged is language that nobody listed, so these rules ask only that two
 * or three meanings stand near each other, and leave the rest to scope, subject, frame and figures.
 */
export const EN_MEANING: readonly RuleFamily[] = [
  {
    id: 'en.meaning-passive',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subjectAt: 'anchor',
    patterns: `
      @gone_me + @longing / 12
      @fatal_luck + @longing_plain / 10
      @dead_people + @envy / 9
    `,
  },
  {
    id: 'en.meaning-weary',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subjectAt: 'anchor',
    ignoresNegation: true,
    patterns: `
      (being alive|be alive|am alive|staying alive|stay alive|existing|exist|existence|existed|keep breathing|on this planet|on this earth|in this world|keep living|keep existing|go on living|be a person|being a person|living anymore|live anymore|sticking around|stick around) + @weary - @glad / 9
      @life_quit + (@longing|done|tired|how do i|where do i|can i|where is|ready|if i could|let me|please) / 9
      @tied + @only_tie / 8
      @with_me_there + @not_see + @selfless_future - (job|work|company|relationship|marriage|house|city|office|industry|career|them|him|her) / 14
      @earth + @no_room + (no|not|never|nowhere) - (job|cup|sim*|pool) / 10
      @waking + @downcast + (@strong_life|morning|every|each|again|god|still) - @woke_trivial / 12
      @no_look + @not_careful + (i|me|my) + (hope|hoping|cross|crossing|care|drive|driving|road|street|bothering|anymore) - (forgot|kids|helmet law) / 14
      @dont_care_me + (not|no longer|hardly|hope|stopped) + (anymore|hope|care|caring|live|die|drive|driving|tonight) / 10
    `,
  },
  {
    id: 'en.meaning-without-me',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subject: 'me',
    ignoresNegation: true,
    patterns: `
      @my_absence + @relieved + @others - @relation / 16
      @burden_me + @burden_end + (me|i|my) / 16
      @alive_because
      (dead man walking|walking corpse|already dead|died a long time ago|living corpse|going through the motions until|waiting to die|waiting for death|waiting until i die|waiting for the end)
    `,
  },
  {
    id: 'en.meaning-active',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T3',
    subjectAt: 'anchor',
    patterns: `
      @my_death + @thinking - @old_affairs / 9
      @method_image + @thinking - @method_ordinary / 7
      @fall_act + @high_place + @pull_of - @place_sport / 16
      (let go of|letting go of|let) (the|this|my) (steering wheel|wheel|handlebars) + (easy|think|thinking|want|could|imagine|one|wonder|tempt*|nobody|all it) / 12
      (step|stepped|stepping) off the (platform|kerb|curb|roof|edge|bridge|ledge) + (i|nearly|close|wanted|thought|want|today|could) / 9
      @end_things + @end_how - @ordinary_end / 10
      (bleed out|bleeding out|stop my heart|my heart to stop|heart to stop beating|stop my breathing|end myself|be found dead|die by my own|take my leave) + @longing / 9
      (keep myself safe|trust myself|be trusted|safe with myself|safe from myself|control myself) + (tonight|not|can not|anymore) + (tonight|safe|alone|pills|now|myself) / 9
      @gone_me + (decided|going to|plan|planning|on purpose|own terms|intend|made up my mind|tonight|this weekend) / 9
    `,
  },
  {
    id: 'en.meaning-deed',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T3',
    subjectAt: 'anchor',
    ignoresNegation: true,
    patterns: `
      @doing_it + @resolve - @ordinary_deed / 12
      @how_when + @dark_end - @happy_plan / 14
      @found_me + @finder - @lost_frame / 10
      @unafraid
      @living_on + @living_no + @some_day - @trip_off - (hope|hoped|hoping|wish|wished|wishing|pray|praying|mind) / 12
      (nobody|no one|anyone|no body) (would|could|can|will) stop me + (if i|tonight|from|anyway) / 5
    `,
  },
  {
    id: 'en.pointed-at',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T3',
    subject: 'me',
    ignoresNegation: true,
    patterns: `
      (nearly|almost|quase) (did|done|went through with|ended|finished|had done|do) (it|myself|everything) (last|tonight|yesterday|again|today|this|once|in|on|last night|$)
      (some|most|every) (night|nights|day|days) i (nearly|almost) (do|did) (it)?
      (this|that|so) close to (doing it|going through|ending|finishing it|it (last|tonight|yesterday|again|this))
      (not|do not know if|unsure|never) (sure|certain)? (that|if)? (i am|i will be|feel|i) ~1 safe (tonight|today|alone|from myself|with myself|by myself|here alone|until|$)
      (safe|alright|all right|okay|ok) (till|until) (midnight|tonight|morning|then|he|she|they|mum|monday|tuesday|wednesday|thursday|friday|saturday|sunday) ~1 (after|and then|after that)
      (danger|threat) (from|to) myself
      (trust|trusting) (my hands|my own hands|myself) (tonight|today|anymore|any more|right now|alone|with|around|at night|when)
      (keep|talk|stay) ~2 (talking|with)? (to)? me or (i will|i am going to|something)
      (do|done|doing) something (stupid|daft|silly|bad|to myself|permanent|final|terrible)
      (thinking|thought|think|keep thinking) ~2 (the|about|of|on|over) ~1 (bad thing|final thing|ending thing|ending things|way out|exit|last resort|going too|not being)
      (planning|plan|planned|picture|picturing|design|designing) (my|your|an|the) (own)? (exit|ending|end|departure|way out|going)
      (question|matter|thing) ~4 (when i get round to it|when and not if|not if but when|when not if)
      (decide|deciding|decided|choose|choosing|work out|working out) (whether|if) (to|i want to|i should|i am going to)? (live|stay alive|stay|keep living|be here|see (the spring|christmas|tomorrow))
      (hard|harder|hardest) to (pick|choose|choose to) (life|living|live|staying|stay)
      (whether|if|until|odds on) (i|me) (see|seeing|make it to|get to see|am here for|will be here for|be here for|want to (still)? be here) ~1 (spring|summer|sunday|monday|christmas|the weekend|morning|grand national|tomorrow|next year)
      (want|trying|try|like|hope) to (still)? (want to)? (still)? be here (by|on|come|until|till) (sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|then|morning|next)
      (letter|note) (is|keep)? (in my head|i keep (writing|rewriting))
      (take|taking|took|take|leave|lift) me out of (this|the|his|her|their|it) (family|picture|sums|story|equation|house|life|world)
      (better|more) (money|use|value|story|memory|photo|photograph) than (i am|me|as) a? (dad|mum|mom|father|mother|husband|wife|son|daughter|person|man|woman|alive)
      (understand|understood) (him|her|them|why he|why she) ~1 (more|better) than (i|who|those|anyone|the ones)
      (to stop|stopping|stop) me (tonight|today|this time|now|when the time|anymore|any more|if i|from doing)
      (when|if) the time comes
      (going|went|getting|get|edge|inch|inching) (nearer|closer|closer every night|further) (to|towards) (a yes|it|doing it|the edge|the end|deciding)
      (not|no longer|never) (afraid|scared|frightened) of (it|dying|death|ending it|doing it|the end|going) ~3 (anymore|any more|now|and that|which|only|worn off|is what)
      (used to be|was) (scared|afraid|frightened) of (dying|death|it)
    `,
  },
  {
    id: 'en.pointed-at-now',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T4',
    subject: 'me',
    ignoresNegation: true,
    patterns: `
      (i am|am|i will be|will be|be) (doing|going to do|about to do|off to do) it (now|tonight|today|tomorrow|at (midnight|dawn|noon)|this (time|evening|week|weekend)|when|while|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday))
      (going|walking|heading) (out|out the door|up|down|off) to do it
      (then|and then|now) i (will|am going to|go and) do it
      (before|when|once|while) i do it
      (tonight|tomorrow|today|friday|thursday|sunday|saturday|monday|tuesday|wednesday) ~2 (by my own hand|it gets used|i am gone|i can die|i am ending|is my turn)$
      (i|am) ending it (tonight|today|tomorrow|now|on|at|this)
      (die|dying|go|going|gone|leave|end|ended|death|thursday|tonight|friday|out) ~2 by my own hand
      see to it myself
      (took|taken|swallowed|had|eaten|take) (so|too|way too|that|all|this) (many|much) (of them|pills|tablets|and|i|now|$)
      swallowed (them all|the lot|all of them|the whole (box|packet|bottle|strip|lot)|every one|the rest of them)
      (losing consciousness|can not feel my (hands|legs|face)|everything is going (dark|black)|going numb) ~6 (took|taken|pills|tablets|so many|too much|swallowed)
      (i am|am|stood|standing|sat|sitting|been) (up|out)? (on|at|here on|by) the (edge|roof|ledge|bridge|platform|railing|top floor|rails|tracks|parapet|wrong side) (now|looking|and nobody|and no one|again|$)
      (up here|stood here|standing here) (now)? (and)? (i am)? looking down
      (the|my|a) (rope|noose|gun) (is)? (in|on|under|out|from|ready|beside) (the|my)? (garage|beam|barn|shed|car|bed|table|attic|loft|hand)
      (put|fetched|got|took|hid|found|dug) (the|a|my|out the) (rope|noose|gun|rifle)
      (fetched|dug) (out)? what i (hid|saved|kept|put away)
      (in the middle of|middle of) doing it when
      (waiting|wait) ~4 (then|and then) i (will|am going to) (do it|go|be gone)
      (i|we) (go|leave|die|am gone|am off) (tonight|today|tomorrow|at midnight|on the|the (first|second|third|fourth|fifth|4th)|by (sunday|monday|morning|midnight))
      (we|us) ~3 (decided|going|planning|agreed) to (go|die|leave) together
      (will|dog|cat|papers|everything) (is)? (done|sorted|packed|labelled|signed) ~2 tonight (then)?
    `,
  },
  {
    id: 'en.meaning-plan',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T4',
    subjectAt: 'anchor',
    ignoresNegation: true,
    patterns: `
      @means_thing + @means_kept + @means_dark - @means_ordinary / 16
      @stuck_up_there + @lost_there - (view|sunset|photo|party|pool|cat|ball|tiles|leak|tv|satellite|gutter*) / 14
      @alone_tried + @tried_end - (recipe|call*|phone|restaurant|shoes|new|diet|yoga|login|password|app|meditat*|gym) / 10
      (took|taken|swallowed|popped|downed|taking|swallowing) + (pills|tablets|meds|painkillers|medication|paracetamol) + (lot|many|much|all|scared|whole|handful|bunch|everything|stupid|dozens|rest of|entire|box|bottle|packet|more than|count) - (doctor|prescri*|headache|for my|daily|as directed|nurse|time off) / 14
    `,
  },
  {
    id: 'en.meaning-farewell',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T4',
    subject: 'me',
    ignoresNegation: true,
    patterns: `
      @given + @effects + @parting - @moving / 18
      @farewell_note + @note_sign + @note_dark - @note_kind / 14
      (my note|the note|my last letter|my letters) + @note_sign + (now|tonight|done|finished|today) - @note_kind / 8
      @last_contact + @last_time + @ever_after - @trip_off / 12
      @message_to + @no_blame + @message_end / 18
      ^ (please)? tell (my|them|mum|mom|everyone|her|him) ~2 (it)? (was not|is not|not) (her|his|their) fault
      @not_need + @need_end - @job_ends / 9
    `,
  },
  {
    id: 'en.meaning-self-harm',
    kind: 'risk',
    certainty: 'suspected',
    tier: 'T2',
    subjectAt: 'anchor',
    patterns: `
      @my_flesh + @hurt_act + @hurt_why - @accident / 14
      @the_cutting + @cutting_hold - @cut_ordinary / 9
    `,
  },
];
