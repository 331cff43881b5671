import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { corsOriginsOf, type Env, publicUrlOf } from '#server/env.ts';

/**
 * An address that the provider may send a person back to: only our own, or a link could lead them through a real
 * checkout to somebody else's page.
 * @throws {AppError} invalid_input
 */
export function checkReturnUrl(env: Env, request: FastifyRequest, field: string, url: string): string {
  const own = [publicUrlOf(env), ...corsOriginsOf(env), `${request.protocol}://${request.host}`];
  const origins = own.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  if (!origins.includes(new URL(url).origin))
    throw new AppError('invalid_input', { fields: { [field]: 'must be an address of this app' } });
  return url;
}
