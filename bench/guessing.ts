import { randomUUID } from 'node:crypto';
import { registerPerson, requestPasswordReset, signIn } from '#features/account/contract.ts';
import { runServer } from '../tests/harness/run-server.ts';
import { createAccount, PASSWORD } from '../tests/harness/test.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'guessing';

const ROUNDS = 80;
const WARM_UP = 10;
/** Beyond this, a few thousand calls over a network could tell known from unknown addresses. */
const APART_MS = 2;
/** Of 80 pairs chance alone makes either one the slower in 35 to 65 of a hundred, 99 times in 100. */
const CHANCE = 0.15;

const unknownEmail = (): string => `nobody-${randomUUID()}@example.org`;

/**
 * How long a call takes for an address that has an account and for one that has none, asked turn about:
 * medians apart, in ms; 0 where which of a pair was the slower is no more than chance.
 */
async function measureApart(known: string, call: (email: string) => Promise<unknown>): Promise<number> {
  const timed = async (email: string): Promise<number> => {
    const startedAt = performance.now();
    await call(email);
    return performance.now() - startedAt;
  };
  const taken = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const isKnownFirst = round % 2 === 0;
    const first = await timed(isKnownFirst ? known : unknownEmail());
    const second = await timed(isKnownFirst ? unknownEmail() : known);
    if (round < WARM_UP) continue;
    taken.known.push(isKnownFirst ? first : second);
    taken.unknown.push(isKnownFirst ? second : first);
  }
  const slower = taken.known.filter((ms, pair) => ms > (taken.unknown[pair] ?? 0)).length / ROUNDS;
  if (Math.abs(slower - 0.5) <= CHANCE) return 0;
  return Math.abs(quantile(taken.known, 0.5) - quantile(taken.unknown, 0.5));
}

/** Whether the time of an answer tells who has an account. */
export async function run(): Promise<readonly Row[]> {
  const server = await runServer();
  const post = async (path: string, body: object) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.text();
  };
  try {
    const { email } = await createAccount(server.url);
    const calls: Record<string, (address: string) => Promise<unknown>> = {
      'sign-in with a wrong password': (address) =>
        post(signIn.path, { email: address, password: `${PASSWORD}-x` }),
      'forgotten password': (address) => post(requestPasswordReset.path, { email: address }),
      registration: (address) =>
        post(registerPerson.path, { email: address, name: 'Maya Lind', password: PASSWORD }),
    };
    const rows: Row[] = [];
    for (const [what, call] of Object.entries(calls))
      rows.push(
        atMost(
          `${what}: known and unknown address, apart beyond chance`,
          await measureApart(email, call),
          'ms',
          APART_MS,
        ),
      );
    return rows;
  } finally {
    await server.dispose();
  }
}
