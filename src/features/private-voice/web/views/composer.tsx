import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MESSAGE_MAX_CHARACTERS, measureMessage } from '#features/conversations/core/message-length.ts';
import { ComposerBox } from '#web/ui/chat/composer-box.tsx';
import { Link } from '#web/ui/link.tsx';
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
  // Asked for while the app still opened what it keeps: the words stand here until it has.
  const [isAsked, setAsked] = useState(false);
  const isLoading = usePrivateVoiceState(voice, ({ app }) => app.loading);
  const isBusy = usePrivateVoiceState(voice, ({ app }) => app.status === 'processing');
  const measured = measureMessage(words);
  const canSend = measured.canSend && !isBusy;
  const send = () => {
    if (!canSend) return;
    setAsked(isLoading);
    if (isLoading) return;
    voice.talk.send(words);
    setWords('');
  };
  const write = (next: string) => {
    setAsked(false);
    setWords(next);
  };
  const sendAsked = useEffectEvent(send);
  useEffect(() => {
    if (isAsked && !isLoading) sendAsked();
  }, [isAsked, isLoading]);
  return (
    <ComposerBox
      ref={field}
      label="your message"
      placeholder="write what is on your mind…"
      value={words}
      onChange={write}
      onSend={send}
      canSend={canSend}
      sending={isAsked}
      counter={{ text: `${measured.length} / ${MESSAGE_MAX_CHARACTERS}`, tone: measured.state }}
      note={
        <>
          everything stays in this browser. <Link to={linkTo('where')}>what stays where</Link>
        </>
      }
    />
  );
}
