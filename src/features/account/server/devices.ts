import type { AnswerOf } from '#contract/define-route.ts';
import { withIds } from '#contract/ids.ts';
import type { Parts } from '#server/parts.ts';
import { openFor, type Person } from '#server/person.ts';
import type { listSessions } from '../contract.ts';
import { listLiveSessions } from './store.ts';

/** The person's signed-in devices, the most recently used first. */
export async function listDevices({ db, now }: Pick<Parts, 'db' | 'now'>, person: Person) {
  const rows = await listLiveSessions(db, person.id, now());
  return rows.map((row) => ({
    ...withIds(row.id),
    device: openFor(person, { table: 'sessions', column: 'device', row: row.id }, row.device),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === person.sessionId,
  })) satisfies AnswerOf<typeof listSessions>['sessions'];
}
