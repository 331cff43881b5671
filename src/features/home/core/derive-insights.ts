import type { Mood } from '#features/companion/contract.ts';
import type { DerivedHead, Strength } from '#features/conversations/contract.ts';
import type { Insights } from '../contract.ts';

/** One conversation, as far as insights look at it. `at` is ISO 8601. */
export interface InsightSource
  extends Pick<DerivedHead, 'title' | 'mood' | 'themes' | 'tags' | 'hasBreakthrough' | 'insights'> {
  readonly id: string;
  readonly at: string;
  readonly strength: Strength;
}

/** A word that somebody left for a day. `at` is ISO 8601. */
interface DayWord {
  readonly at: string;
  readonly mood: Mood;
}

const HARD_MOODS: ReadonlySet<Mood> = new Set(['anxious', 'overwhelmed', 'sad', 'angry']);
/** Once is chance. */
const THEME_FROM = 2;
const THEMES_MAX = 5;
const MOODS_MAX = 60;
const GROWTH_MAX = 6;
/** By how much the strength falls before it counts as a shift. */
const RELIEF_FROM = 2;

/** What a person's conversations and words for the day show, taken together. `sources` are in the order of time. */
export function deriveInsights(sources: readonly InsightSource[], words: readonly DayWord[]): Insights {
  const moods = [
    ...sources.flatMap(({ id, at, mood }) => (mood === null ? [] : [{ conversationId: id, at, mood }])),
    ...words.map(({ at, mood }) => ({ conversationId: null, at, mood })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return {
    days: new Set(moods.map(({ at }) => at.slice(0, 'yyyy-mm-dd'.length))).size,
    themes: findThemes(sources),
    moods: moods.slice(-MOODS_MAX),
    growth: sources
      .filter((source) => source.hasBreakthrough || source.insights > 0 || isRelief(source.strength))
      .slice(-GROWTH_MAX)
      .reverse()
      .map(({ id, title, at, hasBreakthrough, insights, strength }) => ({
        conversationId: id,
        title,
        at,
        hasBreakthrough,
        insights,
        strength,
      })),
  };
}

const isRelief = ({ start, end }: Strength): boolean =>
  start !== null && end !== null && start - end >= RELIEF_FROM;

/** Themes of conversations with a hard feeling; tags stand in where no theme was found. */
function findThemes(sources: readonly InsightSource[]): Insights['themes'] {
  const byTheme = new Map<string, Mood[]>();
  for (const { mood, themes, tags } of sources) {
    if (mood === null || !HARD_MOODS.has(mood)) continue;
    for (const theme of new Set((themes.length > 0 ? themes : tags).map((word) => word.toLowerCase())))
      byTheme.set(theme, [...(byTheme.get(theme) ?? []), mood]);
  }
  return [...byTheme]
    .filter(([, moods]) => moods.length >= THEME_FROM)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, THEMES_MAX)
    .map(([theme, moods]) => ({ theme, conversations: moods.length, moods: [...new Set(moods)] }));
}
