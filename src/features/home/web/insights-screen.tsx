import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Room } from '#web/ui/room.tsx';
import { INSIGHTS_FROM_DAYS } from '../contract.ts';
import { ComingSoon } from './coming-soon.tsx';
import styles from './insights-screen.module.css';
import { InsightsView } from './insights-view.tsx';
import { useInsights } from './use-insights.ts';

/** `/insights`: what is to come until three days have a feeling in them, and from then on what they show. */
export function InsightsScreen() {
  const { data, isPending, refetch } = useInsights();
  return (
    <div className={styles.column}>
      <Room light="still" place="corner" />
      {data && data.days >= INSIGHTS_FROM_DAYS && <InsightsView insights={data} />}
      {data && data.days < INSIGHTS_FROM_DAYS && <ComingSoon days={data.days} />}
      {!data && isPending && <p role="status">looking at your days...</p>}
      {!data && !isPending && (
        <ErrorState
          isPage
          title="insights did not load"
          reassurance="nothing of yours is lost."
          action={<Button onClick={() => void refetch()}>try again</Button>}
        />
      )}
    </div>
  );
}
