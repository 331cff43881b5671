import { Copy, Ellipsis, Flag, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useToast } from '#web/ui/toasts.tsx';
import { SAY_DIFFERENTLY } from '../chat-words.ts';
import type { TextChat } from '../text-chat-session.ts';
import styles from './thread.module.css';

const ReportQuestion = lazy(async () => ({
  default: (await import('./report-question.tsx')).ReportQuestion,
}));

interface ReplyActionsProps {
  readonly chat: TextChat;
  readonly messageId: string;
  readonly helpful: boolean | null;
  readonly isReported: boolean;
  readonly text: string;
  /** A model finds other words; the built-in guide does not. */
  readonly canRephrase: boolean;
}

/** What one may do with a reply: behind one quiet '…', in the flow below it, where it covers nothing. */
export function ReplyActions({ chat, messageId, helpful, isReported, text, canRephrase }: ReplyActionsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const tell = useTelling();
  const rate = (value: boolean) =>
    tell(
      chat.marks.rate(messageId, value).then(() => undefined),
      "that couldn't be noted just now.",
    );
  const copy = () =>
    tell(
      navigator.clipboard.writeText(text).then(() => 'copied'),
      "that couldn't be copied.",
    );
  return (
    <div className={styles.around}>
      <button
        type="button"
        className={styles.more}
        aria-label="about this reply"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis />
      </button>
      {isOpen && (
        <div id={id} className={styles.actions}>
          <button type="button" onClick={copy}>
            <Copy />
            copy
          </button>
          <button type="button" aria-pressed={helpful === true} onClick={() => rate(true)}>
            <ThumbsUp />
            this helped
          </button>
          <button type="button" aria-pressed={helpful === false} onClick={() => rate(false)}>
            <ThumbsDown />
            this didn't
          </button>
          {canRephrase && (
            <button type="button" onClick={() => chat.turns.send(SAY_DIFFERENTLY)}>
              <RefreshCw />
              say it differently
            </button>
          )}
          <ReportReply chat={chat} messageId={messageId} isReported={isReported} />
        </div>
      )}
    </div>
  );
}

type Telling = (work: Promise<string | undefined>, failed: string) => void;

function useTelling(): Telling {
  const toast = useToast();
  return (work, failed) =>
    void work.then(
      (words) => words && toast(words),
      () => toast(failed, 'bad'),
    );
}

/** Asks before it reports; what was reported can be taken back. */
function ReportReply({
  chat,
  messageId,
  isReported,
}: Pick<ReplyActionsProps, 'chat' | 'messageId' | 'isReported'>) {
  const [isAsking, setIsAsking] = useState(false);
  const tell = useTelling();
  const report = () => {
    setIsAsking(false);
    tell(chat.marks.report(messageId), "the report didn't go through. please try again.");
  };
  const takeBack = () =>
    tell(chat.marks.withdrawReport(messageId), "that couldn't be taken back. please try again.");
  return (
    <>
      <button type="button" onClick={() => (isReported ? takeBack() : setIsAsking(true))}>
        <Flag />
        {isReported ? 'take the report back' : 'report this reply'}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <ReportQuestion onClose={() => setIsAsking(false)} onReport={report} />
        </Suspense>
      )}
    </>
  );
}
