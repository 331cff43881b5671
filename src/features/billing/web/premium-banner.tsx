import { Sprout, X } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isEntitled } from '../core/subscription-state.ts';
import styles from './premium-banner.module.css';
import { toFacts, useSubscription } from './use-subscription.ts';

const DISMISSED_KEY = 'subscriptionBannerDismissed';

/** On `/options` after subscribing: a welcome that can be put away. */
export function PremiumBanner() {
  const { data } = useSubscription();
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY) !== null);
  if (!data || isDismissed) return null;
  const { status, trialEnd, currentPeriodEnd } = toFacts(data);
  // While the gate is off everybody is active, but nobody has subscribed to anything.
  if (!isEntitled(status) || (trialEnd ?? currentPeriodEnd) === null) return null;
  const dismiss = () => {
    localStorage.setItem(DISMISSED_KEY, 'true');
    setDismissed(true);
  };
  return (
    <Banner
      tone="ok"
      icon={<Sprout />}
      className={styles.banner}
      action={
        <>
          <ButtonLink look="text" size="sm" to="/settings">
            Manage Subscription
          </ButtonLink>
          <IconButton label="dismiss" icon={<X />} onClick={dismiss} />
        </>
      }
    >
      You're now a premium member!
    </Banner>
  );
}
