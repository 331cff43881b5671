import { formatDate } from '../../core/format-figures.ts';

/** An axis without lines of its own. */
export const AXIS = { tickLine: false, axisLine: false } as const;
/** One below, with as many words as fit. */
export const BOTTOM_AXIS = { ...AXIS, interval: 'equidistantPreserveStart', tickMargin: 10 } as const;
export const DATE_AXIS = { ...BOTTOM_AXIS, dataKey: 'date', tickFormatter: formatDate } as const;
