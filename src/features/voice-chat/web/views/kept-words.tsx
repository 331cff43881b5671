import { Button } from '#web/ui/button.tsx';
import { useVoiceState } from '../use-voice.ts';
import styles from '../voice-screen.module.css';
import type { VoiceSession } from '../voice-session.ts';

/** Words that got no reply: they wait here, and go out as the same turn. */
export function KeptWords({ session }: { session: VoiceSession }) {
  const kept = useVoiceState(session, ({ state }) => (state.status === 'idle' ? state.kept : null));
  if (kept === null) return null;
  return (
    <div className={styles.kept}>
      <p>{kept.transcript === null ? 'what you said is kept here.' : `“${kept.transcript}”`}</p>
      <div className={styles.actions}>
        <Button look="quiet" size="sm" onClick={() => session.act({ type: 'send_kept_pressed' })}>
          send it again
        </Button>
        <Button look="text" size="sm" onClick={() => session.act({ type: 'let_go_pressed' })}>
          let it go
        </Button>
      </div>
    </div>
  );
}
