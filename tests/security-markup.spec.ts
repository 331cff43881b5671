import { randomUUID } from 'node:crypto';
import { updateMe } from '#features/account/contract.ts';
import { createConversation, sendMessage } from '#features/conversations/contract.ts';
import { updateSafetyPlan } from '#features/safety/contract.ts';
import { MARKUP_PAYLOADS, packPayloads } from '#testing/markup-payloads.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { type RunningServer, runServer } from './harness/run-server.ts';
import { type Account, createAccount, expect, type Page, signIn, test } from './harness/test.ts';

const MESSAGE_CHARACTERS = 1_900;
const [PAYLOAD = '', ...MORE] = MARKUP_PAYLOADS;

/** What a payload would leave behind in the page, were it markup. */
const FOREIGN_ELEMENTS =
  '#root :is(script, iframe, object, embed, base, meta, link, style, math, form[action], [onerror], [onload], [onfocus], [ontoggle], [onbegin], [onmouseover], a[href^="java" i])';

/** Hears of everything that a payload which ran would do. */
function watch(page: Page, origin: string): string[] {
  const deeds: string[] = [];
  page.on('dialog', async (dialog) => {
    deeds.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) deeds.push(`request ${url}`);
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin) && frame.url() !== 'about:blank') deeds.push(`frame ${frame.url()}`);
  });
  page.on('popup', (popup) => deeds.push(`popup ${popup.url()}`));
  return deeds;
}

async function expectUnharmed(page: Page, where: string): Promise<void> {
  const found = await page.evaluate<unknown>(
    `[window.ran ?? null, document.querySelectorAll(${JSON.stringify(FOREIGN_ELEMENTS)}).length, window.frames.length]`,
  );
  expect([where, found]).toEqual([where, [null, 0, 0]]);
}

const placed: { readonly server: RunningServer; readonly model: { close(): Promise<void> } }[] = [];

test.afterEach(async () => {
  for (const { server, model } of placed.splice(0)) {
    await server.dispose();
    await model.close();
  }
});

/** A model that says nothing but markup: as replies, and as titles, summaries, tags and themes. */
async function openPlace() {
  const replies = packPayloads(1_500);
  const labels = MORE.filter(({ length }) => length <= 24).slice(0, 4);
  const derived = {
    title: MARKUP_PAYLOADS.find(({ length }) => length > 24 && length <= 60) ?? PAYLOAD,
    summary: packPayloads(320)[1] ?? PAYLOAD,
    tags: [PAYLOAD.slice(0, 24), ...labels],
    themes: labels,
    mood: null,
    hasBreakthrough: false,
    insights: 1,
  };
  let next = 0;
  const model = await startOpenAiChatStandIn();
  model.otherwise(({ body }) => ({
    kind: 'reply',
    text: body.includes('you are process')
      ? (replies[next++ % replies.length] ?? PAYLOAD)
      : JSON.stringify(derived),
  }));
  const server = await runServer({
    COMPANION: 'openai',
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'm',
  });
  placed.push({ server, model });
  return { model, server, replies };
}

/** Puts payloads into every field that a person has. Gives the conversation. */
async function fillEverything(url: string, { token, email, password }: Account): Promise<string> {
  const call = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text);
  };
  await call('POST', '/api/auth/login', { email, password }, { 'user-agent': PAYLOAD });
  await call('PATCH', updateMe.path, {
    name: `<svg/onload=window.ran=1> ${PAYLOAD}`,
    modelConsent: true,
    companionSettings: { memoryEnabled: true, memory: packPayloads(200).slice(0, 20) },
  });
  const parts = ['warningSigns', 'whatHelps', 'places', 'people', 'professionals', 'saferSpace', 'reasons'];
  const plan = packPayloads(MESSAGE_CHARACTERS);
  await call(
    'PATCH',
    updateSafetyPlan.path,
    Object.fromEntries(parts.map((part, n) => [part, plan[n % plan.length]])),
  );
  const conversationId: string = (await call('POST', createConversation.path, { type: 'text' })).id;
  for (const content of packPayloads(MESSAGE_CHARACTERS))
    await call('POST', sendMessage.path, { conversationId, content, clientMessageId: randomUUID() });
  return conversationId;
}

test.describe.configure({ timeout: 120_000 });

test('200 payloads through every field and from the model: nothing runs, nothing leaves', async ({
  page,
}) => {
  expect(new Set(MARKUP_PAYLOADS).size).toBeGreaterThanOrEqual(200);
  const { model, server, replies } = await openPlace();
  const account = await createAccount(server.url);
  const conversationId = await fillEverything(server.url, account);
  const deeds = watch(page, server.url);
  await signIn(page, account);

  await page.goto(`${server.url}/conversation?c=${conversationId}`);
  const log = page.getByRole('log', { name: 'conversation' });
  await expect(log.getByText(MARKUP_PAYLOADS.at(-1) ?? '').first()).toBeVisible();
  const before = model.requests.length;
  const composer = page.getByLabel('your message');
  await composer.fill(`${MORE[9]}\n${MORE[20]}`);
  await composer.press('Enter');
  await expect.poll(() => model.requests.length).toBeGreaterThan(before);
  await expect(log.getByRole('button', { name: 'about this reply' }).last()).toBeVisible();
  await expectUnharmed(page, 'the conversation');
  const said = (await log.textContent()) ?? '';
  const ways = MARKUP_PAYLOADS.filter((payload) => said.includes(payload.replaceAll(/\s+/g, ' ')));
  expect(ways.length).toBeGreaterThan(100);
  expect(replies.length).toBeGreaterThan(5);

  const places: Record<string, () => Promise<unknown>> = {
    '/chat-history': () => page.getByRole('searchbox').fill(PAYLOAD),
    [`/chat-history?q=${encodeURIComponent(PAYLOAD)}`]: () => page.getByRole('searchbox').fill(MORE[8] ?? ''),
    [`/chat-history/${conversationId}`]: () =>
      page.getByRole('list').getByText('leak.example').first().hover(),
    '/settings': () => expect(page.getByText('leak.example').first()).toBeVisible(),
    '/safety-plan': () => expect(page.getByRole('textbox').first()).toHaveValue(/ran=1/),
    '/options': () => expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible(),
    '/insights': () => expect(page.getByRole('main')).toBeVisible(),
    '/exit-thanks': () => expect(page.getByRole('button', { name: 'Continue' })).toBeVisible(),
    [`/conversation?c=${encodeURIComponent(PAYLOAD)}`]: () => expect(page.getByRole('main')).toBeVisible(),
    [`/subscribe?session_id=${encodeURIComponent(PAYLOAD)}`]: () =>
      expect(page.getByRole('main')).toBeVisible(),
    [`/${encodeURIComponent(PAYLOAD)}#${encodeURIComponent(PAYLOAD)}`]: () =>
      expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible(),
  };
  for (const [path, look] of Object.entries(places)) {
    await page.goto(server.url + path);
    await look();
    await expectUnharmed(page, path);
  }
  expect(deeds).toEqual([]);
});

test('neither do they from the pages for everybody', async ({ page, server }) => {
  const deeds = watch(page, server.url);
  const fill = async (path: string) => {
    await page.goto(server.url + path);
    for (const field of await page.getByRole('textbox').all()) await field.fill(MORE[8] ?? '');
    await page.keyboard.press('Enter');
    await expectUnharmed(page, path);
  };
  for (const path of ['/login', '/register', '/forgot-password']) await fill(path);
  await fill(`/reset-password/${encodeURIComponent(PAYLOAD)}`);
  expect(deeds).toEqual([]);
});

test('the watch above would see a payload that runs, and the policy would stop it', async ({
  page,
  server,
}) => {
  test.fail(true, 'a journey that breaks the content policy fails');
  await page.goto(`${server.url}/login`);
  await page.evaluate(`try { document.body.innerHTML = '<img src=x onerror="window.ran=1">'; } catch {}`);
  await expectUnharmed(page, 'the page that refused');
});
