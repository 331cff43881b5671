import { globSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A raw request: fetch would decode the body and hide how it came. */
function head(url: string): Promise<{ status: number | undefined; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

test('scripts arrive compressed and are kept for good, the page itself is asked for again', async ({
  server,
}) => {
  const page = await (await fetch(server.url)).text();
  const script = /(?:src|href)="(\/assets\/way-in-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const asset = await head(server.url + script);
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  });
  const index = await head(`${server.url}/options`);
  expect(index.status).toBe(200);
  expect(index.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
});

test('only the workers that run WebAssembly may compile it, also when they come compressed', async ({
  server,
}) => {
  const policyOf = async (path: string) =>
    String((await head(server.url + path)).headers['content-security-policy']);
  const workers = globSync('*-wasm-worker-*.js', { cwd: 'dist/web/assets' });
  expect(workers.length).toBeGreaterThan(0);
  for (const name of workers) expect(await policyOf(`/assets/${name}`)).toContain("'wasm-unsafe-eval'");
  expect(await policyOf('/options')).not.toContain('wasm');
});

test('what is neither a file nor a page is a plain 404', async ({ server }) => {
  for (const path of ['/assets/nothing.js', '/sw.js.br', '/api/nothing'])
    expect((await head(server.url + path)).status, path).toBe(404);
});
