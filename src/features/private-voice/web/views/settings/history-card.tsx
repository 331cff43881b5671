import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { HISTORY_LIMITS } from '../../../core/user-settings.ts';
import type { PrivateVoice } from '../../private-voice-session.ts';
import { usePrivateVoiceState } from '../../use-private-voice.ts';
import styles from './settings.module.css';

const { min, max } = HISTORY_LIMITS;

/** maxHistoryItems, enableNotifications. */
export function HistoryCard({ voice }: { voice: PrivateVoice }) {
  const kept = usePrivateVoiceState(voice, ({ app }) => app.conversationHistory.length);
  const settings = usePrivateVoiceState(voice, ({ app }) => app.userSettings);
  return (
    <Card>
      <h2 className={styles.heading}>history and notices</h2>
      <div className={styles.stack}>
        <MaxItems key={settings.maxHistoryItems} voice={voice} value={settings.maxHistoryItems} kept={kept} />
        <Notices voice={voice} isOn={settings.enableNotifications} />
      </div>
    </Card>
  );
}

function MaxItems({ voice, value, kept }: { voice: PrivateVoice; value: number; kept: number }) {
  const toast = useToast();
  const [text, setText] = useState(String(value));
  const wanted = Number(text);
  const isPossible = Number.isInteger(wanted) && wanted >= min && wanted <= max;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPossible) return;
    voice.changeSettings({ maxHistoryItems: wanted });
    toast('saved in this browser.');
  };
  return (
    <form className={styles.stack} onSubmit={save} noValidate>
      <TextInput
        label="exchanges to keep"
        inputMode="numeric"
        value={text}
        error={isPossible ? undefined : `please give a number from ${min} to ${max}`}
        hint={
          wanted < kept ? `the oldest ${kept - wanted} will be erased` : 'the oldest make room for new ones'
        }
        onChange={(event) => setText(event.target.value)}
      />
      {wanted !== value && (
        <div>
          <Button type="submit" size="sm" disabled={!isPossible}>
            save
          </Button>
        </div>
      )}
    </form>
  );
}

/** Shown by this browser alone, with no word of the reply. */
function Notices({ voice, isOn }: { voice: PrivateVoice; isOn: boolean }) {
  const [permission, setPermission] = useState(readPermission);
  const ask = async () => setPermission(await Notification.requestPermission());
  const change = async (enableNotifications: boolean) => {
    voice.changeSettings({ enableNotifications });
    if (enableNotifications && permission === 'default') await ask();
  };
  return (
    <>
      <Switch
        checked={isOn}
        detail={DETAILS[permission]}
        onChange={(event) => void change(event.target.checked)}
      >
        tell me when a reply is here while i look elsewhere
      </Switch>
      {isOn && permission === 'default' && (
        <div>
          <Button look="quiet" size="sm" onClick={() => void ask()}>
            let this browser show it
          </Button>
        </div>
      )}
    </>
  );
}

type Permission = NotificationPermission | 'unsupported';

const DETAILS: Readonly<Record<Permission, string>> = {
  granted: 'the notice never holds a word of the reply',
  default: "this browser hasn't been asked yet whether it may show notices",
  denied: "this browser doesn't show notices of this page; its settings can change that",
  unsupported: 'this browser shows no notices',
};

const readPermission = (): Permission =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';
