import { useState } from 'react';
import { MoodChip } from '#features/companion/web/public.ts';
import { QUIET_TITLE } from '#features/conversations/core/gentle-head.ts';
import { readListTitles } from '#web/comfort.ts';
import { Link } from '#web/ui/link.tsx';
import type { Insights } from '../contract.ts';
import styles from './insights-view.module.css';
import { MoodThread } from './mood-thread.tsx';

/** What a person's own conversations and words for the day show. */
export function InsightsView({ insights }: { insights: Insights }) {
  return (
    <>
      <h1 className={styles.title}>your insights</h1>
      <p className={styles.lead}>
        drawn from your conversations and your words for the day each time you look, for you alone: nothing of
        it is stored or shared.
      </p>
      <section className={styles.part} aria-labelledby="themes">
        <h2 id="themes">trigger themes</h2>
        <p className={styles.words}>what tends to come before the hard feelings</p>
        <Themes themes={insights.themes} />
      </section>
      <section className={styles.part} aria-labelledby="trends">
        <h2 id="trends">emotional trends</h2>
        <p className={styles.words}>how your moods move across weeks and seasons</p>
        <MoodThread moods={insights.moods} />
      </section>
      <section className={styles.part} aria-labelledby="growth">
        <h2 id="growth">growth insights</h2>
        <p className={styles.words}>the moments when something shifted</p>
        <Growth growth={insights.growth} />
      </section>
    </>
  );
}

function Themes({ themes }: Pick<Insights, 'themes'>) {
  if (themes.length === 0) return <p className={styles.none}>no theme has come up more than once.</p>;
  return (
    <ul className={styles.lines}>
      {themes.map(({ theme, conversations, moods }) => (
        <li key={theme} className={styles.line}>
          <Link to={`/chat-history?q=${encodeURIComponent(theme)}`} className={styles.name}>
            {theme}
          </Link>
          <span className={styles.fact}>in {conversations} conversations</span>
          <span className={styles.moods}>
            {moods.map((mood) => (
              <MoodChip key={mood} mood={mood} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Growth({ growth }: Pick<Insights, 'growth'>) {
  const [isQuiet] = useState(() => readListTitles() === 'quiet');
  if (growth.length === 0)
    return <p className={styles.none}>none has been noticed yet. that says nothing about you.</p>;
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return (
    <ul className={styles.lines}>
      {growth.map((moment) => (
        <li key={moment.conversationId} className={styles.line}>
          <Link to={`/chat-history/${moment.conversationId}`} className={styles.name}>
            {isQuiet ? QUIET_TITLE : moment.title}
          </Link>
          <span className={styles.fact}>
            {[describeShift(moment), day.format(Date.parse(moment.at))].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function describeShift({ hasBreakthrough, insights, strength }: Insights['growth'][number]): string {
  const { start, end } = strength;
  return [
    hasBreakthrough && 'breakthrough',
    insights > 0 && (insights === 1 ? '1 insight' : `${insights} insights`),
    start !== null && end !== null && start > end && `from ${start} to ${end}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
