import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import styles from './older-messages.module.css';
import { nextOlderPage } from './thread.ts';

/** The way up: older messages load a little before one reaches the top; a button says the same for the keyboard. */
export function OlderMessages({
  chat,
  scroller,
}: {
  chat: TextChat;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const hasOlder = useChat(chat, (state) => nextOlderPage(state.thread) !== null);
  const older = useChat(chat, (state) => state.older);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (element === null || !hasOlder || older !== 'idle') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void chat.pages.loadOlder(),
      {
        root: scroller.current,
        rootMargin: '600px 0px 0px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [chat, scroller, hasOlder, older]);
  if (!hasOlder) return null;
  return (
    <div ref={mark} className={styles.older}>
      {older === 'loading' ? (
        <Spinner />
      ) : (
        <Button look="text" size="sm" onClick={() => void chat.pages.loadOlder()}>
          {older === 'failed' ? 'Failed to load message history. Please try again.' : 'earlier messages'}
        </Button>
      )}
    </div>
  );
}
