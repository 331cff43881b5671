import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import cardStyles from './conversation-card.module.css';
import styles from './history-skeleton.module.css';
import { useLoadingStage } from './loading-stage.ts';

/** Widths of title, words and facts. */
const CARDS = [
  ['44%', '84%', '38%'],
  ['30%', '70%', '24%'],
  ['52%', '92%', '46%'],
  ['36%', '76%', '30%'],
] as const;

/** The list to come, and a sentence that changes as loading goes on. */
export function HistorySkeleton() {
  const stage = useLoadingStage();
  return (
    <>
      <p className={styles.words} role="status" data-stage={stage.name}>
        {stage.words}
      </p>
      <div aria-hidden="true">
        {CARDS.map(([title, words, facts]) => (
          <div key={title} className={classNames(cardStyles.card, cardStyles.thread, styles.card)}>
            <span className={styles.disc} />
            <div className={styles.lines}>
              <Skeleton width={title} height="22px" />
              <Skeleton width={words} />
              <Skeleton width={facts} height="12px" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
