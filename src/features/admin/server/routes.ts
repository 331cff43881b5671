import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import { METRICS } from '../../analytics/core/definitions.ts';
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

/** The dashboards' figures, for admins. They read sums by day, never single events. */
export function addAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const { sessions, ends, stability, interventions, hours, issues, selections, phases, guidance } = METRICS;

  addRoute(app, readSessions, async ({ query }) =>
    presentSessions(
      await readDailyFigures(deps, [...sessions, ...ends, ...stability, ...interventions], query.range),
    ),
  );
  addRoute(app, readConversations, async ({ query }) =>
    presentConversations(await readFigures(deps, sessions, query.range)),
  );
  addRoute(app, readEngagement, async ({ query }) =>
    presentEngagement(await readFigures(deps, hours, query.range), await readPeopleSeen(deps)),
  );
  addRoute(app, readTechnical, async ({ query }) =>
    presentTechnical(await readDailyFigures(deps, [...sessions, ...stability, ...issues], query.range)),
  );
  addRoute(app, readModePreferences, async ({ query }) =>
    presentModePreferences(await readDailyFigures(deps, selections, query.range)),
  );
  addRoute(app, readTherapeuticFlow, async ({ query }) =>
    presentTherapeuticFlow(await readFigures(deps, [...phases, ...guidance], query.range)),
  );
  addRoute(app, readOperations, ({ query }) => gatherOperations(deps, query.range));
}
