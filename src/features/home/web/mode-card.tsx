import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './mode-card.module.css';

interface ModeCardProps {
  to: string;
  title: string;
  children: ReactNode;
  /** A drawing; decoration. */
  art: ReactNode;
  opening: boolean;
  onOpen: (to: string) => void;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A way to begin: a link, so that it can be opened in a tab of its own as well. */
export function ModeCard({ to, title, children, art, opening, onOpen }: ModeCardProps) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(to);
  };
  return (
    <Link to={to} className={styles.card} aria-busy={opening || undefined} onClick={open}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{children}</p>
      {opening && (
        <span className={styles.opening} role="status">
          <Spinner />
          <VisuallyHidden>opening {title}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
