import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '#contract/define-route.ts';
import { wireErrorSchema } from '#contract/errors.ts';
import type { Person } from '../person.ts';
import { guardRoute } from './auth-guard.ts';

interface Call<R> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Routes for people get the person; public ones do not. */
type HandlerInput<R extends Route> = Call<R> &
  (R['auth'] extends 'public' ? { readonly person?: never } : { readonly person: Person });

type Handler<R extends Route> = (call: HandlerInput<R>) => Promise<AnswerOf<R> | FastifyReply>;

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
  handle: Handler<R>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    config: { contract: route },
    // Before the body is read: nobody makes us parse what they may not send.
    onRequest: guardRoute(app, route),
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const person = route.auth === 'public' ? {} : { person: request.person };
      reply.status(route.status ?? 200);
      // The compilers and the guard have made the input what the route says.
      return handle({ params, query, body, request, reply, ...person } as HandlerInput<R>);
    },
  });
}
