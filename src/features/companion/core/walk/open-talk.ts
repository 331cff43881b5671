import { sentencesOf } from '../acts/said-forms.ts';
import { compose, type Draft } from '../draft.ts';
import {
  CHOICE_AGAIN,
  CONGRATULATIONS,
  EASY_START,
  GLAD,
  JUST_TELL,
  OPENING,
  SORROW,
  STRONG_START,
  WELCOME,
  WELCOME_BACK,
  WHAT_IT_IS,
} from '../lines/opening.ts';
import { isPleasant } from '../record/feelings.ts';
import { isGoodNews, isWon } from '../record/glad-news.ts';
import { isGrave, isHard } from '../record/valence.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word, wordAlways } from '../speak.ts';
import { SAVOUR } from '../ways/savour.ts';
import { WAY_NAMES } from '../ways/way-names.ts';
import { answerAboutUs } from './answer-asked.ts';
import { clauseToTakeUp } from './clause-to-take-up.ts';
import { endToEcho } from './end-to-echo.ts';
import { giveForNight } from './practise.ts';
import { quoted } from './quote.ts';
import { askLine, NOTHING_OPEN } from './steps/ask-step.ts';
import { beginWay } from './steps/begin-way.ts';

/** From here on something strong is settled before it is looked at. */
const HIGH = 7;

const isFirst = ({ before }: Scene): boolean => !before.thread.hasToldWhatItIs;

export const greet = (scene: Scene): Draft | null => {
  const isBack = scene.cues.has('remembers') && scene.before.turn === 0;
  return compose(scene, [(isBack ? word(WELCOME_BACK, scene) : null) ?? wordAlways(WELCOME, scene)], {
    technique: 'open_question',
    phase: 'R1',
    thread: { hasToldWhatItIs: true },
  });
};

/** A death, where plain words tell of one; news of it only once in a talk, and none in a glad one. */
export const isNewsOfDeath = ({ reading, before }: Scene): boolean =>
  !(before.turn > 0 && LONG_AGO.test(reading.content)) &&
  ((reading.fact?.kind === 'death' && !NO_NEWS.test(reading.fact.clause.text)) ||
    GONE.test(reading.content) ||
    (LET_GO.test(reading.content) && OF_AN_ANIMAL.test(reading.content))) &&
  !IN_A_LETTER.test(reading.content) &&
  !isGoodNews(reading) &&
  !NOT_SAD.test(reading.content) &&
  before.thread.tone === 'plain' &&
  !before.facts.some(({ kind }) => kind === 'death');

/** 'she's been gone three years'. */
const GONE =
  /\b(?:he|she|my \w+|mum|mom|dad|[A-Z]\p{Ll}+)(?:'s|’s| has| had)? been gone (?:for )?(?:\w+ ){1,3}(?:years?|months?|weeks?)\b|\bsince (?:he|she|my \w+|mum|mom|dad|[A-Z]\p{Ll}+) (?:died|passed)\b|\b[Ii](?:['’]?m| am)(?: now)? a widow(?:er)?\b|\bwidowed\b/u;
/** 'we had to let him go': of an animal; people are let go by their work, and by each other. */
const LET_GO =
  /\b(?:had to|have to|time to) (?:let (?:him|her|them|\p{L}+) go|say goodbye)\b|\bsaid goodbye to\b/iu;
const OF_AN_ANIMAL =
  /\b(?:vet|dog|cat|pup|puppy|kitten|horse|pony|rabbit|hamster|guinea pig|budgie|parrot|labrador|terrier|spaniel|collie)s?\b/i;
/** A death long known of, and what only looks like one: 'since dad's funeral', 'my arm's dead', 'i put her down'. */
const NO_NEWS =
  /\bfuneral\b(?!.{0,30}\b(?:tomorrow|today|on|is|was|next|this)\b)|\b(?:arm|leg|foot|hand|line|battery|phone|street|town)(?:'s| is)? dead\b|\bput (?:him|her|them|it|the baby)(?: back)? down\b(?! to sleep)|\bmy late \w+(?! (?:died|passed))\b|\bsince\b|\b(?:thinks?|thought|thinking|as if|guess) (?:that )?(?:some(?:one|body)|i|he|she|they|we) (?:had |has |have |was |were )?(?:died|dead)\b|\bbefore (?:he|she|dad|mum|mom) died\b/i;
/** In passing, where the talk is about something else already: 'he passed in 2019'. */
const LONG_AGO =
  /\bin (?:19|20)\d\d\b|\byears? (?:ago|back)\b|\bwhen i was (?:\w+ ){0,2}(?:kid|child|little|young|small|\d+)\b/i;
/** Said to somebody else, or in passing: 'dear caroline. when mum died you took the piano'. */
const IN_A_LETTER = /^\W*dear \p{L}|\bwhen (?:\w+ ){1,2}(?:died|passed),? (?:you|it was)\b/iu;
const NOT_SAD = /\b(?:in love|not (?:grieving|sad|upset|here about)|don'?t be sorry|happy day|happiest)\b/i;

/** One question of the glad way, and no way: what follows is company. */
function beGlad(scene: Scene): Draft | null {
  const [best] = SAVOUR.steps;
  const ask = best && scene.mayAsk ? askLine(scene, { way: 'savour', step: 0 }, best) : null;
  return compose(scene, [wordAlways(isWon(scene.reading) ? CONGRATULATIONS : GLAD, scene), ask], {
    technique: 'validate',
    phase: 'R2',
    thread: { ...NOTHING_OPEN, tone: 'joy' },
  });
}

/** For somebody, by the name where it is told. */
export function sorrowFor(scene: Scene): Wording | null {
  const { who } = scene.record.thread;
  const isByName = who?.isGone === true && who.label !== '';
  const options = isByName ? { cues: ['named'], slots: { who: who.label } } : {};
  return wordAlways(SORROW, scene, options);
}

const rememberFirst = (scene: Scene): Draft | null =>
  beginWay(scene, 'remember', { lead: sorrowFor(scene), thread: { tone: 'grief' } });

/** What the words of a turn say beyond doubt changes where the talk goes; else null. */
export function turnByTone(scene: Scene): Draft | null {
  const { tone } = scene.before.thread;
  if (isNewsOfDeath(scene)) return rememberFirst(scene);
  return tone === 'plain' && isGoodNews(scene.reading) ? beGlad(scene) : null;
}

/** What was glad has turned grave: no more of joy's questions. */
export const hasTurnedGrave = ({ reading, before }: Scene): boolean =>
  before.thread.tone === 'joy' &&
  isGrave(reading) &&
  reading.fact?.kind !== 'death' &&
  reading.feelings.some(({ family }) => !isPleasant(family)) &&
  !/[!)]|\b(?:bit|little|lol|haha)\b/i.test(reading.content) &&
  !/\b(?:happ\w+|glad|joy\w*|proud|not sad|lovely|great|laugh\w*|best|amazing)\b/i.test(reading.content);

const isStrong = ({ before, turn }: Scene): boolean => before.turn === 0 && (turn.startStrength ?? 0) >= HIGH;

/** The first reply to what somebody brings: room for it. Who came in strongly is offered to settle first. */
export function openTalk(scene: Scene): Draft | null {
  if (isOnlySleepless(scene)) return giveForNight(scene) ?? makeRoom(scene);
  if (JUST_WANTS_TO_TELL.test(scene.turn.content) && !isStrong(scene)) return letTell(scene);
  if (isBored(scene) && !isStrong(scene)) return answerAboutUs(scene, 'company');
  const isBare = scene.reading.wordCount <= FEW_WORDS && scene.before.turn === 0;
  if (isStrong(scene)) return offerToSettle(scene);
  return isBare ? startEasily(scene) : makeRoom(scene);
}
/** 'can't sleep. house is too quiet': that it is quiet is what they came with. */
const isOnlySleepless = ({ reading }: Scene): boolean =>
  reading.fact?.kind === 'sleepless' &&
  reading.wordCount <= WORDS_OF_ONE_TROUBLE &&
  sentencesOf(reading.content).length === 1;
/** 'i just need to rant', 'no advice pls'. */
const JUST_WANTS_TO_TELL =
  /\b(?:need|want|have|got) to (?:just )?(?:rant|vent|moan|let off steam|get (?:this|it) off my chest)\b|\b(?:just|only) (?:want|need|wanted|needed) to tell (?:somebody|someone|it|this|you)\b|\bnot (?:after|looking for|here for|wanting) (?:any )?(?:advice|answers|solutions)\b|\bdon['’]?t (?:want|need) (?:any )?advice\b|\bno advice\b/i;

/** With time on their hands, and nothing heavy in it. */
const isBored = ({ cues, reading, turn }: Scene): boolean =>
  cues.has('bored') &&
  turn.safety.tier === 'T0' &&
  reading.wordCount < WORDS_OF_A_LONG_TELLING &&
  !isHard(reading);

const letTell = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(JUST_TELL, scene)], {
    technique: 'reflect',
    phase: 'R1',
    thread: {
      open: null,
      hasToldWhatItIs: true,
      declined: WAY_NAMES.slice(0, 6),
    },
  });
const WORDS_OF_ONE_TROUBLE = 14;
const FEW_WORDS = 2;
const WORDS_OF_A_LONG_TELLING = 20;

export const startEasily = (scene: Scene): Draft | null =>
  compose(scene, [word(EASY_START, scene)], {
    technique: 'open_question',
    phase: 'R1',
    thread: { open: isFirst(scene) ? 'ways' : null, hasToldWhatItIs: true },
  });

function makeRoom(scene: Scene): Draft | null {
  const isLight = !scene.cues.has('heavy') && !scene.cues.has('grave');
  const clause = clauseToTakeUp(scene.turn.content) ?? (isLight ? endToEcho(scene.turn.content) : null);
  const theirs = clause === null ? '' : quoted(clause);
  const whatItIs = isFirst(scene) ? word(WHAT_IT_IS, scene, { cues: ['ways'] }) : null;
  return compose(scene, [wordAlways(OPENING, scene, { slots: { theirs } }), whatItIs], {
    technique: 'open_question',
    phase: 'R1',
    thread: { at: null, aside: null, open: null, offered: null, hasToldWhatItIs: true },
  });
}

const offerToSettle = (scene: Scene): Draft | null =>
  compose(scene, [word(STRONG_START, scene)], {
    technique: 'ground',
    phase: 'R3',
    thread: { at: null, aside: null, open: 'ways', offered: null, hasToldWhatItIs: true },
  });

/** The choice of ways, to somebody who wants more after one. */
export const offerWays = (scene: Scene): Draft | null =>
  compose(scene, [word(CHOICE_AGAIN, scene)], {
    technique: 'open_question',
    phase: 'R1',
    isGiving: true,
    thread: { at: null, aside: null, open: 'ways', offered: null, hasToldWhatItIs: true },
  });
