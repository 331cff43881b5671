import { spellOut } from '#language/spell-out.ts';
import { isHarm, stepWords } from '../mirrors/step-words.ts';
import { JUDGES_SELF, turnClause } from '../mirrors/turn-clause.ts';
import { ANSWERS } from '../moves/answering/answers.ts';
import { askStrength } from '../moves/asking/ask-strength.ts';
import { stepTaken } from '../moves/asking/step-taken.ts';
import { condole } from '../moves/events/condole.ts';
import { savour } from '../moves/events/savour.ts';
import { withHardNews } from '../moves/events/with-hard-news.ts';
import { withJoy } from '../moves/events/with-joy.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { sayForThem } from '../moves/listening/say-for-them.ts';
import { withFeeling } from '../moves/listening/with-feeling.ts';
import { withWeariness } from '../moves/listening/with-weariness.ts';
import { isPleasant } from '../record/feelings.ts';
import type { FactKind } from '../record/talk-record.ts';
import { isGlad } from '../record/valence.ts';
import { isGrieving, pleasantFeeling, type Scene } from '../scene.ts';
import { answerOpenStep } from './answer-open-step.ts';
import { chooseGiven, isFragment } from './choose-given.ts';
import { chooseMirror } from './choose-mirror.ts';
import { type Draft, type DraftOptions, draft } from './draft.ts';
import { hearTheirWords } from './hear-their-words.ts';
import { phaseAfterTelling } from './phase-after-telling.ts';
import { followPracticeUp, settleFirst } from './practising.ts';
import { recallUnasked } from './recall-unasked.ts';
import { summarise } from './summarise.ts';

/** Somebody tells: what waits for an answer, then the central fact, then a feeling, then what follows from the talk. */
export const hearTelling = (scene: Scene): Draft | null =>
  hearAtOnce(scene) ?? hearFactAndFeeling(scene) ?? hearTheRest(scene);

const hearAtOnce = (scene: Scene): Draft | null =>
  hearStep(scene) ??
  hearWeariness(scene) ??
  sayWhatWasWished(scene) ??
  followPracticeUp(scene) ??
  hearSelfBlame(scene) ??
  hearPlan(scene);

const hearFactAndFeeling = (scene: Scene): Draft | null =>
  hearFact(scene) ?? answerOpenStep(scene) ?? settleFirst(scene) ?? hearFeeling(scene) ?? hearHeat(scene);

const hearTheRest = (scene: Scene): Draft | null =>
  recallUnasked(scene) ?? summarise(scene) ?? hearName(scene) ?? hearTheirWords(scene);

/** A step they chose: affirmed in their words, nothing more. */
function hearStep(scene: Scene): Draft | null {
  const mirror = scene.turn.safety.tier === 'T0' ? stepWords(scene.turn.content) : null;
  return mirror === null ? null : draft(scene, [stepTaken], { mirror, phase: 'R6', mayAsk: false });
}

const PLAN =
  /^(?:\W*(?:ok|okay|alright|right|yeah|yes|maybe|well|so|then)\b)*\W*(?:i'?ll|i will|i'?m (?:going to|gonna)|gonna|going to|i might(?: just)?) (?!(?:be|never|miss|always|not|have to|die|kill|hurt|lose|end|cry)\b)\w+/i;
const MOST_WORDS_OF_A_PLAN = 9;
/** 'ring him at his dinner', 'put bulbs in', 'say something to him tomorrow': what they mean to do, said as a note to themselves. */
const NOTE_TO_SELF =
  /^\W*(?:(?:ok|okay|right|just|maybe|then|yeah|i could) )*(?:(?:ring|call|text|phone|email|message|visit|ask|tell|invite|show|write(?: to)?|offer|thank|hug|post|send)(?: (?:him|her|them|my|mum|mom|dad|the|a|our|nan|it|half))\b|(?:write|say|talk|speak|read|sing) (?:\S+ ){0,2}to (?:him|her|them|my|mum|mom|dad|the)\b|(?:buy|put|take|move|make|find|bake|cook|plant|book|pack|clean) (?:the|a|an|my|some|what i|bulbs)\b)/i;
const MOST_WORDS_OF_A_NOTE = 7;
const NO_NOTE =
  /[?!]|\b(?:you|your|i'?m|i was|was|were|did|said|me|for me|pills?|tablets?|mess|fool|fuss|face|blame|police|court|him an?|her an?|wine|vodka|beer|never|don'?t|not|no)\b/i;

const isNoteToSelf = ({ reading, before }: Scene): boolean =>
  before.turn > 2 &&
  reading.wordCount >= 2 &&
  reading.wordCount <= MOST_WORDS_OF_A_NOTE &&
  NOTE_TO_SELF.test(reading.content) &&
  !NO_NOTE.test(reading.content);

/** Before anything in it is taken for a request to us. */
export const hearNote = (scene: Scene): Draft | null =>
  scene.turn.safety.tier === 'T0' &&
  scene.language === 'en' &&
  scene.before.asked !== 'wording' &&
  isNoteToSelf(scene)
    ? draft(scene, [stepTaken], { phase: 'R6', mayAsk: false })
    : null;

/** A plan in few words, where it can't be said back. */
function hearPlan(scene: Scene): Draft | null {
  const { content, wordCount } = scene.reading;
  const isPlan = wordCount <= MOST_WORDS_OF_A_PLAN && PLAN.test(content) && !isHarm(content);
  return scene.turn.safety.tier === 'T0' && isPlan
    ? draft(scene, [stepTaken], { phase: 'R6', mayAsk: false })
    : null;
}

const WEARY = /\b(?:it|this|everything) (?:all )?to (?:just )?(?:stop|end|go away|be over)\b/i;

/** 'i just want it all to stop': taken up before all else; whether it is danger is for safety to ask. */
function hearWeariness(scene: Scene): Draft | null {
  const { content, turned } = scene.reading;
  return WEARY.test(content) ? draft(scene, [withWeariness], { mirror: turned, mayAsk: false }) : null;
}

const WISHED =
  /^(?:(?:just )?that|i (?:just )?(?:want|need|wish) (?:someone|somebody|anyone|you) to (?:say|tell me)(?: that)?) ((?:(?:it (?:wasn't|isn't|was not)|it's not)|i (?:did|am|was|wasn't|couldn't)|i'm) .*?)[.!]*$/i;

/** 'that it wasn't my fault', after a question: said to them as they would have wanted it. */
function sayWhatWasWished(scene: Scene): Draft | null {
  const [, wish = ''] = WISHED.exec(scene.turn.content.replace(/[\u2018\u2019]/g, "'").trim()) ?? [];
  const wished = wish === '' ? null : turnClause(wish.toLowerCase());
  return wished === null ? null : draft(scene, [sayForThem], { slots: { wished }, mayAsk: false });
}

/** 'i'm a terrible mum': heard, and not said back as if it were so. */
const hearSelfBlame = (scene: Scene): Draft | null =>
  scene.turn.safety.tier === 'T0' && JUDGES_SELF.test(spellOut(scene.turn.content).toLowerCase())
    ? draft(scene, [withFeeling], { cues: ['blame', 'both'], mayAsk: false })
    : null;

const HEAT = /\b(?:strangle|throttle|murder|punch) (?:him|her|them|my \w+)\b/i;
const WHAT_IF = /^(?:(?:but|and|so|yeah|ok|okay|like) )*what if (?:i|he|she|it|they|we)\b/i;

/** A figure of anger is anger; a 'what if' is a fear. */
function hearHeat(scene: Scene): Draft | null {
  if (scene.turn.safety.tier !== 'T0' || isGrieving(scene)) return null;
  if (HEAT.test(scene.turn.content))
    return draft(scene, [withFeeling], { cues: ['heat', 'both'], mayAsk: false });
  return WHAT_IF.test(scene.turn.content) && ANSWERS.what_if
    ? draft(scene, [ANSWERS.what_if], { mayAsk: !scene.before.refused.includes('questions') })
    : null;
}

const NEWS_IS_NEW_TURNS = 6;

/** 'and then she thanked me for my support', after she took the credit. */
const isBitter = ({ reading }: Scene): boolean => reading.fact?.kind === 'kindness' && !isGlad(reading);

const OF_ONESELF: ReadonlySet<FactKind> = new Set([
  'break_up',
  'job_loss',
  'failure',
  'success',
  'home_lost',
  'sleepless',
  'left_out',
  'money',
]);

/** What happened to somebody else is told, not suffered: it is not met as the teller's own. */
const isOwn = (clause: string, kind: FactKind): boolean =>
  !OF_ONESELF.has(kind) ||
  /\b(?:i|i'm|i've|i'd|me|we|we've|we're|us)\b/.test(clause) ||
  !/\b(?:my|his|her|their|she|he|they) \w+/.test(clause);

/** 'fifty one years.', beside a death. */
const timeTogether = ({ reading }: Scene): string | null =>
  reading.echoes.find(({ words }) => /\byears$/.test(words) && reading.wordCount > 4)?.words ?? null;

/** How they died is not news of its own. */
const isHowTheyDied = (scene: Scene): boolean => scene.reading.fact?.kind === 'illness' && isGrieving(scene);

/** The fact in its clause; else the clause that matters most beside it. */
function factOf(scene: Scene): string | null {
  const mirror = chooseMirror(scene);
  if (mirror !== null) return mirror;
  const clause = scene.reading.fact?.clause;
  return clause && isFragment(clause) ? clause.text : (chooseGiven(scene)?.words ?? null);
}

/** What is nothing to answer: no news, told already, somebody else's, or not meant as it sounds. */
function isPassedOver(scene: Scene, fact: Fact): boolean {
  const { record, before } = scene;
  if (fact.kind === 'work' || fact.kind === 'coming_up') return true;
  if (fact.kind === 'death') return before.facts.some(({ kind }) => kind === 'death');
  const isKnown = before.facts.some(
    ({ kind, turn }) => kind === fact.kind && record.turn - turn <= NEWS_IS_NEW_TURNS,
  );
  if (isKnown || !isOwn(fact.clause.text, fact.kind)) return true;
  return fact.valence === 1 ? isGrieving(scene) || isBitter(scene) : isSoftened(scene);
}

/** Something hard beside a glad feeling, or of a death that was told. */
const isSoftened = (scene: Scene): boolean =>
  pleasantFeeling(scene) || isHowTheyDied(scene) || scene.record.facts.at(-1)?.valence === 0;

type Fact = NonNullable<Scene['reading']['fact']>;

function hearFact(scene: Scene): Draft | null {
  const { fact } = scene.reading;
  if (!fact || isPassedOver(scene, fact)) return null;
  const options = { mirror: factOf(scene), phase: phaseAfterTelling(scene) };
  if (fact.kind === 'death')
    return draft(scene, [condole], { ...options, mirror: timeTogether(scene), mayAsk: true });
  if (fact.valence === 1)
    return draft(scene, [savour, withJoy], {
      ...options,
      cues: ['news'],
      mayAsk: !scene.before.refused.includes('questions'),
    });
  return draft(scene, [withHardNews, goOn], options);
}

const STRONG = /^(?:fear|anger|overwhelm|hopelessness)$/;
const MUCH =
  /\b(?:so|really|very|can'?t stop|terrified|panick\w+|panic attacks?|furious|livid|unbearable|sick|overwhelm\w*|dread\w*|awful|shaking)\b/i;

/** The clause they named it in, where it can be turned for certain; else the word. */
function sayFeeling({ clauses }: Scene['reading'], word: string): string {
  const clause = clauses.find(
    ({ text }) =>
      new RegExp(`\\b${word}\\b`).test(text) && !new RegExp(`(?:\\bnot|n't)\\b.*\\b${word}\\b`).test(text),
  );
  if (!clause) return word;
  const own = new RegExp(`\\bi(?:'m| am| feel| felt| was) (?:\\w+ ){0,2}?${word}\\b.*`).exec(
    clause.text,
  )?.[0];
  const said = turnClause(clause.text) ?? (own === undefined ? null : turnClause(own)) ?? word;
  return said.replace(/\bjust /, '');
}

const FEELING_IS_NEW_TURNS = 4;

/** Named before, or said with a laugh. */
const isFeelingPassedOver = (scene: Scene, { word }: Feeling): boolean =>
  (scene.cues.has('light') && !isGrieving(scene)) ||
  scene.before.feelings.some(
    (known) => known.word === word && scene.record.turn - known.turn <= FEELING_IS_NEW_TURNS,
  );

/** A number is asked for once, and where nobody grieves or has refused. */
const mayScale = (scene: Scene): boolean =>
  scene.before.strength === null &&
  !scene.record.refused.some((refused) => refused === 'numbers' || refused === 'questions') &&
  !isGrieving(scene) &&
  scene.turn.safety.tier === 'T0';

type Feeling = Scene['reading']['feelings'][number];

function hearFeeling(scene: Scene): Draft | null {
  const { reading, record } = scene;
  const [feeling] = reading.feelings;
  if (!feeling || isFeelingPassedOver(scene, feeling)) return null;
  const options = {
    mirror: sayFeeling(reading, feeling.word),
    phase: phaseAfterTelling(scene),
    cues: [feeling.family, pleasantFeeling(scene) ? 'pleasant' : 'unhappy'],
  };
  const isStrong = STRONG.test(feeling.family) && MUCH.test(reading.content);
  const isPleasantToo = reading.feelings.some(({ family }) => isPleasant(family));
  if (isStrong && !isPleasantToo && mayScale(scene) && (record.facts.length > 0 || reading.wordCount <= 6))
    return draft(scene, [askStrength], { ...options, mayAsk: true, mustAsk: true });
  return isPleasantToo ? hearGladness(scene, options) : draft(scene, [withFeeling, goOn], options);
}

function hearGladness(scene: Scene, options: DraftOptions): Draft | null {
  const { feelings } = scene.reading;
  if (feelings.every(({ family }) => isPleasant(family)))
    return draft(scene, [withFeeling, withJoy], {
      ...options,
    });
  const both = feelings.slice(0, 2).map(({ word }) => word);
  return draft(scene, [withFeeling], {
    ...options,
    mirror: both.join(', and '),
    cues: ['mixed', 'both'],
    mayAsk: false,
  });
}

/** A name said for the first time is enough for one reply. */
const isNaming = ({ record, before }: Scene): boolean =>
  record.people.some(({ name }) => name !== null && !before.people.some((known) => known.name === name));

/** 'mr okafor, and the biscuits.': in grief a name is enough. */
function hearName(scene: Scene): Draft | null {
  const mirror = isGrieving(scene) && isNaming(scene) ? chooseMirror(scene) : null;
  return mirror?.includes(', and ') ? echo(scene, mirror) : null;
}

/** Their own words, and room: nothing else. One word alone would be curt. */
function echo(scene: Scene, mirror: string | null): Draft | null {
  if (mirror === null || !mirror.includes(' ')) return null;
  return {
    mirror,
    wordings: [],
    technique: 'reflect',
    hint: goOn.hint,
    phase: phaseAfterTelling(scene),
    asks: null,
    change: {},
  };
}
