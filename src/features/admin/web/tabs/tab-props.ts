import type { DashboardFigures } from '../use-dashboard.ts';

export interface TabProps {
  readonly figures: DashboardFigures;
  /** The range in words: 'last 30 days'. */
  readonly during: string;
}
