import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';
import { OPENAPI_PATH } from './declared-routes.ts';

type Described = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

const ABOUT = {
  openapi: '3.1.0',
  info: { title: 'process', version: VERSION },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
} as const;

/**
 * Serves what the routes that follow say of themselves. It is composed when first asked for, by an app that is never
 * served: what composes it would take memory in every server that nobody asks.
 */
export function serveOpenApi(app: FastifyInstance): void {
  const routes: Described[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD') routes.push({ method, url, ...(schema && { schema }) });
  });
  let composed: ReturnType<typeof compose> | undefined;
  app.get(OPENAPI_PATH, { schema: { hide: true } }, () => {
    composed ??= compose(routes);
    return composed;
  });
}

async function compose(routes: readonly Described[]) {
  const { default: swagger } = await import('@fastify/swagger');
  const described = fastify();
  described.setValidatorCompiler(validatorCompiler);
  described.setSerializerCompiler(serializerCompiler);
  await described.register(swagger, { openapi: ABOUT, transform: jsonSchemaTransform });
  for (const route of routes) described.route({ ...route, handler: async () => null });
  await described.ready();
  return described.swagger();
}
