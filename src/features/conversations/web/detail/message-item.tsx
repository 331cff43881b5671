import { HeartMark } from '#web/ui/heart-mark.tsx';
import type { Message } from '../../contract.ts';
import { describeWhen } from '../../core/describe-when.ts';
import { senderName } from '../../core/export-conversation.ts';
import styles from './message-item.module.css';

/** One message to read: process in the serif on the wall, you in a bubble at the right. */
export function MessageItem({ message, now }: { message: Message; now: number }) {
  const { sender, content, createdAt } = message;
  const at = new Date(createdAt);
  return (
    <li className={styles[sender]}>
      {sender === 'bot' && <HeartMark className={styles.mark} />}
      <p className={styles.from}>
        {senderName(sender)}{' '}
        <time dateTime={createdAt} title={at.toLocaleString()}>
          · {describeWhen(at.getTime(), now)}
        </time>
      </p>
      <div className={styles.said}>
        {paragraphsOf(content).map(({ at: offset, text }) => (
          <p key={offset}>{text}</p>
        ))}
      </div>
    </li>
  );
}

/** A text by its empty lines, each part with where it begins. */
const paragraphsOf = (content: string): { at: number; text: string }[] =>
  [...content.matchAll(/\S[\s\S]*?(?=\n\s*\n|\s*$)/g)].map((match) => ({ at: match.index, text: match[0] }));
