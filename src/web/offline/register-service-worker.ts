/** Keeps the app's files on this device, once the page has what it needs itself. Development serves no worker. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // Refused in some private windows: the app then works as any page does, with a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
