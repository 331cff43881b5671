import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import type { TextStep } from '#testing/stand-ins/speak.ts';
import type { StandIn } from '#testing/stand-ins/stand-in.ts';
import { type RunningServer, runServer } from './harness/run-server.ts';
import { createAccount, expect, type Page, signIn, test } from './harness/test.ts';

// Words appear one by one, as for whoever has not asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, pace: 'usual' });

/** The model's faults happen on the wire between the server and a vendor; what counts here is what the person sees. */
const WORDS = 'i have been carrying this for weeks';
const REPLY = 'weeks is a long time to carry something. what has it been like?';

interface Place {
  readonly model: StandIn<TextStep>;
  readonly server: RunningServer;
}

const placed: Place[] = [];

async function openPlace(page: Page, env: Record<string, string> = {}): Promise<Place> {
  const model = await startOpenAiChatStandIn({ byDefault: () => ({ kind: 'reply', text: REPLY }) });
  const server = await runServer({
    COMPANION: 'openai',
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'm',
    ...env,
  });
  const place = { model, server };
  placed.push(place);
  const account = await createAccount(server.url);
  await fetch(`${server.url}/api/users/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ modelConsent: true }),
  });
  await signIn(page, account);
  await page.goto(`${server.url}/conversation`);
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  return place;
}

// Each starts a server of its own.
test.describe.configure({ timeout: 120_000 });

test.afterEach(async () => {
  for (const { model, server } of placed.splice(0)) {
    await server.dispose();
    await model.close();
  }
});

async function say(page: Page, words = WORDS): Promise<void> {
  await page.getByLabel('your message').fill(words);
  await page.getByLabel('your message').press('Enter');
}

const unavailable: [string, TextStep][] = [
  ['429', { kind: 'error', status: 429 }],
  ['500', { kind: 'error', status: 500 }],
  ['503', { kind: 'error', status: 503 }],
  ['garbage', { kind: 'garbage' }],
];

for (const [name, step] of unavailable) {
  test(`a model that answers ${name}: the built-in guide replies, and says that it is the guide`, async ({
    page,
  }) => {
    const { model } = await openPlace(page);
    model.otherwise(() => step);
    await say(page);
    await expect(page.getByText('· built-in guide')).toBeVisible();
    await expect(page.getByText('2 messages')).toBeVisible();
  });
}

test('people stand beneath a model’s own question about dying, and what follows a yes is said by the model', async ({
  page,
}) => {
  const { model } = await openPlace(page);
  const asks = 'moss is going to your neighbour, then. are you thinking of ending your life?';
  model.otherwise(() => ({ kind: 'reply', text: asks }));
  await say(page, 'the dog goes to my neighbour after christmas');
  await expect(page.getByRole('log').getByText(asks)).toBeVisible();
  await expect(page.getByRole('link', { name: 'more people' })).toBeVisible();
  const words = 'since tuesday, alone with it. would you let megan know tonight?';
  model.otherwise(() => ({ kind: 'reply', text: words }));
  await say(page, 'yes. since tuesday');
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
  await expect(page.getByRole('region', { name: "you don't have to hold this alone" })).toBeVisible();
});

test('a reply can be asked for in other words, from where it stands', async ({ page }) => {
  const { model } = await openPlace(page);
  await say(page);
  await page.getByRole('button', { name: 'about this reply' }).click();
  const again = page.getByRole('button', { name: 'say it differently' });
  const other = 'so long, and so much. what was it like, day after day?';
  model.next({ kind: 'reply', text: other });
  await again.click();
  await expect(page.getByRole('log').getByText(other)).toBeVisible();
  await expect(page.getByText('4 messages')).toBeVisible();
  await expect(again).toBeFocused();
  expect(model.requests.some(({ body }) => body.toString().includes('could you say that differently?'))).toBe(
    true,
  );
});

test('a model that hangs: the wait is told kindly, and the built-in guide replies', async ({ page }) => {
  const { model } = await openPlace(page);
  model.otherwise(() => ({ kind: 'hang' }));
  await say(page);
  await expect(page.getByText(/finding the right words|taking a little care/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('· built-in guide')).toBeVisible({ timeout: 40_000 });
});

for (const [name, step] of [
  ['breaks off in the middle', { kind: 'cut', afterTokens: 6 }],
  ['turns to garbage in the middle', { kind: 'garbage', afterTokens: 6 }],
  ['fails in the middle', { kind: 'failure', afterTokens: 6 }],
] satisfies [string, TextStep][]) {
  test(`a model that ${name}: it is said plainly, and Retry Message brings the whole reply`, async ({
    page,
  }) => {
    const { model } = await openPlace(page, { COMPANION_FALLBACK: 'none' });
    model.next(step);
    await say(page);
    await expect(page.getByRole('alert')).toContainText('Error sending message: ');
    await expect(page.getByText(WORDS)).toHaveCount(1);
    await page.getByRole('button', { name: 'Retry Message' }).click();
    await expect(page.getByRole('log').getByText(REPLY)).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(1);
    await expect(page.getByText('2 messages')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a server that is killed in the middle of a reply and starts again: the reply comes', async ({
  page,
}) => {
  const { model, server } = await openPlace(page);
  model.next({ kind: 'reply', text: REPLY, tokensPerSecond: 2 });
  await say(page);
  await expect(page.getByRole('log').getByText('weeks is', { exact: false })).toBeVisible();
  await server.kill();
  await server.restart();
  const reply = page.getByRole('log').getByText(REPLY);
  const retry = page.getByRole('button', { name: 'Retry Message' });
  // Three tries by itself take some ten seconds; where a start takes longer, the words and a button stand there.
  await expect(reply.or(retry)).toBeVisible({ timeout: 30_000 });
  if (await retry.isVisible()) await retry.click();
  await expect(reply).toBeVisible();
  await expect(page.getByText(WORDS)).toHaveCount(1);
  await expect(page.getByText('2 messages')).toBeVisible();
});

test('stop holds the words that are there, and the rest can still be read', async ({ page }) => {
  const { model } = await openPlace(page);
  model.next({ kind: 'reply', text: REPLY, tokensPerSecond: 4 });
  await say(page);
  await expect(page.getByRole('log').getByText('weeks is', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'show the rest' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'send', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'show the rest' }).click();
  await expect(page.getByRole('log').getByText(REPLY, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'about this reply' })).toBeVisible();
});

test('nothing a model writes can load or run anything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { model } = await openPlace(page);
  const wild =
    'look ![x](https://evil.example/p.png) <img src="https://evil.example/q.png" onerror="alert(1)"> [here](https://evil.example/r) or see 988lifeline.org, they listen.';
  model.next({ kind: 'reply', text: wild });
  await say(page);
  await expect(page.getByRole('button', { name: 'about this reply' })).toBeVisible();
  await expect(page.getByRole('log').locator('img, script, iframe')).toHaveCount(0);
  for (const link of await page.getByRole('log').getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^(https:\/\/988lifeline\.org|tel:|sms:|\/)/);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});
