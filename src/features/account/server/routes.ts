import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { withIds } from '#contract/ids.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import { addRoute } from '#server/http/add-route.ts';
import { openFor } from '#server/person.ts';
import { readMe, registerPerson, signIn, signOut } from '../contract.ts';
import { createAccessToken } from './access-tokens.ts';
import { isPasswordRight } from './passwords.ts';
import { createPerson } from './register-person.ts';
import { deleteSession, findUser, findUserByEmailHash } from './store.ts';

export function addAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, keys, lookupKey } = deps;

  addRoute(app, registerPerson, async ({ body }) => {
    await createPerson(deps, body);
    return { success: true as const, message: 'account created successfully! please log in to continue.' };
  });

  addRoute(app, signIn, async ({ body, request }) => {
    const user = await findUserByEmailHash(db, keyedHash(lookupKey, body.email));
    const isRight = await isPasswordRight(user?.passwordHash ?? null, body.password);
    if (!user || !isRight) throw new AppError('invalid_credentials');
    const owner = { id: user.id, dataKey: keys.unwrap(user.dataKey, user.id) };
    const token = await createAccessToken(deps, owner, {
      remember: body.rememberMe,
      device: request.headers['user-agent'] ?? 'unknown device',
    });
    return { success: true as const, ...token, userId: user.id, message: 'welcome back' };
  });

  addRoute(app, signOut, async ({ person }) => {
    await deleteSession(db, person.sessionId);
    return { success: true as const };
  });

  addRoute(app, readMe, async ({ person }) => {
    const user = await findUser(db, person.id);
    if (!user) throw new AppError('session_expired');
    const open = (column: 'name' | 'email') =>
      openFor(person, { table: 'users', column, row: user.id }, user[column]);
    return {
      ...withIds(user.id),
      name: open('name'),
      email: open('email'),
      isAdmin: user.isAdmin,
      createdAt: user.createdAt.toISOString(),
      country: user.country,
      modelConsent: user.modelConsent,
    };
  });
}
