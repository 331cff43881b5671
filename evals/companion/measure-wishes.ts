import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { WISHES, type Wish } from '#features/companion/core/wishes/wish.ts';

const markedSchema = z.strictObject({ text: z.string(), wish: z.enum(WISHES) });
export type MarkedWish = z.infer<typeof markedSchema>;

/** Sets of eight hands who wrote single sentences, to learn from; `tuned` and `judged` are whole messages of another. */
export const LEARNED_FROM = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;
export type WishSet = (typeof LEARNED_FROM)[number] | 'tuned' | 'judged';

export const readWishes = (set: WishSet): MarkedWish[] =>
  readFileSync(new URL(`./wishes/${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => markedSchema.parse(JSON.parse(line)));

export interface WishTally {
  readonly of: number;
  readonly heard: number;
  /** Heard as another wish. */
  readonly mistaken: number;
}

/** For each wish how many were heard as it; of `none`, heard is nothing heard. */
export function tallyWishes(
  marked: readonly MarkedWish[],
  hear: (text: string) => Wish | null,
): ReadonlyMap<Wish, WishTally> {
  const judged = marked.map(({ text, wish }) => ({ wish, heard: hear(text) ?? 'none' }));
  return new Map(
    WISHES.map((wish) => {
      const of = judged.filter((one) => one.wish === wish);
      const heard = of.filter((one) => one.heard === wish).length;
      const mistaken = of.filter((one) => one.heard !== wish && one.heard !== 'none').length;
      return [wish, { of: of.length, heard, mistaken }];
    }),
  );
}
