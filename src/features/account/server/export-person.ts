import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { AccountHooks } from './account-hooks.ts';
import { listDevices } from './devices.ts';
import { describeDoors } from './doors/describe-doors.ts';
import { findSelf, presentMe } from './profile.ts';

/** All that is held about a person, opened: the account here, the rest by each feature's own part. */
export async function exportPerson(parts: Parts, person: Person, hooks: AccountHooks) {
  const user = await findSelf(parts, person);
  const document: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(hooks.exports)) document[name] = await read(person);
  return {
    exportedAt: parts.now().toISOString(),
    account: {
      ...presentMe(parts, person, user),
      consent: { termsVersion: user.termsVersion, ageConfirmedAt: user.ageConfirmedAt.toISOString() },
      devices: await listDevices(parts, person),
      doors: await describeDoors(parts, person, user),
    },
    ...document,
  };
}
