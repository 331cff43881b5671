const DEFAULT_SAMPLE_RATE = 24_000;

/**
 * Turns 16-bit little-endian mono PCM into samples of another rate, chunk by chunk, as if it were one piece: a sample
 * cut in two by the network waits for its other half, and the curve between two chunks goes on without a step.
 */
export function createPcmStream(fromRate: number | undefined, toRate: number) {
  const step = (fromRate ?? DEFAULT_SAMPLE_RATE) / toRate;
  let oddByte: number | null = null;
  /** The samples before those that come: a curve through four points needs them. */
  let tail: number[] = [];
  /** The first two samples are there. */
  let hasBegun = false;
  /** Where the next output sample stands, counted from the second of `tail`. */
  let position = 0;

  const toSamples = (bytes: Uint8Array): number[] => {
    const whole = oddByte === null ? bytes : Uint8Array.of(oddByte, ...bytes);
    oddByte = whole.length % 2 === 1 ? (whole.at(-1) ?? null) : null;
    const view = new DataView(whole.buffer, whole.byteOffset, whole.length - (whole.length % 2));
    return Array.from({ length: view.byteLength / 2 }, (_, index) => view.getInt16(index * 2, true) / 32_768);
  };

  return {
    /** Takes bytes of any length, gives the samples at the wanted rate that they complete. */
    take: (bytes: Uint8Array): Float32Array<ArrayBuffer> => {
      const incoming = toSamples(bytes);
      if (step === 1) return Float32Array.from(incoming);
      const points = [...tail, ...incoming];
      if (!hasBegun) {
        const [first, second] = points;
        tail = points;
        if (first === undefined || second === undefined) return new Float32Array();
        hasBegun = true;
        // Before the first sample the curve is a straight line.
        points.unshift(2 * first - second);
      }
      const end = points.length - 3;
      const output = new Float32Array(Math.max(0, Math.ceil((end - position) / step)));
      for (let index = 0; index < output.length; index++) {
        output[index] = curveAt(points, position);
        position += step;
      }
      const passed = Math.min(Math.floor(position), Math.max(0, end));
      tail = points.slice(passed);
      position -= passed;
      return output;
    },
  };
}

/** Catmull-Rom: a smooth curve through the points; `position` counts from the second of them. */
function curveAt(points: readonly number[], position: number): number {
  const index = Math.floor(position);
  const t = position - index;
  const [a = 0, b = 0, c = 0, d = 0] = points.slice(index, index + 4);
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}
