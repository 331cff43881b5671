import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ConsentQuestion, useDisclosureRead, useMe } from '#features/account/web/public.ts';
import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import { Disclosures } from '#features/safety/web/disclosures.tsx';
import { useAccountCountry } from '#features/safety/web/use-account-country.ts';
import { lateFile } from './late-file.ts';
import { queryClient } from './query-client.ts';
import { quietLock } from './quiet-lock.ts';
import { session } from './session.ts';
import { AuthFrame } from './shell/auth-frame.tsx';
import { NoticeContext } from './shell/notice.tsx';
import { OfflineBanner } from './shell/offline-banner.tsx';
import { useLateFile } from './use-late-file.ts';
import { useToken } from './use-session.ts';
import { wayBack } from './way-back.ts';

/** Around every signed-in screen: needs a token, and holds what the server said. Loaded apart from the sign-in. */
export function SignedIn() {
  const isSignedIn = useToken() !== null;
  const isVeiled = useSyncExternalStore(quietLock.subscribe, quietLock.isVeiled);
  useEffect(() => {
    if (isSignedIn) wayBack.forget();
    if (isSignedIn && quietLock.choice() !== 'off') veilFile.ask();
  }, [isSignedIn]);
  if (!isSignedIn) return <TurnedAway />;
  // In place of the screens, so that no word is left in the page: what was begun comes back from where drafts are kept.
  return (
    <QueryClientProvider client={queryClient}>{isVeiled ? <Veiled /> : <Screens />}</QueryClientProvider>
  );
}

/** Comes ahead where the quiet lock is on. */
const veilFile = lateFile(() => import('#features/account/web/veil.tsx'));

/** The veil falls at once, also where what lifts it is still on its way. */
function Veiled() {
  const veil = useLateFile(veilFile, true);
  if (veil !== null) return <veil.Veil />;
  return (
    <AuthFrame>
      <h1>your words are veiled</h1>
      <OfflineBanner />
    </AuthFrame>
  );
}

/** Where the server asks everybody for more than a password, once for each person. */
const AddDoor = lazy(async () => ({
  default: (await import('#features/account/web/add-door.tsx')).AddDoor,
}));

function Screens() {
  if (useMe().data?.mustAddDoor)
    return (
      <Suspense fallback={null}>
        <AddDoor />
      </Suspense>
    );
  return (
    <>
      <KeepCountry />
      <ConsentQuestion />
      <NoticeContext value={<AccountDisclosures />}>
        <Outlet />
      </NoticeContext>
    </>
  );
}

/** To the sign-in, and from there back to where one was. */
function TurnedAway() {
  const [place] = useState(useLocation());
  useEffect(() => wayBack.keep(place), [place]);
  return <Navigate to={session.isExpired() ? '/login?expired=true' : '/login'} replace />;
}

function KeepCountry() {
  useAccountCountry(useMe().data?.country ?? null);
  return null;
}

function AccountDisclosures() {
  return <Disclosures line={DISCLOSURE} account={useDisclosureRead()} />;
}
