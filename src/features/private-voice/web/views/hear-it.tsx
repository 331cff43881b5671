import { Volume2 } from 'lucide-react';
import { BASIC_VOICE_MB } from '#web/audio/basic-voice.ts';
import { Button } from '#web/ui/button.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import styles from './hear-it.module.css';

/** The reply once more, aloud; where this device has no voice, the question whether to fetch one. */
export function HearIt({ voice }: { voice: PrivateVoice }) {
  const isIdle = usePrivateVoiceState(voice, ({ app }) => app.status === 'idle');
  const canSay = usePrivateVoiceState(voice, ({ app }) => app.apiStatus.tts === true);
  const offer = usePrivateVoiceState(voice, (snapshot) => snapshot.voiceOffer);
  const isFetching = offer === 'fetching';
  if (!isIdle || !(canSay || offer === 'open' || isFetching)) return null;
  // One button for both, so that whoever pressed it stands on it still when the voice has come.
  return (
    <div className={styles.ways}>
      <Button
        look="text"
        size="sm"
        icon={<Volume2 />}
        busy={isFetching}
        onClick={canSay ? voice.talk.sayAgain : () => void voice.speech.fetchVoice()}
      >
        {canSay ? 'hear it again' : isFetching ? 'fetching the voice...' : OFFER}
      </Button>
      {offer === 'open' && (
        <Button look="text" size="sm" onClick={voice.speech.declineVoice}>
          not now
        </Button>
      )}
    </div>
  );
}

const OFFER = `fetch a voice for offline use, ${BASIC_VOICE_MB} MB?`;
