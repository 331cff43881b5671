import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MOODS, type Mood } from '#features/companion/contract.ts';
import { MoodChip } from '#features/companion/web/public.ts';
import { callApi } from '#web/api/call-api.ts';
import { Link } from '#web/ui/link.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { chooseDayMood, readDayMood } from '../contract.ts';
import { dayOf } from '../core/day-of.ts';
import styles from './day-mood.module.css';

/** One word for today, by one tap: it goes into the thread of insights. Another word takes its place, the same takes it back. */
export function DayMood() {
  const day = dayOf(new Date());
  const { chosen, choose } = useDayMood(day);
  return (
    <fieldset className={styles.day}>
      <legend className={styles.lead}>or leave one word for today</legend>
      <div className={styles.moods}>
        {MOODS.map((mood) => (
          <button
            key={mood}
            type="button"
            className={styles.mood}
            aria-pressed={mood === chosen}
            onClick={() => choose(mood === chosen ? null : mood)}
          >
            <MoodChip mood={mood} />
          </button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {chosen !== null && (
          <>
            kept: {chosen}. tap it again to take it back; <Link to="/insights">insights</Link> draw your days
            together.
          </>
        )}
      </p>
    </fieldset>
  );
}

function useDayMood(day: string) {
  const client = useQueryClient();
  const toast = useToast();
  const key = ['day-mood', day];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(readDayMood, { query: { day } }, { signal }),
  });
  const { mutate } = useMutation({
    mutationFn: (mood: Mood | null) => callApi(chooseDayMood, { body: { day, mood } }),
    // One tap after the other, in their order: the last one holds.
    scope: { id: 'day-mood' },
    onMutate: async (mood) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, { day, mood });
    },
    onError: () => {
      toast('this could not be kept just now. please try again.', 'bad');
      return client.invalidateQueries({ queryKey: key });
    },
  });
  return { chosen: data?.mood ?? null, choose: mutate };
}
