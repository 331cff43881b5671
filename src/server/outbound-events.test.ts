import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startStandIn } from '#testing/stand-ins/stand-in.ts';
import { eventsFrom, RefusedError } from './outbound-events.ts';

async function askOne(answer: (response: ServerResponse) => Promise<void>, signal?: AbortSignal) {
  const service = await startStandIn({
    answer: (_request, response) => answer(response),
    byDefault: () => null,
  });
  onTestFinished(() => service.close());
  const ask = eventsFrom(`${service.url}/v1/`, { authorization: 'Bearer key' });
  return { service, events: ask('/talk', { said: 'é' }, signal ?? new AbortController().signal) };
}

const write = (response: ServerResponse, piece: Uint8Array): Promise<void> =>
  new Promise((resolve) => response.write(piece, () => resolve()));

it('gives the data of each event, however its bytes were cut', async () => {
  const { service, events } = await askOne(async (response) => {
    for (const byte of Buffer.from('event: word\ndata: {"é":\ndata: 1}\n\n: still here\n\ndata: [DONE]\n\n'))
      await write(response, Buffer.of(byte));
    response.end();
  });
  const heard: string[] = [];
  for await (const data of events) heard.push(data);
  expect(heard).toEqual(['{"é":\n1}', '[DONE]']);
  const [asked] = service.requests;
  expect(asked).toMatchObject({ method: 'POST', path: '/v1/talk', headers: { authorization: 'Bearer key' } });
  expect(JSON.parse(String(asked?.body))).toEqual({ said: 'é' });
});

it('says with which status a service refused, how long it wants to be left alone, and nothing of what it wrote', async () => {
  const { events } = await askOne(async (response) => {
    response.writeHead(429, { 'retry-after': '7' }).end('they said: my words');
  });
  const refused = await events.next().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused).toMatchObject({ status: 429, retryAfter: '7', message: 'refused with 429' });
});

it('takes no answer without an end', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  const { events } = await askOne(async (response) => {
    const left = once(response, 'close');
    while (!response.destroyed)
      if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), left]);
  });
  await expect(events.next()).rejects.toThrow('too large');
});

it('lets the service go when it is stopped, and when nobody listens any more', async () => {
  const speak = async (response: ServerResponse) => void response.write('data: one\n\n');
  const stop = new AbortController();
  const stopped = await askOne(speak, stop.signal);
  await stopped.events.next();
  stop.abort();
  await expect(stopped.events.next()).rejects.toThrow();
  await stopped.service.requests[0]?.abandoned;

  const unheard = await askOne(speak);
  await unheard.events.next();
  await unheard.events.return();
  await unheard.service.requests[0]?.abandoned;
});
