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
      @living_on + @living_no + @some_day - @trip_off / 12
      (nobody|no one|anyone|no body) (would|could|can|will) stop me + (if i|tonight|from|anyway) / 5
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
      @not_need + @need_end / 9
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
