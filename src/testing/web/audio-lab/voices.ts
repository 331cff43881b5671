import { createBasicVoice, hasBasicVoice } from '#web/audio/basic-voice.ts';
import { findBrowserRecogniser } from '#web/audio/browser-recogniser.ts';
import { findBrowserVoice } from '#web/audio/browser-voice.ts';

/** Speaks with the basic voice twice: the first time it loads. */
export async function speakBasic(text: string) {
  const voice = createBasicVoice();
  const { signal } = new AbortController();
  const runs: { ms: number; seconds: number; clauses: string[] }[] = [];
  for (const _run of [1, 2]) {
    const startedAt = performance.now();
    const run = { ms: 0, seconds: 0, clauses: [] as string[] };
    for await (const chunk of voice.speak(text, { signal })) {
      run.seconds += chunk.bytes.length / 2 / (chunk.sampleRate ?? Number.NaN);
      run.clauses.push(chunk.text ?? '');
    }
    run.ms = performance.now() - startedAt;
    runs.push(run);
  }
  voice.close();
  return { hasBasicVoice, runs };
}

/** What this browser can do by itself, with nothing that leaves the device. */
export async function findOwnSpeech() {
  return {
    recogniser: (await findBrowserRecogniser({ language: 'en-US' }))?.place ?? null,
    remoteRecogniser: (await findBrowserRecogniser({ language: 'en-US', allowRemote: true }))?.place ?? null,
    voice: (await findBrowserVoice({ language: 'en-US' })) !== null,
  };
}
