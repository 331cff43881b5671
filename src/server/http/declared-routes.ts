import type { FastifyInstance } from 'fastify';
import type { Route } from '#contract/define-route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says of this route, who may call it among it. */
    contract?: Route;
  }
  interface FastifyInstance {
    /** Every route that was registered, whoever did. */
    registeredRoutes: readonly RegisteredRoute[];
  }
}

export interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
  readonly contract: Route | undefined;
}

/** The one call of the API without a contract: it describes the others. */
export const OPENAPI_PATH = '/api/openapi.json';

/**
 * Keeps the list of routes. One of the API that stands in no contract has nobody to guard it: it stops the start.
 * HEAD and OPTIONS come along with others, guarded as these are.
 */
export function requireContracts(app: FastifyInstance): void {
  const registered: RegisteredRoute[] = [];
  app.decorate('registeredRoutes', registered);
  app.addHook('onRoute', ({ method, url, config }) => {
    const contract = config?.contract;
    const methods = [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');
    if (url.startsWith('/api/') && url !== OPENAPI_PATH && !contract && methods.length > 0)
      throw new Error(`${methods.join(', ')} ${url} stands in no contract: add it with addRoute`);
    for (const name of methods) registered.push({ method: name, url, contract });
  });
}
