import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import * as contract from '../../contract-doors.ts';
import { SHELL_TEXTS } from '../../core/texts.ts';
import { ORGANISATION_BY_ADDRESS } from '../account-limits.ts';
import { addressOf, callerOf } from '../caller-of.ts';
import { confirmPerson } from '../confirm-person.ts';
import type { Organisation } from './organisation.ts';
import {
  beginAtOrganisation,
  connectToOrganisation,
  disconnectFromOrganisation,
  finishAtOrganisation,
  registerFromOrganisation,
} from './organisation-sign-in.ts';

const success = <Message extends string>(message: Message) => ({ success: true as const, message });

/** Signing in with the organisation of this server; without one there are no such calls. */
export function addOrganisationRoutes(app: FastifyInstance, deps: Deps, organisation: Organisation): void {
  addRoute(app, contract.beginOrganisation, async ({ request }) => {
    await deps.rateLimits.use(ORGANISATION_BY_ADDRESS, addressOf(request));
    return beginAtOrganisation(deps, organisation);
  });

  addRoute(app, contract.finishOrganisation, async ({ body, request }) => {
    await deps.rateLimits.use(ORGANISATION_BY_ADDRESS, addressOf(request));
    const signedIn = await finishAtOrganisation(deps, organisation, body, callerOf(request));
    return { ...success(SHELL_TEXTS.welcome), ...signedIn };
  });

  addRoute(app, contract.registerByOrganisation, async ({ body, request }) => {
    await deps.rateLimits.use(ORGANISATION_BY_ADDRESS, addressOf(request));
    return {
      ...success(SHELL_TEXTS.welcome),
      ...(await registerFromOrganisation(deps, body, callerOf(request))),
    };
  });

  addRoute(app, contract.connectOrganisation, async ({ person, body }) => {
    await connectToOrganisation(deps, person, body);
    return { success: true as const };
  });

  addRoute(app, contract.disconnectOrganisation, async ({ person, body }) => {
    await confirmPerson(deps, person, body);
    await disconnectFromOrganisation(deps, person);
    return { success: true as const };
  });
}
