import * as z from 'zod';
import { type StandIn, startStandIn } from './stand-in.ts';

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const tracesSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
const metricSchema = z.object({ name: z.string() }).loose();
const metricsSchema = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(metricSchema) })) })),
});

export interface Collector extends StandIn<null> {
  /** The spans that came, in the order they ended. */
  spans(): z.infer<typeof spanSchema>[];
  metrics(): z.infer<typeof metricSchema>[];
  /** Everything that came, as it came. */
  bytes(): string;
}

/** A collector of OpenTelemetry's: takes whatever comes by OTLP over HTTP, as JSON. */
export async function startCollector(): Promise<Collector> {
  const standIn = await startStandIn<null>({
    byDefault: () => null,
    async answer(_request, response) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    },
  });
  const sentTo = (path: string): unknown[] =>
    standIn.requests.filter((request) => request.path === path).map(({ body }) => JSON.parse(String(body)));
  return {
    ...standIn,
    spans: () =>
      sentTo('/v1/traces').flatMap((sent) =>
        tracesSchema
          .parse(sent)
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      sentTo('/v1/metrics').flatMap((sent) =>
        metricsSchema
          .parse(sent)
          .resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    bytes: () => standIn.requests.map(({ headers, body }) => JSON.stringify(headers) + body).join('\n'),
  };
}
