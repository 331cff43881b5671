import { Sprout } from 'lucide-react';
import { MoodChip } from '#features/companion/web/public.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Conversation } from '../../contract.ts';
import { describeMinutes, describeWhen } from '../../core/describe-when.ts';
import { counted } from '../history/conversation-card.tsx';
import styles from './detail-head.module.css';

export function DetailHead({ conversation, now }: { conversation: Conversation; now: number }) {
  const { title, mood, type, duration, messageCount, hasBreakthrough, insights } = conversation;
  return (
    <header>
      <h1>{title}</h1>
      <div className={styles.facts}>
        {mood && <MoodChip mood={mood} />}
        <span>{type}</span>
        {messageCount > 0 && <span>{describeMinutes(duration)}</span>}
        <span>{describeWhen(Date.parse(conversation.lastMessageTime), now)}</span>
        {hasBreakthrough && (
          <Chip tone="moss" icon={<Sprout />}>
            breakthrough
          </Chip>
        )}
        {insights > 0 && <span>{counted(insights, 'insight')}</span>}
      </div>
    </header>
  );
}
