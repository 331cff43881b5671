export { addAnalytics } from './analytics.ts';
export { countProviderFailure, countReplyTime, countVoiceWaits } from './count-service.ts';
export { createMonthKeys } from './month-keys.ts';
export { type CapturedEvent, recordEvents } from './record-events.ts';
export { addCounts, type CountRow, readCounts, sumCounts } from './store.ts';
