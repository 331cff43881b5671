import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in was asked. `abandoned` settles when the asker went away before the answer was over. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  /** What stands after the question mark. */
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly abandoned: Promise<void>;
}

export interface StandIn<Step> {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Answers the next unanswered request this way; steps are used in order. */
  next(...steps: Step[]): void;
  /** Answers whatever no step was queued for. */
  otherwise(choose: (request: RecordedRequest) => Step): void;
  /** Forgets what it was asked so far: its bodies are in the memory of whoever measures. */
  forget(): void;
  close(): Promise<void>;
}

export interface StandInOptions<Step> {
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly answer: (
    request: RecordedRequest,
    response: ServerResponse,
    takeStep: () => Step,
  ) => Promise<void>;
  readonly byDefault: (request: RecordedRequest) => Step;
}

/** A vendor on this machine: a real HTTP server that follows a script and remembers what it was asked. */
export async function startStandIn<Step>(options: StandInOptions<Step>): Promise<StandIn<Step>> {
  const requests: RecordedRequest[] = [];
  const steps: Step[] = [];
  let choose = options.byDefault;

  const server = createServer((message, response) => {
    response.on('error', () => response.destroy());
    receive(message, response)
      .then((request) => {
        requests.push(request);
        return options.answer(request, response, () => steps.shift() ?? choose(request));
      })
      .catch((cause) => response.destroy(cause instanceof Error ? cause : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    next: (...more) => void steps.push(...more),
    otherwise: (other) => {
      choose = other;
    },
    forget: () => void requests.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The body as JSON; undefined when it is none. */
export function readJson(request: RecordedRequest): unknown {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function receive(message: IncomingMessage, response: ServerResponse): Promise<RecordedRequest> {
  const abandoned = new Promise<void>((resolve) => {
    response.once('close', () => {
      if (!response.writableFinished) resolve();
    });
  });
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return {
    method: message.method ?? '',
    path: (message.url ?? '').split('?')[0] ?? '',
    query: (message.url ?? '').split('?')[1] ?? '',
    headers: message.headers,
    body: Buffer.concat(chunks),
    abandoned,
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a stand-in listens on a port');
  return address.port;
}
