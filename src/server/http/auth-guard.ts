import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import type { Person } from '../person.ts';

/** Finds the person of a token, or null when the token is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Person | null>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    person: Person | null;
  }
}

export function bearerTokenOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Runs before anything is read: 401 without a valid token, 403 on admin routes for everyone else. */
export function guardRoute(
  app: FastifyInstance,
  { auth, beforeSecondFactor }: Pick<Route, 'auth' | 'beforeSecondFactor'>,
) {
  return async (request: FastifyRequest): Promise<void> => {
    if (auth === 'public') return;
    const token = bearerTokenOf(request);
    if (!token) throw new AppError('unauthenticated');
    request.person = await app.authenticate(token);
    if (!request.person) throw new AppError('session_expired');
    if (request.person.mustAddDoor && !beforeSecondFactor) throw new AppError('second_factor_missing');
    if (auth === 'admin' && !request.person.isAdmin) throw new AppError('forbidden');
    if (auth === 'admin' && request.person.needsStrongerSignIn)
      throw new AppError('stronger_sign_in_required');
  };
}
