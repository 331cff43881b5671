import { STANDS_ALONE } from '../mirrors/stance.ts';
import { aboutTheLost } from '../moves/events/about-the-lost.ts';
import { withGrief } from '../moves/events/with-grief.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { sorrow } from '../moves/listening/sorrow.ts';
import { withEcho } from '../moves/listening/with-echo.ts';
import { withStance } from '../moves/listening/with-stance.ts';
import { withTelling } from '../moves/listening/with-telling.ts';
import type { Move } from '../moves/move.ts';
import { isGlad, isGrave } from '../record/valence.ts';
import { isGrieving, isJoyful, pleasantFeeling, type Scene } from '../scene.ts';
import { chooseGiven, type Given } from './choose-given.ts';
import { type Draft, draft } from './draft.ts';
import { phaseAfterTelling } from './phase-after-telling.ts';
import { MINDS_ECHOES } from './repair.ts';

/** Whether a turn is hard or glad, where that shows in plain words; else open: nothing is owed then but attention. */
type Heard = 'hard' | 'glad' | 'fun' | 'open';

/** 'i have not even told my dad yet': not what anybody is glad of. */
const DENIES =
  /\b(?:not|never|yet|though|tho|but)\b|n't\b|\b(?:do|did|does|ca|wo|is|was|have|has|could|would)nt\b/i;

/** 'haha yeah. thing is, now i have to tell my boss'. */
const PIVOTS = /\b(?:thing is|problem is|only thing|but|though|except)\b/i;

function heardAs(scene: Scene): Heard {
  const { cues } = scene;
  const isLow = cues.has('low') || isGrieving(scene);
  const isGraveNow = isGrave(scene.reading) || cues.has('cross');
  if (cues.has('hard')) return (cues.has('light') || !isGraveNow) && !isGrieving(scene) ? 'open' : 'hard';
  if (cues.has('light') && !isLow) return PIVOTS.test(scene.reading.content) ? 'open' : 'fun';
  return isGladNow(scene) && !DENIES.test(scene.reading.content) ? 'glad' : 'open';
}

/** By a sign of this very turn: gladness of before may have passed. */
const isGladNow = (scene: Scene): boolean =>
  isJoyful(scene) && (scene.reading.fact?.valence === 1 || pleasantFeeling(scene) || isGlad(scene.reading));

/** So often in a row their words come back; then a reply without them. */
const MOST_TAKEN_UP = 2;
const FEW_WORDS = 3;
const SORRY_AGAIN_AFTER = 7;

const QUIET_REPLIES = 2;
const WORDS_TO_ASK_INTO = 8;

/** A question is due after two replies that asked nothing, to a telling of some length. */
function wantsQuestion({ before, mayAsk, reading, turn }: Scene): boolean {
  if (!mayAsk || before.questionsInRow > 0 || reading.wordCount < WORDS_TO_ASK_INTO) return false;
  const ours = turn.history.filter(({ sender }) => sender === 'bot').slice(-QUIET_REPLIES);
  return ours.every(({ text }) => !text.includes('?'));
}

/** 'mammy would have been delighted. she's gone four years'. */
const MIXED = /\b(?:delighted|laugh(?:ed|ing) till|happy|glad|proud|joy)\b/i;

/** A first hard thing is met with a word of sorrow; the next ones are not said sorry for each time, nor what is told along the way of something glad. */
const owesSorrow = ({ before, cues, record, reading }: Scene): boolean =>
  !cues.has('cross') &&
  !MIXED.test(reading.content) &&
  ![...record.facts, ...record.feelings].some(
    ({ valence, turn }) => valence === 1 && record.turn - turn <= SORRY_AGAIN_AFTER,
  ) &&
  !before.used.slice(-SORRY_AGAIN_AFTER).some((id) => id.startsWith(sorrow.name));

/** What is put right has to come back, however often words came back before. */
const PUTS_RIGHT =
  /^\W*(?:(?:well|oh|but|ah),? )?(?:no|nah|nope|not|actually|sorry|wait|i (?:said|meant)|(?:it|that)(?:'s| is| was)n?'?t?(?: not)? what)\b/i;
const TURNS_WITHOUT_ECHOES = 2;

/** They said lately that their words came back too often. */
const hasMindedEchoes = ({ turn }: Scene): boolean =>
  turn.history
    .filter(({ sender }) => sender === 'user')
    .slice(-TURNS_WITHOUT_ECHOES)
    .some(({ text }) => MINDS_ECHOES.test(text));

/** 'great, just what i needed', 'who does that': not meant as it stands. */
const WRY =
  /^\W*(?:great|brilliant|lovely|wonderful|fantastic|marvellous|perfect|charming|typical|cheers|oh good|oh joy|sure|yeah right|nice)\b|\?\s*$/i;

/** Their own words, with a line that is hard or glad as they are; where there are none worth it, attention. */
export function hearTheirWords(scene: Scene): Draft | null {
  const heard = heardAs(scene);
  const given = chooseGiven(scene);
  const isMuch = scene.before.mirrorsInRow >= MOST_TAKEN_UP && !PUTS_RIGHT.test(scene.reading.content);
  const isTired = isMuch || hasMindedEchoes(scene) || WRY.test(scene.reading.content);
  const words = isTired ? null : (given?.words ?? null);
  const change = { mirrorsInRow: words === null ? 0 : scene.before.mirrorsInRow + 1 };
  const phase = phaseAfterTelling(scene);
  const drafted =
    sorryFor(scene, heard, given) ??
    byStance(scene, heard, given, words) ??
    inWords(scene, heard, given, words);
  return drafted && { ...drafted, phase, change: { ...change, ...drafted.change } };
}

/** What they or nobody did is not told them again beside a word of sorrow. */
const OF_OTHERS = /^(?:your|he|she|they|the|it|you (?:got|lost|failed|found|had|were))\b/;

/** Beside a word of sorrow stands what struck them, or nothing. */
const sorryFor = (scene: Scene, heard: Heard, given: Given | null): Draft | null =>
  heard === 'hard' && owesSorrow(scene)
    ? draft(scene, [sorrow], {
        mirror: given?.hard && OF_OTHERS.test(given.hard) ? given.hard : null,
        cues: given === null && scene.reading.wordCount <= FEW_WORDS ? ['terse'] : [],
        mayAsk: scene.mayAsk,
      })
    : null;

/** The hope, the blame, what could not be known: answered as such. */
function byStance(scene: Scene, heard: Heard, given: Given | null, words: string | null): Draft | null {
  if (given === null || given.stance === null || heard === 'fun') return null;
  if (words === null && !STANDS_ALONE.has(given.stance)) return null;
  return draft(scene, [withStance], {
    mirror: words,
    cues: [`stance-${given.stance}`],
    mayAsk: scene.mayAsk && scene.before.questionsInRow === 0,
  });
}

/** 'she did all the talking': by their name or as he or she, not merely in a talk about their death. */
const speaksOfTheLost = ({ person, reading }: Scene): boolean =>
  person?.isGone === true &&
  (/\b(?:s?he|his|hers?|him)\b/i.test(reading.content) ||
    (person.name !== null && reading.content.toLowerCase().includes(person.name)));

/** Their words in an open telling; their words and a line beside them in a glad one; else attention. */
function inWords(scene: Scene, heard: Heard, given: Given | null, words: string | null): Draft | null {
  const isTakenUp = words !== null && heard === 'open';
  const isGrief = isGrieving(scene);
  const isOfTheLost = words === null && isGrief && speaksOfTheLost(scene);
  const options = {
    cues: [`tells-${heard}`, ...(given?.isEvent && !isGrief ? ['event'] : [])],
    slots: { it: words ?? '' },
    mirror: isTakenUp || heard === 'hard' ? null : words,
  };
  const asked = wantsQuestion(scene)
    ? draft(scene, movesToAsk(isOfTheLost, isTakenUp), { ...options, mayAsk: true, mustAsk: true })
    : null;
  const mayAsk = scene.before.turn === 0 && scene.mayAsk;
  return asked ?? draft(scene, movesToHear(isOfTheLost, isTakenUp), { ...options, mayAsk });
}

const movesToAsk = (isOfTheLost: boolean, isTakenUp: boolean): readonly Move[] =>
  isOfTheLost ? [aboutTheLost] : isTakenUp ? [withEcho] : [];

const movesToHear = (isOfTheLost: boolean, isTakenUp: boolean): readonly Move[] =>
  isTakenUp ? [withEcho, goOn] : [withTelling, ...(isOfTheLost ? [withGrief] : []), goOn];
