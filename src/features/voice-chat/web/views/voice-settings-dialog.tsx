import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '#features/account/web/public.ts';
import { Dialog } from '#web/shell/dialog.tsx';
import { FetchRecogniser } from '#web/shell/fetch-recogniser.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { HEARING_WORDS } from '../hearing/hearing-words.ts';
import type { HearingWays } from '../hearing/use-hearing.ts';
import { useVoiceSettings } from '../use-voice.ts';
import styles from '../voice-screen.module.css';
import type { VoiceSettingsStore } from '../voice-settings.ts';

/** How one likes to speak. Each switch takes effect at once and is remembered by this browser. */
export function VoiceSettingsDialog({
  settings,
  ways,
  onClose,
}: {
  settings: VoiceSettingsStore;
  ways: HearingWays;
  onClose: () => void;
}) {
  const { handsFree, betterDetection, allowRemote } = useVoiceSettings(settings);
  const { data: providers } = useQuery(providersQuery);
  return (
    <Dialog
      open
      onClose={onClose}
      title="voice settings"
      actions={
        <Button look="quiet" onClick={onClose}>
          done
        </Button>
      }
    >
      {ways.hearing && <p className={styles.who}>{HEARING_WORDS[ways.hearing]}</p>}
      {providers?.tts === 'builtin' && (
        <p className={styles.who}>replies are said in the basic voice of this server.</p>
      )}
      <div className={styles.switches}>
        <Switch
          checked={handsFree}
          detail="i hear when you have finished, and listen again after a reply. you can speak into a reply to stop it."
          onChange={(event) => settings.change({ handsFree: event.target.checked })}
        >
          hands-free
        </Switch>
        {handsFree && (
          <Switch
            checked={betterDetection}
            detail="tells voices from noise with a small model that runs on this device. about 6 MB, once."
            onChange={(event) => settings.change({ betterDetection: event.target.checked })}
          >
            better detection
          </Switch>
        )}
        <Switch
          checked={allowRemote}
          detail="only used where this server cannot understand speech: your voice then goes to the company that makes your browser, which turns it into words."
          onChange={(event) => settings.change({ allowRemote: event.target.checked })}
        >
          let the browser's maker listen
        </Switch>
        {ways.canFetch && <FetchRecogniser fetch={ways.fetch} />}
        {ways.needsConsent && (
          <p className={styles.consent}>
            this server could listen, too, once you agree that your voice goes to its provider:{' '}
            <Link to="/settings">settings</Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}
