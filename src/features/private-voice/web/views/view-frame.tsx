import type { ReactNode } from 'react';
import { PublicFrame } from '#web/shell/public-frame.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Room } from '#web/ui/room.tsx';
import { linkTo } from './view.ts';
import styles from './view-frame.module.css';

interface ViewFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of this app beside the conversation: a way back, and crisis support in its corner. */
export function ViewFrame({ title, lead, children }: ViewFrameProps) {
  return (
    <>
      <Room light="still" place="left" />
      <PublicFrame back={<BackLink to={linkTo('talk')}>back to the conversation</BackLink>}>
        <div className={styles.column}>
          <PageHead title={title} lead={lead} />
          {children}
        </div>
      </PublicFrame>
    </>
  );
}
