import type * as z from 'zod/mini';

/** Who may call: anyone, a person with a token, or an admin. */
export type RouteAuth = 'public' | 'user' | 'admin';
export const HTTP_METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

type Shape = z.core.$ZodType;

/**
 * One call, as client and server both know it. `path` has Fastify's `:param` form. `response` is also the presenter:
 * what it does not name is never sent. `stream` names the media type of an answer that the handler writes itself.
 */
export interface Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends Shape = Shape,
> {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly auth: RouteAuth;
  /** Open to who has signed in by the password alone where the server asks everybody for more. */
  readonly beforeSecondFactor?: true;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201;
  /** Safe to repeat automatically; GET always is. */
  readonly idempotent?: boolean;
  readonly stream?: 'text/event-stream' | 'application/octet-stream' | 'audio/mpeg';
  /** `multipart` bodies are read by the handler. */
  readonly multipart?: boolean;
  /** Largest body in bytes, when not the server's default. */
  readonly bodyLimit?: number;
}

export type ParamsOf<R> = R extends Route<infer P, Shape, Shape, Shape> ? z.output<P> : never;
export type QueryOf<R> = R extends Route<Shape, infer Q, Shape, Shape> ? z.output<Q> : never;
export type BodyOf<R> = R extends Route<Shape, Shape, infer B, Shape> ? z.output<B> : never;
export type ResponseOf<R> = R extends Route<Shape, Shape, Shape, infer A> ? z.output<A> : never;
/** What a handler returns, before the presenter strips it. */
export type AnswerOf<R> = R extends Route<Shape, Shape, Shape, infer A> ? z.input<A> : never;

export function defineRoute<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
  route: Route<P, Q, B, A>,
): Route<P, Q, B, A> {
  return route;
}

/**
 * A route's address with its parameters and query filled in.
 * @throws when a parameter of the path is missing
 */
export function routeUrl(
  route: Pick<Route, 'path'>,
  params: Record<string, string> = {},
  query: Record<string, string | number | undefined> = {},
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`missing path parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
