import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { addRoute } from '#server/http/add-route.ts';
import { createInTurn } from '#server/in-turn.ts';
import type { Parts } from '#server/parts.ts';
import * as contract from '../contract.ts';
import { SHELL_TEXTS } from '../core/shell-texts.ts';
import {
  CHANGE_PASSWORD_TEXTS,
  FORGOT_TEXTS,
  REGISTER_TEXTS,
  RESET_TEXTS,
  VERIFY_TEXTS,
} from '../core/texts.ts';
import { type AccountHooks, NO_HOOKS, type TakeoverParts } from './account-hooks.ts';
import {
  EXPORT_BY_PERSON,
  FORGOT_BY_ADDRESS,
  FORGOT_BY_ASKER,
  REGISTER_BY_ADDRESS,
  RESET_BY_ADDRESS,
  VERIFY_BY_ADDRESS,
  VERIFY_BY_ASKER,
} from './account-limits.ts';
import { addressOf, callerOf } from './caller-of.ts';
import { confirmByCode, confirmByLink } from './confirm-address.ts';
import { confirmPerson } from './confirm-person.ts';
import { deletePerson } from './delete-person.ts';
import { listDevices } from './devices.ts';
import { addDoorRoutes } from './doors/routes.ts';
import { exportPerson } from './export-person.ts';
import { writeDeletedMail, writeExportedMail } from './mails.ts';
import { findSelf, presentMe, updateProfile } from './profile.ts';
import { openRecipient } from './recipient.ts';
import { signUpPerson } from './register-person.ts';
import { sendResetLink } from './request-reset.ts';
import { changeOwnPassword, resetWithToken } from './set-password.ts';
import { signInPerson } from './sign-in.ts';
import { mailAnotherLetter } from './start-verification.ts';
import { deleteOwnSession, deleteSession } from './store.ts';
import { success } from './success.ts';

export function addAccountRoutes(app: FastifyInstance, parts: Parts, hooks: AccountHooks = NO_HOOKS): void {
  const takeoverParts = { ...parts, onTakeover: hooks.onTakeover };
  addSignInRoutes(app, parts);
  addVerificationRoutes(app, takeoverParts);
  addPasswordRoutes(app, takeoverParts);
  addDoorRoutes(app, parts);
  addOwnRoutes(app, parts, hooks);
}

function addVerificationRoutes(app: FastifyInstance, parts: TakeoverParts): void {
  addRoute(app, contract.confirmCode, async (request) => {
    await parts.rateLimits.use(VERIFY_BY_ADDRESS, addressOf(request));
    return success(VERIFY_TEXTS.confirmed, await confirmByCode(parts, request.body, callerOf(request)));
  });

  addRoute(app, contract.confirmLink, async (request) => {
    await parts.rateLimits.use(VERIFY_BY_ADDRESS, addressOf(request));
    return success(VERIFY_TEXTS.confirmed, await confirmByLink(parts, request.body, callerOf(request)));
  });

  addRoute(app, contract.resendVerification, async (request) => {
    await parts.rateLimits.use(VERIFY_BY_ADDRESS, addressOf(request));
    await mailAnotherLetter(parts, request.body.verification);
    return success(VERIFY_TEXTS.mailedAgain);
  });
}

function addSignInRoutes(app: FastifyInstance, parts: Parts): void {
  const inTurn = createInTurn();

  addRoute(app, contract.registerPerson, async (request) => {
    const { body } = request;
    await parts.rateLimits.use(REGISTER_BY_ADDRESS, addressOf(request));
    const asker = keyedHash(parts.lookupKey, `sign-up:${addressOf(request)} ${body.email}`);
    await parts.rateLimits.use(VERIFY_BY_ASKER, asker.toString('base64url'));
    const verification = await signUpPerson(parts, body);
    return verification === null
      ? success(REGISTER_TEXTS.created)
      : success(VERIFY_TEXTS.mailed, { verification });
  });

  addRoute(app, contract.signIn, async (request) => {
    const caller = callerOf(request);
    // A burst from one address would else be through before its first wrong guess is counted.
    const signedIn = await inTurn(caller.address, () => signInPerson(parts, request.body, caller));
    return success(SHELL_TEXTS.welcome, signedIn);
  });

  addRoute(app, contract.signOut, async ({ person }) => {
    await deleteSession(parts.db, person.sessionId);
    await recordSecurityEvent(parts, 'signed_out', person.id);
    return { success: true as const };
  });
}

function addPasswordRoutes(app: FastifyInstance, parts: TakeoverParts): void {
  const { background, lookupKey, rateLimits } = parts;

  addRoute(app, contract.requestPasswordReset, async (request) => {
    const { body } = request;
    await rateLimits.use(FORGOT_BY_ADDRESS, addressOf(request));
    const asker = keyedHash(lookupKey, `forgot:${addressOf(request)} ${body.email}`).toString('base64url');
    await rateLimits.use(FORGOT_BY_ASKER, asker);
    background.run('reset link', () => sendResetLink(parts, body.email));
    return success(FORGOT_TEXTS.sent);
  });

  addRoute(app, contract.resetPassword, async (request) => {
    await rateLimits.use(RESET_BY_ADDRESS, addressOf(request));
    await resetWithToken(parts, request.body, addressOf(request));
    return success(RESET_TEXTS.done);
  });

  addRoute(app, contract.changePassword, async ({ body, person }) => {
    await changeOwnPassword(parts, person, body);
    return success(CHANGE_PASSWORD_TEXTS.changed);
  });
}

function addOwnRoutes(app: FastifyInstance, parts: Parts, hooks: AccountHooks): void {
  addRoute(app, contract.readMe, async ({ person }) =>
    presentMe(parts, person, await findSelf(parts, person)),
  );

  addRoute(app, contract.updateMe, async ({ body, person }) =>
    presentMe(parts, person, await updateProfile(parts, person, body)),
  );

  addRoute(app, contract.exportMe, async ({ person, body }) => {
    await parts.rateLimits.use(EXPORT_BY_PERSON, person.id);
    const user = await confirmPerson(parts, person, body);
    const held = await exportPerson(parts, person, hooks);
    await recordSecurityEvent(parts, 'exported', person.id);
    parts.mailer.post(writeExportedMail(openRecipient(parts, user)));
    return held;
  });

  addRoute(app, contract.confirmMe, async ({ person, body }) => {
    await confirmPerson(parts, person, body);
    return { success: true as const };
  });

  addRoute(app, contract.deleteMe, async ({ person, body }) => {
    // Read before the key to it goes.
    const recipient = openRecipient(parts, await confirmPerson(parts, person, body));
    await deletePerson(parts, person, hooks);
    parts.mailer.post(writeDeletedMail(recipient));
    return success(SHELL_TEXTS.accountDeleted);
  });

  addRoute(app, contract.readAdminStatus, async ({ person }) => ({ isAdmin: person.isAdmin }));

  addRoute(app, contract.listSessions, async ({ person }) => ({
    sessions: await listDevices(parts, person),
  }));

  addRoute(app, contract.revokeSession, async ({ params, person, body }) => {
    await confirmPerson(parts, person, body);
    if (!(await deleteOwnSession(parts.db, person.id, params.id))) throw new AppError('not_found');
    await recordSecurityEvent(parts, 'session_ended', person.id);
    return { success: true as const };
  });
}
