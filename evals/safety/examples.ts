import type { SafetyTag, Tier } from '#features/safety/contract.ts';
import { findTraits, type Traits } from '#features/safety/core/learned/find-traits.ts';
import { signOf, worthOf } from '#features/safety/core/learned/weigh-words.ts';
import { type JudgedByRules, judgeByRules } from '#features/safety/core/reading/judge-by-rules.ts';
import { repairWord } from '#features/safety/core/rules/rules.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import type { OpenQuestion } from '#language/open-question.ts';
import { readMessage } from '#language/read-message.ts';
import { AUTHORS, authorOf, CALM, readCases, TALK_AUTHORS } from './files.ts';
import type { Example } from './linear-model.ts';
import { readTalks, type Talk, type TalkKind } from './talks/read-talks.ts';

/** One thing that somebody said, with what a careful person would make of it. */
export interface Said {
  readonly author: string;
  readonly text: string;
  readonly tier: Tier;
  readonly tags: readonly SafetyTag[];
  readonly question: OpenQuestion | null;
  /** Where it comes from: a talk of a kind, or a sentence by itself. */
  readonly from: TalkKind | 'sentence';
  /** An idiom is measured apart. */
  readonly isIdiom: boolean;
  /** The first turn of its talk that needs people to turn to. */
  readonly isFirst: boolean;
}

/** As the weights see it. */
export interface Seen extends Said {
  readonly judged: readonly JudgedByRules[];
  readonly traits: Traits;
}

/** Danger to the speaker, by themselves: what the risk's weights are for. */
export const isOwnRisk = ({ tier, tags }: Said): boolean =>
  isAtLeast(tier, 'T2') && tags.every((tag) => tag === 'minor');

export function readEverything(): readonly Seen[] {
  return [
    ...Object.entries(AUTHORS).flatMap(([author, files]) =>
      files.flatMap((file) => readSentences(author, file)),
    ),
    ...readSentences(CALM, CALM),
    ...TALK_AUTHORS.flatMap((file) => readTalks(file).flatMap((talk) => readTurns(authorOf(file), talk))),
  ].map(see);
}

export const readSentences = (author: string, file: string): readonly Said[] =>
  readCases(file)
    .filter(({ recent }) => recent === undefined)
    .map(({ text, tier, tags = [], category }) => ({
      author,
      text,
      tier,
      tags,
      question: null,
      from: 'sentence',
      isIdiom: category.includes('idiom'),
      isFirst: false,
    }));

/** After the first danger of a talk what is not marked may be anything: it is left out. */
export function readTurns(author: string, { kind, turns, risk }: Talk): readonly Said[] {
  return turns.flatMap(({ text, asked, danger }, at) => {
    if (risk !== null && at > risk.at && danger.tier === 'T0') return [];
    return {
      author,
      text,
      ...danger,
      question: asked && ({ by: 'companion', kind: asked } as const),
      from: kind,
      isIdiom: false,
      isFirst: at === risk?.at,
    };
  });
}

export function see(said: Said): Seen {
  const judged = judgeByRules(readMessage(said.text, repairWord));
  return { ...said, judged, traits: findTraits(judged, said.question?.kind ?? null) };
}

const FAMILIES = ['words', 'letters', 'kinds', 'signs', 'answer'] as const;

/** In so many places. */
export function exampleOf(traits: Traits, size: number): Pick<Example, 'places' | 'values'> {
  const total = FAMILIES.reduce((sum, family) => sum + traits[family].length, 0);
  const places = new Int32Array(total);
  const values = new Float32Array(total);
  let at = 0;
  for (const family of FAMILIES) {
    const value = worthOf(family, traits[family].length);
    for (const trait of traits[family]) {
      places[at] = trait & (size - 1);
      values[at] = signOf(trait) * value;
      at += 1;
    }
  }
  return { places, values };
}
