import type { AnswerOf, BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { withIds } from '#contract/ids.ts';
import { type CompanionSettings, companionSettingsSchema } from '#features/companion/contract.ts';
import type { Parts } from '#server/parts.ts';
import { type DataOwner, openFor, openJsonFor, type Person, sealFor, sealJsonFor } from '#server/person.ts';
import type { readMe, updateMe } from '../contract.ts';
import { isAdminUser } from './admins.ts';
import { type Choices, choicesOf, signChoices } from './signed-rows.ts';
import { findUser, findUserForChange, type UserRow, updateUser } from './store.ts';

type Column = 'name' | 'email' | 'companionSettings';
const cellOf = (user: Pick<UserRow, 'id'>, column: Column) => ({ table: 'users', column, row: user.id });

/** Opens what is sealed in a person's row. */
export function openProfile(owner: DataOwner, user: UserRow) {
  return {
    name: openFor(owner, cellOf(user, 'name'), user.name),
    email: openFor(owner, cellOf(user, 'email'), user.email),
    companionSettings: openCompanionSettings(owner, user),
  };
}

export function openCompanionSettings(
  owner: DataOwner,
  user: Pick<UserRow, 'id' | 'companionSettings'>,
): CompanionSettings {
  if (!user.companionSettings) return companionSettingsSchema.parse({});
  return companionSettingsSchema.parse(
    openJsonFor(owner, cellOf(user, 'companionSettings'), user.companionSettings),
  );
}

/** @throws {AppError} session_expired when the account is gone */
export async function findSelf(parts: Pick<Parts, 'db'>, person: Person): Promise<UserRow> {
  const user = await findUser(parts.db, person.id);
  if (!user) throw new AppError('session_expired');
  return user;
}

export function presentMe(parts: Parts, person: Person, user: UserRow): AnswerOf<typeof readMe> {
  return {
    ...withIds(user.id),
    ...openProfile(person, user),
    isAdmin: isAdminUser(parts, user),
    createdAt: user.createdAt.toISOString(),
    ...choicesOf(parts.rowKey, user),
    ...(person.mustAddDoor && { mustAddDoor: true as const }),
  };
}

const mergeChoices = (chosen: Choices, { country, modelConsent }: BodyOf<typeof updateMe>): Choices => ({
  country: country === undefined ? chosen.country : country,
  modelConsent: modelConsent ?? chosen.modelConsent,
});

/** Changes what is named, and nothing that was changed meanwhile. @throws {AppError} session_expired when the account is gone */
export async function updateProfile(
  { db, rowKey }: Parts,
  person: Person,
  change: BodyOf<typeof updateMe>,
): Promise<UserRow> {
  const { name, country, modelConsent, companionSettings } = change;
  const hasChosen = country !== undefined || modelConsent !== undefined;
  return db.transaction(async (tx) => {
    const user = await findUserForChange(tx, person.id);
    if (!user) throw new AppError('session_expired');
    const settings = companionSettings && { ...openCompanionSettings(person, user), ...companionSettings };
    const columns = {
      ...(name !== undefined && { name: sealFor(person, cellOf(user, 'name'), name) }),
      ...(hasChosen && signChoices(rowKey, user.id, mergeChoices(choicesOf(rowKey, user), change))),
      ...(settings && {
        companionSettings: sealJsonFor(person, cellOf(user, 'companionSettings'), settings),
      }),
    };
    if (Object.keys(columns).length > 0) await updateUser(tx, user.id, columns);
    return { ...user, ...columns };
  });
}

/**
 * Lets the server change a person's companion settings, as what is remembered after a turn. `change` gets them as they
 * stand and gives null for 'as they are'. A person who is gone meanwhile is no error.
 */
export async function changeCompanionSettings(
  { db }: Pick<Parts, 'db'>,
  owner: DataOwner,
  change: (settings: CompanionSettings) => CompanionSettings | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUserForChange(tx, owner.id);
    const changed = user && change(openCompanionSettings(owner, user));
    if (!user || !changed) return;
    const companionSettings = sealJsonFor(owner, cellOf(user, 'companionSettings'), changed);
    await updateUser(tx, user.id, { companionSettings });
  });
}
