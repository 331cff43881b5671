import { formatDate } from '../core/subscription-state.ts';
import styles from './trial-note.module.css';
import { toFacts, useSubscription } from './use-subscription.ts';

/** When a running trial ends; it cannot be put away. */
export function TrialNote() {
  const { data } = useSubscription();
  const facts = data && toFacts(data);
  if (facts?.status !== 'trialing' || !facts.trialEnd) return null;
  return <p className={styles.note}>your free trial ends on {formatDate(facts.trialEnd)}.</p>;
}
