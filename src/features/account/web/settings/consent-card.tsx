import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { updateMe } from '../../contract.ts';
import { useMe, useSetMe } from '../use-me.ts';
import { listSharing, type Providers, providersQuery } from '../word-sharing.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

/** What leaves this server, to whom, and the switch for it. */
export function ConsentCard() {
  const { data: me } = useMe();
  const setMe = useSetMe();
  const providers = useQuery(providersQuery);
  const { state, save } = useSaved();

  return (
    <Card>
      <h2 className={styles.tight}>what is sent to whom</h2>
      <p className={styles.words}>{describeSharing(providers.data)}</p>
      {me && (
        <Switch
          checked={me.modelConsent}
          busy={state.status === 'saving'}
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

function describeSharing(providers: Providers | undefined): string {
  if (!providers) return 'asking the server what it uses …';
  const parts = listSharing(providers);
  if (parts.length === 0)
    return 'nothing: on this server the built-in guide answers, and no outside provider is asked.';
  return `when you allow it: ${parts.join('; ')}.`;
}
