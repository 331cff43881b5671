import { DoorOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConversationEnding } from '#features/conversations/web/ending/public.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** In the header once something was said. Staying gives the focus back. */
export function EndConversation({ conversationId }: { conversationId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const stay = () => {
    setIsAsking(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label="end conversation"
        title="end conversation"
        icon={<DoorOpen />}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      />
      {isAsking && <ConversationEnding conversationId={conversationId} onStay={stay} />}
    </>
  );
}
