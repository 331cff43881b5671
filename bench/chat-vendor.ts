import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';

/** A provider in a process of its own: the first token after 200 ms, then 40 a second, a word a token. */
const REPLIES = [
  'it sounds like that has been with you for a while, and that it is heavier at night. what is it like now?',
  'that sounds heavy, and it has been there for a while. what is it like tonight?',
  'tomorrow is already taking up a lot of room tonight. what about it keeps coming back?',
  "you've been the strong one for so long that nobody checks anymore. who knows how tired you are?",
  "i hear you, and there's no hurry. what happened then?",
];
let asked = 0;

const vendor = await startOpenAiChatStandIn({
  byDefault: () => ({
    kind: 'reply',
    text: REPLIES[asked++ % REPLIES.length] ?? '',
    firstTokenMs: 200,
    tokensPerSecond: 40,
  }),
});
process.send?.(vendor.url);
process.once('disconnect', () => void vendor.close());
