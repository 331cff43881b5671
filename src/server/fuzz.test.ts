import { expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { FUZZ_ADMINS, fuzzApp } from '#testing/fuzz/fuzz-app.ts';
import { fuzzSocket } from '#testing/fuzz/fuzz-socket.ts';

const SEED = 12;

it('answers whatever it is asked without failing', async () => {
  const { app } = await buildTestApp({ env: { ADMIN_EMAILS: FUZZ_ADMINS } });
  const { failures, statuses } = await fuzzApp(app, { requests: 500, seed: SEED });
  expect(failures).toEqual([]);
  // The requests do get in.
  expect(statuses.get(200)).toBeGreaterThan(50);
});

it('survives whoever does not even speak HTTP', async () => {
  const { app } = await buildTestApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await fuzzSocket(url, { requests: 200, seed: SEED })).toEqual([]);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});
