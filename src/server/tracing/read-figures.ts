import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';
import { VERSION } from '../version.ts';

type Figure = MetricObjectWithValues<MetricValueWithName<string>>;
type Point = Figure['values'][number];

interface Span {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** The figures of `/metrics` in OpenTelemetry's form: what is counted, and under which names, stands in one place. */
export function readFigures(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime();
  return {
    async collect() {
      const figures = (await registry.getMetricsAsJSON()) as Figure[]; // its type leaves out the metricName of a histogram's values
      const span = { startTime, endTime: hrTime() };
      const metrics = figures.map((figure) => toMetric(figure, span));
      return {
        resourceMetrics: {
          resource,
          scopeMetrics: [{ scope: { name: 'process', version: VERSION }, metrics }],
        },
        errors: [],
      };
    },
  };
}

function toMetric(figure: Figure, span: Span): MetricData {
  const { name, help } = figure;
  const metric = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = () =>
    figure.values.map(({ value, labels }) => ({ ...span, value, attributes: attributesOf(labels) }));
  // By their names, as `MetricType` is in the declarations.
  switch (String(figure.type)) {
    case 'histogram':
      return { ...metric, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistograms(figure, span) };
    case 'counter':
      return { ...metric, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: dataPoints() };
    default:
      return { ...metric, dataPointType: DataPointType.GAUGE, dataPoints: dataPoints() };
  }
}

const attributesOf = ({ le: _bound, ...labels }: Point['labels']): Attributes => labels as Attributes;

/** One for each combination of labels. Buckets here hold what is below their bound; there, what is between two. */
function toHistograms({ name, values }: Figure, span: Span) {
  const byLabels = Map.groupBy(values, ({ labels }) => JSON.stringify(attributesOf(labels)));
  return [...byLabels.values()].map((points) => {
    const valuesOf = (part: string) => points.filter(({ metricName }) => metricName === `${name}_${part}`);
    const buckets = valuesOf('bucket');
    const value: Histogram = {
      sum: valuesOf('sum')[0]?.value ?? 0,
      count: valuesOf('count')[0]?.value ?? 0,
      buckets: {
        boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
        counts: buckets.map(({ value: below }, index) => below - (buckets[index - 1]?.value ?? 0)),
      },
    };
    return { ...span, value, attributes: attributesOf(points[0]?.labels ?? {}) };
  });
}
