import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageView } from '#web/ui/chat/message-view.tsx';
import { APOLOGY } from '../chat-words.ts';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import styles from './failure-lines.module.css';
import { retryWords } from './send-problem.ts';

const TONES = { info: 'info', warning: 'warn', error: 'error' } as const;

/** A message that got no reply: what happened, what is safe, what can be done. */
export function FailureLines({ chat }: { chat: TextChat }) {
  const send = useChat(chat, (state) => (state.send.status === 'failed' ? state.send : null));
  if (send === null) return null;
  const { problem, turn } = send;
  const words = retryWords(problem, turn.manualRetries);
  return (
    <>
      <MessageView from="process">
        <p>{APOLOGY}</p>
      </MessageView>
      <Banner tone={TONES[problem.severity]} announce="alert">
        Error sending message: {problem.message}
        <div className={styles.actions}>
          {words.retry !== null && (
            <Button look="quiet" size="sm" onClick={chat.turns.retry}>
              {words.retry}
            </Button>
          )}
          <Button look="text" size="sm" onClick={chat.unsent.startOver}>
            {words.startOver}
          </Button>
        </div>
      </Banner>
    </>
  );
}
