export { addAnalytics } from './analytics.ts';
export { countProviderFailure, countReplyTime, countVoiceWaits } from './count-service.ts';
export { addCounts, type CountRow, readCounts, sumCounts } from './store.ts';
