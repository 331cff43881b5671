export { type AnalyticsSession, createAnalyticsSession } from './analytics-session.ts';
