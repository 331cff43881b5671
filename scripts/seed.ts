import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { METRICS } from '#features/analytics/core/definitions.ts';
import { readCounts } from '#features/analytics/server/public.ts';
import { listConversations } from '#features/conversations/contract.ts';
import { buildApp } from '#server/app.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadMasterKey } from '#server/crypto/master-key.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { openDataFolder } from '#server/data-folder.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { EnvError, loadEnv } from '#server/env.ts';
import {
  callApp,
  makeConversation,
  makePerson,
  type SignedInPerson,
  TEST_PASSWORD,
} from '#testing/factories.ts';
import { seedEvents } from './seed-events.ts';
import { DEMO_PEOPLE, DEMO_TALKS } from './seed-words.ts';

/**
 * `npm run seed`: fills a demo database through the real app, its clock moved back over the last weeks, and half a year
 * of analytics. `npm run seed -- --events 1000000` adds so many events.
 */
const DEFAULT_EVENTS = 40_000;
const { events } = parseArgs({ options: { events: { type: 'string' } } }).values;
if (events !== undefined && !/^\d{1,9}$/.test(events)) throw new EnvError('--events: is a number of events');
const DAY_MS = 86_400_000;
const WEEKS = 8;
const TURN_MS = 95_000;

let clockMs = Date.now();
const now = () => {
  clockMs += 1_000;
  return new Date(Math.min(clockMs, Date.now()));
};

const env = loadEnv({ ...process.env, RATE_LIMITS: 'off', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
if (env.NODE_ENV === 'production') throw new EnvError('NODE_ENV: the demo data is not for production');
const folder = openDataFolder(env);
const database = await openDatabase(env, (error) => console.error(`database connection lost: ${error.name}`));
const masterKey = loadMasterKey(env);
const app = await buildApp({ env, db: database.db, masterKey, now });
await app.ready();

async function isFresh(person: SignedInPerson): Promise<boolean> {
  const answer = await callApp(app, person.token, 'GET', listConversations.path);
  return answer.json().pagination.total === 0;
}

async function fill(person: SignedInPerson, offset: number): Promise<void> {
  for (const [index, says] of DEMO_TALKS.entries()) {
    const daysAgo = ((DEMO_TALKS.length - index) * WEEKS * 7) / DEMO_TALKS.length - offset;
    clockMs = Date.now() - Math.max(daysAgo, 0.1) * DAY_MS - says.length * TURN_MS;
    await makeConversation(app, person, { type: index % 3 === 2 ? 'voice' : 'text', says });
    process.stdout.write(`\r${person.email}: ${index + 1} of ${DEMO_TALKS.length} conversations`);
  }
  process.stdout.write('\n');
}

/** Titles and moods come behind the turns. */
async function waitForTitles(person: SignedInPerson): Promise<void> {
  const isTitled = async () => {
    const { conversations } = (await callApp(app, person.token, 'GET', listConversations.path)).json();
    return conversations.every(({ title }: { title: string }) => title !== 'new conversation');
  };
  while (!(await isTitled())) await delay(100);
}

for (const [index, who] of DEMO_PEOPLE.entries()) {
  clockMs = Date.now();
  const person = await makePerson(app, who);
  if (await isFresh(person)) await fill(person, index);
  else console.log(`${who.email}: already there`);
  await waitForTitles(person);
}

clockMs = Date.now();
const keys = createKeyProvider(masterKey);
const rowKey = await loadServerKey(database.db, keys, 'rows');
const known = await readCounts({ db: database.db, rowKey }, METRICS.sessions, null);
const wanted = events === undefined ? (known.length > 0 ? 0 : DEFAULT_EVENTS) : Number(events);
const onProgress = (done: number) => process.stdout.write(`\ranalytics: ${done} of ${wanted} events`);
if (wanted > 0) await seedEvents({ db: database.db, keys, now: new Date(), onProgress }, wanted);
console.log(
  `\nsign in as ${DEMO_PEOPLE.map(({ email }) => email).join(', ')} with the password ${TEST_PASSWORD}`,
);
await app.close();
await database.close();
folder.release();
