import { corsOriginsOf, type Env, publicUrlOf } from '#server/env.ts';

/**
 * Who asks for passkeys: the host of `PUBLIC_URL`. A passkey is bound to it for good; pages under other names of the
 * server cannot use it, and no page of anybody else.
 */
export function relyingPartyOf(env: Env): { readonly id: string; readonly origins: string[] } {
  const { hostname, origin } = new URL(publicUrlOf(env));
  // Pages that another port of the same host serves, as in development.
  const others = corsOriginsOf(env).filter((other) => new URL(other).hostname === hostname);
  return { id: hostname, origins: [origin, ...others] };
}
