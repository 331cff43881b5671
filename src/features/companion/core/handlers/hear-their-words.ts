import { STANDS_ALONE } from '../mirrors/stance.ts';
import { askPlainly } from '../moves/asking/ask-plainly.ts';
import { aboutTheLost } from '../moves/events/about-the-lost.ts';
import { withGrief } from '../moves/events/with-grief.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { sorrow } from '../moves/listening/sorrow.ts';
import { withEcho } from '../moves/listening/with-echo.ts';
import { withStance } from '../moves/listening/with-stance.ts';
import { withTelling } from '../moves/listening/with-telling.ts';
import type { Move } from '../moves/move.ts';
import { isGrieving, isJoyful, type Scene } from '../scene.ts';
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

/** 'i did nothing! i just swore at it!', where nobody is cross. */
const EXCLAIMS = /!(?!.*\?)/;

function heardAs(scene: Scene): Heard {
  const { cues } = scene;
  const isLow = cues.has('low') || isGrieving(scene);
  if (cues.has('hard')) return cues.has('light') && !isGrieving(scene) ? 'open' : 'hard';
  if (cues.has('light') && !isLow) return PIVOTS.test(scene.reading.content) ? 'open' : 'fun';
  const isExcited = cues.has('excited') || (EXCLAIMS.test(scene.reading.content) && !cues.has('cross'));
  const isGladsome = isJoyful(scene) || (isExcited && !isLow);
  return isGladsome && !DENIES.test(scene.reading.content) ? 'glad' : 'open';
}

/** So often in a row their words come back; then a reply without them. */
const MOST_TAKEN_UP = 2;
const FEW_WORDS = 3;
const SORRY_AGAIN_AFTER = 7;

const QUIET_REPLIES = 2;
const WORDS_TO_ASK_INTO = 8;

/** A question is due after two replies that asked nothing; none to a word or two, where nothing hard is in them. */
function wantsQuestion(scene: Scene, heard: Heard): boolean {
  const { before, reading, turn } = scene;
  if (!scene.mayAsk || before.questionsInRow > 0 || reading.wordCount <= FEW_WORDS) return false;
  if (before.turn === 0) return true;
  const isTold = reading.act.kind === 'story' && reading.wordCount >= WORDS_TO_ASK_INTO;
  if (heard === 'open' && !isTold) return false;
  const ours = turn.history.filter(({ sender }) => sender === 'bot').slice(-QUIET_REPLIES);
  return ours.length === QUIET_REPLIES && ours.every(({ text }) => !text.includes('?'));
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

/** Their own words, with a line that is hard or glad as they are; where there are none worth it, attention. */
export function hearTheirWords(scene: Scene): Draft | null {
  const heard = heardAs(scene);
  const given = chooseGiven(scene);
  const isMuch = scene.before.mirrorsInRow >= MOST_TAKEN_UP && !PUTS_RIGHT.test(scene.reading.content);
  const isTired = isMuch || hasMindedEchoes(scene);
  const words = isTired ? null : (given?.words ?? null);
  const change = { mirrorsInRow: words === null ? 0 : scene.before.mirrorsInRow + 1 };
  const phase = phaseAfterTelling(scene);
  const drafted =
    sorryFor(scene, heard, given) ??
    byStance(scene, heard, given, words) ??
    inWords(scene, heard, given, words);
  return drafted && { ...drafted, phase, change: { ...change, ...drafted.change } };
}

/** Beside a word of sorrow stands what is hard, or nothing. */
const sorryFor = (scene: Scene, heard: Heard, given: Given | null): Draft | null =>
  heard === 'hard' && owesSorrow(scene)
    ? draft(scene, [sorrow], {
        mirror: given?.hard ?? null,
        cues: given === null && scene.reading.wordCount <= FEW_WORDS ? ['terse'] : [],
        mayAsk: scene.mayAsk,
      })
    : null;

/** The wish, the must, the not yet: answered as such. */
function byStance(scene: Scene, heard: Heard, given: Given | null, words: string | null): Draft | null {
  if (given === null || given.stance === null || (heard === 'fun' && given.stance !== 'first')) return null;
  if (words === null && !STANDS_ALONE.has(given.stance)) return null;
  return draft(scene, [withStance], {
    mirror: words,
    cues: [`stance-${given.stance}`, `tells-${heard}`],
    mayAsk: scene.mayAsk && scene.before.questionsInRow === 0,
  });
}

/** 'she did all the talking': by their name or as he or she, not merely in a talk about their death. */
const speaksOfTheLost = ({ person, reading }: Scene): boolean =>
  person?.isGone === true &&
  (/\b(?:s?he|his|hers?|him)\b/i.test(reading.content) ||
    (person.name !== null && reading.content.toLowerCase().includes(person.name)));

/** Which question, if one is due: about the one who died, about the thing itself, or how glad it is. */
function askingMoves(scene: Scene, heard: Heard, isTakenUp: boolean, isOfTheLost: boolean): readonly Move[] {
  if (!wantsQuestion(scene, heard)) return [];
  if (isOfTheLost) return [aboutTheLost];
  if (isGrieving(scene) || (heard === 'glad' && scene.cues.has('win'))) return [];
  if (heard !== 'glad' && scene.before.turn > 0) return [askPlainly];
  return [isTakenUp ? withEcho : withTelling];
}

/** Their words in an open telling; their words and a line beside them in a hard or a glad one; else attention. */
function inWords(scene: Scene, heard: Heard, given: Given | null, words: string | null): Draft | null {
  const isTakenUp = words !== null && heard === 'open';
  const isOfTheLost = words === null && isGrieving(scene) && speaksOfTheLost(scene);
  const options = { cues: cuesOf(scene, heard, given), slots: { it: words ?? '' } };
  const asking = askingMoves(scene, heard, isTakenUp, isOfTheLost);
  const plain: readonly Move[] = isTakenUp
    ? [withEcho, goOn]
    : [withTelling, ...(isOfTheLost ? [withGrief] : []), goOn];
  const mirror = isTakenUp ? null : words;
  return (
    draft(scene, asking, {
      ...options,
      mirror: asking.includes(askPlainly) ? words : mirror,
      mayAsk: true,
      mustAsk: true,
    }) ?? draft(scene, plain, { ...options, mirror, mayAsk: false })
  );
}

/** Two replies in a row are not bare words of theirs. */
const cuesOf = ({ before }: Scene, heard: Heard, given: Given | null): string[] => [
  `tells-${heard}`,
  `echo-${given?.kind ?? 'none'}`,
  ...(before.mirrorsInRow % 2 === 0 ? [] : ['more']),
  ...(given?.isEvent ? ['event'] : []),
];
