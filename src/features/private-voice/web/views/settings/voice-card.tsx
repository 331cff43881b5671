import { BASIC_VOICE_MB } from '#web/audio/basic-voice.ts';
import { FetchRecogniser } from '#web/shell/fetch-recogniser.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SPOKEN_LANGUAGES } from '../../../core/spoken-languages.ts';
import type { PrivateVoice } from '../../private-voice-session.ts';
import { usePrivateVoiceState } from '../../use-private-voice.ts';
import styles from './settings.module.css';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].map((speed) => ({
  value: String(speed),
  label: speed === 1 ? 'its own pace' : `${speed} times its own pace`,
}));
const LANGUAGES = SPOKEN_LANGUAGES.map(([value, label]) => ({ value, label }));

/** voiceSpeed, autoPlay, language. */
export function VoiceCard({ voice }: { voice: PrivateVoice }) {
  const settings = usePrivateVoiceState(voice, ({ app }) => app.userSettings);
  const isMute = usePrivateVoiceState(voice, ({ app }) => app.apiStatus.tts === false);
  const cannotHear = usePrivateVoiceState(voice, ({ app }) => app.apiStatus.stt === false);
  const canFetchEar = usePrivateVoiceState(voice, (snapshot) => snapshot.canFetchEar);
  const offer = usePrivateVoiceState(voice, (snapshot) => snapshot.voiceOffer);
  return (
    <Card>
      <h2 className={styles.heading}>voice</h2>
      <div className={styles.stack}>
        <Switch
          checked={settings.autoPlay}
          detail="off: you read them, and can hear each by a tap"
          onChange={(event) => voice.changeSettings({ autoPlay: event.target.checked })}
        >
          speak replies aloud
        </Switch>
        <div>
          <p className={styles.label}>speed of the voice</p>
          <Select
            look="field"
            label="speed of the voice"
            options={withCurrent(SPEEDS, String(settings.voiceSpeed))}
            value={String(settings.voiceSpeed)}
            onChange={(speed) => voice.changeSettings({ voiceSpeed: Number(speed) })}
          />
        </div>
        <div>
          <p className={styles.label}>language</p>
          <Select
            look="field"
            label="language"
            options={withCurrent(LANGUAGES, settings.language)}
            value={settings.language}
            onChange={(language) => voice.changeSettings({ language })}
          />
        </div>
        {offer !== 'none' && (
          <Button
            look="quiet"
            size="sm"
            busy={offer === 'fetching'}
            onClick={() => void voice.speech.fetchVoice()}
          >
            fetch a voice for offline use, {BASIC_VOICE_MB} MB
          </Button>
        )}
        {canFetchEar && <FetchRecogniser fetch={voice.speech.fetchEar} />}
        {(isMute || cannotHear) && (
          <p className={styles.hint} role="status">
            {isMute && 'this browser has no voice of its own for this language, so replies are read. '}
            {cannotHear &&
              "this browser can't recognise this language on the device alone, so you write. a voice is never sent away from here."}
          </p>
        )}
      </div>
    </Card>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A value that was chosen elsewhere stays in the list. */
const withCurrent = (options: readonly Option[], value: string): readonly Option[] =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
