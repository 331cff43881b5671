import { AppError } from '#contract/errors.ts';
import { type Env, EnvError } from '#server/env.ts';
import { findModel } from './recognisers/find-model.ts';
import { createLocalRecogniser } from './recognisers/local-recogniser.ts';
import type { Recogniser } from './recognisers/recogniser.ts';
import { createElevenLabsRecogniser, createOpenAiRecogniser } from './recognisers/remote-recognisers.ts';
import { createRecordingOpener, type OpenRecording } from './recording-opener.ts';
import { createBuiltinSynthesiser } from './synthesisers/builtin-synthesiser.ts';
import { createElevenLabsSynthesiser, createOpenAiSynthesiser } from './synthesisers/remote-synthesisers.ts';
import type { Synthesiser } from './synthesisers/synthesiser.ts';

interface Consent {
  readonly modelConsent: boolean;
}

/** Who listens and who speaks. Without a person's consent only what runs inside this server. */
export interface Engines {
  /** @throws {AppError} consent_required when only an outside one is there, no_recogniser when none is */
  recogniserFor(person: Consent): Recogniser;
  synthesiserFor(person: Consent): Synthesiser;
  readonly openRecording: OpenRecording;
  close(): Promise<void>;
}

/** @throws {EnvError} when `VOICE_MODEL_DIR` has no model */
export function createEngines(env: Env): Engines {
  const local = localRecogniserOf(env);
  const recogniser = remoteRecogniserOf(env) ?? local;
  const builtin = createBuiltinSynthesiser();
  const opener = createRecordingOpener();
  const synthesiser = remoteSynthesiserOf(env) ?? builtin;
  return {
    recogniserFor({ modelConsent }) {
      const chosen = recogniser?.isOutside && !modelConsent ? local : recogniser;
      if (chosen) return chosen;
      throw new AppError(recogniser ? 'consent_required' : 'no_recogniser');
    },
    synthesiserFor: ({ modelConsent }) => (synthesiser.isOutside && !modelConsent ? builtin : synthesiser),
    openRecording: opener.open,
    async close() {
      await Promise.all([local?.close?.(), builtin.close?.(), opener.close()]);
    },
  };
}

function remoteRecogniserOf(env: Env): Recogniser | null {
  const options = { apiKey: env.STT_API_KEY, baseUrl: env.STT_BASE_URL, model: env.STT_MODEL };
  if (env.STT === 'openai') return createOpenAiRecogniser(options);
  return env.STT === 'elevenlabs' ? createElevenLabsRecogniser(options) : null;
}

function localRecogniserOf({ VOICE_MODEL_DIR }: Env): Recogniser | null {
  if (VOICE_MODEL_DIR === undefined) return null;
  const model = findModel(VOICE_MODEL_DIR);
  if (model) return createLocalRecogniser(model);
  throw new EnvError(
    'VOICE_MODEL_DIR: has no speech model that is known here. for example: a folder with tokens.txt and the .onnx files of a Whisper, Moonshine, SenseVoice or transducer model for sherpa-onnx',
  );
}

function remoteSynthesiserOf(env: Env): Synthesiser | null {
  const options = {
    apiKey: env.TTS_API_KEY,
    baseUrl: env.TTS_BASE_URL,
    model: env.TTS_MODEL,
    voice: env.TTS_VOICE,
  };
  if (env.TTS === 'elevenlabs') return createElevenLabsSynthesiser(options);
  return env.TTS === 'openai' ? createOpenAiSynthesiser(options) : null;
}
