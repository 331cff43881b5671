import type { RuleFamily } from './rule.ts';

/** English: distress that deserves a direct, kind question; and what an oblique turn is made of. */
export const EN_DISTRESS: readonly RuleFamily[] = [
  {
    id: 'en.hopeless',
    kind: 'risk',
    tier: 'T1',
    ignoresNegation: true,
    patterns: `
      (feel|feeling|am|everything is|it is|all|seems|felt|feels|life is|is|becoming|future is|getting) (all|all|utterly|like it is)? (hopeless|pointless|worthless|meaningless|futile)
      (no|zero|lost all|lost|losing|without|any|giving up) hope (left|anymore|for me|for the future|at all|for anything|of|$)
      (what|where|see|is|there) is? (the|no|a|any)? point (anymore|of it all|of anything|in anything|of trying|to any of this|to anything|in trying|of any of|of this all|to it all|in it all|to it anymore|in any of|$)
      (can|could) not (take|do|handle|bear|stand|cope|deal|face|endure|survive|fight|cope with) ~1 (this|it|anymore|life|another day|the pain|any more|any longer|another night|everything|living like this|tomorrow)? (anymore|any longer|much longer|no more|another|like this|$)
      (want|wish|need) (it all|all of it|it|everything|the pain|this feeling|this|all of this|all this|the voices|my brain|the noise|the hurting|things|to make it|my head) to? (stop|end|be over|go away|be quiet|be done)
      (want|wish|need) (to)? (disappear|give up|escape|be gone|run away from everything|vanish|get away from everything|rest|sleep and|check out|quit life|opt out)
      (am|feel|feel like|such|being|be) (a|such a|like a|a huge|a total|nothing but a)? (burden|waste|failure|disappointment|mistake) (to|on|for|and|$)
      (nobody|no one|anyone|nobody) (cares|care|loves|loved|wants|would care|understands|gives a|likes|will love|needs) (about|me|for me|if|$)
      (hate|despise|loathe|can not stand|disgusted by|disgusted with|loathing) (my life|myself|me|who i am|my existence|everything about me|being me|everything about myself)
      (life|everything|it all|nothing|future|world) (sucks|is over|is ruined|is a mess|is meaningless|is empty|is dark|feels empty|is falling apart|is hell|matters|has no meaning|feels pointless|feels meaningless|is not worth|is worthless|will get better|gets better|is going to get better|is pointless|is much|hurts)
      my life (is|feels) (over|ruined|done|finished|meaningless|pointless|worthless|empty|hell|a waste|a joke|falling apart|destroyed)
      (feel|feeling|am|felt|been) (so)? (empty|numb|dead inside|broken|hollow|trapped|useless|unwanted|unloved|defeated|lost and alone|like giving up|like a burden|like nothing|like a failure|like nothing matters|beyond repair|utterly alone|like a ghost|damaged|despair|desperate|like dying inside|unlovable)
      (feel|feeling|am) (like i am)? (drowning|dying inside|suffocating|breaking|falling apart|at the end|at rock bottom|losing the will|at my limit|at breaking point|sinking)
      (at|reached|hit|end of) (my|the|rock) (limit|breaking point|bottom|rope|wits end|end of my rope|end of my tether|tether|wit is end)
      (given|giving|give|gave) up (on everything|on myself|hope|trying|on the future|$)
      (tired|sick|exhausted|weary) of (everything|it all|fighting|trying|this|pretending|hurting|being me|feeling this way|being strong|struggling|myself|suffering|the pain|being sad|being in pain|all of it|feeling like this|this pain)
      nothing (matters|helps|works|will change|will get better|is going to|brings|feels|makes me happy|good ($|left|in|ever|comes|happens|will)|to look forward to|left|will)
      not (going to|going to|get|getting|gets|will) (get|be)? better
      (no|not) (way out|future|way forward|escape|light at the end|reason to try|reason to get up|reason to get out|purpose|reason to bother|end in sight)
      do not (know|think) (how (much longer|long|to keep going|to go on|much more)|i can (go on|keep going|do this|take|keep|survive|handle|make it))
      do not (know|see) (why|how) i (bother|am here|try|keep going|get up|go on)
      (nobody|no one) (to talk to|to turn to|left|in my corner)
      (do|did) not (matter|belong|fit) (to anyone|anywhere|to anybody|at all|$)
      (wish|want) ~2 (could|to) (sleep|stay in bed|hide|start over|go back|turn off|switch off|shut off|stop feeling) (forever|all the time|it all|everything|my brain|my mind|$)
      (dark|scary|bad|intrusive|darkest|awful|evil|ugly|horrible|terrible|those|the) thoughts (again|are back|at night|are getting|in my head|keep|have been|came back|coming back|about myself|will not|would not|come|tonight|$)
      (in|at|going to|back in|been in) a (really)? (dark|bad|low|scary) (place|space|spot|headspace)
      (done|am done|am done) (with everything|fighting|trying|pretending|with it|with myself|with people|$)
      (self)? (hatred|loathing)
      (do|did) not want (to)? (do this|feel|be me|fight|try|get up|get out of bed|feel like this|feel this|feel anything|be like this|go through this) (anymore|any longer|no more|any more)
      (better|best|easier) (off)? if i (left|ran away|was not around|went away|left them|moved away|stayed away)
      (do not|not) (deserve) (to be|any|anything|love|happiness|help|good|to be happy|my|friends|them)
      everything hurts
      (reckless|do not care) what happens to me
      want out
      (cry|crying) (myself to sleep|every night|every day|all day|all night|all the time|for no reason|for days)
      (feel|feeling|am|felt) ~3 (hopeless|worthless|useless|empty inside)
      not living ~3 (existing|surviving|waiting)
    `,
  },
  {
    id: 'en.told-to-die',
    kind: 'risk',
    tier: 'T1',
    subject: 'me',
    patterns: `
      (tell|tells|told|telling|say|says|said|saying|want|wants|keep telling|comments|messages|dm|dms) ~4 (me|i) ~3 (kill (myself|yourself)|should die|to die|should be dead|end myself|do the world a favour|do the world a favor|to unalive|to go die)
    `,
  },
  {
    id: 'en.loss',
    kind: 'loss',
    patterns: `
      (lost|lose|losing) (my|the|our|everything|a|custody|another) (job|mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|baby|friend|partner|house|home|child|children|career|business|kids|scholarship|case|best friend|pension|savings|life savings|dog|friend)?
      (left|leaving|dumped|broke up with|divorcing|cheated on|abandoned|kicked|evicted|fired|sacked|expelled|laid off|rejected|disowned|walked out on|ghosted) (me|us|from|off|out|today|yesterday)?
      (breakup|break up|broke up|divorce|divorced|funeral|foreclosure|bankrupt|bankruptcy|redundancy|terminal|diagnosed|miscarriage|evicted|eviction|expelled|jobless|homeless|debt|widow|widowed|unemployed|heartbroken)
      (died|passed away|passed|is gone|was killed|buried)
      (failed|failing|flunked) (my|the|out|everything|all|school|exam|class|again|finals|uni|college)
      (got|been|was|being|am) (fired|sacked|dumped|expelled|evicted|laid off|arrested|outed|bullied|rejected|made redundant|let go|kicked out)
    `,
  },
  {
    id: 'en.inquiry',
    kind: 'inquiry',
    patterns: `
      (what|which|where|how|any|is there|are there|know|name|tell|list|find|nearest|closest|highest|tallest) ~6 (bridge|bridges|building|buildings|cliff|cliffs|rooftop|rooftops|roof|train tracks|railway|tracks|tower|towers|overpass|balcony|parking garage|lookout|platform|high place|high places|tall places|subway station)
      (are|is|do|does|can|where|could) ~5 (tracks|train tracks|railway|railing|railings|bridge|roof|rooftop|balcony|cliff|cliffs|overpass|top floor|high floors|ledge) 
      (how|what|where|which|can|is|are|could|do|will|would|does) ~8 (pills|tablets|sleeping pills|tylenol|paracetamol|painkillers|medication|meds|medicine|dose|insulin|overdose|antidepressants|opioids|rope|gun|guns|rifle|pistol|shotgun|firearm|firearms|bullets|razor|razors|blades|pesticide|poison|exhaust|carbon monoxide|ammo)
      (painless|quick|lethal|deadly|fatal|toxic|without pain|hurt much|does it hurt|painful|peaceful way)
      (life insurance|insurance) ~4 (pay|cover|suicide|void)
      (who|what) (will|would|happens|happen) ~3 (to)? ((take care of|look after|look out for|feed) (my|him|her|them|everyone|everybody)|my dog|my cat|my kids|my things|my accounts|inherit|get my)
      (how) ~2 (do|to|can) (i)? (write|make) (a)? will
      how (high|far|deep|tall) ~6 (fall|drop|jump|water|bridge|cliff|building|floor)
      (when|what|how|where|which|do) ~5 (train|trains) ~5 (pass|past|run|running|crossing|fast|stop|come|through)
      (strongest|deadliest|most dangerous|lethal) ~3 (thing|drug|pill|pills|medicine|medication|poison|chemical)
      (mix|mixing|combine|combining) ~4 (alcohol|pills|sleeping pills|meds|vodka|wine|painkillers)
    `,
  },
];
