export { addAnalytics } from './analytics.ts';
export { countProviderFailure, countReplyTimes, countVoiceWaits, type ReplyTime } from './count-service.ts';
export { addCounts, readCounts, type SumParts, sumCounts } from './sums.ts';
