import type { FastifyInstance } from 'fastify';
import { addRoute } from '#server/http/add-route.ts';
import type { Parts } from '#server/parts.ts';
import * as contract from '../../contract-doors.ts';
import { SHELL_TEXTS } from '../../core/shell-texts.ts';
import { PASSKEY_BY_ADDRESS } from '../account-limits.ts';
import { addressOf, callerOf } from '../caller-of.ts';
import { confirmPerson } from '../confirm-person.ts';
import { findSelf, openProfile } from '../profile.ts';
import { success } from '../success.ts';
import { describeDoors } from './describe-doors.ts';
import { askForNewPasskey, forgetPasskey, keepPasskey } from './manage-passkeys.ts';
import { createOrganisation } from './organisation.ts';
import { addOrganisationRoutes } from './organisation-routes.ts';
import {
  confirmSecondStep,
  endSecondStep,
  renewRecoveryCodes,
  signInByCode,
  startSecondStep,
} from './second-step.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';
import { askToConfirm, askToSignIn } from './use-passkey.ts';

/** The doors beside the password. */
export function addDoorRoutes(app: FastifyInstance, parts: Parts): void {
  addSignInRoutes(app, parts);
  addPasskeyRoutes(app, parts);
  addSecondStepRoutes(app, parts);
  const organisation = createOrganisation(parts.env);
  if (organisation) addOrganisationRoutes(app, parts, organisation);
  addRoute(app, contract.readDoors, async ({ person }) =>
    describeDoors(parts, person, await findSelf(parts, person)),
  );
}

function addSignInRoutes(app: FastifyInstance, parts: Parts): void {
  addRoute(app, contract.askPasskeySignIn, async (request) => {
    await parts.rateLimits.use(PASSKEY_BY_ADDRESS, addressOf(request));
    return askToSignIn(parts);
  });

  addRoute(app, contract.signInWithPasskey, async (request) => {
    await parts.rateLimits.use(PASSKEY_BY_ADDRESS, addressOf(request));
    return success(SHELL_TEXTS.welcome, await signInByPasskey(parts, request.body, callerOf(request)));
  });

  addRoute(app, contract.signInWithCode, async (request) =>
    success(SHELL_TEXTS.welcome, await signInByCode(parts, request.body, callerOf(request))),
  );
}

function addPasskeyRoutes(app: FastifyInstance, parts: Parts): void {
  addRoute(app, contract.askPasskeyConfirmation, async ({ person }) => askToConfirm(parts, person));

  addRoute(app, contract.askNewPasskey, async ({ person, body }) => {
    const user = await confirmPerson(parts, person, body);
    return askForNewPasskey(parts, user, openProfile(person, user).email);
  });

  addRoute(app, contract.addPasskey, async ({ person, body }) => keepPasskey(parts, person, body));

  addRoute(app, contract.removePasskey, async ({ person, params, body }) => {
    await confirmPerson(parts, person, body);
    await forgetPasskey(parts, person, params.id);
    return { success: true as const };
  });
}

function addSecondStepRoutes(app: FastifyInstance, parts: Parts): void {
  addRoute(app, contract.startSecondStep, async ({ person, body }) =>
    startSecondStep(parts, await confirmPerson(parts, person, body)),
  );

  addRoute(app, contract.confirmSecondStep, async ({ person, body }) => ({
    recoveryCodes: await confirmSecondStep(parts, person, body.code),
  }));

  addRoute(app, contract.renewRecoveryCodes, async ({ person, body }) => {
    await confirmPerson(parts, person, body);
    return { recoveryCodes: await renewRecoveryCodes(parts, person) };
  });

  addRoute(app, contract.endSecondStep, async ({ person, body }) => {
    await confirmPerson(parts, person, body);
    await endSecondStep(parts, person.id);
    return success('the second step is off');
  });
}
