import { supportEmail } from '#web/config.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { Card } from '#web/ui/card.tsx';
import { CATEGORY_TEXTS, type ErrorCategory } from '../core/boundary.ts';
import { reportHref } from '../core/error-report.ts';
import styles from './error-card.module.css';

interface ErrorCardProps {
  category: ErrorCategory;
  /** For the report, and shown where it says more than the category does. */
  message: string;
  /** ISO string. */
  time: string;
  busy?: boolean;
  onRetry: () => void;
  onStartOver?: (() => void) | undefined;
}

/** What went wrong, in the category's words, with its one action and a mail that the person may send. */
export function ErrorCard({ category, message, time, busy = false, onRetry, onStartOver }: ErrorCardProps) {
  const { title, message: words, action } = CATEGORY_TEXTS[category];
  const isFatal = category === 'FATAL';
  const report = reportHref({
    email: supportEmail(),
    message,
    category,
    time,
    pageUrl: window.location.href,
    userAgent: navigator.userAgent,
  });
  return (
    <Card className={styles.card} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p>{words}</p>
      {isFatal && <p className={styles.detail}>{message}</p>}
      <div className={styles.actions}>
        <Button size="sm" busy={busy} onClick={isFatal ? () => window.location.reload() : onRetry}>
          {action}
        </Button>
        {onStartOver && !isFatal && (
          <Button size="sm" look="text" onClick={onStartOver}>
            start over
          </Button>
        )}
        <ButtonAnchor size="sm" look="text" href={report}>
          report this error
        </ButtonAnchor>
      </div>
    </Card>
  );
}
