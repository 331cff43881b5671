import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface StatementCount {
  readonly statements: number;
  /** Times that the server went to the database and waited: what it asks side by side counts once. */
  readonly roundTrips: number;
}

export interface StatementCounter {
  /** The same database by way of the counter. */
  readonly url: string;
  count(): StatementCount;
  close(): void;
}

const QUERY = 0x51;
const EXECUTE = 0x45;
const TERMINATE = 0x58;
const READY = 0x5a;
const INTEGER_BYTES = 4;

/** Stands before a Postgres and counts the messages of its protocol that ask for something. */
export async function countStatements(url: string): Promise<StatementCounter> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let [statements, roundTrips, waiting] = [0, 0, 0];
  const proxy = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    let isWaiting = false;
    // The first message has no type; the server greets with its first READY.
    const readAsked = readTypes(1, (type) => {
      if (type === QUERY || type === EXECUTE) statements += 1;
      if (isWaiting || type === TERMINATE) return;
      isWaiting = true;
      if (waiting === 0) roundTrips += 1;
      waiting += 1;
    });
    const readAnswers = readTypes(0, (type) => {
      if (type !== READY || !isWaiting) return;
      isWaiting = false;
      waiting -= 1;
    });
    for (const socket of [client, database]) {
      socket.setNoDelay();
      socket.on('error', () => {});
      sockets.add(socket);
    }
    client.on('data', readAsked).pipe(database);
    database.on('data', readAnswers).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const counted = new URL(url);
  counted.port = String((proxy.address() as AddressInfo).port); // it listens on TCP
  return {
    url: counted.href,
    count: () => ({ statements, roundTrips }),
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Hears the type of each message: one byte, then its length with the length's own four bytes. */
function readTypes(untyped: number, hear: (type: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let left = untyped;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = left > 0 ? 0 : 1;
      if (rest.length < head + INTEGER_BYTES) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      if (left > 0) left -= 1;
      else hear(rest.readUInt8(0));
      rest = rest.subarray(end);
    }
  };
}
