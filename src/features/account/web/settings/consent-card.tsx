import { useQuery } from '@tanstack/react-query';
import { readHealth } from '#contract/health.ts';
import { callApi } from '#web/api/call-api.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { updateMe } from '../../contract.ts';
import { useMe, useSetMe } from '../use-me.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

const COMPANION_NAMES: Readonly<Record<string, string>> = {
  claude: 'Claude, by Anthropic',
  openai: 'an OpenAI-compatible model',
};

/** What leaves this server, to whom, and the switch for it. */
export function ConsentCard() {
  const { data: me } = useMe();
  const setMe = useSetMe();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi(readHealth, {}, { signal }),
  });
  const { state, save } = useSaved();
  const model = COMPANION_NAMES[health.data?.companion ?? ''];

  return (
    <Card>
      <h2 className={styles.tight}>what is sent to whom</h2>
      <p className={styles.words}>{wordSharing(model, health.data)}</p>
      {me && (
        <Switch
          checked={me.modelConsent}
          disabled={state.status === 'saving'}
          onChange={(event) => {
            const body = { modelConsent: event.target.checked };
            void save(async () => setMe(await callApi(updateMe, { body })), 'saved');
          }}
          detail="without it, the built-in guide answers and typing works."
        >
          send my words and voice to outside providers
        </Switch>
      )}
      <SavedBanner state={state} />
    </Card>
  );
}

type Health = { readonly stt: string | null; readonly tts: string };

function wordSharing(model: string | undefined, health: Health | undefined): string {
  if (!health) return 'asking the server what it uses …';
  const parts = [
    model && `your words go to ${model}, which writes the replies`,
    health.stt && `your voice goes to ${health.stt}, which turns it into text`,
    health.tts !== 'builtin' && `replies go to ${health.tts}, which speaks them`,
  ].filter(Boolean);
  if (parts.length === 0)
    return 'nothing: on this server the built-in guide answers, and no outside provider is asked.';
  return `when you allow it: ${parts.join('; ')}.`;
}
