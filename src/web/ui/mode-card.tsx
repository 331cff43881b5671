import { Fragment, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './mode-card.module.css';
import { Spinner } from './spinner.tsx';

type ModeCardProps = Pick<LinkProps, 'to' | 'onClick' | 'state'> & {
  title: string;
  detail: string;
  /** A drawing above the words. */
  art: ReactNode;
  /** Opening: a spinner beside the title. */
  busy?: boolean;
};

/** One of the two large cards of a choice; the whole card is a link. Put two in a `ModePair`. */
export function ModeCard({ title, detail, art, busy = false, ...link }: ModeCardProps) {
  return (
    <Link {...link} className={styles.card} aria-busy={busy || undefined}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <h2 className={styles.title}>
        {title}
        {busy && <Spinner />}
      </h2>
      <p className={styles.detail}>{detail}</p>
    </Link>
  );
}

/** Two cards side by side, one below the other on small screens. */
export function ModePair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** Ruled paper with a line being written. */
export function TextSheet({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.sheet}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
      <i className={styles.caret} />
    </div>
  );
}
