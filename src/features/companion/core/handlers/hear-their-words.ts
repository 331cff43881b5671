import { hashOf } from '../hash.ts';
import { type EchoKind, echoKindOf } from '../mirrors/echo-kind.ts';
import { turnClause } from '../mirrors/turn-clause.ts';
import { aboutTheLost } from '../moves/events/about-the-lost.ts';
import { withGrief } from '../moves/events/with-grief.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { withEcho } from '../moves/listening/with-echo.ts';
import { withTelling } from '../moves/listening/with-telling.ts';
import { isGrieving, isJoyful, type Scene } from '../scene.ts';
import { chooseMirror, NO_MIRROR } from './choose-mirror.ts';
import { type Draft, draft } from './draft.ts';
import { phaseAfterTelling } from './phase-after-telling.ts';

/** Whether a turn is hard or glad, where that shows in plain words; else open: nothing is owed then but attention. */
type Heard = 'hard' | 'glad' | 'fun' | 'open';

function heardAs(scene: Scene): Heard {
  const isLow = scene.cues.has('low') || isGrieving(scene);
  if (scene.cues.has('light') && !isLow) return 'fun';
  if (isJoyful(scene) || (scene.cues.has('excited') && !isLow)) return 'glad';
  return scene.cues.has('low') ? 'hard' : 'open';
}

/** So often in a row their words come back; then a reply without them. */
const MOST_TAKEN_UP = 3;
const FEW_WORDS = 3;
const ASKS_EVERY_TURN_UNTIL = 3;

/** About every second or third reply asks; none after a question, and none to a word or two. */
function wantsQuestion(scene: Scene): boolean {
  const { before, record, reading, turn } = scene;
  if (!scene.mayAsk || before.questionsInRow > 0 || reading.wordCount <= FEW_WORDS) return false;
  return record.turn <= ASKS_EVERY_TURN_UNTIL || hashOf(`${turn.seed}${record.turn}`) % 3 !== 0;
}

/** Words that say more alone than in their clause. */
const STRONG_KINDS: ReadonlySet<EchoKind> = new Set(['person', 'quote', 'long', 'simile']);
/** Below it the last that was told goes first. */
const SURE_ECHO = 0.5;
const PAIR = { words: 12, share: 0.3 };

/** What is given back: two telling details, a clause turned for certain, or their words alone. */
interface Given {
  readonly words: string;
  readonly kind: EchoKind | 'pair' | 'clause';
}

function pairOf({ reading, record }: Scene, kindOf: (words: string) => EchoKind): Given | null {
  const [one, other] = reading.echoes.filter(
    ({ words, share }) => share >= PAIR.share && kindOf(words) !== 'words',
  );
  if (!one || !other || reading.wordCount < PAIR.words || record.turn % 2 === 0) return null;
  const first = reading.content.toLowerCase().indexOf(one.words.replace(/\byour\b/g, 'my'));
  const second = reading.content.toLowerCase().indexOf(other.words.replace(/\byour\b/g, 'my'));
  const inOrder = first <= second ? [one.words, other.words] : [other.words, one.words];
  return { words: inOrder.join(', and '), kind: 'pair' };
}

/** The clause round their best words, or the last that tells something, where it can be turned for certain. */
function clauseOf({ reading }: Scene): string | null {
  const words = reading.echo?.replace(/\byour\b/g, 'my');
  const around =
    words === undefined || (reading.echoes[0]?.share ?? 0) < SURE_ECHO
      ? undefined
      : reading.clauses.find(({ text, isQuestion }) => !isQuestion && text.includes(words));
  const turned = (around ? turnClause(around.text) : null) ?? reading.turned;
  return turned === null || NO_MIRROR.test(turned) ? null : turned;
}

function findGiven(scene: Scene): Given | null {
  const { reading, record, turn } = scene;
  const names = record.people.flatMap(({ name }) => name ?? []);
  const kindOf = (words: string): EchoKind => echoKindOf(words, reading.content, names);
  const pair = pairOf(scene, kindOf);
  if (pair) return pair;
  const kind = reading.echo === null ? null : kindOf(reading.echo);
  const echo = reading.echo !== null && kind !== null ? { words: reading.echo, kind } : null;
  const isAlone =
    echo !== null && (STRONG_KINDS.has(echo.kind) || hashOf(`${turn.seed}c${record.turn}`) % 3 === 0);
  if (isAlone) return echo;
  const clause = clauseOf(scene);
  return clause === null ? echo : { words: clause, kind: 'clause' };
}

/** Their words taken up, with what is true of such words; null where there are none worth it. */
function takeUp(scene: Scene): Draft | null {
  const { before } = scene;
  const given = before.mirrorsInRow >= MOST_TAKEN_UP ? null : findGiven(scene);
  if (given === null) return null;
  const options = {
    cues: [`echo-${given.kind}`],
    slots: { it: given.words },
    phase: phaseAfterTelling(scene),
  };
  const drafted =
    (wantsQuestion(scene) ? draft(scene, [withEcho], { ...options, mayAsk: true, mustAsk: true }) : null) ??
    draft(scene, [withEcho], { ...options, mayAsk: false });
  return drafted && { ...drafted, change: { mirrorsInRow: before.mirrorsInRow + 1 } };
}

/** Their own words, with a line that is hard or glad as they are; where there are none worth it, attention. */
export function hearTheirWords(scene: Scene): Draft | null {
  const heard = heardAs(scene);
  const isVague = heard === 'open' || (heard === 'hard' && isEven(scene));
  const taken = isVague ? takeUp(scene) : null;
  if (taken) return taken;
  const cues = [`tells-${heard}`];
  const given = scene.before.mirrorsInRow >= MOST_TAKEN_UP ? null : findGiven(scene);
  const isOfTheLost = given === null && isGrieving(scene) && scene.person?.isGone === true;
  const asking = isOfTheLost ? [aboutTheLost, withTelling] : [withTelling];
  const plain = isOfTheLost ? [withTelling, withGrief, goOn] : [withTelling, goOn];
  const options = { mirror: given?.words ?? chooseMirror(scene), cues, phase: phaseAfterTelling(scene) };
  return (
    (wantsQuestion(scene) ? draft(scene, asking, { ...options, mayAsk: true, mustAsk: true }) : null) ??
    draft(scene, plain, { ...options, mayAsk: false })
  );
}

const isEven = ({ turn, record }: Scene): boolean => hashOf(`${turn.seed}e${record.turn}`) % 2 === 0;
