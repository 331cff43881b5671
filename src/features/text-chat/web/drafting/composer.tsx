import { NotebookPen } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import {
  describeOverflow,
  MESSAGE_MAX_CHARACTERS,
  measureMessage,
} from '#features/conversations/core/message-length.ts';
import { Button } from '#web/ui/button.tsx';
import { ComposerBox } from '#web/ui/chat/composer-box.tsx';
import { isUnderWay } from '../sending/send-machine.ts';
import type { TextChat } from '../text-chat-session.ts';
import { firstWords } from '../thread/first-words.ts';
import { useChat } from '../use-chat.ts';
import type { DraftBanner } from './draft-session.ts';

interface ComposerProps {
  readonly chat: TextChat;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSent: () => void;
}

/** Where the person writes. What they write lives in the draft; only this part of the page renders with it. */
export function Composer({ chat, field, onSent }: ComposerProps) {
  const { text, banner } = useSyncExternalStore(chat.draft.subscribe, chat.draft.getSnapshot);
  const standing = useChat(chat, ({ send, connection, sentEarly }) =>
    connection.status === 'missing' ? sentEarly && 'stranded' : send.status,
  );
  const isIdle = standing === 'idle';
  const canStop = useChat(chat, ({ send }) => isUnderWay(send) && send.turn.accepted);
  const isOnItsWay = useChat(chat, ({ send }) => send.status === 'sending' || send.status === 'waiting');
  const isHeld = useChat(chat, (state) => state.safety !== null);
  const measured = measureMessage(text);

  const send = () => {
    if (!chat.turns.send(text)) return;
    chat.draft.clear();
    // From the button too, the focus goes back to the words.
    field.current?.focus();
    onSent();
  };
  return (
    <ComposerBox
      ref={field}
      label="your message"
      placeholder={isHeld ? "i'm still here. write when you're ready" : 'say it however it comes'}
      value={text}
      onChange={chat.draft.write}
      onSend={send}
      onFocus={firstWords.ask}
      canSend={measured.canSend && isIdle}
      sending={isOnItsWay && !canStop}
      onStop={canStop ? chat.stopped.stop : undefined}
      counter={{ text: `${measured.length} / ${MESSAGE_MAX_CHARACTERS}`, tone: measured.state }}
      note={
        measured.state === 'over'
          ? describeOverflow(measured.length)
          : 'process is for reflection. it is not therapy.'
      }
      draft={
        standing === 'stranded'
          ? 'not sent. your words come along when you start fresh.'
          : banner.kind !== 'none' && <DraftLine banner={banner} onClear={chat.draft.clear} />
      }
    />
  );
}

function DraftLine({ banner, onClear }: { banner: DraftBanner; onClear: () => void }) {
  return (
    <>
      <NotebookPen />
      {banner.kind === 'restored' && banner.words}
      {banner.kind === 'saved' && 'draft saved'}
      {banner.kind === 'unsaved' && "this browser couldn't keep a draft. your words are still here."}
      {banner.kind === 'restored' && (
        <Button look="text" size="sm" onClick={onClear}>
          clear draft
        </Button>
      )}
    </>
  );
}
