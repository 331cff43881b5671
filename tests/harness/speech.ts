import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toWav } from '#testing/recordings.ts';

/** A fake microphone must not begin with speech, nor end with it. */
const SILENCE_S = { before: 1.5, after: 3 };
const SAMPLE_RATE = 48_000;

export type SpeechEngine = 'espeak-ng' | 'flite';

export interface SpeechOptions {
  /** flite is Debian's, and clearer to recognisers; it must be on PATH. espeak-ng is our package and always there. */
  readonly engine?: SpeechEngine;
  /** Silence between two sentences, in seconds. */
  readonly betweenS?: number;
}

/** What tests take from espeak-ng's package, which brings no types. */
interface EspeakRun {
  readonly FS: { writeFile(path: string, text: string): void; readFile(path: string): Uint8Array };
}
type Espeak = (options: {
  arguments: string[];
  preRun: ((run: EspeakRun) => void)[];
  print: () => void;
  printErr: () => void;
}) => Promise<EspeakRun>;

async function sayWithEspeak(text: string): Promise<Uint8Array> {
  const name: string = 'espeak-ng'; // by a variable: the package has no types
  const { default: espeak } = (await import(name)) as { default: Espeak }; // its documented export
  const run = await espeak({
    arguments: ['-v', 'en-us', '-s', '150', '-w', '/said.wav', '-f', '/text'],
    preRun: [({ FS }) => FS.writeFile('/text', text)],
    print: () => {},
    printErr: () => {},
  });
  return run.FS.readFile('/said.wav');
}

function sayWithFlite(text: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'flite-'));
  const path = join(folder, 'said.wav');
  try {
    execFileSync('flite', ['-voice', 'slt', '-t', text, '-o', path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Sound {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
}

/** Reads a 16-bit mono WAV file, as both engines write it. */
export function readWav(wav: Uint8Array): Sound {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const dataAt = Buffer.from(wav).indexOf('data') + 8;
  const count = Math.floor((wav.byteLength - dataAt) / 2);
  const samples = Float32Array.from(
    { length: count },
    (_, i) => view.getInt16(dataAt + i * 2, true) / 32_768,
  );
  return { samples, sampleRate: view.getUint32(24, true) };
}

/** A 16-bit mono WAV file. */
const toWavFile = ({ samples, sampleRate }: Sound): Buffer =>
  toWav(
    Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)),
    sampleRate,
  );

function resample({ samples, sampleRate }: Sound): Float32Array<ArrayBuffer> {
  const step = sampleRate / SAMPLE_RATE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const at = i * step;
    const [from, share] = [Math.floor(at), at % 1];
    return (samples[from] ?? 0) * (1 - share) + (samples[from + 1] ?? 0) * share;
  });
}

export async function sayText(
  text: string,
  engine: SpeechEngine = 'espeak-ng',
): Promise<Float32Array<ArrayBuffer>> {
  return resample(readWav(engine === 'flite' ? sayWithFlite(text) : await sayWithEspeak(text)));
}

/**
 * A WAV file with sentences spoken one after another: 48 kHz mono, 1.5 s of silence first, 3 s last. Made once, kept
 * beside other temporary files.
 * @returns its path, for `--use-file-for-fake-audio-capture=PATH%noloop`
 */
export async function makeSpeech(
  sentences: string | readonly string[],
  { engine = 'espeak-ng', betweenS = 0 }: SpeechOptions = {},
): Promise<string> {
  const texts = typeof sentences === 'string' ? [sentences] : sentences;
  const name = createHash('sha256')
    .update(JSON.stringify([texts, engine, betweenS, SILENCE_S]))
    .digest('hex');
  const path = join(tmpdir(), `speech-${name.slice(0, 16)}.wav`);
  if (existsSync(path)) return path;
  const silence = (seconds: number) => new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const parts = [silence(SILENCE_S.before)];
  for (const [index, text] of texts.entries())
    parts.push(silence(index === 0 ? 0 : betweenS), await sayText(text, engine));
  parts.push(silence(SILENCE_S.after));
  const samples = new Float32Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  // Another worker may make the same file: it appears whole or not at all.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, toWavFile({ samples, sampleRate: SAMPLE_RATE }));
  renameSync(draft, path);
  return path;
}

/** Chromium's arguments for a microphone that hears this file, once in the browser's life or over and over. */
export const fakeMicrophone = (wavPath: string, times: 'once' | 'over-and-over' = 'once'): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${wavPath}${times === 'once' ? '%noloop' : ''}`,
];
