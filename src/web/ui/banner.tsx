import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';

type Tone = 'ok' | 'warn' | 'error' | 'info' | 'note';

const icons: Record<Tone, ReactNode> = {
  ok: <CircleCheck />,
  warn: <TriangleAlert />,
  error: <CircleAlert />,
  info: <Info />,
  note: <Info />,
};

interface BannerProps {
  tone: Tone;
  title?: string | undefined;
  /** Another icon than the tone's own. */
  icon?: ReactNode;
  /** Buttons or links at the right. */
  action?: ReactNode;
  /** `alert` for what just failed (the default for `error`), `status` for news, `none` for what was there from the start. */
  announce?: 'alert' | 'status' | 'none' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A tinted line: moss for good, ochre for attention, clay for failed, linen for a note, harbour for information. */
export function Banner({ tone, title, icon, action, announce, className, children }: BannerProps) {
  const role = announce ?? (tone === 'error' ? 'alert' : 'status');
  return (
    <div
      role={role === 'none' ? undefined : role}
      className={classNames(styles.banner, styles[tone], action !== undefined && styles.acting, className)}
    >
      {icon ?? icons[tone]}
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
