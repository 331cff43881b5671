import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { UserSettings } from '../../../core/user-settings.ts';
import type { PrivateVoice } from '../../private-voice-session.ts';
import { usePrivateVoiceState } from '../../use-private-voice.ts';
import styles from './settings.module.css';

const THEMES: readonly { value: UserSettings['theme']; label: string }[] = [
  { value: 'light', label: 'day' },
  { value: 'dark', label: 'night' },
  { value: 'system', label: 'as this device' },
];

export function LookCard({ voice }: { voice: PrivateVoice }) {
  const theme = usePrivateVoiceState(voice, ({ app }) => app.userSettings.theme);
  return (
    <Card>
      <h2 className={styles.heading}>look</h2>
      <Segmented
        label="theme"
        options={THEMES}
        value={theme}
        onChange={(choice) => voice.changeSettings({ theme: choice })}
      />
    </Card>
  );
}
