import { useState } from 'react';
import { lateFile } from '#web/late-file.ts';
import { Button } from '#web/ui/button.tsx';
import { StarterList } from '#web/ui/chat/starter-list.tsx';
import { useLateFile } from '#web/use-late-file.ts';
import { STARTERS } from './chat-words.ts';
import type { TextChat } from './text-chat-session.ts';
import { useChat } from './use-chat.ts';
import styles from './welcome.module.css';

const scaleFile = lateFile(() => import('#features/conversations/web/strength/public.ts'));

type Measuring =
  | { readonly status: 'offered' | 'asked' }
  | { readonly status: 'over'; readonly value: number | null };

/** An empty conversation. A starter goes into the composer: nothing is sent until it is sent. */
export function Welcome({ chat, onChosen }: { chat: TextChat; onChosen: () => void }) {
  const [measuring, setMeasuring] = useState<Measuring>({ status: 'offered' });
  const conversationId = useChat(chat, ({ connection }) =>
    connection.status === 'messages_loaded' ? connection.conversationId : null,
  );
  const isAsked = measuring.status === 'asked';
  const scale = useLateFile(scaleFile, isAsked);
  const endMeasuring = (value: number | null) => {
    setMeasuring({ status: 'over', value });
    // The numbers go away: the focus goes on to the words.
    onChosen();
  };
  const choose = (words: string) => {
    // What is written already stays, with the line below it.
    const { text } = chat.draft.getSnapshot();
    chat.draft.write(text.trim() === '' ? words : `${text.trimEnd()}\n${words}`);
    onChosen();
  };
  return (
    <div className={styles.welcome}>
      <h2 className={styles.title}>where would you like to begin?</h2>
      <p className={styles.lead}>there is no wrong place to start. choose a line, or write your own.</p>
      <StarterList starters={STARTERS} onChoose={choose} />
      {/* One line until it is wanted: on a phone the numbers would push what stands above them out of sight. */}
      {conversationId !== null && (measuring.status === 'offered' || (isAsked && scale === null)) && (
        <Button
          busy={isAsked}
          look="text"
          size="sm"
          className={styles.offer}
          onClick={() => setMeasuring({ status: 'asked' })}
        >
          say how strong it is right now, 0 to 10
        </Button>
      )}
      {conversationId !== null && isAsked && scale !== null && (
        <div className={styles.strength}>
          <scale.StrengthScale
            conversationId={conversationId}
            moment="start"
            takesFocus
            onDone={endMeasuring}
          />
        </div>
      )}
      <p role="status" className={styles.lead}>
        {measuring.status === 'over' && measuring.value !== null && `noted: ${measuring.value} of 10.`}
      </p>
    </div>
  );
}
