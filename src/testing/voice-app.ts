import { onTestFinished } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { buildTestApp, type Caller, type TestApp } from './build-test-app.ts';
import { postForm, type SpokenFields, speakTurn } from './speak.ts';
import { type SpeechStep, startElevenLabsStandIn, startOpenAiSpeechStandIn } from './stand-ins/speech.ts';
import type { StandIn } from './stand-ins/stand-in.ts';

export interface VoiceApp extends TestApp {
  /** Where the app listens: uploads and streams go over a real connection. */
  readonly url: string;
  readonly recogniser: StandIn<SpeechStep>;
  readonly synthesiser: StandIn<SpeechStep>;
  /** Somebody who lets their voice leave, with a spoken conversation of their own. */
  begin(options?: { modelConsent?: boolean }): Promise<Speaker>;
}

export interface Speaker extends Caller {
  readonly conversationId: string;
  post(path: string, form: FormData, signal?: AbortSignal): Promise<Response>;
  /** One spoken turn. Fields that are undefined are left out. */
  speak(fields?: SpokenFields, signal?: AbortSignal): Promise<Response>;
}

interface VoiceAppOptions {
  readonly env?: Record<string, string>;
  readonly companion?: Companion;
  readonly now?: () => Date;
}

/** The real app, listening, with a speech vendor that understands and one that speaks. */
export async function buildVoiceApp({ env = {}, companion, now }: VoiceAppOptions = {}): Promise<VoiceApp> {
  const [recogniser, synthesiser] = [await startOpenAiSpeechStandIn(), await startElevenLabsStandIn()];
  const test = await buildTestApp({
    ...(companion && { companion }),
    ...(now && { now }),
    env: {
      STT: 'openai',
      STT_BASE_URL: `${recogniser.url}/v1`,
      STT_API_KEY: 'stand-in',
      TTS: 'elevenlabs',
      TTS_BASE_URL: `${synthesiser.url}/v1`,
      TTS_API_KEY: 'stand-in',
      ...env,
    },
  });
  onTestFinished(async () => {
    await Promise.all([recogniser.close(), synthesiser.close()]);
  });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });

  async function begin({ modelConsent = true } = {}): Promise<Speaker> {
    const caller = await test.signUp();
    if (modelConsent) await caller.call('PATCH', '/api/users/me', { modelConsent });
    const begun = await caller.call('POST', '/api/chat/conversations', { type: 'voice' });
    const conversationId: string = begun.json().id;
    const who = { url, token: caller.token, conversationId };
    return {
      ...caller,
      conversationId,
      post: (path, form, signal) => postForm(who, path, form, signal),
      speak: (fields, signal) => speakTurn(who, fields, signal),
    };
  }
  return { ...test, url, recogniser, synthesiser, begin };
}

export interface ToldEvent {
  readonly id: number | null;
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server sent, for tests to look at
  readonly data: any;
}

/** The events of an answer, as they come. */
export async function* readEvents(response: Response): AsyncGenerator<ToldEvent> {
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const id = /^id: (.*)$/m.exec(block)?.[1];
      if (event && data) yield { id: id ? Number(id) : null, event, data: JSON.parse(data) };
    }
  }
}

export async function listEvents(response: Response): Promise<ToldEvent[]> {
  const events: ToldEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}
