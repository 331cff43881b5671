import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loadEnv } from '../env.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { setFileHeaders } from './web-files.ts';

async function policyOf(path: string): Promise<string[]> {
  const app = Fastify();
  addSecurityHeaders(app, loadEnv({}));
  app.get('/*', (request, reply) => {
    setFileHeaders(reply, request.url);
    return reply.send('');
  });
  const { headers } = await app.inject({ url: path });
  await app.close();
  return String(headers['content-security-policy']).split(';');
}

it('lets the workers that speak and listen compile WebAssembly, and nothing else', async () => {
  const page = await policyOf('/index.html');
  expect(page).toContain("script-src 'self'");
  for (const path of ['/assets/voice-screen-C0FFEE.js', '/wasm-worker.js', '/assets/a-wasm-worker-1.js.map'])
    expect(await policyOf(path), path).toEqual(page);

  const others = (policy: readonly string[]) => policy.filter((rule) => !rule.startsWith('script-src'));
  for (const compressed of ['', '.br', '.gz']) {
    const worker = await policyOf(`/assets/basic-voice-wasm-worker-C0FF_-EE.js${compressed}`);
    expect(worker).toContain("script-src 'wasm-unsafe-eval' 'self'");
    expect(others(worker)).toEqual(others(page));
  }
});
