import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type * as z from 'zod/mini';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '#contract/define-route.ts';
import { wireErrorSchema } from '#contract/errors.ts';
import type { Person } from '../person.ts';
import { guardRoute } from './auth-guard.ts';

/** A request that the compilers and the guard have made what the route says; public ones have no person. */
type CallOf<R extends Route> = FastifyRequest<{
  Params: ParamsOf<R>;
  Querystring: QueryOf<R>;
  Body: BodyOf<R>;
}> & { readonly person: R['auth'] extends 'public' ? null : Person };

type Handler<R extends Route> = (
  request: CallOf<R>,
  reply: FastifyReply,
) => Promise<AnswerOf<R> | FastifyReply>;

const schemaOf = (route: Route) => ({
  summary: route.summary,
  ...(route.auth !== 'public' && { security: [{ bearer: [] }] }),
  ...(route.params && { params: route.params }),
  ...(route.query && { querystring: route.query }),
  ...(route.body && !route.multipart && { body: route.body }),
  ...(route.multipart && { consumes: ['multipart/form-data'] }),
  response: { [route.status ?? 200]: route.response, '4xx': wireErrorSchema, '5xx': wireErrorSchema },
});

/** Serves a route of the contract. Whoever streams calls `reply.hijack()` and returns the reply itself. */
export function addRoute<R extends Route<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType, z.core.$ZodType>>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
): void {
  const { status, bodyLimit } = route;
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    config: { contract: route },
    // Before the body is read: nobody makes us parse what they may not send.
    onRequest: guardRoute(app, route),
    ...(status && { preHandler: async (_request, reply) => void reply.status(status) }),
    ...(bodyLimit && { bodyLimit }),
    handler: handler as RouteHandlerMethod, // by the schema and the guard above
  });
}
