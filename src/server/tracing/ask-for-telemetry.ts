import type { Env } from '../env.ts';
import type { Telemetry } from './open-telemetry.ts';

/** What an operator asked to see; its libraries are loaded where they did, and nowhere else. */
export async function askForTelemetry(
  { OTEL_EXPORTER_OTLP_ENDPOINT, ...env }: Env,
  onLost: (error: Error) => void,
): Promise<Telemetry | null> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT }, onLost);
}
