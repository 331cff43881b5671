/** Words do not wait longer for their sound. */
export const START_MS = 2_000;

/**
 * Tells once when a context does not run after a while, as where there is no sound device: it stays suspended, and says
 * nothing. @returns ends the watch
 */
export function watchStart(context: Pick<AudioContext, 'state'>, onStuck: () => void): () => void {
  const timer = setTimeout(() => {
    if (context.state !== 'running') onStuck();
  }, START_MS);
  return () => clearTimeout(timer);
}
