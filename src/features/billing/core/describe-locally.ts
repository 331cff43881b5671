import { formatDate, type SubscriptionFacts } from './subscription-state.ts';

/** One plain sentence on where a subscription stands, for the stand-in's page. */
export function describeLocally(facts: SubscriptionFacts): string {
  const { status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = facts;
  if (status === 'none') return 'you have no subscription.';
  if (status === 'canceled') return 'your subscription has ended.';
  if (status === 'past_due') return 'a payment failed.';
  const end = status === 'trialing' ? trialEnd : currentPeriodEnd;
  const until = end ? ` until ${formatDate(end)}` : '';
  const canceled = cancelAtPeriodEnd ? ', and then it ends' : '';
  return status === 'trialing'
    ? `your free trial runs${until}${canceled}.`
    : `your subscription is paid${until}${canceled}.`;
}
