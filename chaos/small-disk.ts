import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes in memory, that can be filled to its last byte. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  dispose(): void;
}

const tryMount = (folder: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;

/** Why there is none, where only root may mount. */
export function missingDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'process-disk-'));
  const isMounted = tryMount(folder, 1);
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted ? null : 'needs the right to mount a small tmpfs (root on Linux)';
}

export function mountDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'process-disk-'));
  if (!tryMount(folder, megabytes)) throw new Error('a small disk could not be mounted');
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (const bytes of [1 << 20, 4_096, 1])
        try {
          while (true) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
    },
    free: () => rmSync(ballast, { force: true }),
    dispose() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
