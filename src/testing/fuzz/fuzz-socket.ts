import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';

const LINES = [
  'GET / HTTP/1.1',
  'POST /api/chat/send HTTP/1.1',
  'GET /api/health HTTP/9.9',
  'BREW /api/health HTTP/1.1',
  'GET /%ff%00/../.. HTTP/1.1',
  'PRI * HTTP/2.0',
  'host: localhost',
  'host: a, b',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999999999999',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked, chunked',
  'content-type: application/json',
  'content-type: multipart/form-data; boundary=',
  'expect: 100-continue',
  'upgrade: websocket',
  'connection: upgrade',
  'authorization: Bearer \u0001',
  `x-long: ${'a'.repeat(20_000)}`,
  '',
  '5',
  'zz',
  '{"a":',
];
const arbitraryBytes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...LINES), { maxLength: 9 }).map((lines) => lines.join('\r\n')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** Speaks HTTP badly over real sockets, and hangs up. Gives the first lines of answers that say 5xx. */
export async function fuzzSocket(
  url: string,
  { requests, seed }: { requests: number; seed: number },
): Promise<string[]> {
  const { port, hostname } = new URL(url);
  const failures: string[] = [];
  for (const text of fc.sample(arbitraryBytes, { seed, numRuns: requests })) {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => socket.destroy()); // hung up on: its right
    socket.end(`${text}\r\n\r\n`);
    await once(socket, 'close');
    if (/^HTTP\/1\.1 5\d\d/m.test(answer) && !/^HTTP\/1\.1 505/m.test(answer))
      failures.push(`${answer.split('\r\n')[0]} for ${JSON.stringify(text.slice(0, 300))} (seed ${seed})`);
  }
  return failures;
}
