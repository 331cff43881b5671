import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { DAY_MS } from '#contract/time.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { Limit } from '#server/rate-limits.ts';
import {
  CLOCK_AHEAD_MS,
  captureFlowProgression,
  captureInteraction,
  captureModeSelection,
  captureSessionEnd,
  captureSessionStart,
  captureTechnicalIssue,
  EVENTS_PER_MINUTE,
  LATE_DAYS,
} from '../contract.ts';
import { toDay } from '../core/days.ts';
import type { SessionEvent } from '../core/session-state.ts';
import type { EventWriter } from './event-writer.ts';

/** Events are stored together: a limit that is written down would be a commit for each of them. */
const EVENTS_BY_PERSON: Limit = {
  name: 'analytics-person',
  points: EVENTS_PER_MINUTE,
  seconds: 60,
  ownOnly: true,
};
const DONE = { success: true as const };

interface Body {
  readonly sessionId: string;
  readonly timestamp: string;
}

/** Takes what browsers tell of their sessions. Neither who it was nor anything they wrote is stored. */
export function addAnalyticsRoutes(app: FastifyInstance, parts: Parts, writer: EventWriter): void {
  async function capture(
    call: string,
    person: Person,
    body: Body,
    event: SessionEvent,
  ): Promise<typeof DONE> {
    await parts.rateLimits.use(EVENTS_BY_PERSON, person.id);
    await writer.write({
      id: digestOf(parts.lookupKey, call, body),
      day: toDay(new Date(body.timestamp)),
      session: keyedHash(parts.lookupKey, `analytics:${body.sessionId}`).toString('hex'),
      hour: hourOf(body.timestamp, parts.now()),
      event,
      personId: person.id,
    });
    return DONE;
  }

  addRoute(app, captureSessionStart, ({ person, body }) =>
    capture('session-start', person, body, { type: 'started', mode: body.mode }),
  );
  addRoute(app, captureModeSelection, ({ person, body }) =>
    capture('session-mode-selection', person, body, { type: 'selected', mode: body.selectedMode }),
  );
  addRoute(app, captureFlowProgression, ({ person, body }) =>
    capture('flow-progression', person, body, {
      type: 'progressed',
      from: body.fromPhase,
      to: body.toPhase,
    }),
  );
  addRoute(app, captureSessionEnd, ({ person, body }) =>
    capture('session-end', person, body, {
      type: 'ended',
      status: body.completionStatus,
      seconds: body.duration,
      finalPhase: body.finalPhase,
      mode: body.mode,
    }),
  );
  addRoute(app, captureInteraction, ({ person, body }) =>
    capture('interaction', person, body, { type: 'intervened', details: body.details }),
  );
  addRoute(app, captureTechnicalIssue, ({ person, body }) =>
    capture('technical-issue', person, body, { type: 'failed', issue: body.issueType }),
  );
}

/** The same event again has the same digest. Keyed, so that a guessed event is not confirmed by it. */
const digestOf = (key: Buffer, call: string, body: Body): string =>
  keyedHash(key, `analytics-event:${JSON.stringify([call, body])}`)
    .subarray(0, 16)
    .toString('hex');

/**
 * The hour an event belongs to, 'YYYY-MM-DDTHH'.
 * @throws {AppError} invalid_input, when it lies further ahead than clocks differ, or too far back
 */
function hourOf(timestamp: string, now: Date): string {
  const at = Date.parse(timestamp);
  const isAhead = at > now.getTime() + CLOCK_AHEAD_MS;
  const isTooLate = at < now.getTime() - LATE_DAYS * DAY_MS;
  if (isAhead || isTooLate) {
    const message = isAhead ? 'this is in the future' : `this is more than ${LATE_DAYS} days ago`;
    throw new AppError('invalid_input', { fields: { timestamp: message } });
  }
  return new Date(Math.min(at, now.getTime())).toISOString().slice(0, 13);
}
