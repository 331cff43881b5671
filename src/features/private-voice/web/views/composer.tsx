import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { ComposerBox } from '#web/ui/chat/composer-box.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import { linkTo } from './view.ts';

/** As for the chat: section 9. */
const MAX_CHARACTERS = 2_000;
const WARN_ABOVE = 1_800;

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
  const { length } = words;
  const canSend = words.trim() !== '' && length <= MAX_CHARACTERS && !isBusy;
  const send = () => {
    voice.talk.send(words);
    setWords('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) send();
  };
  return (
    <ComposerBox
      ref={field}
      label="your message"
      placeholder="write what is on your mind…"
      value={words}
      onChange={setWords}
      onSend={send}
      onKeyDown={onKeyDown}
      canSend={canSend}
      counter={{
        text: `${length} / ${MAX_CHARACTERS}`,
        tone: length > MAX_CHARACTERS ? 'over' : length > WARN_ABOVE ? 'near' : 'calm',
      }}
      note={
        <>
          everything stays in this browser. <Link to={linkTo('where')}>what stays where</Link>
        </>
      }
    />
  );
}
