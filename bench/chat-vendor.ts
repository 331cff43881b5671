import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';

/** A provider in a process of its own: the first token after 200 ms, then 40 a second. */
const TEXT =
  'it sounds like that has been with you for a while, and that it is heavier at night. what is it like now?';

const vendor = await startOpenAiChatStandIn({
  byDefault: () => ({ kind: 'reply', text: TEXT, firstTokenMs: 200, tokensPerSecond: 40 }),
});
process.send?.(vendor.url);
process.once('disconnect', () => void vendor.close());
