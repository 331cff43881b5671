import type { Configuration } from 'openid-client';
import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { type Env, publicUrlOf } from '#server/env.ts';
import { fetchBounded } from '#server/outbound.ts';
import { ORGANISATION_PATH } from '../../contract-doors.ts';

/** What has to come back unchanged, kept away from every address that the browser shows. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Whom the organisation says this is. */
export interface Met {
  readonly issuer: string;
  readonly subject: string;
  /** Verified by the organisation, in lower case. */
  readonly email: string;
  readonly name: string;
}

/** The OpenID Connect provider that `OIDC_ISSUER` names. */
export interface Organisation {
  readonly name: string;
  /** Where the browser goes, and what to expect back. @throws {AppError} organisation_unreachable */
  begin(): Promise<{ readonly url: string; readonly expected: Expected }>;
  /** `query` is what the browser came back with. @throws {AppError} organisation_refused, organisation_unreachable */
  finish(query: string, expected: Expected): Promise<Met>;
}

/** Loaded with the first sign-in there. */
const loadClient = () => import('openid-client');

const SCOPE = 'openid email profile';

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.maxLength(254)),
  /** An address that the organisation has not checked says nothing about whose it is. */
  email_verified: z.literal(true),
  name: z._default(z.string(), ''),
});

/** Null where no organisation is named. Its addresses are asked for at the first sign-in. */
export function createOrganisation(env: Env): Organisation | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_NAME) return null;
  const issuer = new URL(OIDC_ISSUER);
  const redirectUri = `${publicUrlOf(env)}${ORGANISATION_PATH}`;
  let known: Promise<Configuration> | null = null;

  const discover = async () => {
    const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await loadClient();
    return discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      // Its options are those of fetch, said with `undefined` where fetch wants nothing.
      [customFetch]: (url: string, options: object) => fetchBounded(url, options as RequestInit),
      // Http only where the operator has written it, on this machine: see env.ts. Signatures are looked at, whatever the way.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
  };
  const configuration = async (): Promise<Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch (cause) {
      known = null;
      throw new AppError('organisation_unreachable', { cause });
    }
  };

  return {
    name: OIDC_NAME,
    async begin() {
      const client = await loadClient();
      const expected = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(expected.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, expected };
    },
    async finish(query, { state, nonce, verifier }) {
      const { authorizationCodeGrant, fetchUserInfo } = await loadClient();
      const config = await configuration();
      try {
        const tokens = await authorizationCodeGrant(config, new URL(query, redirectUri), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const told = tokens.claims();
        if (!told) throw new Error('no identity came back');
        // Many providers tell the address only here.
        const more =
          told.email === undefined ? await fetchUserInfo(config, tokens.access_token, told.sub) : {};
        const { sub, email, name } = claimsSchema.parse({ ...told, ...more });
        return { issuer: told.iss, subject: sub, email, name };
      } catch (cause) {
        throw new AppError('organisation_refused', { cause });
      }
    },
  };
}
