/** Has the service worker keep the basic voice, which this page has just used. Without a worker it is asked for again. */
export async function keepVoice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-voice');
}
