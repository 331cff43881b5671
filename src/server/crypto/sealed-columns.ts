import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { passkeys, sessions, users } from '../db/schema/account.ts';
import { carriedSafety, conversations, messages, turns } from '../db/schema/conversations.ts';
import { dayMoods } from '../db/schema/home.ts';
import { safetyPlans } from '../db/schema/safety.ts';
import type { Cell } from '../person.ts';

/** A column of values that are sealed with their person's key. */
export interface SealedColumn {
  readonly table: PgTable;
  /** Tells a person's rows apart. */
  readonly id: PgColumn;
  readonly column: PgColumn;
  /** What stands for the row in the sealed value's place; mostly the id. */
  readonly row: PgColumn;
  /** The names in the sealed value's place: those of the day when it was first sealed. */
  readonly cell: Omit<Cell, 'row'>;
  /** Which rows are a person's. */
  ownedBy(personId: string): SQL;
}

const ofUsers = (column: PgColumn, name: string): SealedColumn => ({
  table: users,
  id: users.id,
  row: users.id,
  column,
  cell: { table: 'users', column: name },
  ownedBy: (personId) => eq(users.id, personId),
});

const ofConversations = (column: PgColumn): SealedColumn => ({
  table: conversations,
  id: conversations.id,
  row: conversations.id,
  column,
  cell: { table: 'conversations', column: column.name },
  ownedBy: (personId) => eq(conversations.userId, personId),
});

const ofMessages = (column: PgColumn): SealedColumn => ({
  table: messages,
  id: messages.id,
  row: messages.id,
  column,
  cell: { table: 'messages', column: column.name },
  ownedBy: (personId) => eq(messages.userId, personId),
});

/** Every place that has something sealed with a person's key: a renewal of keys goes through all of them. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ofUsers(users.email, 'email'),
  ofUsers(users.name, 'name'),
  ofUsers(users.secondFactor, 'second_factor'),
  ofUsers(users.companionSettings, 'companionSettings'),
  {
    table: safetyPlans,
    id: safetyPlans.userId,
    row: safetyPlans.userId,
    column: safetyPlans.plan,
    cell: { table: 'users', column: 'safety_plan' },
    ownedBy: (personId) => eq(safetyPlans.userId, personId),
  },
  {
    table: carriedSafety,
    id: carriedSafety.userId,
    row: carriedSafety.userId,
    column: carriedSafety.state,
    cell: { table: 'users', column: 'safety_state' },
    ownedBy: (personId) => eq(carriedSafety.userId, personId),
  },
  {
    table: sessions,
    id: sessions.id,
    row: sessions.id,
    column: sessions.device,
    cell: { table: 'sessions', column: 'device' },
    ownedBy: (personId) => eq(sessions.userId, personId),
  },
  {
    table: passkeys,
    id: passkeys.id,
    row: passkeys.id,
    column: passkeys.name,
    cell: { table: 'passkeys', column: 'name' },
    ownedBy: (personId) => eq(passkeys.userId, personId),
  },
  ofConversations(conversations.head),
  ofConversations(conversations.companionState),
  ofConversations(conversations.safetyState),
  ofConversations(conversations.strength),
  ofMessages(messages.content),
  ofMessages(messages.traits),
  {
    table: turns,
    id: turns.id,
    row: turns.id,
    column: turns.safety,
    cell: { table: 'turns', column: 'safety' },
    ownedBy: (personId) => eq(turns.userId, personId),
  },
  {
    table: dayMoods,
    id: dayMoods.day,
    row: dayMoods.day,
    column: dayMoods.mood,
    cell: { table: 'day_moods', column: 'mood' },
    ownedBy: (personId) => eq(dayMoods.userId, personId),
  },
];
