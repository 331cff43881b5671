import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/person.ts';
import { isInBeta } from './store.ts';

/** A person's part of their export. Insights themselves are derived anew each time and never stored. */
export const exportInsights = async ({ db }: Pick<Deps, 'db'>, person: Person) => ({
  betaInsights: await isInBeta(db, person.id),
});
