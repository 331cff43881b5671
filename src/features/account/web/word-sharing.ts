import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/define-route.ts';
import { readHealth } from '#contract/health.ts';
import { callApi } from '#web/api/call-api.ts';

export type Providers = ResponseOf<typeof readHealth>;

/** What the server uses: who replies, who listens, who speaks. */
export const providersQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => callApi(readHealth, {}, { signal }),
});

const COMPANION_NAMES: Readonly<Record<string, string>> = {
  claude: 'Claude, by Anthropic',
  openai: 'an OpenAI-compatible model',
};

const SPEECH_NAMES: Readonly<Record<string, string>> = {
  elevenlabs: 'ElevenLabs',
  openai: 'an OpenAI-compatible service',
};

/** What would leave the server, each as a clause; none when everything stays on it. */
export function listSharing({ companion, stt, tts }: Pick<Providers, 'companion' | 'stt' | 'tts'>): string[] {
  const model = COMPANION_NAMES[companion];
  return [
    ...(model ? [`your words go to ${model}, which writes the replies`] : []),
    ...(stt && stt !== 'local'
      ? [`your voice goes to ${SPEECH_NAMES[stt] ?? stt}, which turns it into text`]
      : []),
    ...(tts === 'builtin' ? [] : [`replies go to ${SPEECH_NAMES[tts] ?? tts}, which speaks them`]),
  ];
}
