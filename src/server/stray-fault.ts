/** What Node's own streams and sockets fail with when whoever used them has gone. */
const CODES: ReadonlySet<unknown> = new Set([
  'ABORT_ERR',
  'ECONNRESET',
  'EPIPE',
  'ERR_INVALID_STATE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/**
 * Whether a fault that nobody caught is of one request's stream, thrown by Node's own code with none of ours or of a
 * package on the way: that request has ended, nothing that others use was in the middle of a change. Everything else may
 * have left something half done.
 */
export function isStrayStreamFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !CODES.has(error.code)) return false;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length > 0 && frames.every((frame) => /\(?node:internal\//.test(frame));
}
