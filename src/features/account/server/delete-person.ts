import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/person.ts';
import type { AccountHooks } from './account-hooks.ts';
import { deleteUser } from './store.ts';

/**
 * Removes a person. Their data key goes with the row, so that what backups still hold stays shut for good; every
 * table of theirs follows by cascade.
 */
export async function deletePerson(
  deps: Pick<Deps, 'db' | 'rowKey' | 'now'>,
  person: Person,
  hooks: AccountHooks,
): Promise<void> {
  for (const run of hooks.beforeDeletion) await run(person);
  await deps.db.transaction(async (tx) => {
    await deleteUser(tx, person.id);
    await recordSecurityEvent({ ...deps, db: tx }, 'account_deleted', person.id);
  });
  for (const run of hooks.afterDeletion) run();
}
