import type { AnswerOf } from '#contract/define-route.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { readDoors } from '../../contract-doors.ts';
import type { UserRow } from '../store.ts';
import { listPasskeys } from './manage-passkeys.ts';
import { describeSecondStep } from './second-step.ts';

/** The ways in which a person signs in. */
export async function describeDoors(
  parts: Parts,
  person: Person,
  user: UserRow,
): Promise<AnswerOf<typeof readDoors>> {
  const name = parts.env.OIDC_NAME;
  return {
    hasPassword: user.passwordHash !== '',
    passkeys: await listPasskeys(parts, person),
    secondStep: describeSecondStep(person, user),
    organisation: name === undefined ? null : { name, isConnected: user.organisationHash !== null },
  };
}
