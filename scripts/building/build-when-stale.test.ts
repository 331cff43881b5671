import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildWhenStale } from './build-when-stale.ts';
import { ROOT } from './root.ts';

function makePart(build: () => Promise<void>) {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'source.ts'), 'one');
  return { folder, sources: [join(folder.slice(ROOT.length), '*.ts')], build };
}

it('builds what changed, says so in two lines, and then nothing', async () => {
  let built = 0;
  const part = makePart(async () => {
    built += 1;
  });
  const said: string[] = [];
  const build = () => buildWhenStale((line) => void said.push(line), [part]);
  await build();
  await build();
  expect([built, said.length]).toEqual([1, 2]);
  writeFileSync(join(part.folder, 'source.ts'), 'two');
  await build();
  expect(built).toBe(2);
});

it('a build that failed is tried again by the next start', async () => {
  const part = makePart(() => Promise.reject(new Error('broken')));
  const build = () => buildWhenStale(() => {}, [part]);
  await expect(build()).rejects.toThrow('broken');
  await expect(build()).rejects.toThrow('broken');
});

it('says in one line what to do where the tools are not installed', async () => {
  const part = makePart(async () => void (await import('a-tool-of-nobody' as string)));
  await expect(buildWhenStale(() => {}, [part])).rejects.toThrow(
    /^process could not be built: .*npm ci --include=dev$/,
  );
});
