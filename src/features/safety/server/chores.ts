import type { Deps } from '#server/deps.ts';
import type { Chore } from '#server/run-chores.ts';
import { beginMissingPlans } from './safety-plan.ts';
import { sealReferralsAnew } from './store.ts';

/** What keeps the form of the tables the same, whoever was in a crisis. */
export const safetyChores = (deps: Pick<Deps, 'db' | 'keys' | 'rowKey' | 'now'>): readonly Chore[] => [
  { name: 'plans for everybody', run: () => beginMissingPlans(deps) },
  { name: 'the count of referrals', run: () => sealReferralsAnew(deps.db, deps.rowKey, deps.now()) },
];
