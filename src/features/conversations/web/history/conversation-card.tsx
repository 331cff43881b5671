import { Mic, PenLine, Pin, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoodDisc, moodLook } from '#features/companion/web/public.ts';
import type { Conversation } from '../../contract.ts';
import { describeMinutes, describeWhen } from '../../core/describe-when.ts';
import styles from './conversation-card.module.css';

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The colour variables of a card: its own mood, and the next one's, for the thread between them. */
export const threadOf = (mood: string | null, next: string | null | undefined) => ({
  '--mood-ink': `var(--mood-${moodLook(mood ?? 'other')}-ink)`,
  '--from': `var(--mood-${moodLook(mood ?? 'other')})`,
  '--to': next === undefined ? undefined : `var(--mood-${moodLook(next ?? 'other')})`,
});

/** What a card holds, be it a link or something to pick: disc, title, words, facts. */
export function CardContent({
  conversation,
  now,
  preview,
  showWhen = true,
}: {
  conversation: Conversation;
  now: number;
  preview: ReactNode;
  showWhen?: boolean;
}) {
  const { title, mood, type, messageCount, duration, hasBreakthrough, insights, tags, pinned } = conversation;
  const when = describeWhen(Date.parse(conversation.lastMessageTime), now);
  return (
    <>
      <MoodDisc mood={mood ?? undefined} className={styles.disc} />
      <h2 className={styles.title}>{title}</h2>
      {showWhen && <span className={styles.when}>{when}</span>}
      <p className={styles.preview}>{preview}</p>
      <div className={styles.facts}>
        {pinned && (
          <span>
            <Pin />
            pinned
          </span>
        )}
        {mood && <span className={styles.mood}>{mood}</span>}
        <span>
          {type === 'voice' ? <Mic /> : <PenLine />}
          {type}
        </span>
        <span className={styles.wide}>{counted(messageCount, 'message')}</span>
        {messageCount > 0 && <span>{describeMinutes(duration)}</span>}
        <span className={styles.narrow}>{when}</span>
        {hasBreakthrough && (
          <span className={styles.breakthrough}>
            <Sprout />
            breakthrough
          </span>
        )}
        {insights > 0 && <span className={styles.wide}>{counted(insights, 'insight')}</span>}
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </div>
    </>
  );
}
