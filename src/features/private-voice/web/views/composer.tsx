import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { MESSAGE_MAX_CHARACTERS, measureMessage } from '#features/conversations/core/message-length.ts';
import { ComposerBox } from '#web/ui/chat/composer-box.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import { linkTo } from './view.ts';

/** A line to write on, for everyone whose browser cannot listen by itself, and for whoever would rather write. */
export function Composer({
  voice,
  field,
}: {
  voice: PrivateVoice;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const [words, setWords] = useState('');
  const isBusy = usePrivateVoiceState(voice, ({ app }) => app.loading || app.status === 'processing');
  const measured = measureMessage(words);
  const canSend = measured.canSend && !isBusy;
  const send = () => {
    if (!canSend) return;
    voice.talk.send(words);
    setWords('');
  };
  return (
    <ComposerBox
      ref={field}
      label="your message"
      placeholder="write what is on your mind…"
      value={words}
      onChange={setWords}
      onSend={send}
      canSend={canSend}
      counter={{ text: `${measured.length} / ${MESSAGE_MAX_CHARACTERS}`, tone: measured.state }}
      note={
        <>
          everything stays in this browser. <Link to={linkTo('where')}>what stays where</Link>
        </>
      }
    />
  );
}
