export { addAnalytics } from './analytics.ts';
export { countProviderFailure, countReplyTimes, countVoiceWaits, type ReplyTime } from './count-service.ts';
export { addCounts, type CountRow, readCounts, sumCounts } from './store.ts';
