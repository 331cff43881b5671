import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import type { TextStep } from '#testing/stand-ins/speak.ts';
import type { StandIn } from '#testing/stand-ins/stand-in.ts';
import { type RunningServer, runServer } from './harness/run-server.ts';
import { talk } from './harness/talk.ts';
import { type Account, createAccount, expect, type Page, signIn } from './harness/test.ts';
import { allowSharing, test } from './harness/voice.ts';

// Words appear one by one, as for whoever has not asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, pace: 'usual' });

/** The model's faults happen on the wire between the server and a vendor; what counts here is what the person sees. */
const WORDS = 'i have been carrying this for weeks';
const REPLY = 'weeks is a long time to carry something. what has it been like?';
const asUsual = (): TextStep => ({ kind: 'reply', text: REPLY });

async function open(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/conversation`);
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
}

/** One that failed twice is left alone for half a minute, and whoever comes next has the same server. */
async function letReply(model: StandIn<TextStep>, server: RunningServer, account: Account): Promise<void> {
  model.otherwise(asUsual);
  await talk(server.url, account, WORDS);
}

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

test.describe('with the model of this worker', () => {
  test.beforeEach(async ({ signedInPage: page, account, server, model }) => {
    model.otherwise(asUsual);
    await allowSharing(server.url, account);
    await open(page);
  });

  test('a model that fails in any way: the built-in guide replies, and says that it is the guide', async ({
    signedInPage: page,
    account,
    server,
    model,
  }) => {
    for (const [name, step] of unavailable)
      await test.step(name, async () => {
        await open(page);
        const asked = model.requests.length;
        model.otherwise(() => step);
        await say(page);
        await expect(page.getByText('· built-in guide')).toBeVisible();
        await expect(page.getByText('2 messages')).toBeVisible();
        expect(model.requests.length).toBeGreaterThan(asked);
        await letReply(model, server, account);
      });
  });

  test('people stand beneath a model’s own question about dying, and what follows a yes is said by the model', async ({
    signedInPage: page,
    model,
  }) => {
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

  test('a reply can be asked for in other words, from where it stands', async ({
    signedInPage: page,
    model,
  }) => {
    await say(page);
    await page.getByRole('button', { name: 'about this reply' }).click();
    const again = page.getByRole('button', { name: 'say it differently' });
    const other = 'so long, and so much. what was it like, day after day?';
    model.next({ kind: 'reply', text: other });
    await again.click();
    await expect(page.getByRole('log').getByText(other)).toBeVisible();
    await expect(page.getByText('4 messages')).toBeVisible();
    await expect(again).toBeFocused();
    expect(
      model.requests.some(({ body }) => body.toString().includes('could you say that differently?')),
    ).toBe(true);
  });

  test('a model that hangs: the wait is told kindly, and the built-in guide replies', async ({
    signedInPage: page,
    account,
    server,
    model,
  }) => {
    model.otherwise(() => ({ kind: 'hang' }));
    await say(page);
    await expect(page.getByText(/finding the right words|taking a little care/)).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText('· built-in guide')).toBeVisible({ timeout: 40_000 });
    await letReply(model, server, account);
  });

  test('stop holds the words that are there, and the rest can still be read', async ({
    signedInPage: page,
    model,
  }) => {
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

  test('nothing a model writes can load or run anything', async ({ signedInPage: page, model }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
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
});

interface Place {
  readonly model: StandIn<TextStep>;
  readonly server: RunningServer;
}

/** Somebody signed in at a server and a model of their own. */
async function inPlace(page: Page, env: Record<string, string>, go: (place: Place) => Promise<void>) {
  const model = await startOpenAiChatStandIn({ byDefault: asUsual });
  const server = await runServer({
    COMPANION: 'openai',
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'm',
    ...env,
  });
  try {
    const account = await createAccount(server.url);
    await allowSharing(server.url, account);
    await signIn(page, account);
    await go({ model, server });
  } finally {
    await server.dispose();
    await model.close();
  }
}

test('a model that fails in the middle: it is said plainly, and Retry Message brings the whole reply', async ({
  page,
}) => {
  await inPlace(page, { COMPANION_FALLBACK: 'none' }, async ({ server, model }) => {
    for (const [name, step] of [
      ['breaks off', { kind: 'cut', afterTokens: 6 }],
      ['turns to garbage', { kind: 'garbage', afterTokens: 6 }],
      ['fails', { kind: 'failure', afterTokens: 6 }],
    ] satisfies [string, TextStep][])
      await test.step(name, async () => {
        await open(page, server.url);
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
  });
});

test('a server that is killed in the middle of a reply and starts again: the reply comes', async ({
  page,
}) => {
  await inPlace(page, {}, async ({ model, server }) => {
    await open(page, server.url);
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
});
