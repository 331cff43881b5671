import espeak from 'espeak-ng';
import wasmUrl from 'espeak-ng/dist/espeak-ng.wasm?url&no-inline';

const WORDS_PER_MINUTE = 160;
const WAV_HEADER_BYTES = 44;
const SAMPLE_RATE_AT = 24;

export interface SpokenPiece {
  readonly pcm: Uint8Array<ArrayBuffer>;
  readonly sampleRate: number;
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** Loaded once; a failed load is tried again with the next piece. */
function loadProgram(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/** Speaks a piece with espeak-ng: each is a run of its program. `rate` 1 is 160 words a minute. */
export async function speakWithEspeak(text: string, rate: number): Promise<SpokenPiece> {
  const program = await loadProgram();
  const run = await espeak({
    // The text comes as a file: one that begins with '-' is no option.
    arguments: [
      '-v',
      'en-us',
      '-s',
      String(Math.round(WORDS_PER_MINUTE * rate)),
      '-w',
      '/said.wav',
      '-f',
      '/text',
    ],
    preRun: [({ FS }) => FS.writeFile('/text', text)],
    instantiateWasm: (imports, receive) => {
      void WebAssembly.instantiate(program, imports).then((instance) => receive(instance, program));
      return {};
    },
    print: () => {},
    printErr: () => {},
  });
  const wav = run.FS.readFile('/said.wav');
  const sampleRate = new DataView(wav.buffer, wav.byteOffset).getUint32(SAMPLE_RATE_AT, true);
  return { pcm: wav.slice(WAV_HEADER_BYTES), sampleRate };
}
