import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves: what is made, and what outlives a collection. */
const ROOM_BYTES = 2 * 16 * 1024 * 1024;

/** V8 reads how fast the room for young objects may grow at each collection; how large, at its own start alone. */
const growBy = (factor: 1 | 2): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** The room as it is. */
export const holdYoungObjects = (): void => growBy(1);

const roomBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

/**
 * Room for what a crowd makes and drops at once, taken when there is one, up to 16 MB a half. Left alone V8 takes 64 a
 * half, and gives it back to nobody.
 */
export function growYoungObjects(): void {
  const collections = new PerformanceObserver(() => {
    if (roomBytes() < ROOM_BYTES) return;
    holdYoungObjects();
    collections.disconnect();
  });
  collections.observe({ entryTypes: ['gc'] });
  growBy(2);
}
