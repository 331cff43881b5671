import { readFileSync } from 'node:fs';
import type { RunningServer } from '../tests/harness/run-server.ts';

/** Memory that is the server's own, or its share of what others use too, in MB. */
export function readPssMb(server: RunningServer): number {
  const rollup = readFileSync(`/proc/${server.pid()}/smaps_rollup`, 'utf8');
  return (Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) * 1_024) / 1e6;
}
