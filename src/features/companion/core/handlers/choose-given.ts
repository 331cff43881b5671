import { NOT_SAID_BACK, STANDS_ALONE, type Stance, stanceOf, WEIGHS } from '../mirrors/stance.ts';
import { hasFiniteVerb, turnClause } from '../mirrors/turn-clause.ts';
import { wholeClause } from '../mirrors/whole-clause.ts';
import { isHard } from '../record/valence.ts';
import { isGrieving, type Scene } from '../scene.ts';
import { NO_MIRROR } from './choose-mirror.ts';

/** What is given back: one or two whole clauses, or a simile as it stood; and how they stand to it. */
export interface Given {
  readonly words: string | null;
  readonly stance: Stance | null;
  /** The clause in which plain words say that it is hard. */
  readonly hard: string | null;
  /** Something happened in it, and nothing was told after. */
  readonly isEvent: boolean;
}

const LIGHTWEIGHT =
  /^(?:it|that|this|there)\b|^you(?:'re| are) an? |^you (?:suppose|did) |^you(?:'re| are)? (?:going|know|think|guess|mean|don't know|suppose|just)\b|^your? (?:\w+ )?says?$/;
/** Of the talk itself, not of their life. */
const OF_THE_TALK =
  /\b(?:i (?:said|meant|asked|mean|was asking|don't follow|get it|see|agree|did)$|i (?:asked|meant|was asking|was speaking)\b|(?<!how )you\b|your\b|not sure|why i'm (?:writing|telling|here|doing)|writing (?:here|this)|should go|better (?:go|be|get)|have to go|got to go)/;
/** 'that's the bit i can't put down': the clause before it is the one. */
const POINTS_BACK =
  /^(?:and )?(?:that's|that is|that was|it's) (?:really |mostly |just )?(?:the|what|my) (?:bit|one|thing|part|worst|hardest|killer|what|that|bothers|scares|hurts|gets)\b|^(?:and )?that's what (?:gets|hurts|scares|bothers|kills|worries|i can't)\b|\bthat (?:gets|hurts) to? ?me\b/;

interface Clause {
  readonly at: number;
  readonly words: string | null;
  readonly text: string;
  readonly stance: Stance | null;
  readonly weight: number;
}

const lengthOf = (words: string | null): number => words?.split(' ').length ?? 0;

const weightOf = (stance: Stance | null, text: string): number => {
  if (stance === 'tells') return 2.2;
  return (stance !== null && stance !== 'said') || WEIGHS.test(text) ? 1.5 : 0;
};

/** Who or where one is, the hour, what will be, what is only thought: true, and never the heart of it. */
const ASIDE =
  /^you(?:'re| are) (?:an? |at |in |on |from |off |here\b|front\b|\w+-\w+$|\d)|^\d|^(?:it'll|it will|that'll|that will|you'll|you (?:think|thought|reckon|guess|suppose|mean|meant|said|say|know|live|work|start|started|should)\b)|\b(?:o'clock|am|pm)\b|\b(?:at|past|from|until|till) \d|\b\d+(?:st|nd|rd|th|am|pm)\b|^(?:maybe|probably|might)\b|^that's what\b|^(?:that's|that is|it's) (?:it|all|so|the|why)$|^you're dead\b|way to put it$/;

/** Said back it would wound: a name they call themselves, death, nobody being there for them. */
const WOUNDS =
  /\b(?:pillock|idiot|fool|div|muppet|prat|plonker|loser|moron|numpty|twit|mug|wally|clown|freak|failure|die|dying|kill\w*)\b|\b(?:nobody|no one|everyone|everybody)\b.*\b(?:you|your)\b|^you (?:have|had|'ve got|got) (?:nobody|no one)\b/;

const SHORT_CLAUSE = 3;
const FEWEST_BEFORE_AND = 4;

/** 'i walked her down the aisle' and all i could think of: the part that is whole without the other. */
function beforeAnd(text: string): string | null {
  const [before = '', after] = text.split(
    / and (?=(?:all|then|i|he|she|they|it|that|my|nobody|everyone|as|just)\b)/,
  );
  return after === undefined || lengthOf(before) < FEWEST_BEFORE_AND ? null : turnClause(before);
}

/** What can be given back of a clause; null where nothing can, or it would accuse. */
function sayable(text: string, stance: Stance | null): string | null {
  const turned = turnClause(text) ?? wholeClause(text) ?? beforeAnd(text);
  const isUnsaid =
    turned === null ||
    NO_MIRROR.test(turned) ||
    ASIDE.test(turned) ||
    WOUNDS.test(turned) ||
    (stance !== null && NOT_SAID_BACK.has(stance));
  return isUnsaid ? null : turned;
}

/** What says little: what 'it' is, and what is told in two words. */
function lackOf(words: string | null): number {
  if (words === null) return 0;
  const light = LIGHTWEIGHT.test(words) ? (lengthOf(words) > SHORT_CLAUSE + 1 ? 0.4 : 1.4) : 0;
  return light + (lengthOf(words) <= SHORT_CLAUSE ? 0.7 : 0);
}

/** Every clause, what can be given back of it, and how much it matters: the hard one, the one they stand to, the last. */
const clausesOf = (scene: Scene): Clause[] =>
  scene.reading.clauses.flatMap(({ text, isQuestion }, at) => {
    if (isQuestion || POINTS_BACK.test(text) || OF_THE_TALK.test(text)) return [];
    const stance = stanceOf(text, isGrieving(scene));
    const words = sayable(text, stance);
    if (words === null && (stance === null || !STANDS_ALONE.has(stance))) return [];
    return [
      {
        at,
        words,
        text,
        stance,
        weight: weightOf(stance, text) + weightAt(scene, at) - lackAt(scene, at, words),
      },
    ];
  });

/** What is hard, what a listener would take up, what is pointed to, and what came last. */
function weightAt({ reading: { clauses, echoes } }: Scene, at: number): number {
  const text = clauses[at]?.text ?? '';
  const hint = echoes[0]?.words.replace(/\byour\b/g, 'my');
  const isPointedTo = POINTS_BACK.test(clauses[at + 1]?.text ?? '');
  return (
    at * 0.5 +
    (isHard({ content: text }) ? 1.5 : 0) +
    (hint !== undefined && text.includes(hint) ? 0.7 : 0) +
    (isPointedTo ? 3 : 0)
  );
}

/** Said alone it is all there is to take up. */
const lackAt = ({ reading: { clauses } }: Scene, at: number, words: string | null): number =>
  at === 0 && clauses.length === 1 && lengthOf(words) > SHORT_CLAUSE ? 0 : lackOf(words);

const WORDS_OF_A_LONG_TELLING = 10;
const MOST_WORDS_OF_TWO = 13;

/** After much was told, the clause beside it as well: one alone sounds as if the rest had not been heard. */
function withNeighbour(best: Clause, clauses: readonly Clause[], told: number): string | null {
  if (best.words === null || told < WORDS_OF_A_LONG_TELLING) return best.words;
  const beside = [best.at + 1, best.at - 1]
    .flatMap((at) => clauses.find((clause) => clause.at === at) ?? [])
    .find(
      ({ words, stance }) =>
        words !== null &&
        stance === null &&
        !LIGHTWEIGHT.test(words) &&
        lengthOf(words) + lengthOf(best.words) <= MOST_WORDS_OF_TWO,
    );
  if (!beside) return best.words;
  return beside.at < best.at ? `${beside.words}. ${best.words}` : `${best.words}. ${beside.words}`;
}

/** Not what was, had or could: what somebody else did. */
const EVENT =
  /^(?:he|she|they|your \w+|the \w+)(?: just| then| only| even)? (?!need|used|wanted|seemed|loved|liked|hated|missed|lived|worked|tried|stayed|mattered)(?:\w{3,}ed|went|said|told|came|left|took|gave|rang|sent|put|read|threw|walked|ran|sat|stood|broke|hung)\b/;

/** 'sacked. by email. nine years': what stood as a sentence of its own stands alone again. */
const NO_FRAGMENT =
  /\b(?:i|i'm|i've|i'd|i'll|we|us|me|you|your|yes|yeah|yep|no|nah|ok|okay|thanks|ta|cheers|lol|haha\w*|idk|please|sorry|hi|hello|hey|bye|night|well|right|anyway|oh|honestly|really|sometimes|maybe|kind of|sort of|not sure|god|bless|fuck\w*|shit\w*|bloody)\b|^(?:and|but|so|or|because|cos|like|that|than|it|it's|that's|this|then|just|still|what|when|who|where|why|how|of|to|for|with|from)\b|\d$|^\d/;
const [FEWEST_OF_A_FRAGMENT, MOST_OF_A_FRAGMENT] = [2, 5];

/** A sentence without a verb of theirs or ours in it, that can be said again as it is. */
export function isFragment({ text, isWhole, isQuestion }: Scene['reading']['clauses'][number]): boolean {
  const length = lengthOf(text);
  const isSized = length >= FEWEST_OF_A_FRAGMENT && length <= MOST_OF_A_FRAGMENT;
  const isUnfit = NO_FRAGMENT.test(text) || NO_MIRROR.test(text);
  return isWhole && !isQuestion && isSized && !isUnfit;
}

/** 'like the last skittle': as it stood, where it is all they say. */
const SIMILE = /^like (?:an?|the|\w+ing|\w+s)\b/;
const MOST_OF_A_SIMILE = 9;

function simileOf({ reading: { content, wordCount } }: Scene): Given | null {
  const words = content
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[.!…\s]+$/, '');
  const isWhole = SIMILE.test(words) && wordCount <= MOST_OF_A_SIMILE && !/[^a-z' -]/.test(words);
  return isWhole && !NO_FRAGMENT.test(words.replace(/^like /, ''))
    ? { words, stance: null, hard: null, isEvent: false }
    : null;
}

/** Words that nearly any listener would take up, and that stand alone: 'a guest at his hotel'. */
const NEARLY_SURE = 0.85;
const FEWEST_VIVID = 3;
const STARTS_VIVID = /^(?:an?|the|your|his|her|their|like|that|no|all|not) /;

function vividOf({ reading: { echoes } }: Scene): Given | null {
  const vivid = echoes.find(
    ({ words, share }) =>
      share >= NEARLY_SURE &&
      lengthOf(words) >= FEWEST_VIVID &&
      STARTS_VIVID.test(words) &&
      !/\d/.test(words) &&
      !NO_MIRROR.test(words),
  );
  return vivid ? { words: vivid.words, stance: null, hard: null, isEvent: false } : null;
}

/** A part of a turn that was cut short by who wrote it, not by us. */
const CUT_SHORT =
  /^(?:since|by|in|on|at|after|before|first|second|third|fourth|fifth|last|done|tonight|again|now|never|\w+ing|another|mine|same|both|all)\b|'$|'s\b|'re\b/;

function fragmentOf({ reading }: Scene): Given | null {
  const words = reading.clauses.findLast(
    (clause) => isFragment(clause) && !CUT_SHORT.test(clause.text) && !hasFiniteVerb(clause.text.split(' ')),
  )?.text;
  if (words === undefined || reading.wordCount <= lengthOf(words)) return null;
  return { words: words.replace(/\b(?:my|our)\b/g, 'your'), stance: null, hard: null, isEvent: false };
}

/** The clause that matters most, else a simile, vivid words or a sentence of theirs without a verb, else nothing. */
export function chooseGiven(scene: Scene): Given | null {
  const clauses = clausesOf(scene);
  const [best] = clauses.toSorted((a, b) => b.weight - a.weight);
  if (best === undefined || best.weight < 0) return simileOf(scene) ?? vividOf(scene) ?? fragmentOf(scene);
  const isLast = best.at === scene.reading.clauses.length - 1;
  return {
    words: withNeighbour(best, clauses, scene.reading.wordCount),
    stance: best.stance === 'said' && !isLast ? null : best.stance,
    hard: clauses.findLast(({ text, words }) => words !== null && isHard({ content: text }))?.words ?? null,
    isEvent: isLast && EVENT.test(best.words ?? ''),
  };
}
