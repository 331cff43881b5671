/** Whether a day of the figures, which are kept in UTC, is still going on. */
export const isUnfinished = (date: string, now: number): boolean =>
  date === new Date(now).toISOString().slice(0, 10);

/** A cell of a table: the day that still goes on says so, anything else stays as it is. */
export const nameDay = (date: string, now: number): string =>
  isUnfinished(date, now) ? `${date} (so far)` : date;

interface Point {
  readonly date: string;
  readonly value: number | null;
}

/** A line in two: `value` over the days that are over, `soFar` from the last of them to the one that still goes on. */
export function splitUnfinished(
  points: readonly Point[],
  now: number,
): readonly (Point & { readonly soFar: number | null })[] {
  const today = points.findLastIndex(({ date, value }) => value !== null && isUnfinished(date, now));
  const lastOver =
    today < 0 ? -1 : points.findLastIndex(({ value }, index) => index < today && value !== null);
  return points.map((point, index) => {
    if (today >= 0 && index === today) return { ...point, value: null, soFar: point.value };
    return { ...point, soFar: index === lastOver ? point.value : null };
  });
}
