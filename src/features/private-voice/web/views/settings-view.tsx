import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import type { FromOtherFeatures } from '../from-other-features.ts';
import type { PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import { HistoryCard } from './settings/history-card.tsx';
import { LockCard } from './settings/lock-card.tsx';
import { LookCard } from './settings/look-card.tsx';
import { ResetCard } from './settings/reset-card.tsx';
import styles from './settings/settings.module.css';
import { VoiceCard } from './settings/voice-card.tsx';
import { StoringNote } from './storing-note.tsx';
import { linkTo } from './view.ts';
import { ViewFrame } from './view-frame.tsx';

/** All of `userSettings`, the lock, the two device checks, and a way to begin from nothing. */
export function SettingsView({
  voice,
  DeviceCheck,
}: { voice: PrivateVoice } & Pick<FromOtherFeatures, 'DeviceCheck'>) {
  const hears = usePrivateVoiceState(voice, ({ app }) => app.apiStatus.stt === true);
  return (
    <ViewFrame title="settings" lead="they stay in this browser, too.">
      <div className={styles.cards}>
        <StoringNote voice={voice} />
        <VoiceCard voice={voice} />
        <LookCard voice={voice} />
        <HistoryCard voice={voice} />
        <LockCard voice={voice} />
        <Card>
          <h2 className={styles.tight}>check this device</h2>
          <p className={styles.words}>see whether this browser is fit for talking.</p>
          <DeviceCheck hears={hears} />
        </Card>
        <ResetCard voice={voice} />
        <p className={styles.foot}>
          <Link to={linkTo('where')}>what stays where</Link>
        </p>
      </div>
    </ViewFrame>
  );
}
