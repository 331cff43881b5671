import { SpokenText } from '#web/ui/spoken-text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import styles from './exchange.module.css';
import { HearIt } from './hear-it.tsx';

/** What was said last, and the reply as it is spoken. */
export function Exchange({ voice }: { voice: PrivateVoice }) {
  const said = usePrivateVoiceState(voice, ({ app }) => app.currentTranscript);
  const reply = usePrivateVoiceState(voice, ({ app }) => app.aiResponse);
  const shown = usePrivateVoiceState(voice, (snapshot) => snapshot.shownCharacters);
  return (
    <div className={styles.exchange}>
      {said !== '' && (
        <p className={styles.said}>
          <VisuallyHidden>you said: </VisuallyHidden>
          {said}
        </p>
      )}
      {reply !== '' && <SpokenText words={wordsOf(reply)} heard={countWords(reply, shown)} />}
      <VisuallyHidden role="log" aria-label="reply">
        {wholeSentences(reply, shown)}
      </VisuallyHidden>
      {reply !== '' && <HearIt voice={voice} />}
    </div>
  );
}

/** A line of a list stays a line: its break goes with the word before it. */
const wordsOf = (reply: string): readonly string[] => reply.match(/\S+\n*/g) ?? [];

/** Words that have begun by then. */
const countWords = (text: string, characters: number): number =>
  characters <= 0 ? 0 : text.slice(0, characters).trim().split(/\s+/).length;

/** For screen readers: sentences, not words. */
const wholeSentences = (text: string, characters: number): string => {
  if (characters >= text.length) return text;
  const ends = [...text.slice(0, characters).matchAll(/[.?!…]\s/g)];
  return text.slice(0, (ends.at(-1)?.index ?? -1) + 1);
};
