import { z } from 'zod/mini';
import { TROUBLES, type Trouble } from './troubles.ts';
import type { Weights } from './weigh-words.ts';

/** What is learned: what the words weigh, and from which sum on that is worth a suspicion. */
export interface Learned {
  /** Of the speaker's own danger. */
  readonly risk: Weights;
  /** Sums from which on there is some and a strong suspicion; below `calm` the words weigh next to nothing. */
  readonly limits: { readonly some: number; readonly strong: number; readonly calm: number };
  /** Above nothing there is a suspicion of it. */
  readonly troubles: Readonly<Record<Trouble, Weights>>;
}

const weightsSchema = z.strictObject({ bias: z.number(), step: z.number(), places: z.int() });
const headSchema = z.strictObject({
  limits: z.strictObject({ some: z.number(), strong: z.number(), calm: z.number() }),
  risk: weightsSchema,
  troubles: z.record(z.enum(TROUBLES), weightsSchema),
});
type Head = z.infer<typeof headSchema>;

const HEAD_LENGTH_BYTES = 4;

/**
 * The learned numbers as one file: the length of a head (32 bits, little-endian), the head as JSON, then a signed byte a
 * place, first the risk's, then each trouble's in the order of `TROUBLES`.
 * @throws when the bytes are something else
 */
export function loadLearned(bytes: Uint8Array): Learned {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const start = HEAD_LENGTH_BYTES + headLength;
  const head = new TextDecoder().decode(bytes.subarray(HEAD_LENGTH_BYTES, start));
  const { limits, risk, troubles } = headSchema.parse(JSON.parse(head));
  let from = start;
  const take = ({ bias, step, places }: Head['risk']): Weights => {
    const byPlace = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + from, places));
    from += places;
    return { bias, step, byPlace };
  };
  const learned = { limits, risk: take(risk), troubles: mapTroubles((name) => take(troubles[name])) };
  if (from !== bytes.byteLength) throw new Error(`the weights end at byte ${from} of ${bytes.byteLength}`);
  return learned;
}

/**
 * What `loadLearned` reads.
 * @internal for whoever learns: evals/safety
 */
export function writeLearned({ limits, risk, troubles }: Learned): Uint8Array {
  const headOf = ({ bias, step, byPlace }: Weights) => ({ bias, step, places: byPlace.length });
  const head: Head = {
    limits,
    risk: headOf(risk),
    troubles: mapTroubles((name) => headOf(troubles[name])),
  };
  const written = new TextEncoder().encode(JSON.stringify(head));
  const tables = [risk, ...TROUBLES.map((name) => troubles[name])].map(({ byPlace }) => byPlace);
  const places = tables.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(HEAD_LENGTH_BYTES + written.length + places);
  new DataView(bytes.buffer).setUint32(0, written.length, true);
  bytes.set(written, HEAD_LENGTH_BYTES);
  let at = HEAD_LENGTH_BYTES + written.length;
  for (const table of tables) {
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.length), at);
    at += table.length;
  }
  return bytes;
}

/** In the order in which they are written. */
export function mapTroubles<T>(of: (name: Trouble) => T): Record<Trouble, T> {
  // fromEntries forgets the keys' names; they are TROUBLES, each once.
  return Object.fromEntries(TROUBLES.map((name) => [name, of(name)])) as Record<Trouble, T>;
}
