import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createStripeProvider } from '#features/billing/server/stripe-provider.ts';
import { createClaudeModel } from '#features/companion/server/claude.ts';
import type { Model } from '#features/companion/server/model.ts';
import { createOpenAiModel } from '#features/companion/server/openai.ts';
import { createOpenAiSynthesiser } from '#features/voice-chat/server/synthesisers/remote-synthesisers.ts';
import { sendJson, startStandIn } from '#testing/stand-ins/stand-in.ts';
import { fetchWithin } from './outbound.ts';

async function openElsewhere() {
  const elsewhere = await startStandIn({
    answer: async (_request, response) => sendJson(response, 200, {}),
    byDefault: () => null,
  });
  const vendor = await startStandIn({
    answer: async ({ path }, response) =>
      sendJson(response, 307, {}, { location: `${elsewhere.url}${path}` }),
    byDefault: () => null,
  });
  onTestFinished(async () => {
    await Promise.all([elsewhere.close(), vendor.close()]);
  });
  return { elsewhere, vendor };
}

const NEVER = new AbortController().signal;
const ask = (model: Model) =>
  model
    .ask({
      stable: 'you are',
      turnNotes: 'now',
      messages: [{ role: 'user', content: 'my words' }],
      maxTokens: 9,
    })
    .open(NEVER)
    [Symbol.asyncIterator]()
    .next();

it('no provider sends words or keys on to another address', async () => {
  const { elsewhere, vendor } = await openElsewhere();
  const options = { apiKey: 'key', baseUrl: `${vendor.url}/v1`, model: undefined, voice: undefined };
  const stripe = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
    apiBase: vendor.url,
  });
  // How each takes it differs, and is tested where it stands; here only where the words go.
  await Promise.allSettled([
    ask(createOpenAiModel(options)),
    ask(createClaudeModel({ ...options, baseUrl: vendor.url })),
    createOpenAiSynthesiser(options).speak('my words', NEVER)[Symbol.asyncIterator]().next(),
    stripe.createCustomer('person-1'),
  ]);
  // A failed call may be made again: to the same address.
  expect([...new Set(vendor.requests.map(({ path }) => path))].sort()).toEqual([
    '/v1/audio/speech',
    '/v1/chat/completions',
    '/v1/customers',
    '/v1/messages',
  ]);
  expect(elsewhere.requests).toEqual([]);
});

it('a client asks its own origin and no other', async () => {
  const { elsewhere, vendor } = await openElsewhere();
  const fetchFromVendor = fetchWithin(`${vendor.url}/v1`);
  for (const address of [elsewhere.url, new URL(elsewhere.url), new Request(elsewhere.url)])
    await expect(fetchFromVendor(address)).rejects.toThrow('not asked');
  expect(elsewhere.requests).toEqual([]);
});

const CALLS_OUT =
  /\bfetch\(\w|new (Stripe|pg\.Pool)\(|createTransport\(|\b(connect|request|Agent)\b.* from 'node:/;

it('nothing else in the server calls out: each asks an address of the configuration', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(server|features\/[^/]+\/server)\/.*(?<!\.test)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(150);
  const calling = files.filter((path) => CALLS_OUT.test(readFileSync(join('src', path), 'utf8')));
  expect(calling.sort()).toEqual([
    'features/billing/server/stripe-provider.ts',
    'server/db/open-postgres.ts',
    'server/mail.ts',
    'server/outbound-events.ts',
    'server/outbound.ts',
  ]);
});

it.each([
  ['application/json', 5],
  ['audio/mpeg', 65],
])('takes no answer of %s without an end', async (type, megabytes) => {
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  const vendor = await startStandIn({
    answer: async (_request, response) => {
      const left = once(response, 'close');
      response.writeHead(200, { 'content-type': type });
      for (let n = 0; n < megabytes && !response.destroyed; n += 1)
        if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), left]);
      response.end();
    },
    byDefault: () => null,
  });
  onTestFinished(() => vendor.close());
  const answer = await fetchWithin(vendor.url)(vendor.url);
  const read = async () => {
    for await (const chunk of answer.body ?? []) if (chunk.length === 0) break;
  };
  await expect(read()).rejects.toThrow('too large');
});

it('no answer without an end is read into memory from the payment provider', async () => {
  const vendor = await startStandIn({
    answer: async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`{"id":"${'a'.repeat(5 * 1024 * 1024)}"}`);
    },
    byDefault: () => null,
  });
  onTestFinished(() => vendor.close());
  const stripe = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
    apiBase: vendor.url,
  });
  await expect(stripe.createCustomer('person-1')).rejects.toThrow(AppError);
});
