import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { MESSAGE_MAX_CHARACTERS } from '#features/conversations/core/message-length.ts';
import { keptWords } from '#web/kept-words.ts';
import { tryStore } from '#web/keyed-storage.ts';
import { parseStored } from '#web/parse-stored.ts';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Hearing } from '../hearing/choose-hearing.ts';
import { useVoiceState, type Voice } from '../use-voice.ts';
import styles from '../voice-screen.module.css';

const FIELD_ID = 'typed-words';

export const focusTyping = (): void => document.getElementById(FIELD_ID)?.focus();

/** As a draft of the typed conversation is kept: it goes with a sign-out, and after a day. */
const unsentKey = () => `chatDraft:${session.userId()}:voice`;
const unsentSchema = z.object({ message: z.string(), timestamp: z.number() });
const readUnsent = (): string => parseStored(keptWords.getItem(unsentKey()), unsentSchema)?.message ?? '';

function keepUnsent(message: string): void {
  if (message === '') keptWords.removeItem(unsentKey());
  // A full storage: the words stand in the field only, as ever.
  else tryStore(keptWords, unsentKey(), JSON.stringify({ message, timestamp: Date.now() }));
}

/** Where nobody can turn speech into words, one types, and the reply is spoken all the same. */
export function TypedWords({ voice, hearing }: { voice: Voice; hearing: Hearing | null }) {
  const { session } = voice;
  const isBusy = useVoiceState(session, ({ state }) => state.status !== 'idle');
  const [words, setWords] = useState(readUnsent);
  const write = (text: string) => {
    setWords(text);
    keepUnsent(text);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || words.trim() === '') return;
    session.say(words);
    write('');
  };
  return (
    <form className={styles.typed} onSubmit={send}>
      {hearing === 'typing' && (
        <p className={styles.why}>
          nothing here can turn your voice into words just now. you can type, and the reply is spoken; or go
          to <Link to="/conversation">text mode</Link>. voice settings, below, name the ways to be heard.
        </p>
      )}
      <div className={styles.row}>
        <TextInput
          id={FIELD_ID}
          label="your words"
          value={words}
          maxLength={MESSAGE_MAX_CHARACTERS}
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" busy={isBusy} aria-disabled={words.trim() === ''}>
          send
        </Button>
      </div>
    </form>
  );
}
