import type { Parts } from '#server/parts.ts';
import type { Chore } from '#server/run-chores.ts';
import { beginMissingPlans } from './safety-plan.ts';
import { sealReferralsAnew } from './store.ts';

/** What keeps the form of the tables the same, whoever was in a crisis. */
export const safetyChores = (parts: Pick<Parts, 'db' | 'keys' | 'rowKey' | 'now'>): readonly Chore[] => [
  { name: 'plans for everybody', run: () => beginMissingPlans(parts) },
  { name: 'the count of referrals', run: () => sealReferralsAnew(parts.db, parts.rowKey, parts.now()) },
];
