import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router';
import { ConsentQuestion, useDisclosureRead, useMe } from '#features/account/web/public.ts';
import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import { Disclosures } from '#features/safety/web/disclosures.tsx';
import { useAccountCountry } from '#features/safety/web/use-account-country.ts';
import { queryClient } from './query-client.ts';
import { session } from './session.ts';
import { NoticeContext } from './shell/notice.tsx';
import { OfflineBanner } from './shell/offline-banner.tsx';
import { useToken } from './use-session.ts';

/** Around every signed-in screen: needs a token, and holds what the server said. Loaded apart from the sign-in. */
export function SignedIn() {
  if (useToken() === null)
    return <Navigate to={session.isExpired() ? '/login?expired=true' : '/login'} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <KeepCountry />
      <ConsentQuestion />
      <NoticeContext value={<SignedInNotice />}>
        <Outlet />
      </NoticeContext>
    </QueryClientProvider>
  );
}

function KeepCountry() {
  useAccountCountry(useMe().data?.country ?? null);
  return null;
}

function SignedInNotice() {
  return (
    <>
      <OfflineBanner />
      <Disclosures line={DISCLOSURE} account={useDisclosureRead()} />
    </>
  );
}
