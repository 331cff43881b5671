import { memo } from 'react';
import { MessageView } from '#web/ui/chat/message-view.tsx';
import type { Message } from '../../contract.ts';
import { describeWhen } from '../../core/describe-when.ts';
import { senderName } from '../../core/export-conversation.ts';
import { ReplyBody } from '../whole-reply/reply-body.tsx';
import styles from './message-item.module.css';

export const MessageItem = memo(function MessageItem({ message, now }: { message: Message; now: number }) {
  const { sender, content, createdAt } = message;
  const at = new Date(createdAt);
  return (
    <li className={styles.item}>
      <MessageView
        from={senderName(sender)}
        time={
          <time dateTime={createdAt} title={at.toLocaleString()}>
            {describeWhen(at.getTime(), now)}
          </time>
        }
      >
        {sender === 'bot' ? <ReplyBody text={content} /> : content}
      </MessageView>
    </li>
  );
});
