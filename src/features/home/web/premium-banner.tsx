import { useQuery } from '@tanstack/react-query';
import { Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSubscription, SESSION_ID_PARAM } from '#features/billing/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './premium-banner.module.css';

/** Named by the specification. */
const DISMISSED_KEY = 'subscriptionBannerDismissed';

/** After subscribing, until it is dismissed in this browser. */
export function PremiumBanner() {
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY) === 'true');
  const [params] = useSearchParams();
  // On the way back from a checkout the server asks the payment provider anew.
  const sessionId = params.get(SESSION_ID_PARAM);
  const { data } = useQuery({
    queryKey: ['subscription', sessionId],
    queryFn: ({ signal }) =>
      callApi(readSubscription, { query: sessionId ? { [SESSION_ID_PARAM]: sessionId } : {} }, { signal }),
    enabled: !isDismissed,
  });
  const isMember = data?.subscriptionStatus === 'active' || data?.subscriptionStatus === 'trialing';
  if (isDismissed || !isMember) return null;
  const dismiss = () => {
    localStorage.setItem(DISMISSED_KEY, 'true');
    setIsDismissed(true);
  };
  return (
    <Banner
      tone="ok"
      icon={<Sparkles />}
      className={styles.banner}
      action={
        <>
          <ButtonLink to="/settings" look="text" size="sm">
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
