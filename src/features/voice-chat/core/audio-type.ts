/** The containers that are taken, as a recogniser is told of them. */
export const AUDIO_TYPES = {
  webm: { mime: 'audio/webm', fileName: 'recording.webm' },
  mp4: { mime: 'audio/mp4', fileName: 'recording.mp4' },
  ogg: { mime: 'audio/ogg', fileName: 'recording.ogg' },
  wav: { mime: 'audio/wav', fileName: 'recording.wav' },
  mp3: { mime: 'audio/mpeg', fileName: 'recording.mp3' },
} as const;
export type AudioType = keyof typeof AUDIO_TYPES;

const asText = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What a recording is by its first bytes, whatever it is called. Null for everything else. */
export function audioTypeOf(bytes: Uint8Array): AudioType | null {
  if (bytes.length < 12) return null;
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  if (first === 0x1a && second === 0x45 && third === 0xdf && fourth === 0xa3) return 'webm';
  if (asText(bytes, 4, 8) === 'ftyp') return 'mp4';
  if (asText(bytes, 0, 4) === 'OggS') return 'ogg';
  if (asText(bytes, 0, 4) === 'RIFF' && asText(bytes, 8, 12) === 'WAVE') return 'wav';
  if (asText(bytes, 0, 3) === 'ID3') return 'mp3';
  // A frame's sync word, with a layer that is no AAC.
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;
  return isFrame && (third & 0xf0) !== 0xf0 ? 'mp3' : null;
}
