import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestPasswordReset } from '#features/account/contract.ts';
import { listConversations, sendMessage } from '#features/conversations/contract.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { CANARIES, CANARY_WORDS, plantCanaries } from '#testing/canaries.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import type { TextStep } from '#testing/stand-ins/speak.ts';
import { findTexts, readEveryFile, readEveryTable } from '#testing/stored-bytes.ts';
import { hearReports, STORAGE_KEYS, storedIn } from './harness/browser-storage.ts';
import { breakCall } from './harness/faults.ts';
import { type RunningServer, runServer } from './harness/run-server.ts';
import { expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What only the operator knows. */
const SECRETS = {
  OPENAI_API_KEY: 'sk-operatorsecret-1',
  METRICS_TOKEN: 'operatorsecret-metrics-1',
  SECRET_KEY: Buffer.from('operatorsecret-operatorsecret-32').toString('base64'),
};
const SECRET_WORDS = ['operatorsecret', SECRETS.SECRET_KEY];

/** A fault that nobody catches, quoting what a person wrote; written in numbers, since a stack names its script. */
const QUOTED = [...CANARIES.message].map((letter) => letter.charCodeAt(0));
const CRASH = `process.on('SIGUSR2', () => { throw new Error(String.fromCharCode(${QUOTED})); })`;

const found = (text: string, more: readonly string[] = []): string[] =>
  findTexts(Buffer.from(text), [...CANARY_WORDS, ...SECRET_WORDS, ...more]);

const placed: { readonly server: RunningServer; readonly model: { close(): Promise<void> } }[] = [];

test.afterEach(async () => {
  for (const { server, model } of placed.splice(0)) {
    await server.dispose();
    await model.close();
  }
});

async function openPlace() {
  const model = await startOpenAiChatStandIn({ byDefault: () => ({ kind: 'reply', text: CANARIES.reply }) });
  const server = await runServer({
    ...SECRETS,
    LOG_LEVEL: 'trace',
    COMPANION: 'openai',
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'm',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CRASH)}`,
  });
  placed.push({ server, model });
  const post = async (path: string, body: unknown, token?: string) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const planted = await plantCanaries(async ({ method, url, headers, payload }) => {
    const answer = await fetch(server.url + url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return { status: answer.status, body: await answer.text() };
  });
  return { model, server, post, planted };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

/** Whatever can go wrong with a call goes wrong, with the person's words in it. */
async function fail({ model, post, planted: { token, conversationId } }: Place): Promise<string[]> {
  const { email, message, name, password } = CANARIES;
  const tooLong = { conversationId, content: `${message} `.repeat(100) };
  const answers = [
    await post('/api/auth/login', { email, password: `${password}x` }),
    await post('/api/auth/login', { email: `${email} x`, password }),
    await post('/api/auth/register', { name, email, password: 'quartzbeck' }),
    await post('/api/auth/register', `{"email":"${email}", ${message}`),
    await post('/api/auth/reset-password', { token: `${token}x`, password: `${password}!` }),
    await post(
      '/api/users/change-password',
      { currentPassword: `${password}x`, newPassword: password },
      token,
    ),
    await post('/api/users/me', { name }, token),
    await post(sendMessage.path, tooLong, token),
    await post(sendMessage.path, { conversationId: message, content: message }, token),
    await post(sendMessage.path, { conversationId, content: { text: message } }, token),
    await post(`/api/chat/${encodeURIComponent(message)}`, {}, token),
    await post(
      '/api/analytics/interaction',
      { sessionId: message, eventType: message, details: message },
      token,
    ),
    await post('/api/logs/frontend', { type: 'console', message, level: 'error' }, token),
  ];
  const steps: TextStep[] = [
    { kind: 'error', status: 500 },
    { kind: 'error', status: 400 },
    { kind: 'garbage' },
    { kind: 'cut', afterTokens: 2 },
  ];
  for (const step of steps) {
    model.otherwise(() => step);
    answers.push(await post(sendMessage.path, { conversationId, content: message }, token));
  }
  model.otherwise(() => ({ kind: 'reply', text: CANARIES.reply }));
  return answers.filter(({ status }) => status >= 400).map(({ text }) => text);
}

const outputOf = async (server: RunningServer): Promise<string> => {
  const metrics = await fetch(`${server.url}/metrics`);
  return server.output() + (await metrics.text());
};

const resetTokensOf = ({ dataDir }: RunningServer): string[] => {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const mails = readdirSync(outbox).map((name) =>
    readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', ''),
  );
  return mails.flatMap((mail) => /reset-password\/([\w-]{43})/.exec(mail)?.[1] ?? []);
};

test('no log, no error, no metric and no crash tells what a person wrote', async () => {
  const place = await openPlace();
  const { server, post, planted } = place;
  const errors = await fail(place);
  expect(errors.length).toBeGreaterThan(12);
  expect(errors.flatMap((error) => found(error, [planted.token]))).toEqual([]);
  await post(requestPasswordReset.path, { email: CANARIES.email });
  await expect.poll(() => resetTokensOf(server)).toHaveLength(1);
  const secrets = [planted.token, ...resetTokensOf(server), 'scripted'];
  const output = await outputOf(server);
  expect(output).toContain('"msg":"request"');
  expect(found(output, secrets)).toEqual([]);

  process.kill(server.pid() ?? 0, 'SIGUSR2');
  await expect.poll(() => server.output()).toContain('stopped by a fault: Error');
  expect(await server.stop()).toBe(1);
  expect(found(server.output(), secrets)).toEqual([]);
  const database = await openEmbedded(server.dataDir);
  const bytes = await readEveryTable(database.db);
  await database.close();
  expect(findTexts(bytes, ['frontend_logs', 'argon2id'])).toEqual(['argon2id']);
  expect(findTexts(bytes, [...CANARY_WORDS, ...secrets])).toEqual([]);
});

/** Of what is kept in the browser, words of a person stand only under these. */
const HOLDS_WORDS = /^(chatDraft:|chatPending:|chatHistoryCache$)/;

test('no address, report or storage of the browser tells it either', async ({ page }) => {
  const { server, planted } = await openPlace();
  const told = hearReports(page);
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: 'email', exact: true }).fill(CANARIES.email);
  await page.getByRole('textbox', { name: 'password', exact: true }).fill(CANARIES.password);
  await page.getByRole('button', { name: 'sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await page.getByRole('button', { name: 'i understand' }).click();
  await page.goto(`${server.url}/conversation`);
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  const composer = page.getByLabel('your message');
  await composer.fill(CANARIES.message);
  await composer.press('Enter');
  await expect(page.getByRole('log').getByText('umberlight')).toBeVisible();
  await breakCall(page, sendMessage.path, { status: 400 });
  await composer.fill(CANARIES.message);
  await composer.press('Enter');
  await expect(page.getByRole('button', { name: 'Start Over' })).toBeVisible();
  for (const path of ['/chat-history', `/chat-history/${planted.conversationId}`, '/settings', '/insights'])
    await page.goto(server.url + path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.route(`**${listConversations.path}`, (route) =>
    route.fulfill({ json: { success: true, conversations: [{ title: CANARIES.message }] } }),
  );
  await page.goto(`${server.url}/chat-history`);
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(`cannot read "${words}"`);
    });
    console.error(new Error(`unexpected token in '${words}'`));
  }, CANARIES.message);

  const stored = await storedIn(page);
  expect(stored.entries.map(([key]) => key).filter((key) => !STORAGE_KEYS.test(key))).toEqual([]);
  expect([stored.others, await page.context().cookies()]).toEqual([[''], []]);
  const elsewhere = stored.entries.filter(([key]) => !HOLDS_WORDS.test(key) && key !== 'token');
  const token = stored.entries.find(([key]) => key === 'token')?.[1] ?? '';
  expect(token).toHaveLength(43);
  expect(found(JSON.stringify(elsewhere), [token])).toEqual([]);
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((line) => found(line, [token]).length > 0)).toEqual([]);

  await page.goto(`${server.url}/options`);
  await page.getByRole('button', { name: /hello wilhelmina/i }).click();
  await page.getByRole('button', { name: 'logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(found(JSON.stringify(await storedIn(page)), [token])).toEqual([]);
});

test('nothing that is served to everybody holds a secret of the operator', async () => {
  const { server } = await openPlace();
  const served = [readEveryFile('dist/web').toString('latin1')];
  for (const path of ['/', '/config.js', '/api/health', '/api/openapi.json'])
    served.push(await (await fetch(server.url + path)).text());
  expect(served.flatMap((text) => found(text))).toEqual([]);
});
