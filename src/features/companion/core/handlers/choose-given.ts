import { hashOf } from '../hash.ts';
import type { Echo } from '../mirrors/choose-echo.ts';
import { type EchoKind, echoKindOf } from '../mirrors/echo-kind.ts';
import { turnClause } from '../mirrors/turn-clause.ts';
import { wholeClause } from '../mirrors/whole-clause.ts';
import { isHard } from '../record/valence.ts';
import type { Scene } from '../scene.ts';
import { NO_MIRROR } from './choose-mirror.ts';

/** What is given back: two telling details, a clause, or their words alone. */
export interface Given {
  readonly words: string;
  readonly kind: EchoKind | 'pair' | 'clause';
}

/** A scrap says nothing of what it was cut from: it has to be most of its part, or what everybody would take up. */
const LEAST_PART = 0.4;
const SURE_ECHO = 0.88;
const PAIR = { words: 12, share: 0.5 };
/** 'the size of a parking space': nothing they have. */
const COMPARED = /\b(?:like|size of|as) (?:an? |the )?$/;
const LIGHTWEIGHT =
  /^(?:it|that|this|there)\b|^you(?:'re| are) an? |^you (?:suppose|did) |^you(?:'re| are)? (?:going|know|think|guess|mean|don't know|suppose|just)\b|^your? (?:\w+ )?says?$/;

const plainOf = (text: string): string => text.toLowerCase().replace(/[\u2018\u2019]/g, "'");

/** As they stood in the message, 'my' not yet turned. */
const asWritten = (words: string): string => words.replace(/\byour\b/g, 'my');

/** Cut behind its verb, or of no particular thing. */
const LOOSE =
  /^(?:her|him|them|it|us|me) (?:all|every|for|in|on|at|the|an?|so)\b|\b(?:stuff|things?|something|anything|everything|lot|bit|way|one|ones)$|\b(?:probably|maybe|honestly|actually)$/;

function isWorth({ words, share }: Echo, { reading }: Scene): boolean {
  if (reading.wordCount < 2 || NO_MIRROR.test(words) || LOOSE.test(words)) return false;
  const part = plainOf(reading.content)
    .split(/[.!?…\n;,:()]+/)
    .find((piece) => piece.includes(asWritten(words)));
  const partWords = part?.trim().split(/\s+/).length ?? reading.wordCount;
  // 'refusing', of 'refusing to pay me'.
  if (part?.includes(`${asWritten(words)} to `)) return false;
  if (part !== undefined && COMPARED.test(part.slice(0, part.indexOf(asWritten(words))))) return false;
  return share >= SURE_ECHO || words.split(' ').length / partWords >= LEAST_PART;
}

function pairOf(scene: Scene, echoes: readonly Echo[], kindOf: (words: string) => EchoKind): Given | null {
  const { reading, record } = scene;
  const [one, other] = echoes.filter(
    ({ words, share }) =>
      share >= PAIR.share && !/^(?:words|quote)$/.test(kindOf(words)) && !/\w{2}ing\b/.test(words),
  );
  if (!one || !other || reading.wordCount < PAIR.words || record.turn % 2 === 0) return null;
  const plain = plainOf(reading.content);
  const at = ({ words }: Echo): number => plain.indexOf(asWritten(words));
  const inOrder = at(one) <= at(other) ? [one, other] : [other, one];
  return { words: inOrder.map(({ words }) => words).join(', and '), kind: 'pair' };
}

interface Clause {
  readonly words: string;
  readonly holdsEcho: boolean;
  readonly weight: number;
}

/** Every clause that can be given back whole; what is hard, what holds their best words and what came last goes first. */
function clausesOf({ reading }: Scene, best: Echo | undefined): Clause[] {
  const hint = best && asWritten(best.words);
  return reading.clauses
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text }, at) => {
      const words = turnClause(text) ?? wholeClause(text);
      if (words === null || NO_MIRROR.test(words)) return [];
      const holdsEcho = hint !== undefined && text.includes(hint);
      const weight =
        (isHard({ content: text }) ? 2 : 0) +
        (holdsEcho ? 1.5 : 0) +
        at * 0.1 -
        (LIGHTWEIGHT.test(words) ? 1.4 : 0);
      return [{ words, holdsEcho, weight }];
    })
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }) => weight >= 0);
}

/** Words that say more alone than in their clause. */
const STRONG_KINDS: ReadonlySet<EchoKind> = new Set(['quote', 'long', 'simile', 'count']);

/** After much was told, a name or a thing alone sounds as if the rest had not been heard. */
const SLIGHT_KINDS: ReadonlySet<EchoKind> = new Set(['person', 'thing', 'one', 'words']);
const isScrap = (words: string, told: number): boolean => words.split(' ').length * 4 < told;

export function chooseGiven(scene: Scene): Given | null {
  const { reading, record, turn } = scene;
  const names = record.people.flatMap(({ name }) => name ?? []);
  const kindOf = (words: string): EchoKind => echoKindOf(words, reading.content, names);
  const echoes = reading.echoes.filter(
    (echo) =>
      isWorth(echo, scene) &&
      !(SLIGHT_KINDS.has(kindOf(echo.words)) && isScrap(echo.words, reading.wordCount)),
  );
  const pair = pairOf(scene, echoes, kindOf);
  if (pair) return pair;
  const [best] = echoes;
  const [clause] = clausesOf(scene, reading.echoes[0]);
  const echo = best ? { words: best.words, kind: kindOf(best.words) } : null;
  const mayStandAlone = echo !== null && (STRONG_KINDS.has(echo.kind) || !clause?.holdsEcho);
  if (mayStandAlone && (!clause || hashOf(`${turn.seed}c${record.turn}`) % 3 !== 0 || clause.weight < 1))
    return echo;
  return clause ? { words: clause.words, kind: 'clause' } : echo;
}
