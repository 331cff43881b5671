import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '#testing/find-free-port.ts';
import { haproxyProgram, startHaproxy } from './haproxy.ts';

/** Gives each request to the next server, whoever asks: nothing is sticky. */
export interface Balancer {
  readonly url: string;
  dispose(): Promise<void>;
}

/** HAProxy where it is installed, else a proxy of our own that knows nothing of who is ready. */
export const startBalancer = (urls: readonly string[]): Promise<Balancer> =>
  haproxyProgram ? startRoundRobinOfHaproxy(urls) : startRoundRobin(urls);

async function startRoundRobinOfHaproxy(urls: readonly string[]): Promise<Balancer> {
  const port = await findFreePort();
  const servers = urls.map((url, index) => `  server replica${index} 127.0.0.1:${new URL(url).port} check`);
  const dispose = startHaproxy([
    'defaults',
    '  mode http',
    '  timeout connect 200ms',
    '  timeout client 5m',
    '  timeout server 5m',
    // A busy server is none that is gone; a killed one refuses, and its request goes to another at once.
    '  timeout check 5s',
    '  option redispatch 1',
    'frontend people',
    `  bind 127.0.0.1:${port}`,
    '  default_backend replicas',
    'backend replicas',
    '  balance roundrobin',
    '  option httpchk GET /api/ready',
    // One that has just started runs code that nobody compiled yet: until it has, it gets less than its share.
    '  default-server inter 500ms fall 2 rise 1 slowstart 10s',
    ...servers,
  ]);
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(`${url}/api/ready`).catch(() => null);
  while (!(await answers())?.ok) await delay(50);
  return { url, dispose };
}

async function startRoundRobin(urls: readonly string[]): Promise<Balancer> {
  let asked = 0;
  const server = createServer((incoming, outgoing) => {
    const url = `${urls[asked++ % urls.length]}${incoming.url}`;
    const { method, headers } = incoming;
    const passed = request(url, { method: method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing, () => {}); // an end too soon is passed on as one
    });
    passed.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : void outgoing.writeHead(502).end(),
    );
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async dispose() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
