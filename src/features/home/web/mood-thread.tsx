import type { ReactNode } from 'react';
import { MoodDisc } from '#features/companion/web/public.ts';
import { threadOf } from '#features/conversations/web/history/public.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import type { Insights } from '../contract.ts';
import styles from './mood-thread.module.css';

const showNewest = (thread: HTMLElement | null): void => thread?.scrollTo({ left: thread.scrollWidth });

/** Moods in the order of time on the thread that also runs through the history; older ones are to the left. */
export function MoodThread({ moods }: Pick<Insights, 'moods'>) {
  const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
  return (
    <ol ref={showNewest} className={styles.thread}>
      {moods.map(({ conversationId, at, mood }, index) => {
        const next = moods[index + 1];
        return (
          <li
            key={`${conversationId} ${at}`}
            className={classNames(styles.mood, next && styles.linked)}
            style={threadOf(mood, next?.mood)}
          >
            <Place conversationId={conversationId}>
              <MoodDisc mood={mood} />
              <span className={styles.word}>{mood}</span>
              <time dateTime={at} className={styles.day}>
                {day.format(Date.parse(at))}
              </time>
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

/** A mood of a conversation leads there; a word for the day leads nowhere. */
function Place({ conversationId, children }: { conversationId: string | null; children: ReactNode }) {
  if (conversationId === null) return <span className={styles.link}>{children}</span>;
  return (
    <Link to={`/chat-history/${conversationId}`} className={styles.link}>
      {children}
    </Link>
  );
}
