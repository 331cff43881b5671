import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { AccountHooks } from './account-hooks.ts';
import { deleteUser } from './store.ts';

/**
 * Removes a person. Their data key goes with the row, so that what backups still hold stays shut for good; every
 * table of theirs follows by cascade.
 */
export async function deletePerson(
  parts: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  person: Person,
  hooks: AccountHooks,
): Promise<void> {
  for (const run of hooks.beforeDeletion) await run(person);
  await parts.db.transaction(async (tx) => {
    await deleteUser(tx, person.id);
    await recordSecurityEvent({ ...parts, db: tx }, 'account_deleted', person.id);
  });
  for (const run of hooks.afterDeletion) run();
}
