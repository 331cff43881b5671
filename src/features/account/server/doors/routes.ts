import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import * as contract from '../../contract-doors.ts';
import { SHELL_TEXTS } from '../../core/texts.ts';
import { PASSKEY_BY_ADDRESS } from '../account-limits.ts';
import { addressOf, callerOf } from '../caller-of.ts';
import { confirmPerson } from '../confirm-person.ts';
import { findSelf, openProfile } from '../profile.ts';
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

const success = <Message extends string>(message: Message) => ({ success: true as const, message });

/** The doors beside the password. */
export function addDoorRoutes(app: FastifyInstance, deps: Deps): void {
  addSignInRoutes(app, deps);
  addPasskeyRoutes(app, deps);
  addSecondStepRoutes(app, deps);
  const organisation = createOrganisation(deps.env);
  if (organisation) addOrganisationRoutes(app, deps, organisation);
  addRoute(app, contract.readDoors, async ({ person }) =>
    describeDoors(deps, person, await findSelf(deps, person)),
  );
}

function addSignInRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, contract.askPasskeySignIn, async ({ request }) => {
    await deps.rateLimits.use(PASSKEY_BY_ADDRESS, addressOf(request));
    return askToSignIn(deps);
  });

  addRoute(app, contract.signInWithPasskey, async ({ body, request }) => {
    await deps.rateLimits.use(PASSKEY_BY_ADDRESS, addressOf(request));
    return { ...success(SHELL_TEXTS.welcome), ...(await signInByPasskey(deps, body, callerOf(request))) };
  });

  addRoute(app, contract.signInWithCode, async ({ body, request }) => ({
    ...success(SHELL_TEXTS.welcome),
    ...(await signInByCode(deps, body, callerOf(request))),
  }));
}

function addPasskeyRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, contract.askPasskeyConfirmation, async ({ person }) => askToConfirm(deps, person));

  addRoute(app, contract.askNewPasskey, async ({ person, body }) => {
    const user = await confirmPerson(deps, person, body);
    return askForNewPasskey(deps, user, openProfile(person, user).email);
  });

  addRoute(app, contract.addPasskey, async ({ person, body }) => keepPasskey(deps, person, body));

  addRoute(app, contract.removePasskey, async ({ person, params, body }) => {
    await confirmPerson(deps, person, body);
    await forgetPasskey(deps, person, params.id);
    return { success: true as const };
  });
}

function addSecondStepRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, contract.startSecondStep, async ({ person, body }) =>
    startSecondStep(deps, await confirmPerson(deps, person, body)),
  );

  addRoute(app, contract.confirmSecondStep, async ({ person, body }) => ({
    recoveryCodes: await confirmSecondStep(deps, person, body.code),
  }));

  addRoute(app, contract.renewRecoveryCodes, async ({ person, body }) => {
    await confirmPerson(deps, person, body);
    return { recoveryCodes: await renewRecoveryCodes(deps, person) };
  });

  addRoute(app, contract.endSecondStep, async ({ person, body }) => {
    await confirmPerson(deps, person, body);
    await endSecondStep(deps, person.id);
    return success('the second step is off');
  });
}
