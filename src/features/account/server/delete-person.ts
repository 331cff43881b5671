import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/person.ts';
import type { AccountHooks } from './account-hooks.ts';
import { deleteUser } from './store.ts';

/**
 * Removes a person. Their data key goes with the row, so that what backups still hold stays shut for good; every
 * table of theirs follows by cascade.
 */
export async function deletePerson(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  hooks: AccountHooks,
): Promise<void> {
  for (const run of hooks.beforeDeletion) await run(person);
  await deleteUser(db, person.id);
  for (const run of hooks.afterDeletion) run();
}
