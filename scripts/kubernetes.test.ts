import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { loadEnv } from '#server/env.ts';
import { createMetrics } from '#server/metrics.ts';

const FOLDER = 'deploy/kubernetes';

/** Validated against the cluster's own published schemas. */
const KINDS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
};

const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8'));
const parts: string[] = kustomization.resources;
const documents = parts.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => ({
    file,
    document: document.toJS(),
  })),
);
const find = (kind: keyof typeof KINDS) => documents.find(({ document }) => document.kind === kind)?.document;
const pod = find('Deployment').spec.template.spec;
const [container] = pod.containers;

it.each(documents)('$file is what a cluster takes', ({ document }) => {
  const Kind = KINDS[document.kind as keyof typeof KINDS]; // a kind without a schema fails here
  expect(Kind, document.kind).toBeDefined();
  new Kind(document).validate();
});

it('a part that no cluster takes is found', () => {
  const wrong = structuredClone(find('Deployment'));
  wrong.spec.template.spec.containers[0].ports[0].containerPort = 'http';
  expect(() => new Deployment(wrong).validate()).toThrow();
});

it('every part is listed, and all of them speak of the same pods', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml');
  expect(parts.toSorted()).toEqual(files.toSorted());
  const { labels } = find('Deployment').spec.template.metadata;
  expect(find('Deployment').spec.selector.matchLabels).toEqual(labels);
  expect(find('Service').spec.selector).toEqual(labels);
  expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(find('Deployment').metadata.name);
  expect(kustomization.images.map(({ name }: { name: string }) => name)).toEqual([container.image]);
});

it('its settings start the server, with the secrets that the page asks for', () => {
  const secrets = {
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATABASE_URL: 'postgres://process:word@database.example.org/process?sslmode=verify-full',
    METRICS_TOKEN: 'a-token-of-its-own',
  };
  const env = loadEnv({ ...find('ConfigMap').data, ...secrets });
  expect(env.NODE_ENV).toBe('production');
  // Known to be away, by a probe that fails twice, before it closes; and closed before it is killed.
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  expect(env.DRAIN_SECONDS).toBeGreaterThan(periodSeconds * failureThreshold);
  const REPLIES_END_WITHIN_SECONDS = 10;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(env.DRAIN_SECONDS + REPLIES_END_WITHIN_SECONDS);
});

it('asks the database before it sends people, and never before it restarts a replica', () => {
  expect(container.readinessProbe.httpGet.path).toBe('/api/ready');
  expect(container.livenessProbe.httpGet.path).toBe('/api/health');
});

it('grows by a figure that the server tells', async () => {
  const metrics = createMetrics();
  metrics.turnsUnderWay.set(7);
  const [{ pods }] = find('HorizontalPodAutoscaler').spec.metrics;
  expect(await metrics.registry.getSingleMetricAsString(pods.metric.name)).toContain(`${pods.metric.name} 7`);
  metrics.stop();
});

it('has no right that it does not use', () => {
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});
