import type { Connectivity } from '#web/connectivity.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Notice } from '../core/notices.ts';
import { LOGIN_TEXTS, SILENT_TEXT } from '../core/sign-in-texts.ts';

export interface NoticeBannerProps {
  notice: Notice | null;
  connectivity: Connectivity;
  /** Sends the form again; without it, or while the form rests, there is no button. */
  onRetry?: (() => void) | undefined;
}

/** What stands above a sign-in form: the lost connection, and what went wrong. */
export function NoticeBanner({ notice, connectivity, onRetry }: NoticeBannerProps) {
  const saysOffline = notice?.message === LOGIN_TEXTS.offline;
  const isExpiry = notice?.severity === 'warning';
  return (
    <>
      {connectivity === 'silent' && !notice && (
        <Banner tone="warn" announce="status">
          {SILENT_TEXT}
        </Banner>
      )}
      {connectivity === 'offline' && !saysOffline && (
        <Banner tone="warn" announce="status">
          {LOGIN_TEXTS.offline}
        </Banner>
      )}
      {notice && (
        <Banner
          tone={isExpiry ? 'warn' : 'error'}
          announce={isExpiry ? 'status' : 'alert'}
          title={notice.title}
          action={
            notice.canRetry && onRetry ? (
              <Button look="text" size="sm" onClick={onRetry}>
                try again
              </Button>
            ) : undefined
          }
        >
          {notice.message}
        </Banner>
      )}
    </>
  );
}
