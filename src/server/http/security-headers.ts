import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { type Env, publicUrlOf } from '../env.ts';

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);

/** A strict content policy: our own files only, no inline script, no text as markup, no frames, microphone for ourselves. */
export function addSecurityHeaders(app: FastifyInstance, env: Env): void {
  const isHttps = publicUrlOf(env).startsWith('https:');
  // Once: Fastify's own plugin puts all of it together anew for each request.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", ...originOf(env.API_BASE_URL), ...originOf(env.CONNECTIVITY_PROBE_URL)],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The one policy is in src/web/trusted-scripts.ts; no library may bring its own.
        trustedTypes: ['default'],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', (request, reply, done) =>
    protect(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined)),
  );
  app.addHook('onSend', async (request, reply) => {
    // What people wrote stays out of every cache.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    reply.header(
      'permissions-policy',
      'microphone=(self), camera=(), geolocation=(), screen-wake-lock=(self)',
    );
  });
}
