import type { FastifyInstance } from 'fastify';
import { addRoute } from '#server/http/add-route.ts';
import type { Parts } from '#server/parts.ts';
import * as contract from '../../contract-doors.ts';
import { SHELL_TEXTS } from '../../core/shell-texts.ts';
import { ORGANISATION_BY_ADDRESS } from '../account-limits.ts';
import { addressOf, callerOf } from '../caller-of.ts';
import { confirmPerson } from '../confirm-person.ts';
import { success } from '../success.ts';
import type { Organisation } from './organisation.ts';
import {
  beginAtOrganisation,
  connectToOrganisation,
  disconnectFromOrganisation,
  finishAtOrganisation,
  registerFromOrganisation,
} from './organisation-sign-in.ts';

/** Signing in with the organisation of this server; without one there are no such calls. */
export function addOrganisationRoutes(app: FastifyInstance, parts: Parts, organisation: Organisation): void {
  addRoute(app, contract.beginOrganisation, async (request) => {
    await parts.rateLimits.use(ORGANISATION_BY_ADDRESS, addressOf(request));
    return beginAtOrganisation(parts, organisation);
  });

  addRoute(app, contract.finishOrganisation, async (request) => {
    await parts.rateLimits.use(ORGANISATION_BY_ADDRESS, addressOf(request));
    const signedIn = await finishAtOrganisation(parts, organisation, request.body, callerOf(request));
    return success(SHELL_TEXTS.welcome, signedIn);
  });

  addRoute(app, contract.registerByOrganisation, async (request) => {
    await parts.rateLimits.use(ORGANISATION_BY_ADDRESS, addressOf(request));
    return success(
      SHELL_TEXTS.welcome,
      await registerFromOrganisation(parts, request.body, callerOf(request)),
    );
  });

  addRoute(app, contract.connectOrganisation, async ({ person, body }) => {
    await connectToOrganisation(parts, person, body);
    return { success: true as const };
  });

  addRoute(app, contract.disconnectOrganisation, async ({ person, body }) => {
    await confirmPerson(parts, person, body);
    await disconnectFromOrganisation(parts, person);
    return { success: true as const };
  });
}
