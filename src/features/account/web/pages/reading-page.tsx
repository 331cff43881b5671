import type { ReactNode } from 'react';
import { PublicFrame } from '#web/shell/public-frame.tsx';
import { Room } from '#web/ui/room.tsx';
import styles from './reading-page.module.css';

/** A page of plain words that anyone may open. */
export function ReadingPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <Room light="still" place="left" />
      <PublicFrame>
        <article className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </article>
      </PublicFrame>
    </>
  );
}

/** One heading and what stands under it. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
