import { hashOf } from './hash.ts';
import type { Move } from './moves/move.ts';
import type { Scene } from './scene.ts';

/** A wording chosen: its text, and the name under which it counts as said. */
export interface Wording {
  readonly id: string;
  readonly text: string;
}

interface Options {
  readonly mayAsk: boolean;
  /** Only lines that ask something. */
  readonly mustAsk?: boolean;
  /** Where all were said lately, the one said longest ago comes again. */
  readonly mayRepeat?: boolean;
  /** Slots of this reply alone. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Cues of this reply alone. */
  readonly cues?: readonly string[];
}

/** What they have just told is not asked for. */
const ASKS_WHEN = /\b(?:when (?:was|did)|how long has)\b/;
const TELLS_WHEN =
  /\b(?:yesterday|today|tonight|last (?:night|week|month|year|\w+day)|this (?:morning|week|afternoon)|(?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?) ago|(?:for|since) \w+|on \w+day|\w+ (?:hours?|days?|weeks?|months|years)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** A wording of the move that fits the scene and was not said lately; the one that fits most closely. Null: none left. */
export function word(
  move: Pick<Move, 'name' | 'lines' | 'spoken'>,
  scene: Scene,
  { mayAsk, mustAsk = false, mayRepeat = false, slots = {}, cues = [] }: Options,
): Wording | null {
  const filled = { ...scene.slots, ...slots };
  const lines = scene.turn.spoken && move.spoken ? move.spoken : move.lines;
  const fit = lines.flatMap((line, at) => {
    const bar = line.indexOf('|');
    const needed = bar === -1 ? [] : line.slice(0, bar).split(' ');
    const template = line.slice(bar + 1);
    const id = `${move.name.slice(0, 19)}:${at}`;
    const wanted = [...template.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);
    const isFit =
      needed.every((cue) => scene.cues.has(cue) || cues.includes(cue)) &&
      wanted.every((slot) => slot === 'address' || (filled[slot] ?? '') !== '') &&
      (mayRepeat || template === '{it}.' || !scene.record.used.includes(id)) &&
      (mayAsk || !template.includes('?')) &&
      !(ASKS_WHEN.test(template) && TELLS_WHEN.test(scene.reading.content)) &&
      (!mustAsk || template.includes('?'));
    if (!isFit) return [];
    const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => filled[slot] ?? '');
    return [{ id, text, closeness: needed.length + (wanted.includes('it') ? 1 : 0) }];
  });
  if (mayRepeat)
    return (
      fit.sort((a, b) => scene.record.used.lastIndexOf(a.id) - scene.record.used.lastIndexOf(b.id))[0] ?? null
    );
  const closest = Math.max(...fit.map(({ closeness }) => closeness));
  const best = fit.filter(({ closeness }) => closeness === closest);
  return best[hashOf(`${scene.turn.seed}:${scene.record.turn}:${move.name}`) % best.length] ?? null;
}
