import { HEALTH_CALL } from '#contract/health-call.ts';
import { apiBase } from '#web/config.ts';
import { inspectNetwork, type NetworkParts, type NetworkReport } from './network-report.ts';
import { ReportDialog, type ReportLine } from './report-dialog.tsx';

const TIMEOUT_MS = 10_000;
const UNKNOWN = 'not told by this browser';

/** What a connection is tried with: our health call, or any file of ours where no call may be made. */
export interface Reach {
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
}

const inspect = ({ url, method }: Reach) =>
  inspectNetwork({
    isOnline: navigator.onLine,
    connection: 'connection' in navigator ? (navigator.connection as NetworkParts['connection']) : undefined, // every field optional
    askHealth: () =>
      fetch(url, {
        method,
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    now: () => performance.now(),
  });

const withUnit = (value: number | null, unit: string, missing = UNKNOWN): string =>
  value === null ? missing : `${value} ${unit}`;

const toLines = (report: NetworkReport): readonly ReportLine[] => [
  ['online', report.isOnline ? 'yes' : 'no'],
  ['connection type', report.connectionType ?? UNKNOWN],
  ['downlink', withUnit(report.downlinkMbps, 'Mbit/s')],
  ['round-trip time', withUnit(report.roundTripMs, 'ms')],
  ['response time', withUnit(report.responseMs, 'ms', 'no answer')],
  ['status code', report.statusCode === null ? 'no answer' : String(report.statusCode)],
];

/** How well this browser reaches the server. */
export function NetworkDialog({ reach, onClose }: { reach: Reach | undefined; onClose: () => void }) {
  return (
    <ReportDialog
      title="Network Connection Test"
      onClose={onClose}
      inspect={() => inspect(reach ?? { url: apiBase() + HEALTH_CALL.path, method: 'GET' })}
      toLines={toLines}
      conclude={({ quality }) => ({
        isGood: quality === 'good' || quality === 'fair',
        words: `quality: ${quality}`,
      })}
    />
  );
}
