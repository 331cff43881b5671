import { useSyncExternalStore } from 'react';
import { HeartButton } from '#web/ui/heart.tsx';
import type { Hearing } from '../hearing/choose-hearing.ts';
import { useVoiceState } from '../use-voice.ts';
import type { VoiceSession } from '../voice-session.ts';
import { focusTyping } from './typed-words.tsx';
import { HEART_LABELS } from './voice-words.ts';

/** The heart, beating with the conversation; the whole circle is the target. */
export function HeartControl({ session, hearing }: { session: VoiceSession; hearing: Hearing | null }) {
  const status = useVoiceState(session, ({ state }) => state.status);
  const level = useSyncExternalStore(session.level.subscribe, session.level.getSnapshot);
  const isTyping = hearing === 'typing';
  return (
    <HeartButton
      // Error and the microphone's question look idle.
      state={status === 'opening' ? 'idle' : status}
      level={Math.round(level * 100)}
      aria-label={isTyping ? 'write to process' : HEART_LABELS[status]}
      aria-disabled={status === 'processing' || status === 'speaking'}
      onClick={isTyping ? focusTyping : session.press}
    />
  );
}
