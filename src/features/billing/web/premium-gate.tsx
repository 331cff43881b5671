import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isGateOn } from '#web/config.ts';
import { Brand } from '#web/shell/brand.tsx';
import { CrisisPill } from '#web/shell/crisis-pill.tsx';
import { Notice } from '#web/shell/notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Room } from '#web/ui/room.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { isGatedPath } from '../core/gated-paths.ts';
import { isEntitled } from '../core/subscription-state.ts';
import { LOAD_FAILED } from './load-failed.ts';
import styles from './premium-gate.module.css';
import { isUnreachable, useDeparture, useRefreshOnReturn, useSubscription } from './use-subscription.ts';

/** Around every signed-in screen: those of the gate are shown to the active and the trialing only. */
export function PremiumGate() {
  const { pathname } = useLocation();
  useRefreshOnReturn();
  return isGateOn() && isGatedPath(pathname) ? <Gate /> : <Outlet />;
}

/** Who cannot be asked about is let through: the server enforces the same rule at every call. */
function Gate() {
  const { data, error, fetchStatus, failureReason, refetch } = useSubscription();
  if (data) return isEntitled(data.subscriptionStatus) ? <Outlet /> : <Overlay hasTrial={!data.trialUsed} />;
  if (fetchStatus === 'paused' || isUnreachable(error) || isUnreachable(failureReason)) return <Outlet />;
  if (fetchStatus === 'fetching')
    return (
      <GatePage>
        <p className={styles.lead} role="status">
          <Spinner /> checking subscription status...
        </p>
      </GatePage>
    );
  return (
    <GatePage>
      <ErrorState
        isPage
        title="this did not load"
        message={LOAD_FAILED}
        action={<Button onClick={() => void refetch()}>try again</Button>}
      />
    </GatePage>
  );
}

function Overlay({ hasTrial }: { hasTrial: boolean }) {
  const { leaveFor, isLeaving } = useDeparture();
  useEffect(() => {
    document.title = 'premium · process';
  }, []);
  return (
    <GatePage>
      <h1 className={styles.title}>This is a premium feature</h1>
      <p className={styles.lead}>start your free trial or subscribe to access this feature</p>
      <Button className={styles.start} disabled={isLeaving} onClick={() => leaveFor('checkout')}>
        {isLeaving ? 'redirecting to checkout...' : 'start free trial / subscribe'}
      </Button>
      <p className={styles.note}>{hasTrial && '7 days free. '}crisis support is always open to you.</p>
      <p className={styles.note}>
        so are <Link to="/chat-history">your conversations</Link>, <Link to="/settings">settings</Link> and{' '}
        <Link to="/subscribe">subscription details</Link>.
      </p>
    </GatePage>
  );
}

function GatePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.gate}>
      <Room light="soft" place="centre" />
      <header className={styles.bar}>
        <Brand />
        <CrisisPill />
      </header>
      <Notice />
      <main id="main" tabIndex={-1} className={styles.words}>
        {children}
      </main>
    </div>
  );
}
