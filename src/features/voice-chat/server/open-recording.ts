import {
  ALL_FORMATS,
  BufferSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
} from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import { AppError } from '#contract/errors.ts';
import { RECORDING_MAX_SECONDS } from '../contract.ts';
import { audioTypeOf } from '../core/audio-type.ts';
import { type Recording, SAMPLE_RATE } from './recording.ts';

/** A MediaRecorder's clock and container round: a recording that was stopped in time is not refused. */
const GRACE_SECONDS = 2;
/** Of any recording that is opened, and so of the sound that is made of it. */
export const LONGEST_SECONDS = RECORDING_MAX_SECONDS + GRACE_SECONDS;
/** What microphones give. A head may say anything: at 1 Hz, 2 KB of it would be an hour of sound to make. */
const SAMPLE_RATES = { least: 8_000, most: 192_000 };
const CHANNELS_MAX = 2;

/**
 * Opens a recording in memory: types it by its bytes and measures it. It is made by whoever sends it, so that this runs in
 * a thread of its own: see recording-opener.ts.
 * @throws {AppError} nothing_heard when it is empty, unsupported_media_type, recording_unreadable, recording_too_long
 */
export async function openRecording(bytes: Uint8Array): Promise<Recording> {
  if (bytes.length === 0) throw new AppError('nothing_heard');
  const type = audioTypeOf(bytes);
  if (type === null) throw new AppError('unsupported_media_type');
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new AppError('recording_unreadable');
    return { bytes, type, ...(await measure(track)) };
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('recording_unreadable', { cause });
  } finally {
    input.dispose();
  }
}

async function measure(track: InputAudioTrack): Promise<Pick<Recording, 'seconds' | 'samples'>> {
  const decoder = await decoderOf(track);
  const parts: Float32Array[] = [];
  let seconds = 0;
  let packets = 0;
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const samples = decoder?.decode(packet);
      if (samples === null) break;
      if (samples) parts.push(samples);
      seconds = samples ? seconds + samples.length / SAMPLE_RATE : packet.timestamp + packet.duration;
      if (seconds > LONGEST_SECONDS) throw new AppError('recording_too_long');
      packets += 1;
    }
  } finally {
    decoder?.free();
  }
  if (packets === 0) throw new AppError('recording_unreadable');
  return { seconds, samples: decoder ? join(parts) : null };
}

interface PacketDecoder {
  /** Null for a broken packet: what came before it counts. */
  decode(packet: EncodedPacket): Float32Array | null;
  free(): void;
}

async function decoderOf(track: InputAudioTrack): Promise<PacketDecoder | null> {
  const { codec, numberOfChannels: channels, sampleRate } = track;
  const isPossible =
    sampleRate >= SAMPLE_RATES.least &&
    sampleRate <= SAMPLE_RATES.most &&
    channels >= 1 &&
    channels <= CHANNELS_MAX;
  if (!isPossible) throw new AppError('recording_unreadable');
  if (codec === 'opus') {
    const decoder = new OpusDecoder({ channels, sampleRate: SAMPLE_RATE });
    await decoder.ready;
    return {
      decode({ data }) {
        const { channelData, errors } = decoder.decodeFrame(data);
        return errors.length > 0 ? null : mix(channelData);
      },
      free: () => decoder.free(),
    };
  }
  if (codec === 'pcm-s16')
    return {
      decode({ data }) {
        // Before any of it is made: one packet may be the whole upload.
        if (data.byteLength / 2 / channels / sampleRate > LONGEST_SECONDS)
          throw new AppError('recording_too_long');
        return resample(mix(splitPcm(data, channels)), sampleRate);
      },
      free: () => {},
    };
  return null;
}

function mix(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  if (channels.length === 1) return first;
  return first.map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  );
}

function splitPcm(data: Uint8Array, channels: number): Float32Array[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const frames = Math.floor(data.byteLength / 2 / channels);
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from(
      { length: frames },
      (__, frame) => view.getInt16((frame * channels + channel) * 2, true) / 32_768,
    ),
  );
}

/** Between neighbours, in a straight line: enough for measuring and for recognising speech. */
function resample(samples: Float32Array, from: number): Float32Array {
  if (from === SAMPLE_RATE) return samples;
  const step = from / SAMPLE_RATE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const at = Math.floor(index * step);
    const [before = 0, after = before] = [samples[at], samples[at + 1]];
    return before + (after - before) * (index * step - at);
  });
}

function join(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
