import { startAnthropicStandIn } from '#testing/stand-ins/anthropic.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { replyPlausibly } from '#testing/stand-ins/plausible-reply.ts';
import { startOpenAiSpeechStandIn } from '#testing/stand-ins/speech.ts';

/** Whose wire the model's stand-in speaks. */
export const MODELS = ['claude', 'openai'] as const;
type Model = (typeof MODELS)[number];

export interface StandIns {
  /** What makes a server ask them instead of vendors. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Stand-ins for a model and for speech, so that both can be tried without a key. */
export async function startStandIns(model: Model): Promise<StandIns> {
  const talk = await (model === 'claude' ? startAnthropicStandIn : startOpenAiChatStandIn)({
    byDefault: replyPlausibly,
  });
  const speech = await startOpenAiSpeechStandIn();
  const speechUrl = `${speech.url}/v1`;
  const key = 'stand-in';
  const modelEnv: Record<Model, Record<string, string>> = {
    claude: { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: talk.url },
    openai: { OPENAI_API_KEY: key, OPENAI_MODEL: key, OPENAI_BASE_URL: `${talk.url}/v1` },
  };
  return {
    env: {
      COMPANION: model,
      ...modelEnv[model],
      STT: 'openai',
      STT_API_KEY: key,
      STT_BASE_URL: speechUrl,
      TTS: 'openai',
      TTS_API_KEY: key,
      TTS_BASE_URL: speechUrl,
    },
    async close() {
      await Promise.all([talk.close(), speech.close()]);
    },
  };
}
