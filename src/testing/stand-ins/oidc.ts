import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** Somebody whom the organisation knows: by the login that they type on its page. */
export interface Member {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

export interface OidcProvider {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  /** Signs a member in at the organisation, as its pages ask: gives the address that it sends the browser back to. */
  passThrough(url: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

const CLIENT = { id: 'process', secret: 'a-secret-of-the-client' };

/** A certified OpenID Connect provider on loopback, with members of ours. */
export async function startOidcProvider(
  redirectUri: string,
  members: Readonly<Record<string, Member>>,
): Promise<OidcProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const issuer = `http://localhost:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of a test'] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...members[id] }) }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'the clinic',
    },
    passThrough: (url, login) => passThrough(url, login, redirectUri),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As a browser with one cookie jar: follows, and fills in the two forms that the provider shows. */
async function passThrough(start: string, login: string, redirectUri: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next: { url: string; form?: URLSearchParams } = { url: start };
  for (let steps = 0; steps < 12; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie },
      ...(next.form && { method: 'POST', body: next.form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      const url = new URL(location, next.url);
      if (url.href.startsWith(redirectUri)) return url;
      next = { url: url.href };
      continue;
    }
    const page = await answer.text();
    const [, action] = /<form[^>]*action="([^"]+)"/.exec(page) ?? [];
    const [, prompt] = /name="prompt" value="([^"]+)"/.exec(page) ?? [];
    if (!action || !prompt) throw new Error(`the provider answered ${answer.status}`);
    next = {
      url: new URL(action, next.url).href,
      form: new URLSearchParams({ prompt, login, password: 'any' }),
    };
  }
  throw new Error('the provider sends in a circle');
}
