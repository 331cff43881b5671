import type { Certainty, SafetyTag, Tier } from '../../contract.ts';
import { compilePattern, type Pattern, type PatternGroups } from './pattern.ts';
import { createTogetherCompiler, isTogether, type Part, type Together } from './together.ts';

/**
 * What a family of rules is about.
 * - `risk`: the speaker's own danger, at the family's tier
 * - `raise`: nothing by itself; beside a risk it makes T4 (a means at hand, a time, a farewell)
 * - `tag`: a side tag (and its tier): others, abuse, emergency, eating, age
 * - `figure`: a figure of speech; risks inside its words do not count
 * - `past` / `present`, `frame`: time, and fiction or study, for the whole sentence
 * - `sign`: what people say who are leaving, and others as well; nothing by itself (`rules-en-signs.ts`)
 * - `loss`, `despair`, `inquiry`: what the oblique reading of several turns is made of
 * - `denial`, `assent`, `takeback`, `trivial`: how a person answers, and how light the cause is
 */
export type RuleKind =
  | 'risk'
  | 'raise'
  | 'tag'
  | 'figure'
  | 'past'
  | 'present'
  | 'frame'
  | 'loss'
  | 'despair'
  | 'inquiry'
  | 'sign'
  | 'trivial';

export interface RuleFamily {
  /** Stands in verdicts and logs, with the number of the pattern: 'en.self-kill:3'. */
  readonly id: string;
  readonly kind: RuleKind;
  /** For `risk` and `tag`. */
  readonly tier?: Tier;
  readonly tag?: SafetyTag;
  /** Whose danger the words themselves say it is; without it the nearest subject decides. */
  readonly subject?: 'me' | 'other' | 'any';
  /**
   * For rules with a wide gap: where the subject stands that the danger belongs to, before the hit's first words or
   * before its last; `anchor` is the last word of the first of several meanings. Nobody else may stand there.
   */
  readonly subjectAt?: 'start' | 'end' | 'anchor';
  /** True when a negation before it is part of its own sense or cannot undo it. */
  readonly ignoresNegation?: boolean;
  /** For a wish to live: it is a risk only when something denies it. */
  readonly isRiskWhenNegated?: boolean;
  /** Said so that nothing softens it: no past, frame, figure or laughter, nor words that weigh little. */
  readonly isFirm?: boolean;
  /** How sure its patterns are; without it certain, and suspected where meanings only stand together. */
  readonly certainty?: Certainty;
  /**
   * One pattern, or meanings that stand together, a line; see `pattern.ts` and `together.ts`. A line that begins with
   * `? ` rests on an ambiguous word: it is only suspected, whatever the family is.
   */
  readonly patterns: string;
}

interface NumberedRule extends RuleFamily {
  readonly ruleId: string;
  readonly certainty: Certainty;
}
export interface PatternRule extends NumberedRule {
  readonly pattern: Pattern;
}
export interface TogetherRule extends NumberedRule {
  readonly together: Together;
}
export type Rule = PatternRule | TogetherRule;

/** `rows` is one `name = a | b | c` a line; a row may go on in the next line when that is indented. */
export function defineGroups(rows: string): PatternGroups {
  const groups = new Map<string, string>();
  for (const row of rows.trim().split(/\n(?=\S)/u)) {
    const [name = '', phrases = ''] = row.split(/\s=\s/u);
    groups.set(name.trim(), phrases.replace(/\s+/gu, ' ').trim());
  }
  return groups;
}

const DOUBT = '? ';

/** `parts` collects the meanings that rules are composed of. */
export function compileFamilies(
  families: readonly RuleFamily[],
  groups: PatternGroups,
  parts: Part[],
): readonly Rule[] {
  const compileTogether = createTogetherCompiler(groups, parts);
  return families.flatMap((family) =>
    family.patterns
      .trim()
      .split('\n')
      .map((line, index): Rule => {
        const isDoubtful = line.trim().startsWith(DOUBT);
        const source = line.trim().slice(isDoubtful ? DOUBT.length : 0);
        const ruleId = `${family.id}:${index + 1}`;
        if (isTogether(source))
          return { ...family, ruleId, certainty: 'suspected', together: compileTogether(source) };
        const certainty = isDoubtful ? 'suspected' : (family.certainty ?? 'certain');
        return { ...family, ruleId, certainty, pattern: compilePattern(source, groups) };
      }),
  );
}

/** Every plain word that patterns and groups mention. */
export function collectWords(families: readonly RuleFamily[], groups: PatternGroups): readonly string[] {
  const sources = [...families.map((family) => family.patterns), ...groups.values()];
  return sources.flatMap((source) => source.match(/(?<![@a-z_])[a-z0-9]+(?![a-z0-9*])/gu) ?? []);
}
