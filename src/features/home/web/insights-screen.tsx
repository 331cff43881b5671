import { Button } from '#web/ui/button.tsx';
import { Room } from '#web/ui/room.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { ComingSoon } from './coming-soon.tsx';
import styles from './insights-screen.module.css';
import { InsightsView } from './insights-view.tsx';
import { useInsights, useJoinInsights } from './use-insights.ts';

/** `/insights`: coming soon, and for those who join the beta what there is already. */
export function InsightsScreen() {
  const { data } = useInsights();
  const join = useJoinInsights();
  const toast = useToast();
  const change = (joined: boolean) =>
    join.mutate(joined, {
      onSuccess: () => toast(joined ? 'you are in the beta' : 'you left the beta'),
      onError: () => toast('this could not be changed just now. please try again.', 'bad'),
    });
  return (
    <div className={styles.column}>
      <Room light="still" place="corner" />
      {data?.insights ? (
        <InsightsView
          insights={data.insights}
          leave={
            <Button look="text" size="sm" busy={join.isPending} onClick={() => change(false)}>
              leave the beta
            </Button>
          }
        />
      ) : (
        <ComingSoon
          join={
            data && (
              <Button look="quiet" size="sm" busy={join.isPending} onClick={() => change(true)}>
                join the beta
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
