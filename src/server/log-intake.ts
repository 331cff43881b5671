import { desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '#contract/define-route.ts';
import { LOG_KEPT_DAYS, reportFrontendLog } from '#contract/frontend-log.ts';
import { LOGS_PER_MINUTE } from '#contract/frontend-log-call.ts';
import { redactPath, redactText } from '#contract/redact.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from './db/database.ts';
import { frontendLogs } from './db/schema/server.ts';
import { addRoute } from './http/add-route.ts';
import type { Parts } from './parts.ts';
import type { Person } from './person.ts';
import type { Limit } from './rate-limits.ts';

const LOGS_BY_PERSON: Limit = { name: 'logs-person', points: LOGS_PER_MINUTE, seconds: 60 };

/** Takes what browsers report. Whose it is comes from the token, never from the body; what it says is redacted again. */
export function addLogIntake(app: FastifyInstance, parts: Parts): void {
  addRoute(app, reportFrontendLog, async ({ body, person }) => {
    await parts.rateLimits.use(LOGS_BY_PERSON, person.id);
    await storeLog(parts, person, body);
    return { success: true as const };
  });
}

async function storeLog(parts: Parts, person: Person, body: BodyOf<typeof reportFrontendLog>): Promise<void> {
  await parts.db.insert(frontendLogs).values({
    id: parts.newId(),
    userId: person.id,
    level: body.level,
    type: redactText(body.type),
    message: redactText(body.message),
    path: redactPath(body.userContext.url),
    userAgent: redactText(body.userContext.userAgent),
    receivedAt: parts.now(),
  });
}

export async function deleteOldLogs({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  await db
    .delete(frontendLogs)
    .where(lt(frontendLogs.receivedAt, new Date(now().getTime() - LOG_KEPT_DAYS * DAY_MS)));
}

/** A person's part of their export. */
export async function exportLogs(db: Db, personId: string) {
  const rows = await db
    .select()
    .from(frontendLogs)
    .where(eq(frontendLogs.userId, personId))
    .orderBy(desc(frontendLogs.receivedAt));
  return rows.map(({ userId: _, receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }));
}
