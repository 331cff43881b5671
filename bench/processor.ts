import { readFileSync } from 'node:fs';
import type { RunningServer } from '../tests/harness/run-server.ts';

/** A tick of /proc/…/stat: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const TICKS_A_SECOND = 100;

/** Processor seconds of the server since it started. */
export function readProcessorSeconds(server: RunningServer): number {
  const stat = readFileSync(`/proc/${server.pid()}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
