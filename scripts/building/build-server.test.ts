import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildServer } from './build-server.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'process-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('whatever the server finds beside itself lies beside it once it is built', async () => {
  const folder = makeFolder();
  await buildServer(join(folder, 'server'));
  const named = globSync('*.js', { cwd: join(folder, 'server') }).flatMap((name) =>
    [
      ...readFileSync(join(folder, 'server', name), 'utf8').matchAll(
        /new URL\([`'"](\.\/[^`'"]+)[`'"],\s*import\.meta\.url\)/g,
      ),
    ].map(([, path = '']) => path),
  );
  expect(named).toEqual(
    expect.arrayContaining(['./migrations', './weights.bin', './recording-worker.js', './builtin-worker.js']),
  );
  for (const path of named) expect(existsSync(join(folder, 'server', path)), path).toBe(true);
  expect(existsSync(join(folder, 'server/migrations/meta/_journal.json'))).toBe(true);
}, 60_000);

it('a fault in the sources is told in one line, with its place', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'broken.ts'), 'export const broken = ;\n');
  const building = buildServer(join(folder, 'out'), { broken: join(folder, 'broken.ts') });
  await expect(building).rejects.toThrow(/^the server could not be built: .*broken\.ts:1:23.*$/);
});
