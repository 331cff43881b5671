import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoodDisc } from '#features/companion/web/public.ts';
import { callApi } from '#web/api/call-api.ts';
import { readListTitles } from '#web/comfort.ts';
import { Link } from '#web/ui/link.tsx';
import { listConversations } from '../../contract.ts';
import { describeWhen } from '../../core/describe-when.ts';
import { QUIET_TITLE } from '../../core/gentle-head.ts';
import styles from './last-conversation.module.css';
import { useNow } from './use-now.ts';

/** The way back into the newest conversation, by its own line. Nothing where there is none, or it cannot be had. */
export function LastConversation() {
  const now = useNow();
  const [isQuiet] = useState(() => readListTitles() === 'quiet');
  const { data } = useQuery({
    queryKey: ['conversations', 'last'],
    queryFn: ({ signal }) => callApi(listConversations, { query: { limit: 1 } }, { signal }),
    staleTime: 0,
  });
  const last = data?.conversations[0];
  if (!last) return null;
  const place = last.type === 'voice' ? '/voice' : '/conversation';
  return (
    <Link to={`${place}?c=${last.id}`} className={styles.last}>
      <MoodDisc mood={last.mood ?? undefined} />
      <span className={styles.words}>
        <span className={styles.lead}>pick up where we were</span>
        <span className={styles.title}>{isQuiet ? QUIET_TITLE : last.title}</span>
      </span>
      <span className={styles.when}>{describeWhen(Date.parse(last.lastMessageTime), now)}</span>
    </Link>
  );
}
