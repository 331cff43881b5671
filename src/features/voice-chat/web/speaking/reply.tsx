import { shownOf } from '#features/conversations/core/standing.ts';
import { SafetyBeside } from '#features/safety/web/public.ts';
import { SpokenText } from '#web/ui/spoken-text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useVoiceState } from '../use-voice.ts';
import styles from '../voice-screen.module.css';
import type { VoiceSession } from '../voice-session.ts';
import { heardSentences, showSpoken } from './spoken-words.ts';

/** What process says, word by word as it is heard, and the card of help that came with it. */
export function Reply({ session }: { session: VoiceSession }) {
  const isShown = useVoiceState(
    session,
    ({ state }) => state.status === 'idle' || state.status === 'speaking',
  );
  const text = useVoiceState(session, (snapshot) => snapshot.reply);
  const heardCharacters = useVoiceState(session, (snapshot) => snapshot.heardCharacters);
  const safety = useVoiceState(session, shownOf);
  const spoken = showSpoken(text, heardCharacters);
  return (
    <>
      {isShown && spoken.words.length > 0 && <SpokenText {...spoken} />}
      {/* Whole sentences, each said once: a screen reader is not told single words, nor all of it again. */}
      <VisuallyHidden role="status" aria-atomic="false">
        {isShown &&
          heardSentences(spoken).map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place in the reply; they are only ever added
            <span key={index}>{sentence} </span>
          ))}
      </VisuallyHidden>
      {isShown && safety !== null && (
        <div className={styles.card}>
          <SafetyBeside
            safety={safety}
            onCheckIn={session.standing.checkIn}
            onOutcome={session.standing.noteOutcome}
          />
        </div>
      )}
    </>
  );
}
