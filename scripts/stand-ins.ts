import { startAnthropicStandIn } from '#testing/stand-ins/anthropic.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { replyPlausibly } from '#testing/stand-ins/plausible-reply.ts';

/** Stand-ins for the model vendors, for development without a key: `node scripts/stand-ins.ts`. */
const claude = await startAnthropicStandIn({ port: 5011, byDefault: replyPlausibly });
const openai = await startOpenAiChatStandIn({ port: 5012, byDefault: replyPlausibly });

console.log(`COMPANION=claude ANTHROPIC_API_KEY=stand-in ANTHROPIC_BASE_URL=${claude.url} npm run dev`);
console.log(`COMPANION=openai OPENAI_MODEL=stand-in OPENAI_BASE_URL=${openai.url}/v1 npm run dev`);
