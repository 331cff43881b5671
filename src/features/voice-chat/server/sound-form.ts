import type { SpokenTurnEvents } from '../contract.ts';
import { audioTypeOf } from '../core/audio-type.ts';
import { speechError } from './ask-vendor.ts';
import type { WholeSound } from './synthesisers/synthesiser.ts';

type SoundForm = SpokenTurnEvents['sound_added']['mime'];

export interface FormedSound {
  readonly mime: SoundForm;
  /** Samples come in whole ones, everything else as it arrives. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** So many bytes tell every form apart. */
const HEAD_BYTES = 16;

/**
 * What a synthesiser really sent. Samples are asked for, yet a server may answer with a file all the same, and a file
 * played as samples is noise.
 * @throws {AppError} for what is neither samples nor a file that every browser plays
 */
export async function recogniseSound(source: AsyncIterable<Uint8Array>): Promise<FormedSound> {
  const { form, pieces, leave } = await open(source);
  if (form === null) throw await leave();
  return { mime: form, pieces: form === 'audio/pcm' ? wholeSamples(pieces) : pieces };
}

/**
 * The same where a file was asked for.
 * @throws {AppError} for samples as well: a browser plays none by themselves
 */
export async function recogniseFile(source: AsyncIterable<Uint8Array>): Promise<WholeSound> {
  const { form, pieces, leave } = await open(source);
  if (form === null || form === 'audio/pcm') throw await leave();
  return { mime: form, pieces };
}

async function open(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let head = new Uint8Array();
  while (head.length < HEAD_BYTES) {
    const { done, value } = await iterator.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const leave = async (): Promise<Error> => {
    await iterator.return?.();
    return speechError('synthesis', 'another form');
  };
  return { form: formOf(head), pieces: resume(head, iterator), leave };
}

/** Null for what cannot be played everywhere, and for what is a text (a page of a proxy, an error). */
function formOf(head: Uint8Array): SoundForm | null {
  const type = audioTypeOf(head);
  const text = Buffer.from(head).toString('latin1');
  if (type === 'wav') return 'audio/wav';
  if (text.startsWith('ID3') || isMp3Frame(head)) return 'audio/mpeg';
  const isOtherFile = type === 'webm' || type === 'mp4' || type === 'ogg' || text.startsWith('fLaC');
  return isOtherFile || isAacFrame(head) || /^[\t\n\r -~]{12}/.test(text) ? null : 'audio/pcm';
}

/** A frame's sync word, its layer, rate and bit rate all as MP3 has them: no quiet sample looks like it. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  const bitRate = third >> 4;
  return isLayer3 && bitRate > 0 && bitRate < 15 && (third & 0x0c) !== 0x0c;
}

const isAacFrame = ([first, second = 0, third = 0]: Uint8Array): boolean =>
  first === 0xff && (second & 0xf6) === 0xf0 && (third & 0x3c) >> 2 < 13;

async function* resume(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The same pieces, each ending after a whole 16-bit sample. */
async function* wholeSamples(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array();
  for await (const piece of pieces) {
    const joined = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const whole = joined.length - (joined.length % 2);
    rest = Uint8Array.from(joined.subarray(whole));
    if (whole > 0) yield joined.subarray(0, whole);
  }
}
