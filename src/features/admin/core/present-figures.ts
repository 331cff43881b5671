import type { AnswerOf } from '#contract/define-route.ts';
import { COMPLETION_STATUSES, MODES } from '#features/analytics/contract.ts';
import {
  avgDurationOf,
  completionRateOf,
  crisisSuccessRateOf,
  effectivenessOf,
  growthOf,
  modeShareOf,
  phaseCompletionOf,
  pointsOf,
  returnRateOf,
  selectionShareOf,
  sessionsOf,
  stabilityRateOf,
  type Totals,
} from '#features/analytics/core/definitions.ts';
import { PHASES } from '#features/companion/contract.ts';
import type {
  readConversations,
  readEngagement,
  readModePreferences,
  readSessions,
  readTechnical,
  readTherapeuticFlow,
} from '../contract.ts';
import { createHiding, type DailyFigures, type Figures, type Hiding } from './figures.ts';

/** One mode alone would tell the other: both are told or none. */
const areModesEnough = ({ isEnough }: Hiding, sums: Totals): boolean =>
  MODES.every((mode) => isEnough(sums(`sessions:${mode}`)));

const hasSessions = ({ sums }: DailyFigures['days'][number]): boolean => sessionsOf(sums) > 0;

export function presentSessions(figures: DailyFigures): AnswerOf<typeof readSessions> {
  const hiding = createHiding(figures.minGroup);
  const { show, trend, isEnough, hidden } = hiding;
  const { range, recent, earlier, isRangeShown, isTrendShown } = figures;
  const areModesShown = isRangeShown && areModesEnough(hiding, range);
  const areModeTrendsShown =
    isTrendShown && areModesEnough(hiding, recent) && areModesEnough(hiding, earlier);
  const total = sessionsOf(range);
  return {
    trendData: figures.days.filter(hasSessions).map(({ date, sums }) => {
      const isShown = isEnough(sums('people'));
      const isCrisisShown = isShown && isEnough(sums('interventions'));
      return {
        date,
        avgDuration: show('trendData.avgDuration', avgDurationOf(sums), isShown),
        completionRate: show('trendData.completionRate', completionRateOf(sums), isShown),
        crisisSuccessRate: show('trendData.crisisSuccessRate', crisisSuccessRateOf(sums), isCrisisShown),
        stabilityRate: show('trendData.stabilityRate', stabilityRateOf(sums), isShown),
      };
    }),
    flowCompletion: COMPLETION_STATUSES.map((status) => {
      const completion = completionRateOf(range);
      const rate = status === 'completed' || completion === null ? completion : 1 - completion;
      return {
        status,
        sessions: show('flowCompletion', range(`ended:${status}`), total === 0 || isRangeShown),
        rate: show('flowCompletion', rate, isRangeShown),
      };
    }),
    totalSessions: show('totalSessions', total, total === 0 || isRangeShown),
    avgDuration: show('avgDuration', avgDurationOf(range), isRangeShown),
    sessionGrowth: trend(growthOf(sessionsOf(recent), sessionsOf(earlier)), isTrendShown),
    durationTrend: trend(growthOf(avgDurationOf(recent), avgDurationOf(earlier)), isTrendShown),
    voiceSessions: show('voiceSessions', range('sessions:voice'), total === 0 || areModesShown),
    textSessions: show('textSessions', range('sessions:text'), total === 0 || areModesShown),
    voiceUsage: show('voiceUsage', modeShareOf(range, 'voice'), areModesShown),
    textUsage: show('textUsage', modeShareOf(range, 'text'), areModesShown),
    voiceUsageTrend: trend(
      pointsOf(modeShareOf(recent, 'voice'), modeShareOf(earlier, 'voice')),
      areModeTrendsShown,
    ),
    textUsageTrend: trend(
      pointsOf(modeShareOf(recent, 'text'), modeShareOf(earlier, 'text')),
      areModeTrendsShown,
    ),
    privacy: hidden(),
  };
}

export function presentConversations(figures: Figures): AnswerOf<typeof readConversations> {
  const hiding = createHiding(figures.minGroup);
  const { range, isRangeShown } = figures;
  const isShown = sessionsOf(range) === 0 || (isRangeShown && areModesEnough(hiding, range));
  return {
    modeUsage: MODES.map((name) => ({
      name,
      value: hiding.show('modeUsage', range(`sessions:${name}`), isShown),
    })),
    privacy: hiding.hidden(),
  };
}

interface Seen {
  readonly seen: number;
  readonly returned: number;
}

/** People seen in windows that end today, and 30 days ago. */
export interface PeopleSeen {
  readonly week: number;
  readonly weekBefore: number;
  readonly month: Seen;
  readonly monthBefore: Seen;
}

export function presentEngagement(
  figures: Figures,
  { week, weekBefore, month, monthBefore }: PeopleSeen,
): AnswerOf<typeof readEngagement> {
  const { show, trend, isEnough, hidden } = createHiding(figures.minGroup);
  const { range, isRangeShown } = figures;
  return {
    usagePatterns: Array.from({ length: 24 }, (_, hour) => {
      const sessions = range(`hour:${hour}`);
      return {
        hour,
        sessions: show('usagePatterns', sessions, sessions === 0 || (isRangeShown && isEnough(sessions))),
      };
    }),
    activeUsers: show('activeUsers', week, isEnough(week)),
    activeUserGrowth: trend(growthOf(week, weekBefore), isEnough(week) && isEnough(weekBefore)),
    returnRate: show('returnRate', returnRateOf(month), isEnough(month.seen)),
    returnRateTrend: trend(
      pointsOf(returnRateOf(month), returnRateOf(monthBefore)),
      isEnough(month.seen) && isEnough(monthBefore.seen),
    ),
    privacy: hidden(),
  };
}

export function presentTechnical(figures: DailyFigures): AnswerOf<typeof readTechnical> {
  const { show, trend, isEnough, hidden } = createHiding(figures.minGroup);
  const { range, recent, earlier, isRangeShown, isTrendShown } = figures;
  return {
    issuesData: figures.days.filter(hasSessions).map(({ date, sums }) => {
      const isShown = isEnough(sums('people'));
      return {
        date,
        voiceIssues: show('issuesData', sums('issues:voice_recognition'), isShown),
        connectionIssues: show('issuesData', sums('issues:connection'), isShown),
        appCrashes: show('issuesData', sums('issues:app_crash'), isShown),
      };
    }),
    stabilityRate: show('stabilityRate', stabilityRateOf(range), isRangeShown),
    stabilityTrend: trend(pointsOf(stabilityRateOf(recent), stabilityRateOf(earlier)), isTrendShown),
    privacy: hidden(),
  };
}

export function presentModePreferences(figures: DailyFigures): AnswerOf<typeof readModePreferences> {
  const { show, isEnough, hidden } = createHiding(figures.minGroup);
  const { range, isRangeShown } = figures;
  const areEnough = (sums: Totals) => MODES.every((mode) => isEnough(sums(`selected:${mode}`)));
  const percentage = (mode: (typeof MODES)[number]) => {
    const share = selectionShareOf(range, mode);
    return show(`${mode}Percentage`, share === null ? null : share * 100, isRangeShown && areEnough(range));
  };
  return {
    selectionTrends: figures.days
      .filter(({ sums }) => MODES.some((mode) => sums(`selected:${mode}`) > 0))
      .map(({ date, sums }) => {
        const isShown = isEnough(sums('people')) && areEnough(sums);
        return {
          date,
          voice: show('selectionTrends', sums('selected:voice'), isShown),
          text: show('selectionTrends', sums('selected:text'), isShown),
        };
      }),
    voicePercentage: percentage('voice'),
    textPercentage: percentage('text'),
    privacy: hidden(),
  };
}

export function presentTherapeuticFlow(figures: Figures): AnswerOf<typeof readTherapeuticFlow> {
  const { show, isEnough, hidden } = createHiding(figures.minGroup);
  const { range, isRangeShown } = figures;
  return {
    phaseCompletionRates: PHASES.map((phase) => ({
      phase,
      completionRate: show(
        'phaseCompletionRates',
        phaseCompletionOf(range, phase),
        isRangeShown && isEnough(range(`entered:${phase}`)),
      ),
    })),
    aiGuidanceEffectiveness: {
      guidanceBreakdown: effectivenessOf(range).map(({ technique, score, count }) => {
        const isShown = isEnough(count);
        return {
          _id: technique,
          avgEffectiveness: show('guidanceBreakdown', score, isShown),
          count: show('guidanceBreakdown', count, isShown),
        };
      }),
    },
    privacy: hidden(),
  };
}
