import type { FastifyInstance } from 'fastify';
import { METRICS } from '#features/analytics/core/definitions.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Parts } from '#server/parts.ts';
import {
  readConversations,
  readEngagement,
  readModePreferences,
  readOperations,
  readSessions,
  readTechnical,
  readTherapeuticFlow,
} from '../contract.ts';
import {
  presentConversations,
  presentEngagement,
  presentModePreferences,
  presentSessions,
  presentTechnical,
  presentTherapeuticFlow,
} from '../core/present-figures.ts';
import { readDailyFigures, readFigures, readPeopleSeen } from './read-figures.ts';
import { gatherOperations } from './read-operations.ts';

/** The dashboards' figures, for admins. They read sums by day, never single events, and may be seconds old. */
export function addAdminRoutes(app: FastifyInstance, parts: Parts): void {
  const { sessions, ends, stability, interventions, hours, issues, selections, phases, guidance } = METRICS;
  const read = <Result>(from: (old: Parts) => Promise<Result>): Promise<Result> =>
    parts.readStale((db) => from({ ...parts, db }));

  addRoute(app, readSessions, async ({ query }) => {
    const metrics = [...sessions, ...ends, ...stability, ...interventions];
    return presentSessions(await read((old) => readDailyFigures(old, metrics, query.range)));
  });
  addRoute(app, readConversations, async ({ query }) =>
    presentConversations(await read((old) => readFigures(old, sessions, query.range))),
  );
  addRoute(app, readEngagement, async ({ query }) => {
    const [figures, seen] = await read((old) =>
      Promise.all([readFigures(old, hours, query.range), readPeopleSeen(old)]),
    );
    return presentEngagement(figures, seen);
  });
  addRoute(app, readTechnical, async ({ query }) => {
    const metrics = [...sessions, ...stability, ...issues];
    return presentTechnical(await read((old) => readDailyFigures(old, metrics, query.range)));
  });
  addRoute(app, readModePreferences, async ({ query }) =>
    presentModePreferences(await read((old) => readDailyFigures(old, selections, query.range))),
  );
  addRoute(app, readTherapeuticFlow, async ({ query }) =>
    presentTherapeuticFlow(await read((old) => readFigures(old, [...phases, ...guidance], query.range))),
  );
  addRoute(app, readOperations, ({ query }) => read((old) => gatherOperations(old, query.range)));
}
