import { useSyncExternalStore } from 'react';
import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import { VOICE_LEVEL } from '#web/audio/level-meter.ts';
import { VoiceLine } from '#web/ui/voice-line.tsx';
import type { Hearing } from '../hearing/choose-hearing.ts';
import { useVoiceState, type Voice } from '../use-voice.ts';
import styles from '../voice-screen.module.css';
import { STATUS_LINES, TYPING_LINE } from './voice-words.ts';

/** What is going on, in words, and what stands under it. */
export function StatusLines({
  voice,
  hearing,
  isQuiet,
}: {
  voice: Voice;
  hearing: Hearing | null;
  isQuiet: boolean;
}) {
  const { session } = voice;
  const status = useVoiceState(session, ({ state }) => state.status);
  const note = useVoiceState(session, (snapshot) => snapshot.note);
  const isVoice = useSyncExternalStore(
    session.level.subscribe,
    () => session.level.getSnapshot() > VOICE_LEVEL,
  );
  const isFirst = useVoiceState(session, ({ hasSpoken, state }) => !hasSpoken && state.status === 'idle');
  const line = hearing === 'typing' && status === 'idle' ? TYPING_LINE : STATUS_LINES[status];
  const isListening = status === 'listening';
  const detail = isListening
    ? isVoice
      ? 'Voice detected'
      : 'Listening...'
    : isFirst && !isQuiet
      ? DISCLOSURE
      : undefined;
  return (
    <>
      <VoiceLine speaking={isQuiet} detail={detail}>
        {line}
      </VoiceLine>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  );
}
