import { useEffect } from 'react';

const OWN = '/private-voice.webmanifest';

/** Installed from here, the app opens here: it has a manifest of its own. */
export function useOwnManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const before = link?.getAttribute('href');
    link?.setAttribute('href', OWN);
    return () => {
      if (before) link?.setAttribute('href', before);
    };
  }, []);
}
