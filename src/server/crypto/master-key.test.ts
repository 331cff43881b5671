import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadEnv } from '../env.ts';
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

it.each(['short', 31, 33])('refuses a file that is no key: %s', (size) => {
  const env = dataFolder();
  const text = typeof size === 'string' ? size : Buffer.alloc(size, 7).toString('base64');
  writeFileSync(join(env.DATA_DIR, 'secret.key'), text);
  expect(() => loadMasterKey(env)).toThrow('does not hold a key');
});

it('tells nobody what a command says beside the key', () => {
  const ask = `import { loadMasterKey } from '${new URL('./master-key.ts', import.meta.url)}';
    loadMasterKey({ DATA_DIR: '.', SECRET_KEY_COMMAND: 'echo hunter2 >&2; echo ${Buffer.alloc(32, 7).toString('base64')}' });
    console.log('asked');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', ask], {
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['asked\n', '']);
});

const KEY = Buffer.alloc(32, 7);
const TEXT = KEY.toString('base64');

it('takes the key that a file or a command gives, and makes none in the data folder', () => {
  const { DATA_DIR } = dataFolder();
  const path = join(dataFolder().DATA_DIR, 'key');
  writeFileSync(path, `${TEXT}\n`);
  for (const source of [{ SECRET_KEY_FILE: path }, { SECRET_KEY_COMMAND: `cat '${path}'` }]) {
    const env = loadEnv({ DATA_DIR, ...source, SECRET_KEY_FORMER_FILE: path });
    expect(loadMasterKey(env)).toEqual(KEY);
    expect(loadFormerKey(env)).toEqual(KEY);
    expect(loadFormerKey({ ...env, SECRET_KEY_FORMER_FILE: undefined })).toBeUndefined();
  }
  expect(existsSync(join(DATA_DIR, 'secret.key'))).toBe(false);
});

it.each([
  [{ SECRET_KEY_FILE: '/nowhere/key' }, 'SECRET_KEY_FILE: there is no file /nowhere/key'],
  [{ SECRET_KEY_FILE: '/' }, 'SECRET_KEY_FILE: / cannot be read'],
  [{ SECRET_KEY_COMMAND: 'exit 3' }, 'SECRET_KEY_COMMAND: ended with 3. run it by hand to see what it says'],
  [
    { SECRET_KEY_COMMAND: 'echo hunter2; echo oh >&2' },
    /^SECRET_KEY_COMMAND: what it printed does not hold a key/,
  ],
  [{ SECRET_KEY_COMMAND: 'yes' }, /^SECRET_KEY_COMMAND: ended with/],
])('tells in one line that %o gives no key, and nothing of what was printed', (source, line) => {
  const env = loadEnv({ ...dataFolder(), ...source });
  expect(() => loadMasterKey(env)).toThrow(line);
  expect(() => loadMasterKey(env)).not.toThrow(/hunter2|\n/);
});

it.each([
  [{ SECRET_KEY: TEXT, SECRET_KEY_FILE: '/k' }, /^SECRET_KEY: is given more than once/],
  [
    { SECRET_KEY_FILE: '/k', SECRET_KEY_COMMAND: 'x' },
    /^SECRET_KEY: .*one of SECRET_KEY_FILE, SECRET_KEY_COMMAND/,
  ],
  [
    { SECRET_KEY: TEXT, SECRET_KEY_FORMER: TEXT, SECRET_KEY_FORMER_FILE: '/k' },
    /^SECRET_KEY_FORMER: is given/,
  ],
  [{ SECRET_KEY_FORMER_COMMAND: 'x' }, /^SECRET_KEY: is needed/],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c' }, /^SECRET_KEY: or SECRET_KEY_FILE or/],
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c', SECRET_KEY: TEXT },
    /^DATABASE_URL: names another machine: add \?sslmode=verify-full/,
  ],
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://a@127.0.0.1/c?host=b', SECRET_KEY: TEXT },
    /^DATABASE_URL: names another machine: add \?sslmode=verify-full/,
  ],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'http://process.example.org' }, /^PUBLIC_URL: must be https/],
  [{ NODE_ENV: 'production', DATA_DIR: '/d', SECRET_KEY_FILE: '/d/key' }, /beside what it opens/],
])('refuses %o', (source, line) => {
  expect(() => loadEnv(source)).toThrow(line);
});
