let current: AudioContext | null = null;

/**
 * The page's one AudioContext. Call it inside the tap that starts talking or listening: browsers let sound begin only
 * there. Safe to call on each tap; a context that the system interrupted goes on.
 */
export function unlockAudio(create = () => new AudioContext({ latencyHint: 'interactive' })): AudioContext {
  if (current === null || current.state === 'closed') current = create();
  const context = current;
  if (context.state !== 'running') {
    // It may be refused outside a tap: then it stays suspended, and the next tap asks again.
    context.resume().catch(() => {});
    playNothing(context);
  }
  return context;
}

/** Older iPhones unlock sound only when something is played inside the tap. */
function playNothing(context: AudioContext): void {
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, 1, context.sampleRate);
  source.connect(context.destination);
  source.start();
}

/** Gives the sound device back. The next tap makes a new context. */
export async function closeAudio(): Promise<void> {
  const context = current;
  current = null;
  if (context && context.state !== 'closed') await context.close();
}
