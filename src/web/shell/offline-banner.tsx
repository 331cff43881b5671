import { Banner } from '../ui/banner.tsx';
import { useBrowserOnline } from '../use-browser-online.ts';

/** Says that there is no network, and goes by itself when it is back. */
export function OfflineBanner() {
  return (
    <div role="status">
      {!useBrowserOnline() && (
        <Banner tone="warn" announce="none">
          you're offline. what you write stays here and goes out when you're back; crisis support opens all
          the same.
        </Banner>
      )}
    </div>
  );
}
