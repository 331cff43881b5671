import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Attributes,
  type Context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import {
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { AppError } from '#contract/errors.ts';
import type { Env } from '../env.ts';
import { VERSION } from '../version.ts';
import { readFigures } from './read-figures.ts';
import type { Hop, Tracing } from './tracing.ts';

type TelemetryEnv = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
> & { readonly OTEL_EXPORTER_OTLP_ENDPOINT: string };

export interface Telemetry {
  readonly tracing: Tracing;
  /** Sends these figures along, each minute. */
  sendFigures(registry: Registry): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/**
 * Traces and figures by OpenTelemetry (https://opentelemetry.io/docs/specs/otlp/#otlphttp). Load this module only where an
 * endpoint is set. No call of another's is continued: whoever asks from outside chooses no ids here, and vendors get none.
 * `onLost` hears once when the endpoint takes nothing.
 */
export function openTelemetry(env: TelemetryEnv, onLost: (error: Error) => void): Telemetry {
  tellLossOnce(onLost);
  const resource = resourceFromAttributes({
    'service.name': env.OTEL_SERVICE_NAME,
    'service.version': VERSION,
    'service.instance.id': randomUUID(),
  });
  const exporterTo = (path: string) => ({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}${path}`,
    headers: parseKeyPairsIntoRecord(env.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(exporterTo('/v1/traces')) })],
  });
  let figures: MeterProvider | undefined;
  return {
    tracing: createTracing(spans),
    sendFigures(registry) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(exporterTo('/v1/metrics')),
        metricProducers: [readFigures(registry, resource)],
      });
      figures = new MeterProvider({ resource, readers: [reader] });
    },
    async close() {
      await Promise.all([spans.shutdown(), figures?.shutdown()]);
    },
  };
}

function tellLossOnce(onLost: (error: Error) => void): void {
  let isTold = false;
  setGlobalErrorHandler((error) => {
    if (isTold) return;
    isTold = true;
    onLost(error instanceof Error ? error : new Error());
  });
}

/** Below such a hop no statement is seen. */
const OPAQUE: readonly Hop['kind'][] = ['accept', 'words'];
const isOpaque = createContextKey('opaque');

function createTracing(spans: TracerProvider): Tracing {
  const tracer = spans.getTracer('process', VERSION);
  const propagator = new W3CTraceContextPropagator();
  const underWay = new AsyncLocalStorage<Context>();
  const parentOf = (from: string | undefined): Context | undefined =>
    from === undefined
      ? underWay.getStore()
      : propagator.extract(ROOT_CONTEXT, { traceparent: from }, defaultTextMapGetter);

  return {
    async hop(hop, run, from) {
      const parent = parentOf(from);
      // What nobody called for would be a trace of one statement, many times a second.
      if (hop.kind === 'statement' && (!parent || parent.getValue(isOpaque))) return run(() => {});
      const { name, kind, attributes } = describeHop(hop);
      const span = tracer.startSpan(name, { kind, attributes }, parent ?? ROOT_CONTEXT);
      const noteStatus = (status: number): void => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      };
      try {
        const within = trace.setSpan(parent ?? ROOT_CONTEXT, span);
        return await underWay.run(within.setValue(isOpaque, OPAQUE.includes(hop.kind)), run, noteStatus);
      } catch (error) {
        // Its kind alone: messages of drivers and vendors may quote what people wrote.
        span.setAttribute('error.type', kindOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    carry() {
      const carrier: { traceparent?: string } = {};
      const context = underWay.getStore();
      if (context) propagator.inject(context, carrier, defaultTextMapSetter);
      return carrier.traceparent;
    },
  };
}

function kindOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** By the names of https://opentelemetry.io/docs/specs/semconv/ where it has one. */
function describeHop(hop: Hop): { name: string; kind: SpanKind; attributes: Attributes } {
  switch (hop.kind) {
    case 'request': {
      const attributes = { 'http.request.method': hop.method, 'http.route': hop.route };
      return { name: `${hop.method} ${hop.route}`, kind: SpanKind.SERVER, attributes };
    }
    case 'statement': {
      const { operation, table } = hop;
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.collection.name': table,
      };
      return { name: `${operation} ${table}`, kind: SpanKind.CLIENT, attributes };
    }
    case 'accept':
      return { name: 'accept a turn', kind: SpanKind.INTERNAL, attributes: {} };
    case 'reply':
      return { name: 'reply to a turn', kind: SpanKind.INTERNAL, attributes: { mode: hop.mode } };
    case 'words':
      return { name: 'wait for words', kind: SpanKind.INTERNAL, attributes: {} };
    case 'tell':
      return { name: 'tell another process', kind: SpanKind.CONSUMER, attributes: {} };
  }
}
