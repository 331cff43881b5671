import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  describeOverflow,
  MESSAGE_MAX_CHARACTERS,
  measureMessage,
} from '#features/conversations/core/message-length.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageView } from '#web/ui/chat/message-view.tsx';
import type { Editing } from '../chat-state.ts';
import { DELIVERY } from '../chat-words.ts';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import type { MessageRow } from './message-rows.ts';
import { MessageTime } from './message-time-view.tsx';
import styles from './thread.module.css';
import { findLastSaid } from './thread.ts';

interface SaidLineProps {
  readonly chat: TextChat;
  readonly row: MessageRow;
  /** The words are on their way: the focus goes on to the composer. */
  readonly onSent: () => void;
}

/** What the person said. The last of it can be written anew and sent again. */
export function SaidLine({ chat, row, onSent }: SaidLineProps) {
  const editing = useChat(chat, (state) => (state.editing?.messageId === row.id ? state.editing : null));
  const canEdit = useChat(
    chat,
    ({ send, thread }) => send.status === 'idle' && row.id !== null && findLastSaid(thread)?.id === row.id,
  );
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    chat.edit.cancel();
    // Once the button is back on the page.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (editing !== null)
    return (
      <div className={styles.said}>
        <MessageView from="you" time="editing">
          <EditWords chat={chat} words={editing.words} onCancel={cancel} onSent={onSent} />
        </MessageView>
      </div>
    );
  return (
    <div className={styles.said}>
      <MessageView
        from="you"
        time={
          <>
            {DELIVERY[row.delivery] ?? <MessageTime at={row.at} />}
            {canEdit && (
              <button ref={button} type="button" className={styles.edit} onClick={chat.edit.begin}>
                edit
              </button>
            )}
          </>
        }
      >
        {row.content}
      </MessageView>
    </div>
  );
}

interface EditWordsProps extends Pick<SaidLineProps, 'chat' | 'onSent'> {
  readonly words: Editing['words'];
  readonly onCancel: () => void;
}

function EditWords({ chat, words, onCancel, onSent }: EditWordsProps) {
  const { text } = useSyncExternalStore(words.subscribe, words.getSnapshot);
  const isIdle = useChat(chat, (state) => state.send.status === 'idle');
  const field = useRef<HTMLTextAreaElement>(null);
  const measured = measureMessage(text);
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const send = () => {
    if (chat.edit.send()) onSent();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes, its keys are its own; 229 is how older browsers say so.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        aria-label="your message, written anew"
        className={styles.field}
        rows={2}
        value={text}
        onChange={(event) => words.write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className={styles.note}>
        {measured.state === 'over'
          ? describeOverflow(measured.length)
          : 'it takes the place of what you wrote, and process answers anew.'}
        {measured.state !== 'fine' && ` ${measured.length} / ${MESSAGE_MAX_CHARACTERS}`}
      </p>
      <div className={styles.buttons}>
        <Button look="text" size="sm" onClick={onCancel}>
          keep as it was
        </Button>
        <Button look="quiet" size="sm" type="submit" disabled={!measured.canSend || !isIdle}>
          send again
        </Button>
      </div>
    </form>
  );
}
