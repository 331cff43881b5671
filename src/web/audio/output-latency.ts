/**
 * How long a sound is under way to the ear, in seconds; 0 where nobody says. Firefox isn't asked: it asks the device while
 * it holds the lock that the sound's own thread waits for, and with PulseAudio the page may then stand still for ever.
 */
export const outputLatencyOf = (
  context: Partial<Pick<AudioContext, 'outputLatency'>>,
  userAgent = navigator.userAgent,
): number => (/\bFirefox\//.test(userAgent) ? 0 : (context.outputLatency ?? 0));
