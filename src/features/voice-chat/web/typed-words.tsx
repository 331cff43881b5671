import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { MESSAGE_MAX_CHARACTERS } from '#features/conversations/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Hearing } from './choose-hearing.ts';
import { useVoiceState, type Voice } from './use-voice.ts';
import styles from './voice-screen.module.css';

const FIELD_ID = 'typed-words';

export const focusTyping = (): void => document.getElementById(FIELD_ID)?.focus();

/** Where nobody can turn speech into words, one types, and the reply is spoken all the same. */
export function TypedWords({ voice, hearing }: { voice: Voice; hearing: Hearing | null }) {
  const { session } = voice;
  const isBusy = useVoiceState(session, ({ state }) => state.status !== 'idle');
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || words.trim() === '') return;
    session.say(words);
    setWords('');
  };
  return (
    <form className={styles.typed} onSubmit={send}>
      {hearing === 'typing' && (
        <p className={styles.why}>
          nothing here can turn your voice into words just now. you can type, and the reply is spoken; or go
          to <Link to="/conversation">text mode</Link>.
        </p>
      )}
      <div className={styles.row}>
        <TextInput
          id={FIELD_ID}
          label="your words"
          value={words}
          maxLength={MESSAGE_MAX_CHARACTERS}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" busy={isBusy} aria-disabled={words.trim() === ''}>
          send
        </Button>
      </div>
    </form>
  );
}
