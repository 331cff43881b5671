import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useMe } from './use-me.ts';
import { listSharing, providersQuery } from './word-sharing.ts';

/** Where words or voice would leave for a provider. */
const TALK_PATHS = ['/conversation', '/chat', '/voice'];

const ASKED_KEY = 'modelConsentAsked';

const AskConsent = lazy(async () => ({ default: (await import('./ask-consent.tsx')).AskConsent }));

/**
 * Asks once, before the first conversation, whether words and voice may go to outside providers, when the server uses
 * any. Until it is answered with yes, and after a no, the built-in guide answers. Settings has the switch for later.
 */
export function ConsentQuestion() {
  const { pathname } = useLocation();
  const { data: me } = useMe();
  const { data: providers } = useQuery({ ...providersQuery, enabled: TALK_PATHS.includes(pathname) });
  if (!me || !providers || !TALK_PATHS.includes(pathname) || me.modelConsent) return null;
  const sharing = listSharing(providers);
  if (sharing.length === 0 || localStorage.getItem(ASKED_KEY) === me.id) return null;
  return (
    <Suspense fallback={null}>
      <AskConsent key={me.id} sharing={sharing} onAnswered={() => localStorage.setItem(ASKED_KEY, me.id)} />
    </Suspense>
  );
}
