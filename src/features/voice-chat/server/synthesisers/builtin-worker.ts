import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { BuiltinAnswer, BuiltinRequest } from './builtin-synthesiser.ts';
import { voiceLanguageOf } from './voice-language.ts';

/** The thread of the basic voice: one text in, its sound out. */

const WAV_HEADER_BYTES = 44;
const PACE_WORDS_PER_MINUTE = 155;

/** Node has it; its types do not. */
declare const WebAssembly: {
  compile(binary: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
};

/** The part of eSpeak's Emscripten module that is used. */
interface Espeak {
  readonly FS: { writeFile(path: string, data: string): void; readFile(path: string): Uint8Array };
}
interface EspeakOptions {
  readonly arguments: readonly string[];
  readonly preRun: readonly ((module: Espeak) => void)[];
  readonly instantiateWasm: (imports: object, done: (instance: object, module: object) => void) => object;
  readonly print: () => void;
  readonly printErr: () => void;
}
type CreateEspeak = (options: EspeakOptions) => Promise<Espeak>;

async function load(): Promise<{ create: CreateEspeak; wasm: object }> {
  // An optional package without types of its own.
  const { default: create }: { default: CreateEspeak } = await import('espeak-ng' as string);
  const binary = new URL(import.meta.resolve('espeak-ng').replace(/\.js$/, '.wasm'));
  return { create, wasm: await WebAssembly.compile(await readFile(binary)) };
}
const loading = load();

/** Each text gets an instance of its own: the program is made to run once. */
async function speak(text: string): Promise<Uint8Array> {
  const { create, wasm } = await loading;
  const voice = voiceLanguageOf(text);
  const espeak = await create({
    arguments: ['-w', 'out.wav', '-f', 'in.txt', '-v', `${voice}+f3`, '-s', String(PACE_WORDS_PER_MINUTE)],
    // Double brackets would be read as phonemes.
    preRun: [({ FS }) => FS.writeFile('in.txt', text.replaceAll('[[', '[ ['))],
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(wasm, imports).then((instance) => done(instance, wasm));
      return {};
    },
    print: () => {},
    printErr: () => {},
  });
  return espeak.FS.readFile('out.wav');
}

/** As MP3, which every browser plays; as it is when the optional encoder is not installed. */
async function encode(wav: Uint8Array): Promise<Exclude<BuiltinAnswer, { failure: string }>> {
  const encoders = await import('wasm-media-encoders').catch(() => null);
  if (encoders === null) return { bytes: wav, mime: 'audio/wav' };
  const encoder = await encoders.createMp3Encoder();
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  encoder.configure({ sampleRate: view.getUint32(24, true) as 22_050, channels: 1, vbrQuality: 4 });
  const samples = Float32Array.from(
    { length: Math.floor((wav.length - WAV_HEADER_BYTES) / 2) },
    (_, index) => view.getInt16(WAV_HEADER_BYTES + 2 * index, true) / 32_768,
  );
  // The encoder hands out views of one buffer of its own.
  const body = encoder.encode([samples]).slice();
  return { bytes: Buffer.concat([body, encoder.finalize()]), mime: 'audio/mpeg' };
}

async function answer({ text, as }: BuiltinRequest): Promise<BuiltinAnswer> {
  try {
    const wav = await speak(text);
    if (wav.length <= WAV_HEADER_BYTES) return { failure: 'silent' };
    return as === 'file' ? await encode(wav) : { bytes: wav.subarray(WAV_HEADER_BYTES), mime: 'audio/wav' };
  } catch {
    return { failure: 'not installed' };
  }
}

loading.catch(() => undefined);
parentPort?.on('message', (request: BuiltinRequest) => {
  void answer(request).then((said) => parentPort?.postMessage(said));
});
