import type { TextStep } from '#testing/stand-ins/speak.ts';
import type { SpeechStep } from '#testing/stand-ins/speech.ts';
import { cutBefore } from './harness/faults.ts';
import { talk } from './harness/talk.ts';
import {
  BRISKLY,
  expect,
  expectReply,
  HEARS_SENTENCE,
  heart,
  hearVoice,
  isRecognition,
  open,
  type Page,
  REPLY,
  SENTENCE,
  speak,
  status,
  storedMessages,
  test,
} from './harness/voice.ts';

test.use({
  sound: BRISKLY,
  launchOptions: HEARS_SENTENCE,
  permissions: ['microphone'],
});

const TEXTS = {
  network:
    "having trouble connecting right now. your conversation is safe - please check your connection when you're ready.",
  recognition:
    'having trouble understanding your voice right now. this happens sometimes - feel free to try speaking again.',
  busy: "our system is a bit busy right now. take a moment and try again when you're ready.",
  unavailable:
    'our AI service is temporarily unavailable. your conversation is safe - please try again in a moment.',
  authentication: "authentication is needed. please log in again when you're ready.",
};

const card = (page: Page) => page.getByRole('alert');

test.describe('a recogniser that', () => {
  const faults: readonly (readonly [string, SpeechStep, string])[] = [
    ['is busy', { kind: 'error', status: 429 }, TEXTS.busy],
    ['is not there', { kind: 'error', status: 503 }, TEXTS.unavailable],
    ['refuses our key', { kind: 'error', status: 401 }, TEXTS.recognition],
    ['fails', { kind: 'error', status: 500 }, TEXTS.recognition],
    ['answers garbage', { kind: 'garbage' }, TEXTS.recognition],
  ];
  test('fails in any way: the words of the specification, back to idle, and the next turn works', async ({
    voicePage: page,
    speech,
  }) => {
    test.slow();
    await open(page);
    for (const [name, step, text] of faults)
      await test.step(name, async () => {
        speech.otherwise((request) => (isRecognition(request) ? step : BRISKLY));
        await speak(page);
        await expect(card(page)).toContainText(text);
        await expect(status(page, 'tap to start listening...')).toBeVisible();
        speech.otherwise((request) => (isRecognition(request) ? { kind: 'words', text: SENTENCE } : BRISKLY));
        await page.getByRole('button', { name: 'start over' }).click();
        await expect(card(page)).toHaveCount(0);
        await speak(page);
        await expectReply(page);
      });
  });

  test('hears nothing: a kind word, and no card', async ({ voicePage: page, speech }) => {
    speech.otherwise((request) => (isRecognition(request) ? { kind: 'words', text: '' } : BRISKLY));
    await open(page);
    await speak(page);
    await expect(status(page, "i didn't hear any words there.")).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expect(heart(page, 'start listening')).toBeVisible();
  });
});

test.describe('a model that', () => {
  // One that failed twice is left alone for half a minute, and the next test has the same server.
  test.afterEach(async ({ model, server, account }) => {
    model.otherwise(() => ({ kind: 'reply', text: REPLY }));
    await talk(server.url, account, SENTENCE);
    expect(model.requests.at(-1)?.body.toString()).toContain(SENTENCE);
  });

  const faults: readonly (readonly [string, TextStep])[] = [
    ['fails', { kind: 'error', status: 500 }],
    ['is cut', { kind: 'cut' }],
  ];
  for (const [name, step] of faults) {
    test(`${name}: the built-in guide replies, aloud`, async ({ voicePage: page, model }) => {
      model.otherwise(() => step);
      await open(page);
      await speak(page);
      await expect(status(page, 'sharing a response...')).toBeVisible();
      await expect(status(page, 'tap to start listening...')).toBeVisible();
      await expect(card(page)).toHaveCount(0);
    });
  }
});

test.describe('a voice that', () => {
  const faults: readonly (readonly [string, SpeechStep])[] = [
    ['is busy', { kind: 'error', status: 429 }],
    ['is not there', { kind: 'error', status: 503 }],
    ['fails', { kind: 'error', status: 500 }],
    ['is cut in the middle', { kind: 'cut', afterBytes: 9_000 }],
    ['has no sound', { kind: 'empty' }],
  ];
  test('fails in any way: another one speaks the reply to its end, and says so', async ({
    voicePage: page,
    speech,
  }) => {
    test.slow();
    for (const [name, step] of faults)
      await test.step(name, async () => {
        speech.otherwise((request) => (isRecognition(request) ? { kind: 'words', text: SENTENCE } : step));
        await open(page);
        await speak(page);
        await expect(status(page, 'the usual voice is resting')).toBeVisible();
        await expectReply(page);
        await expect(card(page)).toHaveCount(0);
      });
  });
});

test('no network after speaking: what was said is kept, and goes out when one tries again', async ({
  voicePage: page,
  context,
  server,
  account,
}) => {
  await open(page);
  await heart(page, 'start listening').click();
  await hearVoice(page);
  await context.setOffline(true);
  await heart(page, 'i have finished speaking').click();
  await expect(card(page)).toContainText(TEXTS.network);
  await context.setOffline(false);
  // The network is back: its card goes by itself, the words wait.
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByText('what you said is kept here.')).toBeVisible();
  await page.getByRole('button', { name: 'send it again' }).click();
  await expectReply(page);
  expect(await storedMessages(page, server.url, account)).toEqual([
    ['user', SENTENCE],
    ['bot', REPLY],
  ]);
});

test('words that were heard and got no reply are sent again as the same turn', async ({
  voicePage: page,
  server,
  account,
}) => {
  await page.route('**/api/voice/turn', (route) => cutBefore(route, 'accepted'), { times: 1 });
  await page.route('**/api/chat/send', (route) => route.abort('connectionreset'), { times: 1 });
  await open(page);
  await speak(page);
  await expect(card(page)).toContainText(TEXTS.network);
  await heart(page, 'start listening').click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByText(`“${SENTENCE}”`)).toBeVisible();
  await page.getByRole('button', { name: 'send it again' }).click();
  await expectReply(page);
  expect(await storedMessages(page, server.url, account)).toHaveLength(2);
});

test('a refusal for want of a sign-in has a card of its own, with the way there', async ({
  voicePage: page,
}) => {
  await page.route('**/api/voice/turn', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'forbidden', message: 'x', requestId: 'r' } }),
  );
  await open(page);
  await speak(page);
  await expect(card(page)).toContainText('login needed');
  await expect(card(page)).toContainText(TEXTS.authentication);
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

test('without consent for an outside recogniser one types, and the reply is spoken', async ({
  signedInPage: page,
}) => {
  await page.goto('/voice');
  await page
    .getByRole('alertdialog', { name: 'may your words leave this server?' })
    .getByRole('button', { name: 'no, keep them here' })
    .click();
  await expect(page.getByText('nothing here can turn your voice into words just now.')).toBeVisible();
  await page.getByLabel('your words').fill(SENTENCE);
  await page.getByRole('button', { name: 'send' }).click();
  await expect(status(page, 'sharing a response...')).toBeVisible();
});
