import { eq, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { passkeys, sessions, users } from '../db/schema/account.ts';
import { carriedSafety, conversations, messages, turns } from '../db/schema/conversations.ts';
import { dayMoods } from '../db/schema/home.ts';
import { safetyPlans } from '../db/schema/safety.ts';
import type { Cell } from '../person.ts';

/** A column of values that are sealed with their person's key. */
export interface SealedColumn {
  readonly table: PgTable;
  /** Tells a person's rows apart, and stands for the row in the sealed value's place. */
  readonly id: PgColumn;
  readonly column: PgColumn;
  /** The names in the sealed value's place: those of the day when it was first sealed. */
  readonly cell: Omit<Cell, 'row'>;
  /** Which rows are a person's. */
  ownedBy(personId: string): SQL;
}

type PersonTable = Pick<SealedColumn, 'table' | 'id'> & { readonly owner: PgColumn };

const USERS: PersonTable = { table: users, id: users.id, owner: users.id };
const PLANS: PersonTable = { table: safetyPlans, id: safetyPlans.userId, owner: safetyPlans.userId };
const CARRIED: PersonTable = { table: carriedSafety, id: carriedSafety.userId, owner: carriedSafety.userId };
const SESSIONS: PersonTable = { table: sessions, id: sessions.id, owner: sessions.userId };
const PASSKEYS: PersonTable = { table: passkeys, id: passkeys.id, owner: passkeys.userId };
const CONVERSATIONS: PersonTable = {
  table: conversations,
  id: conversations.id,
  owner: conversations.userId,
};
const MESSAGES: PersonTable = { table: messages, id: messages.id, owner: messages.userId };
const TURNS: PersonTable = { table: turns, id: turns.id, owner: turns.userId };
const DAY_MOODS: PersonTable = { table: dayMoods, id: dayMoods.day, owner: dayMoods.userId };

function sealed(
  { table, id, owner }: PersonTable,
  column: PgColumn,
  cell: Partial<SealedColumn['cell']> = {},
) {
  const ownedBy = (personId: string) => eq(owner, personId);
  return { table, id, column, cell: { table: getTableName(table), column: column.name, ...cell }, ownedBy };
}

/** Every place that has something sealed with a person's key: a renewal of keys goes through all of them. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealed(USERS, users.email),
  sealed(USERS, users.name),
  sealed(USERS, users.secondFactor),
  sealed(USERS, users.companionSettings, { column: 'companionSettings' }),
  sealed(PLANS, safetyPlans.plan, { table: 'users', column: 'safety_plan' }),
  sealed(CARRIED, carriedSafety.state, { table: 'users', column: 'safety_state' }),
  sealed(SESSIONS, sessions.device),
  sealed(PASSKEYS, passkeys.name),
  sealed(CONVERSATIONS, conversations.head),
  sealed(CONVERSATIONS, conversations.companionState),
  sealed(CONVERSATIONS, conversations.safetyState),
  sealed(CONVERSATIONS, conversations.strength),
  sealed(MESSAGES, messages.content),
  sealed(MESSAGES, messages.traits),
  sealed(TURNS, turns.safety),
  sealed(DAY_MOODS, dayMoods.mood),
];
