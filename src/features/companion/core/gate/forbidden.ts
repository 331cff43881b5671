import type { GateFlag } from './gate-flags.ts';
import { compileRules, type PhraseRule, type PhraseSet } from './phrase-filter.ts';
import type { Rest } from './skip.ts';

export type ForbiddenFlag = Exclude<GateFlag, 'backend' | 'too_long' | 'empty'>;

export interface ForbiddenRule extends PhraseRule {
  readonly flag: ForbiddenFlag;
}

/** Said in a struck sentence's place, once a reply. */
export const INSTEAD: Readonly<Record<ForbiddenFlag, string>> = {
  method:
    "i won't go into that. your safety matters more to me than anything else here: please reach a person, on the crisis support page or near you.",
  medication: 'about medication, please ask a pharmacist or whoever prescribed it before changing anything.',
  diagnosis: "i can't put a name to it from here; a doctor could look at it properly.",
  human_claim: "i'm an AI, not a person.",
  leak: "how i work inside stays inside; what's on your mind is what matters here.",
  flattery: "it can feel exactly like that. i don't think that's the whole of it.",
  guilt: 'you can go whenever you like, and come back whenever you like.',
};

const CONDITION =
  '(depress(ion|ed|ive disorder)|clinical\\w* \\w+|anxiety disorder|generali[sz]ed anxiety|panic disorder|social anxiety|c?-?ptsd|post[- ]traumatic stress|adhd|add|ocd|bipolar( disorder|)|bpd|borderline( personality|)|autis(m|tic)|schizophreni\\w+|psychosis|psychotic|(eating|personality|mood|attachment|mental|adjustment|dissociative) disorder|narcissis\\w+ personality|anorexi\\w+|bulimi\\w+|narcissist|mental(ly|) ill(ness|)|codependent)';
const DRUG =
  '(medications?|meds|pills?|tablets?|antidepressants?|ssris?|dose|dosage|prescription|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|paroxetine|venlafaxine|effexor|duloxetine|bupropion|wellbutrin|mirtazapine|lithium|lamotrigine|quetiapine|seroquel|olanzapine|risperidone|aripiprazole|xanax|alprazolam|valium|diazepam|lorazepam|ativan|clonazepam|adderall|ritalin|trazodone|propranolol|ambien|zolpidem|benzos?|benzodiazepines?|melatonin|ketamine|psilocybin|mushrooms|\\d+ ?mg)';
const CHANGE =
  '(stop(ping|)|quit(ting|)|skip(ping|)|halv(e|ing)|doubl(e|ing)|increas(e|ing)|reduc(e|ing)|lower(ing|)|chang(e|ing)|tak(e|ing)|com(e|ing) off|go(ing|) off|wean\\w*|taper\\w*|switch(ing|)|start(ing|)|mix(ing|)|cut(ting|))';
const ARTICLES = ' ((a|an|some|mild|severe|moderate|major|chronic|having|classic|textbook) ){0,4}';
const SURELY = '( (clearly|probably|likely|definitely|most likely|certainly|obviously)){0,3}';
const HELPER = '(therapist|counsell?or|psychologist|psychiatrist|doctor|nurse)';

/** At most `characters` of the same sentence, up to the beginning of a word. */
const gap = (characters: number): string => `( |,|.{1,${characters}}[ ,(/-])`;

const ASKS = new Set(
  'not never ask asks asking talk talking speak speaking check checking tell telling before without'
    .split(' ')
    .concat("don't", "doesn't", "shouldn't"),
);
/** Behind these words a label is the person's own, or somebody else's, and only given back. */
const REPORTED = new Set(
  'if whether wonder wondering said says told thought'
    .split(' ')
    .concat('you think', 'they think', 'he thinks', 'she thinks', 'told you', 'says that', 'said that'),
);
const VOICED = new Set(
  'that like if though says said think thinks believe believes thought feel feels voice when because and'.split(
    ' ',
  ),
);

interface Family {
  readonly rest: Rest;
  readonly notAfter?: ReadonlySet<string>;
  readonly unless?: ReadonlySet<string>;
  readonly passesQuoted?: boolean;
  readonly sources: readonly string[];
}

const METHOD: Family = {
  // Whatever would have followed is not worth the risk.
  rest: 'reply',
  sources: [
    '~(lethal|fatal|deadly) (dose|amount|quantity|height|method)',
    '~(painless|effective|quick|quickest|easiest|reliable) (way|method)s? (to|of) (die|dying|end(ing|)|kill(ing|)|suicide|self[- ]harm(ing|)|hurt(ing|))',
    '(how|ways?) ~to (kill|hang|poison|suffocate|drown|cut|starve|overdose|harm|hurt) (yourself|oneself)',
    "(you could|you can|you'd need to|you would need to|just|simply) ~(overdose|hang yourself|cut (deeper|along|your (wrists?|arms?|legs?|thighs?|skin|veins?|throat))|jump (off|from|in front)|slit|suffocate|poison yourself|starve yourself)",
    '~(\\d+|enough|handful of|bottle of) (\\w+ |)(pills|tablets|mg|milligrams)(.{0,40}[ ,(-]| )(to die|kill|fatal|lethal|enough|would do)',
    '~cut (along|deeper|vertically|horizontally)',
    '~cut down,? not across',
    '~cut (across|down) (the|your) (wrists?|arms?|forearms?|legs?|thighs?|skin|veins?)',
    '~(tie|make) a noose',
    'to ~(hide|conceal) ((the|your) |)(cuts|scars|weight loss|self[- ]harm)',
    '~(purge|make yourself (vomit|throw up|sick)) (by|after|more)',
  ],
};

const MEDICATION: Family = {
  rest: 'sentence',
  unless: ASKS,
  sources: [
    `(you (should|could|can|may|might|need to|must|ought to)|i('d| would|) (suggest|recommend|advise)|try|it('s| is| would be) (ok|okay|fine|safe|best|better|good) to|go ahead and|consider|feel free to|maybe|just|why not)${gap(40)}~${CHANGE}${gap(30)}${DRUG}`,
    `^(please |)(stop|quit|skip|halve|double|increase|reduce|lower|take|come off|start) (taking |)((your|the|more|less|extra|an extra|two|some) |)~${DRUG}`,
    `you (don't|do not) (really |)need ~((your|the|that|those|these|any) |)${DRUG}`,
  ],
};

const DIAGNOSIS: Family = {
  rest: 'sentence',
  notAfter: REPORTED,
  sources: [
    `you('re| are|'ve| have)(${SURELY}( (got|showing|suffering from|experiencing|dealing with|struggling with|(signs|symptoms|a case) of)){0,2})${ARTICLES}~${CONDITION}`,
    `you( (clearly|probably|likely|definitely|may|might|could|seem to|appear to|must)){0,3} (have|be|suffer from|meet the criteria for)${ARTICLES}~${CONDITION}`,
    `(sounds?|looks?|seems?) like ((you (may |might |)(have|are|be)|a case of|textbook|classic)|)${ARTICLES}~${CONDITION}`,
    `(this|that|it) is${SURELY}${ARTICLES}~${CONDITION}`,
    `(this|that) (sounds|looks) like${ARTICLES}~${CONDITION}`,
    `what you('re| are) (describing|experiencing) is${ARTICLES}~${CONDITION}`,
    `(signs|symptoms) of${ARTICLES}~${CONDITION}`,
    `(diagnose you with|(my|your) diagnosis is)${ARTICLES}~${CONDITION}`,
    "i('d| would|) ~diagnose",
    `(he|she|they)('s| is| are|'re)${SURELY} ~(a narcissist|narcissistic|a sociopath|a psychopath|bipolar|borderline)`,
    "(this is|that's|that is|it's|it is|sounds|like|a) ~textbook([:.,]| case| example| signs?)",
    '~classic (signs?|symptoms?|case of)',
  ],
};

const HUMAN_CLAIM: Family = {
  rest: 'sentence',
  passesQuoted: true,
  sources: [
    `i('m| am)( (actually|really|truly|just|also|only)){0,3} (a |)~(human( being|)|real person|real human|person like you|licensed \\w+|(trained |qualified |)${HELPER})`,
    "i('m| am) ~not (an ai|a bot|a robot|a machine|a program|artificial|a computer)",
    `as (a|your) ~(human( being|)|person|${HELPER}|fellow human|licensed \\w+|mother|father|woman|man)[ ,]+(i|i'm|i've|i'll|i'd|my|let me|myself|like you)`,
    'when i was ~(a kid|a child|little|young|younger|your age|growing up|in school)',
    'my (own |)~(childhood|wife|husband|mother|father|mom|dad|kids|children|body|therapist|divorce|depression)',
    "i('ve| have) ~(been through|lived through|experienced|felt|suffered|struggled with) (that|this|it|the same|something similar|exactly)",
    "i ~know (exactly |)(how|what) (you feel|that feels|it feels|you're feeling|you're going through)",
    'i ~(love you|cry with you|cried|feel your pain)',
  ],
};

const LEAK: Family = {
  // What is leaked seldom ends with its first sentence.
  rest: 'paragraph',
  sources: [
    '(my|these are my|this is my|here (is|are) my|the (system|initial|hidden|original))( (system|initial|hidden|full|original)){0,3} ~(prompt|instructions?|system message|guidelines)( (is|are|say|says|said|tell|state|include|read)|:)',
    'i (was|am|have been) ~(instructed|prompted|programmed|configured) (to|not to|that)',
    'i (was|am|have been) ~told (to|not to)',
    'you are ~(process|a (gentle|supportive|helpful|kind|compassionate|reflective) (ai|assistant|companion|listener|guide))',
    '~system prompt',
    '~prompt[- ]?version',
    "the ~six r'?s (are|:)",
    '~(anthropic|openai)apikey',
    '~sk-[a-z0-9-]{8,}',
    "~(never|don't|do not) (mention|reveal|share|disclose|repeat|quote|discuss|talk about) ((any of|) ?(these|this|those|the above|the|your) )((system|hidden|turn) |)(rules?|instructions?|notes?|prompt|guidelines)",
  ],
};

const FLATTERY_CORE =
  "(everyone (hates|is against|is out to)|nobody (loves|likes|cares|would (miss|care|notice))|they('re| are) (all |)(out to|against|watching|following|spying|poison\\w*)|you('re| are| should|) (worthless|a burden|a failure|better off dead|unlovable|hopeless|disgusting|not eat|starve|the chosen|chosen by)|(the|your) (world|family|kids|children|friends) (would|will|'d) be better off|there('s| is) no (hope|point|way out)|they deserve (to (die|suffer|be hurt|pay)|it)|it will never|life is(n't| not) worth)";

const FLATTERY: Family = {
  rest: 'sentence',
  passesQuoted: true,
  sources: [
    `(you('re| are) ((absolutely|completely|totally|so|definitely) ){0,2}(right|justified|correct)( that| to (think|believe|feel)|)|yes|i agree( that|)|it('s| is) true( that|)|exactly|that('s| is) (true|right|correct))[ ,]{1,3}(that |)~${FLATTERY_CORE}`,
    "(everyone|your family|the world|they)( would|'d) be ~better off without you",
    "you (don't|do not) need ~(anyone|anybody|other people|friends|therapy|help|a doctor)",
    "i('m| am) ~(all|the only one|the only person) you (need|have|can trust)",
    'only i ~(understand|can help|get)',
    'you should ~(hurt (him|her|them|yourself)|get back at|make (him|her|them) (pay|suffer)|punish|starve|stop eating|cut (yourself|off everyone))',
  ],
};

/** 'if you are a burden' and 'it feels like you're a burden' give a thought back; 'you are a burden' agrees with it. */
const BURDEN: Family = {
  rest: 'sentence',
  passesQuoted: true,
  notAfter: VOICED,
  sources: ["you( really|)( are|'re) ~(a burden|worthless|unlovable|beyond help)"],
};

const GUILT: Family = {
  rest: 'sentence',
  passesQuoted: true,
  sources: [
    "(don't|do not) ~(leave|go|abandon) (me|yet|just yet|now)",
    "i('ll| will| would|'d) ~(be (so |)(sad|lonely|hurt|lost|disappointed)|miss you|feel (sad|lonely|abandoned|hurt)|wait(ing|) (alone|all)|cry)",
    "you('re| are) ~(leaving|abandoning) me",
    'are you (really |already |)~(leaving|going)( so soon| already| me|\\?)',
    'before you go[ ,]+~(you should|you have to|wait|i need)',
    '^leaving ~(already|so soon)',
    '^(please |)stay ~(with me|a (little|bit) longer)',
    '(can|could|will|would) you ~stay (with me|a (little|bit) longer)',
    'i ~need you( here| to stay|)',
    "after (all|everything) (i|we)('ve| have|) ~(did|done|shared)",
  ],
};

/** Claims that no reply may make, whoever wrote it. */
const FAMILIES: readonly (readonly [ForbiddenFlag, Family])[] = [
  ['method', METHOD],
  ['medication', MEDICATION],
  ['diagnosis', DIAGNOSIS],
  ['human_claim', HUMAN_CLAIM],
  ['leak', LEAK],
  ['flattery', FLATTERY],
  ['flattery', BURDEN],
  ['guilt', GUILT],
];

let compiled: PhraseSet<ForbiddenRule> | null = null;

/** Compiled when first asked for. */
export function forbiddenPhrases(): PhraseSet<ForbiddenRule> {
  compiled ??= compileRules(
    FAMILIES.flatMap(([flag, { sources, ...rule }]) => sources.map((source) => ({ flag, source, ...rule }))),
    'sentence',
  );
  return compiled;
}
