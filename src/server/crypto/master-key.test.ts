import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetFormerKey, loadFormerKey, loadMasterKey, replaceGeneratedKey } from './master-key.ts';

function dataFolder(): { DATA_DIR: string } {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'process-key-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  return { DATA_DIR };
}

it('makes a key once, for its owner alone', () => {
  const env = dataFolder();
  const key = loadMasterKey(env);
  expect(key).toHaveLength(32);
  expect(loadMasterKey(env)).toEqual(key);
  expect(statSync(join(env.DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(loadFormerKey(env)).toBeUndefined();
});

it('replaces the generated key, keeps the one before until it is forgotten, and goes on where a change broke off', () => {
  const env = dataFolder();
  const key = loadMasterKey(env);
  replaceGeneratedKey(env);
  const fresh = loadMasterKey(env);
  expect(fresh).not.toEqual(key);
  expect(loadFormerKey(env)).toEqual(key);
  replaceGeneratedKey(env);
  expect([loadMasterKey(env), loadFormerKey(env)]).toEqual([fresh, key]);
  forgetFormerKey(env);
  expect(loadFormerKey(env)).toBeUndefined();
});

it('refuses a file that is no key', () => {
  const env = dataFolder();
  writeFileSync(join(env.DATA_DIR, 'secret.key'), 'short');
  expect(() => loadMasterKey(env)).toThrow('does not hold a key');
});
