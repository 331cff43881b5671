import { hashOf } from './hash.ts';
import type { LineSet } from './lines/line-set.ts';
import { lastReplyIn } from './said-so-far.ts';
import type { Scene } from './scene.ts';

/** A wording chosen: its text, and the name under which it counts as said. */
export interface Wording {
  readonly id: string;
  readonly text: string;
}

export interface WordOptions {
  /** Whether it may ask; else as the scene has it. */
  readonly mayAsk?: boolean;
  /** Slots of this reply alone. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Cues of this reply alone. */
  readonly cues?: readonly string[];
  /** A form of words that is not to come again now. */
  readonly unless?: RegExp;
}

const LONGEST_NAME = 19;

/** A wording that fits the scene and was not said lately; the one that fits most closely. Null: none left. */
export const word = (set: LineSet, scene: Scene, options: WordOptions = {}): Wording | null =>
  closest(restful(scene, fitting(set, scene, options)), set, scene);

/** The same; where all were said lately, the one said longest ago comes again. */
export function wordAlways(set: LineSet, scene: Scene, options: WordOptions = {}): Wording | null {
  const { used } = scene.record;
  const said = (id: string): number => used.lastIndexOf(id);
  return (
    word(set, scene, options) ??
    restful(scene, fitting(set, scene, options, true)).sort((a, b) => said(a.id) - said(b.id))[0] ??
    null
  );
}

const GO_ON = /\bgo on\b/;
/** 'go on' in no two replies running, where there is anything else to say. */
function restful({ turn }: Scene, fit: Fitting[]): Fitting[] {
  if (!GO_ON.test(lastReplyIn(turn))) return fit;
  const others = fit.filter(({ text }) => !GO_ON.test(text));
  return others.length === 0 ? fit : others;
}

/** Slots that hold words of this turn: a line with one fits more closely. */
const THEIRS: ReadonlySet<string> = new Set(['it', 'theirs', 'they']);

type Fitting = Wording & { readonly closeness: number };

function fitting(set: LineSet, scene: Scene, options: WordOptions, mayRepeat = false): Fitting[] {
  const { mayAsk = scene.mayAsk, slots = {}, cues = [], unless } = options;
  const filled: Readonly<Record<string, string>> = { ...scene.slots, ...slots };
  const isSpoken = scene.turn.spoken && set.spoken !== undefined;
  const lines = isSpoken ? (set.spoken ?? []) : set.lines;
  return lines.flatMap((line, at) => {
    const bar = line.indexOf('|');
    const needed = bar === -1 ? [] : line.slice(0, bar).split(' ');
    const template = line.slice(bar + 1);
    const id = `${set.name.slice(0, LONGEST_NAME)}:${isSpoken ? 's' : ''}${at}`;
    const wanted = [...template.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);
    const isFit =
      needed.every((cue) => scene.cues.has(cue) || cues.includes(cue)) &&
      wanted.every((slot) => (filled[slot] ?? '') !== '') &&
      (mayRepeat || !scene.record.used.includes(id)) &&
      (mayAsk || !template.includes('?')) &&
      unless?.test(template) !== true;
    if (!isFit) return [];
    const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => filled[slot] ?? '');
    return [{ id, text, closeness: needed.length + (wanted.some((slot) => THEIRS.has(slot)) ? 2 : 0) }];
  });
}

function closest(fit: readonly Fitting[], { name }: LineSet, { turn, record }: Scene): Wording | null {
  const most = Math.max(...fit.map(({ closeness }) => closeness));
  const best = fit.filter(({ closeness }) => closeness === most);
  return best[hashOf(`${turn.seed}:${record.turn}:${name}`) % best.length] ?? null;
}
