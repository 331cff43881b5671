import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { type Env, premiumGateOf } from '../env.ts';
import { drawnFor } from './drawn-sign-in.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const YEAR_S = 31_536_000;

/** What the page must know before its first call, as a script of its own: no inline script is allowed. */
const configScript = (env: Env): string =>
  `globalThis.PROCESS_CONFIG = ${JSON.stringify({
    apiBaseUrl: env.API_BASE_URL ?? null,
    port: env.PORT,
    connectivityProbeUrl: env.CONNECTIVITY_PROBE_URL ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    premiumGate: premiumGateOf(env),
    organisation: env.OIDC_NAME ?? null,
  })};\n`;

/** Workers that run WebAssembly: src/web/audio has them. Most are served from the compressed file beside. */
const WASM_WORKER = /-wasm-worker-[\w-]+\.js(\.br|\.gz)?$/;
const POLICY = 'content-security-policy';

/** How long a file may be kept; and what a worker may do beyond a page: compile WebAssembly. */
export function setFileHeaders(reply: Pick<FastifyReply, 'header' | 'getHeader'>, path: string): void {
  const isHashed = path.includes('/assets/');
  reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  // A worker stands under the policy of its own file, not of the page: no page needs this.
  if (WASM_WORKER.test(path))
    reply.header(
      POLICY,
      String(reply.getHeader(POLICY)).replace('script-src', "script-src 'wasm-unsafe-eval'"),
    );
}

/** Serves the built web app; every address that is not a file and not an API call is the app's own. */
export async function serveWebFiles(app: FastifyInstance, env: Env): Promise<void> {
  app.get('/config.js', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(configScript(env)),
  );
  const hasWeb = existsSync(join(WEB_FOLDER, 'index.html'));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: WEB_FOLDER,
      wildcard: false,
      preCompressed: true,
      // config.js is served above, from the environment; the others are what `preCompressed` chooses from.
      globIgnore: ['config.js', 'login-organisation.html', '**/*.br', '**/*.gz'],
      index: false,
      cacheControl: false,
      setHeaders: setFileHeaders,
    });
  }
  const sendSignIn = hasWeb && env.OIDC_NAME !== undefined ? drawnFor(env.OIDC_NAME, WEB_FOLDER) : null;
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !request.url.startsWith('/api/') &&
      !/\.\w+$/.test(pathOf(request.url));
    if (!hasWeb || !wantsPage) throw new AppError('not_found');
    reply.header('cache-control', 'no-cache');
    if (sendSignIn && isSignIn(request.url)) return sendSignIn(request, reply);
    return reply.sendFile(isSignIn(request.url) ? 'login.html' : 'index.html');
  });
}

/** The sign-in is served drawn, see `drawSignIn` in vite.config.ts; not where its address has it say something more. */
const isSignIn = (url: string): boolean => url === '/login';

const pathOf = (url: string): string => url.split('?')[0] ?? '';
