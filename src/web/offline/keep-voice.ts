/** As the service worker names it. */
const VOICE_CACHE = 'process-voice';

/** Has the service worker keep the basic voice, which this page has just used. Without a worker it is asked for again. */
export async function keepVoice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-voice');
}

/** Whether the basic voice is on this device: then it speaks without megabytes from anywhere. */
export async function isVoiceKept(): Promise<boolean> {
  // Only pages of a safe origin have it, and some private windows refuse it.
  if (!('caches' in globalThis)) return false;
  try {
    const cache = await caches.open(VOICE_CACHE);
    return (await cache.keys()).length > 0;
  } catch {
    return false;
  }
}
