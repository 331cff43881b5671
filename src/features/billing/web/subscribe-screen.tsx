import { useState } from 'react';
import { isGateOn } from '#web/config.ts';
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Room } from '#web/ui/room.tsx';
import type { SubscriptionStatus } from '../contract.ts';
import { daysUntil, describeSubscription, type SubscriptionView } from '../core/subscription-state.ts';
import { LOAD_FAILED } from './load-failed.ts';
import styles from './subscribe-screen.module.css';
import { TrialStrip } from './trial-strip.tsx';
import { toFacts, useDeparture, useHasToken, useSubscription } from './use-subscription.ts';

/** `/subscribe`: where the subscription stands, and what can be done about it. */
export function SubscribeScreen() {
  const { data, isPending, refetch } = useSubscription();
  return (
    <>
      <Room light="still" />
      <BackLink to="/settings">back to settings</BackLink>
      <h1>subscription details</h1>
      <p className={styles.lead}>Manage your subscription and billing</p>
      {data && (isNoPlanNeeded(data) ? <NoPlanNeeded /> : <Details held={data} />)}
      {!data && isPending && <p role="status">loading subscription status...</p>}
      {!data && !isPending && (
        <ErrorState
          title="this did not load"
          message={LOAD_FAILED}
          action={<Button onClick={() => void refetch()}>try again</Button>}
        />
      )}
      <p className={styles.note}>crisis support stays free, with or without a plan.</p>
    </>
  );
}

/** Nobody is asked to pay here, and nothing was paid. */
const isNoPlanNeeded = ({ currentPeriodEnd, trialEnd }: SubscriptionStatus): boolean =>
  !isGateOn() && currentPeriodEnd === null && trialEnd === null;

function NoPlanNeeded() {
  return (
    <Card className={styles.card}>
      <div role="status">
        <h2>no plan is needed here</h2>
        <p className={styles.text}>everything is open to you. nothing is billed, and nothing will be.</p>
      </div>
    </Card>
  );
}

function Details({ held }: { held: SubscriptionStatus }) {
  const { leaveFor, isLeaving } = useDeparture();
  const hasToken = useHasToken();
  const facts = toFacts(held);
  const now = new Date();
  const view = describeSubscription(facts, now);
  const { button, action } = view;
  const isEnding = view.kind === 'canceled';
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card className={styles.card}>
      {hasToken && (
        <div className={styles.status}>
          {view.kind === 'trial' && facts.trialEnd && (
            <TrialStrip daysLeft={daysUntil(facts.trialEnd, now)} />
          )}
          <StatusBanner view={view} />
          {view.kind === 'none' && held.trialUsed && (
            <p className={styles.note}>you have used your free trial; the paid plan begins at once.</p>
          )}
          {button && (
            <Button
              disabled={isLeaving}
              onClick={() => (isEnding ? setIsAsking(true) : leaveFor(button.leadsTo))}
            >
              {button.label}
            </Button>
          )}
          <ConfirmDialog
            open={isAsking && button !== null}
            onClose={() => setIsAsking(false)}
            title="reactivate your subscription?"
            keepLabel="leave it as it is"
            actLabel="reactivate"
            danger={false}
            onAct={() => {
              setIsAsking(false);
              if (button) leaveFor(button.leadsTo);
            }}
          >
            it goes on when the time that is paid for ends, and is billed again from then on.
          </ConfirmDialog>
        </div>
      )}
      <Button
        look={button ? 'quiet' : 'primary'}
        disabled={isLeaving}
        onClick={() => leaveFor(action.leadsTo)}
      >
        {action.label}
      </Button>
    </Card>
  );
}

function StatusBanner({ view: { kind, title, text } }: { view: SubscriptionView }) {
  if (kind === 'canceled' || kind === 'past_due')
    return (
      <Banner
        tone={kind === 'past_due' ? 'error' : 'warn'}
        title={title}
        announce="status"
        className={styles.banner}
      >
        {text}
      </Banner>
    );
  return (
    <div role="status">
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
