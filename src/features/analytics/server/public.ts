export { addAnalytics } from './analytics.ts';
export { countProviderFailure, countReplyTime } from './count-service.ts';
export { createMonthKeys } from './month-keys.ts';
export { type CapturedEvent, recordEvents } from './record-events.ts';
export { addCounts, type CountRow, countPeople, readCounts } from './store.ts';
