import { createContext, use } from 'react';
import { Banner } from '../ui/banner.tsx';
import { useBrowserOnline } from '../use-browser-online.ts';

/** What is true of the screens around it while there is no network. */
export const OfflineWords = createContext(
  "you're offline. what you write stays here and goes out when you're back; crisis support opens all the same.",
);

/** Says that there is no network, and goes by itself when it is back. */
export function OfflineBanner() {
  const words = use(OfflineWords);
  return (
    <div role="status">
      {!useBrowserOnline() && (
        <Banner tone="warn" announce="none">
          {words}
        </Banner>
      )}
    </div>
  );
}
