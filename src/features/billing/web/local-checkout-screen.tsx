import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Room } from '#web/ui/room.tsx';
import { actOnLocalPayment, type LocalAction, readLocalPayment } from '../contract.ts';
import { describeLocally } from '../core/describe-locally.ts';
import { isLive, type SubscriptionFacts } from '../core/subscription-state.ts';
import styles from './local-checkout-screen.module.css';
import { toFacts, useForgetSubscription } from './use-subscription.ts';

const localQuery = queryOptions({
  queryKey: ['local-payment'],
  queryFn: ({ signal }) => callApi(readLocalPayment, {}, { signal }),
  staleTime: 0,
});

/** `/checkout/local`: stands where a payment provider's pages would be, and says so. */
export function LocalCheckoutScreen() {
  const { data, isPending, refetch } = useQuery(localQuery);
  const client = useQueryClient();
  const forget = useForgetSubscription();
  const acting = useMutation({
    mutationFn: (action: LocalAction) => callApi(actOnLocalPayment, { body: { action } }),
    onSuccess: async ({ url, ...next }) => {
      client.setQueryData(localQuery.queryKey, next);
      await forget();
      if (url !== null) window.location.assign(url);
    },
  });
  const isBusy = acting.isPending || (acting.isSuccess && acting.data.url !== null);
  return (
    <>
      <Room light="still" />
      <h1>local checkout</h1>
      <Banner
        tone="warn"
        title="this is a stand-in, and no money moves"
        announce="none"
        className={styles.notice}
      >
        no payment provider is set up on this server. this page plays its part: no card is asked for, and
        nothing is charged.
      </Banner>
      {isPending && <p role="status">loading subscription status...</p>}
      {!data && !isPending && (
        <ErrorState
          title="there is no checkout here"
          message="no checkout is open. please begin at your subscription details."
          action={
            <>
              <ButtonLink to="/subscribe">subscription details</ButtonLink>
              <Button look="quiet" onClick={() => void refetch()}>
                try again
              </Button>
            </>
          }
        />
      )}
      {data && (
        <Card className={styles.card}>
          <p role="status">{describeLocally(toFacts(data.subscription))}</p>
          <div className={styles.actions}>
            {data.checkout && (
              <>
                <Button disabled={isBusy} onClick={() => acting.mutate('start')}>
                  {data.checkout.hasTrial ? 'start the free trial' : 'subscribe'}
                </Button>
                <ButtonAnchor look="quiet" href={data.checkout.cancelUrl}>
                  go back
                </ButtonAnchor>
              </>
            )}
            {actionsFor(toFacts(data.subscription)).map(([action, label]) => (
              <Button key={action} look="quiet" disabled={isBusy} onClick={() => acting.mutate(action)}>
                {label}
              </Button>
            ))}
            {!data.checkout && (
              <ButtonAnchor href={data.returnUrl ?? '/options'}>return to process</ButtonAnchor>
            )}
          </div>
          {acting.isError && <p role="alert">that did not work. please try again.</p>}
        </Card>
      )}
    </>
  );
}

function actionsFor({
  status,
  cancelAtPeriodEnd,
}: SubscriptionFacts): (readonly [Exclude<LocalAction, 'start'>, string])[] {
  if (!isLive(status)) return [];
  return [
    ['pay', 'pay'],
    ['fail', 'let a payment fail'],
    cancelAtPeriodEnd ? ['reactivate', 'reactivate'] : ['cancel', 'cancel the subscription'],
  ];
}
