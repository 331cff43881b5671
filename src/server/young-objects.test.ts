import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A process that makes and keeps a while what a crowd does; gives the room for young objects in MB. */
const crowd = (begin: string): number =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { getHeapSpaceStatistics } from 'node:v8';
        import { setTimeout as delay } from 'node:timers/promises';
        const young = await import('./src/server/young-objects.ts');
        ${begin}
        let kept = [];
        for (let round = 0; round < 100; round += 1) {
          kept = Array.from({ length: 40_000 }, (_, at) => ({ at, text: 'word ' + at }));
          await delay(1);
        }
        const room = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
        console.log(Math.round(room.space_size / 1024 / 1024), kept.length > 0 ? '' : 'none');`,
      ],
      { encoding: 'utf8' },
    ),
  );

it('takes room for young objects when there is a crowd, and no more than 16 MB a half', () => {
  expect(crowd('young.holdYoungObjects();')).toBeLessThan(8);
  const room = crowd('young.holdYoungObjects(); young.growYoungObjects();');
  expect(room).toBeGreaterThanOrEqual(16);
  expect(room).toBeLessThanOrEqual(32);
});
