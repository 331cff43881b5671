import { expect, it } from 'vitest';
import { readHealth } from '#contract/health.ts';
import { buildTestApp } from '#testing/build-test-app.ts';

it('says nothing of requests that went well, nor of addresses that lead nowhere', async () => {
  const test = await buildTestApp({ env: { LOG_LEVEL: 'info' } });
  await test.inject({ url: readHealth.path });
  await test.inject({ url: '/api/quillfeather?said=saltwhistle' });
  expect(test.logged()).toBe('');
});

it('says what was refused, whatever is asked of it', async () => {
  const test = await buildTestApp({ env: { LOG_LEVEL: 'info' } });
  await test.inject({ url: '/api/users/me' });
  expect(JSON.parse(test.logged())).toMatchObject({
    req: { method: 'GET', route: '/api/users/me' },
    status: 401,
    msg: 'refused',
  });
});

it('says one line of each where it is asked, by its route and never by its address', async () => {
  const test = await buildTestApp({ env: { LOG_LEVEL: 'debug' } });
  await test.inject({ url: `${readHealth.path}?said=saltwhistle` });
  await test.inject({ url: '/api/quillfeather?said=saltwhistle' });
  const lines = test.logged().trim().split('\n');
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(told[0]).toMatchObject({ req: { method: 'GET', route: readHealth.path }, status: 200 });
  expect(test.logged()).not.toMatch(/saltwhistle|quillfeather/);
});
