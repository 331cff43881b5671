import { formatCount, formatMinutes, formatRate } from '../core/format-figures.ts';
import type { FigureCellProps } from './figure-cell.tsx';
import type { DashboardFigures } from './use-dashboard.ts';

/** The cards of 'key therapeutic metrics', which are the summary of `/admin` as well, and the rate of closes. */
export function keyFigures({ sessions, engagement, technical }: DashboardFigures) {
  const hidden = [sessions, engagement, technical].flatMap(({ privacy }) => privacy.hidden);
  const card = (
    field: string,
    figure: Pick<FigureCellProps, 'name' | 'value' | 'trend' | 'better'>,
  ): FigureCellProps => ({
    ...figure,
    hidden: hidden.includes(field),
    minGroup: sessions.privacy.minGroup,
  });
  const completed = sessions.flowCompletion.find(({ status }) => status === 'completed');
  return {
    totalSessions: card('totalSessions', {
      name: 'total sessions',
      value: formatCount(sessions.totalSessions),
      trend: sessions.sessionGrowth,
    }),
    avgDuration: card('avgDuration', {
      name: 'avg session duration',
      value: formatMinutes(sessions.avgDuration),
      trend: sessions.durationTrend,
      better: 'neither',
    }),
    activeUsers: card('activeUsers', {
      name: 'active users (7d)',
      value: formatCount(engagement.activeUsers),
      trend: engagement.activeUserGrowth,
    }),
    voiceUsage: card('voiceUsage', {
      name: 'voice mode usage',
      value: formatRate(sessions.voiceUsage),
      trend: sessions.voiceUsageTrend,
      better: 'neither',
    }),
    textUsage: card('textUsage', {
      name: 'text mode usage',
      value: formatRate(sessions.textUsage),
      trend: sessions.textUsageTrend,
      better: 'neither',
    }),
    returnRate: card('returnRate', {
      name: 'return user rate',
      value: formatRate(engagement.returnRate),
      trend: engagement.returnRateTrend,
    }),
    stabilityRate: card('stabilityRate', {
      name: 'technical stability',
      value: formatRate(technical.stabilityRate),
      trend: technical.stabilityTrend,
    }),
    completionRate: card('flowCompletion', {
      name: 'completion rate',
      value: formatRate(completed?.rate ?? null),
    }),
  };
}
