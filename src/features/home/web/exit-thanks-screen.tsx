import { type CSSProperties, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#features/account/web/public.ts';
import { HelpEntries } from '#web/shell/help-entries.tsx';
import { OfflineBanner } from '#web/shell/offline-banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Heart } from '#web/ui/heart.tsx';
import { Room } from '#web/ui/room.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { composeThanks, SUPPORT_NOTE } from '../core/thanks.ts';
import styles from './exit-thanks-screen.module.css';
import { continueThanks, nextThanks, STAGGER_MS, STAY_MS, type ThanksStatus } from './thanks-machine.ts';

const prefersLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const after = (index: 0 | 1 | 2 | 3 | 4): CSSProperties => ({ '--after': `${STAGGER_MS[index]}ms` });

/** `/exit-thanks`: a moment between a conversation and the rest of the day. */
export function ExitThanksScreen() {
  const name = useMe().data?.name.split(' ')[0] ?? null;
  const [chances] = useState(() => [Math.random(), Math.random()] as const);
  const [hour] = useState(() => new Date().getHours());
  const [isReduced] = useState(prefersLessMotion);
  const [status, setStatus] = useState<ThanksStatus>('shown');
  /** Somebody took a quiet minute: from then on it is theirs to go on. */
  const [isResting, setIsResting] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (isResting && status === 'shown') return;
    const next = nextThanks(status, isReduced);
    if (next === null) {
      void navigate('/options', { replace: true });
      return;
    }
    const timer = setTimeout(() => setStatus(next.status), next.afterMs);
    return () => clearTimeout(timer);
  }, [status, isReduced, isResting, navigate]);

  const thanks = composeThanks(hour, name, chances);
  const isOver = status === 'leaving' || status === 'left';
  return (
    <main id="main" tabIndex={-1} className={styles.screen} data-status={status}>
      <Room light="soft" place="centre" />
      <div className={styles.help}>
        <HelpEntries onBreathe={() => setIsResting(true)} />
      </div>
      <OfflineBanner />
      {isOver ? (
        <p className={styles.leaving} role="status">
          <Spinner />
          <VisuallyHidden>returning to your dashboard</VisuallyHidden>
        </p>
      ) : (
        <div
          role="dialog"
          aria-labelledby="thanks"
          className={classNames(styles.thanks, status === 'fading' && styles.fading)}
        >
          <Heart className={styles.heart} />
          <p className={classNames(styles.greeting, styles.part)} style={after(0)}>
            {thanks.greeting}
          </p>
          <h1 id="thanks" className={classNames(styles.headline, styles.part)} style={after(1)}>
            {thanks.headline}
          </h1>
          <p className={classNames(styles.line, styles.part)} style={after(2)}>
            {thanks.line}
          </p>
          <div className={classNames(styles.way, styles.part)} style={after(3)}>
            <div
              className={styles.bar}
              data-resting={isResting}
              style={{ '--stay': `${STAY_MS}ms` }}
              aria-hidden="true"
            />
            <Button
              look="quiet"
              autoFocus
              onClick={() => setStatus((held) => continueThanks(held, isReduced))}
            >
              Continue
            </Button>
          </div>
          <p className={classNames(styles.note, styles.part)} style={after(4)}>
            {SUPPORT_NOTE}
          </p>
        </div>
      )}
    </main>
  );
}
