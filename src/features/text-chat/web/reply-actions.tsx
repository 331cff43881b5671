import { Copy, Flag, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useToast } from '#web/ui/toasts.tsx';
import styles from './reply-actions.module.css';
import type { TextChat } from './text-chat-session.ts';

interface ReplyActionsProps {
  readonly chat: TextChat;
  readonly messageId: string;
  readonly helpful: boolean | null;
  readonly text: string;
}

/** What one may do with a reply: quiet, below it. */
export function ReplyActions({ chat, messageId, helpful, text }: ReplyActionsProps) {
  const toast = useToast();
  const tell = (work: Promise<string | undefined>, failed: string) =>
    void work.then(
      (words) => words && toast(words),
      () => toast(failed, 'bad'),
    );
  const rate = (value: boolean) =>
    tell(
      chat.rate(messageId, value).then(() => undefined),
      "that couldn't be noted just now.",
    );
  return (
    <div className={styles.actions}>
      <button type="button" aria-pressed={helpful === true} onClick={() => rate(true)}>
        <ThumbsUp />
        this helped
      </button>
      <button type="button" aria-pressed={helpful === false} onClick={() => rate(false)}>
        <ThumbsDown />
        this didn't
      </button>
      <button
        type="button"
        onClick={() =>
          tell(
            navigator.clipboard.writeText(text).then(() => 'copied'),
            "that couldn't be copied.",
          )
        }
      >
        <Copy />
        copy
      </button>
      <button
        type="button"
        onClick={() => tell(chat.report(messageId), "the report didn't go through. please try again.")}
      >
        <Flag />
        report this reply
      </button>
    </div>
  );
}
