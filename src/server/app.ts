import cors from '@fastify/cors';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { HTTP_METHODS } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { readHealth, readReadiness } from '#contract/health.ts';
import {
  authenticateToken,
  changeCompanionSettings,
  deleteExpired,
} from '#features/account/server/public.ts';
import { addAccountRoutes } from '#features/account/server/routes.ts';
import { addAdminRoutes } from '#features/admin/server/routes.ts';
import {
  addAnalytics,
  countProviderFailure,
  countReplyTimes,
  type ReplyTime,
} from '#features/analytics/server/public.ts';
import { type Billing, createBilling } from '#features/billing/server/billing.ts';
import { addBillingRoutes } from '#features/billing/server/routes.ts';
import type { Companion } from '#features/companion/core/companion.ts';
import { growMemory } from '#features/companion/core/memory.ts';
import { rememberNote } from '#features/companion/core/remember-note.ts';
import {
  CompanionError,
  type Companions,
  createCompanion,
  createModelAllowance,
  createVerdictAllowance,
  recordUsage,
  toAppError,
  type UsageAt,
} from '#features/companion/server/public.ts';
import { createHeadDeriver } from '#features/conversations/server/derive-heads.ts';
import { createErasing } from '#features/conversations/server/erase-deleted.ts';
import {
  exportCarriedSafety,
  exportConversations,
} from '#features/conversations/server/export-conversations.ts';
import { eraseCarriedSafety } from '#features/conversations/server/public.ts';
import { addConversationRoutes } from '#features/conversations/server/routes.ts';
import {
  createTurnRunner,
  type RepliedTurn,
  type TurnRunner,
} from '#features/conversations/server/turn-runner.ts';
import { listDayMoods } from '#features/home/server/day-moods.ts';
import { addHomeRoutes } from '#features/home/server/routes.ts';
import { safetyChores } from '#features/safety/server/chores.ts';
import { deletePlan, openPlan } from '#features/safety/server/public.ts';
import { addSafetyRoutes } from '#features/safety/server/routes.ts';
import { UPLOAD_TIMEOUT_MS } from '#features/voice-chat/contract.ts';
import { addVoiceRoutes } from '#features/voice-chat/server/routes.ts';
import { pseudonymOf } from './audit/audit-chain.ts';
import { listEventsOf } from './audit/audit-store.ts';
import { pruneAuditLog } from './audit/prune-audit-log.ts';
import { beginAuditLog } from './audit/record-security-event.ts';
import { createBackground } from './background.ts';
import { createKeyProvider } from './crypto/key-provider.ts';
import { loadServerKey } from './crypto/server-keys.ts';
import { takeNonce } from './crypto/take-nonce.ts';
import type { Db } from './db/database.ts';
import { createStaleReads } from './db/stale-reads.ts';
import { companionNameOf, corsOriginsOf, type Env, recogniserNameOf } from './env.ts';
import { addRoute } from './http/add-route.ts';
import { limitCalls } from './http/call-limits.ts';
import { clientErrorOptions, limitHeaders } from './http/client-errors.ts';
import { cutUnreadRequests } from './http/cut-unread-requests.ts';
import { requireContracts } from './http/declared-routes.ts';
import { addDrain, type Drain } from './http/drain.ts';
import { handleErrors } from './http/error-handler.ts';
import { quietRequests } from './http/log-requests.ts';
import { serveOpenApi } from './http/openapi.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveMetrics } from './http/serve-metrics.ts';
import { type TimeLimits, timeLimitOptions } from './http/time-limits.ts';
import { traceRequests } from './http/trace-requests.ts';
import { serveWebFiles } from './http/web-files.ts';
import { addLogIntake, deleteOldLogs, exportLogs } from './log-intake.ts';
import { loggerOptions } from './logging.ts';
import { createMailer, outboxChore } from './mail.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Parts } from './parts.ts';
import type { Post } from './post/post.ts';
import { createRateLimits, deleteExpiredLimits } from './rate-limits.ts';
import { type Chore, runChores } from './run-chores.ts';
import type { Telemetry } from './tracing/open-telemetry.ts';
import { UNTRACED } from './tracing/tracing.ts';
import { VERSION } from './version.ts';
import { writeTogether } from './write-together.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const CROSS_ORIGIN = { methods: [...HTTP_METHODS], exposedHeaders: ['retry-after'], maxAge: 600 };
const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  // A recording over a slow line takes its time; reading it has a limit of its own.
  requestMs: UPLOAD_TIMEOUT_MS + 5_000,
  // Longer than any model may be silent before its reply.
  idleMs: 150_000,
  checkEveryMs: 5_000,
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Not ready from now on, so that no new work is sent here; closing comes next. */
    readonly beginDrain: () => void;
  }
}

export interface AppParts {
  readonly env: Env;
  readonly db: Db;
  /** A replica of it, for what may be seconds old. */
  readonly replica?: Db | null;
  readonly masterKey: Buffer;
  /** Opens what is not wrapped anew yet, while master keys are being changed. */
  readonly formerKey?: Buffer | undefined;
  readonly companion?: Companion;
  /** How long a reply waits for a model's verdict. */
  readonly verdictWithinMs?: number;
  /** To the other processes on this database. */
  readonly post?: Post | null;
  /** Where an operator asked to see calls on their way. */
  readonly telemetry?: Telemetry | null;
  /** Chores of whoever runs the app. */
  readonly chores?: readonly Chore[];
  readonly now?: () => Date;
  /** Where the log goes, one JSON line each; standard output where nothing is said. */
  readonly logTo?: { write(line: string): void };
}

/** The whole server, wired: platform first, then each feature. */
export async function buildApp(given: AppParts): Promise<FastifyInstance> {
  const { env, db, now = () => new Date() } = given;
  const app = fastify({
    logger: { ...loggerOptions(env), ...(given.logTo && { stream: given.logTo }) },
    logController: quietRequests,
    bodyLimit: BODY_LIMIT_BYTES,
    ...timeLimitOptions(TIME_LIMITS),
    ...clientErrorOptions,
    trustProxy: env.TRUST_PROXY ?? false,
    genReqId: () => uuidv7({ random: takeNonce(16) }),
    forceCloseConnections: true,
    // Ours says it in the form of every error: see addDrain.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('person', null);
  requireContracts(app);
  handleErrors(app);
  const metrics = createMetrics();
  serveMetrics(app, metrics, env);
  if (given.telemetry) {
    traceRequests(app, given.telemetry.tracing);
    given.telemetry.sendFigures(metrics.registry);
  }
  addSecurityHeaders(app, env);
  await app.register(cors, { ...CROSS_ORIGIN, origin: corsOriginsOf(env) });
  limitHeaders(app);
  cutUnreadRequests(app);
  const drain = addDrain(app);
  app.decorate('beginDrain', drain.begin);
  serveOpenApi(app);

  const keys = createKeyProvider(given.masterKey, given.formerKey);
  const lookupKey = await loadServerKey(db, keys, 'lookup');
  const rowKey = await loadServerKey(db, keys, 'rows');
  await beginAuditLog({ db, rowKey, now });
  const background = createBackground(app.log);
  app.addHook('onClose', () => background.close());
  const parts: Parts = {
    env,
    db,
    readStale: createStaleReads(db, given.replica ?? null, {
      now,
      onAway: (err) => app.log.warn({ err }, 'the replica did not answer; the primary was read'),
    }),
    keys,
    lookupKey,
    rowKey,
    now,
    newId: uuidv7,
    log: app.log,
    background,
    mailer: createMailer(env, background),
    rateLimits: createRateLimits(db, env),
    post: given.post ?? null,
    processId: given.post?.address ?? uuidv7(),
    tracing: given.telemetry?.tracing ?? UNTRACED,
  };
  limitCalls(app, parts);
  app.decorate('authenticate', (token: string) => authenticateToken(parts, token));

  const runner = await startTurns(app, parts, metrics, given);

  const billing = await createBilling(parts);
  addHealthRoutes(app, parts, drain);
  const analytics = addAnalytics(app, parts);
  addAccounts(app, parts, billing, analytics);
  addLogIntake(app, parts);
  const chores = [...billing.chores, ...analytics.chores, ...safetyChores(parts), ...(given.chores ?? [])];
  runChores(app, background, [...choresOf(parts), ...chores]);
  addConversationRoutes(app, parts, runner, billing.ensureEntitled);
  await addVoiceRoutes(app, parts, { runner, ensureEntitled: billing.ensureEntitled });
  await addBillingRoutes(app, billing);
  addSafetyRoutes(app, parts);
  addHomeRoutes(app, parts);
  addAdminRoutes(app, parts);
  const erasing = createErasing(parts);
  app.addHook('onReady', async () => erasing.start());
  app.addHook('preClose', () => erasing.stop());
  await serveWebFiles(app, env);
  return app;
}

/** Replies to what is said, and counts what it took. */
async function startTurns(
  app: FastifyInstance,
  parts: Parts,
  metrics: Metrics,
  { companion, verdictWithinMs }: Pick<AppParts, 'companion' | 'verdictWithinMs'>,
): Promise<TurnRunner> {
  const { env, now, background } = parts;
  const { companionFor, expect, derive, judge } = await connectCompanion(parts, metrics, verdictWithinMs);
  const heads = createHeadDeriver(parts, derive);
  const countReplyTime = writeTogether<ReplyTime>(background, 'count reply times', (times) =>
    countReplyTimes(parts, times),
  );
  const runner = createTurnRunner({
    ...parts,
    companionFor: (person) => companion ?? companionFor(person),
    expect,
    judge,
    toReplyError: (error) => {
      countFailure(parts, metrics, error);
      metrics.turns.inc({ end: 'failed' });
      return toAppError(error);
    },
    onUnderWay: (turns) => metrics.turnsUnderWay.set(turns),
    onReply: (turn) => {
      heads.request(turn.conversation.id, turn.owner.id);
      rememberTurn(parts, turn);
      const mode = turn.companionTurn.spoken ? 'voice' : 'text';
      metrics.turns.inc({ end: 'replied', mode });
      metrics.firstWordSeconds.observe({ mode }, turn.firstWordMs / 1_000);
      countReplyTime({ mode, ms: turn.firstWordMs, at: now() });
    },
  });
  app.addHook('onReady', async () => heads.start());
  app.addHook('preClose', () => heads.stop());
  app.addHook('onReady', () => runner.start({ isAlone: !env.DATABASE_URL }));
  app.addHook('preClose', () => runner.stop());
  return runner;
}

/** The platform's own. */
const choresOf = (parts: Parts): Chore[] => [
  { name: 'old logs', run: () => deleteOldLogs(parts) },
  { name: 'expired sign-ins', run: () => deleteExpired(parts) },
  { name: 'old security events', run: () => pruneAuditLog(parts) },
  { name: 'expired limits', run: () => deleteExpiredLimits(parts) },
  { name: 'carried safety', run: () => eraseCarriedSafety(parts) },
  outboxChore(parts.env.DATA_DIR),
];

/** Accounts, and what the features do when one is taken out or ends. */
function addAccounts(
  app: FastifyInstance,
  parts: Parts,
  billing: Billing,
  analytics: ReturnType<typeof addAnalytics>,
): void {
  const { db } = parts;
  addAccountRoutes(app, parts, {
    exports: {
      conversations: (person) => exportConversations(parts, person),
      carriedSafety: (person) => exportCarriedSafety(parts, person),
      securityEvents: (person) => listEventsOf(db, pseudonymOf(parts.rowKey, person.id)),
      logs: (person) => exportLogs(db, person.id),
      subscription: billing.exportSubscription,
      safetyPlan: (person) => openPlan(db, person),
      dayMoods: (person) => listDayMoods(db, person),
    },
    onTakeover: [deletePlan],
    beforeDeletion: [billing.noteDeletion, analytics.forgetPerson],
    afterDeletion: [billing.settleDeletions],
  });
}

function addHealthRoutes(app: FastifyInstance, { env, db }: Parts, drain: Drain): void {
  addRoute(app, readHealth, async () => ({
    status: 'ok' as const,
    version: VERSION,
    companion: companionNameOf(env),
    stt: recogniserNameOf(env),
    tts: env.TTS,
  }));
  addRoute(app, readReadiness, async () => {
    drain.ensureReady();
    await ensureWritable(db);
    return { status: 'ready' as const };
  });
}

/** A standby answers, and stores nothing: until a primary is there again this server is not ready. */
async function ensureWritable(db: Db): Promise<void> {
  const isReadOnly = sql<string>`current_setting('transaction_read_only')`;
  const [row] = await db
    .select({ isReadOnly })
    .from(sql`(select 1) as one`)
    .catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
  if (row?.isReadOnly !== 'off') throw new AppError('unavailable');
}

function connectCompanion(parts: Parts, metrics: Metrics, verdictWithinMs?: number): Promise<Companions> {
  const { env, db, now, log, background } = parts;
  // Neither what was asked nor where: a model is only asked to judge where there is doubt, and the line has a time.
  const noteNoAnswer = (error: unknown): void => {
    countFailure(parts, metrics, error);
    const kind = error instanceof CompanionError ? error.kind : 'unfit';
    log.warn({ kind }, 'a model did not answer, and was not needed');
  };
  const record = writeTogether<UsageAt>(background, 'record usage', (used) => recordUsage(db, used));
  return createCompanion({
    name: companionNameOf(env),
    fallback: env.COMPANION_FALLBACK,
    claude: { apiKey: env.ANTHROPIC_API_KEY, baseUrl: env.ANTHROPIC_BASE_URL, model: env.ANTHROPIC_MODEL },
    openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL },
    allowance: createModelAllowance(parts, env.MODEL_TURNS_PER_DAY),
    onUsage: (usage) => record({ usage, at: now() }),
    onFallback: noteNoAnswer,
    ...(env.SAFETY_MODEL === 'companion' && {
      judging: {
        takeVerdict: createVerdictAllowance(parts, env.MODEL_TURNS_PER_DAY),
        withinMs: verdictWithinMs,
        onNoVerdict: noteNoAnswer,
      },
    }),
    onFlags: (flags) => {
      for (const flag of flags) metrics.gateActs.inc({ flag });
    },
  });
}

/** Counts what a provider failed with; other errors are none of theirs. */
function countFailure(parts: Parts, metrics: Metrics, error: unknown): void {
  if (!(error instanceof CompanionError)) return;
  metrics.providerFailures.inc({ kind: error.kind });
  parts.background.run('count a failure', () => countProviderFailure(parts, error.kind, parts.now()));
}

/** Memory grows behind the reply, and only for those who switched it on. */
function rememberTurn(parts: Parts, { owner, remembers, companionTurn }: RepliedTurn): void {
  if (!remembers) return;
  parts.background.run('remember a turn', () =>
    changeCompanionSettings(parts, owner, (settings) => {
      if (!settings.memoryEnabled) return null;
      const memory = rememberNote(growMemory(settings.memory, companionTurn), companionTurn);
      return memory.length === settings.memory.length ? null : { ...settings, memory };
    }),
  );
}
