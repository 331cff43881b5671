import { Room } from '#web/ui/room.tsx';
import { INSIGHTS_FROM_DAYS } from '../contract.ts';
import { ComingSoon } from './coming-soon.tsx';
import styles from './insights-screen.module.css';
import { InsightsView } from './insights-view.tsx';
import { useInsights } from './use-insights.ts';

/** `/insights`: what is to come until three days have a feeling in them, and from then on what they show. */
export function InsightsScreen() {
  const { data } = useInsights();
  const days = data?.days ?? null;
  return (
    <div className={styles.column}>
      <Room light="still" place="corner" />
      {data && data.days >= INSIGHTS_FROM_DAYS ? (
        <InsightsView insights={data} />
      ) : (
        <ComingSoon days={days} />
      )}
    </div>
  );
}
