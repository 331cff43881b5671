import { cutBefore } from './harness/faults.ts';
import {
  BRISKLY,
  expect,
  expectReply,
  HEARS_SENTENCE,
  heart,
  hearVoice,
  isRecognition,
  open,
  REPLY,
  SENTENCE,
  speak,
  status,
  storedMessages,
  test,
} from './harness/voice.ts';

test.use({
  launchOptions: HEARS_SENTENCE,
  permissions: ['microphone'],
});

test('a whole turn: heard, replied to, spoken and shown word by word, and stored', async ({
  voicePage: page,
  server,
  account,
  speech,
}) => {
  const recordings = speech.requests.filter(isRecognition).length;
  await open(page);
  await expect(page.getByText('process is an AI, not a person, and not therapy')).toBeVisible();
  const traced = page.waitForRequest('**/api/voice/latency');
  await speak(page);
  await expect(status(page, 'sharing a response...')).toBeVisible();
  await expect(heart(page, 'sharing a response')).toHaveAttribute('aria-disabled', 'true');
  await expectReply(page);
  expect((await traced).postDataJSON()).toMatchObject({ path: 'stream' });
  expect(await storedMessages(page, server.url, account)).toEqual([
    ['user', SENTENCE],
    ['bot', REPLY],
  ]);
  expect(speech.requests.filter(isRecognition)).toHaveLength(recordings + 1);
  const spoken = speech.requests
    .filter((request) => !isRecognition(request))
    .map(({ body }) => body.toString());
  expect(spoken.some((body) => body.includes('not a person, and not therapy'))).toBe(true);
});

test('presses are ignored while it thinks and while it speaks', async ({
  voicePage: page,
  model,
  server,
  account,
}) => {
  model.next({ kind: 'reply', text: REPLY, firstTokenMs: 800 });
  await open(page);
  await speak(page);
  await expect(status(page, 'processing...')).toBeVisible();
  await heart(page, 'processing what you said').click({ force: true });
  await expect(status(page, 'sharing a response...')).toBeVisible();
  await heart(page, 'sharing a response').click({ force: true });
  await page.getByRole('button', { name: 'Tap to record' }).click({ force: true });
  await expectReply(page);
  expect(await storedMessages(page, server.url, account)).toHaveLength(2);
});

test('leaving in the middle stops the sound, gives the microphone back and ends the session as completed', async ({
  voicePage: page,
}) => {
  await page.addInitScript({
    content: `
      window.tracks = [];
      const { getUserMedia } = MediaDevices.prototype;
      MediaDevices.prototype.getUserMedia = async function (asked) {
        const stream = await getUserMedia.call(this, asked);
        tracks.push(...stream.getTracks());
        return stream;
      };`,
  });
  await open(page);
  await heart(page, 'start listening').click();
  await expect(status(page, "i'm listening...")).toBeVisible();
  const ended = page.waitForRequest('**/api/analytics/session-end');
  await page.getByRole('link', { name: 'dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  expect((await ended).postDataJSON()).toMatchObject({ completionStatus: 'completed', mode: 'voice' });
  expect(await page.evaluate('tracks.map((track) => track.readyState)')).toEqual(['ended']);
});

test('ending asks first, clears what was said, and leads out', async ({ voicePage: page }) => {
  await open(page);
  await speak(page);
  await expect(status(page, 'sharing a response...')).toBeVisible();
  await page.getByRole('button', { name: 'end conversation' }).click();
  const question = page.getByRole('alertdialog', { name: 'would you like to end this conversation?' });
  await expect(question).toContainText('your progress and insights are valuable.');
  await question.getByRole('button', { name: 'stay' }).click();
  await expect(page.getByRole('button', { name: 'end conversation' })).toBeFocused();
  await page.getByRole('button', { name: 'end conversation' }).click();
  await expect(question.getByText('and how strong is it now, 0 to 10?')).toBeVisible();
  await question.getByRole('button', { name: 'end conversation' }).click();
  await expect(page).toHaveURL(/exit-thanks/);
});

test('words of crisis bring the card with the reply, and it stays', async ({ voicePage: page, speech }) => {
  speech.otherwise((request) =>
    isRecognition(request) ? { kind: 'words', text: "i don't want to be here anymore" } : BRISKLY,
  );
  await open(page);
  await speak(page);
  const card = page.getByRole('region', { name: "you don't have to hold this alone" });
  await expect(card).toBeVisible();
  await expect(status(page, 'tap to start listening...')).toBeVisible();
  await expect(card).toBeVisible();
  await heart(page, 'start listening').click();
  await expect(page.getByRole('complementary', { name: 'people you can reach now' })).toBeVisible();
});

test("a conversation that isn't there says so, and one begins afresh", async ({
  voicePage: page,
  server,
}) => {
  await page.goto('/voice?c=0197a000-0000-7000-8000-000000000001');
  await expect(page.getByRole('alert')).toContainText("this conversation isn't here");
  await page.getByRole('link', { name: 'start fresh' }).click();
  await expect(page).toHaveURL(`${server.url}/voice`);
  await expect(status(page, 'tap to start listening...')).toBeVisible();
});

test('a microphone that goes away in the middle is told, and what was said before is kept and can be sent', async ({
  voicePage: page,
}) => {
  await page.addInitScript({
    content: `
      const { getUserMedia } = MediaDevices.prototype;
      MediaDevices.prototype.getUserMedia = async function (asked) {
        const stream = await getUserMedia.call(this, asked);
        window.unplug = () => {
          for (const track of stream.getTracks()) {
            track.stop();
            track.dispatchEvent(new Event('ended'));
          }
        };
        return stream;
      };`,
  });
  await open(page);
  await heart(page, 'start listening').click();
  await hearVoice(page);
  // A browser's own sign of it; the fake device cannot be unplugged.
  await page.evaluate('unplug()');
  await expect(page.getByRole('alert')).toContainText('No microphone found.');
  await page.getByRole('button', { name: 'try again' }).click();
  await page.getByRole('button', { name: 'send it again' }).click();
  await expect(status(page, 'sharing a response...')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
  });

  test('the tip about the permission stands there until the first words', async ({ voicePage: page }) => {
    const tip = page.getByText('Mobile tip: Make sure to grant microphone permission when prompted');
    await open(page);
    await expect(tip).toBeVisible();
    const heartBox = await heart(page, 'start listening').boundingBox();
    expect(heartBox).toMatchObject({ width: 150, height: 150 });
    await speak(page);
    await expect(status(page, 'sharing a response...')).toBeVisible();
    await expect(tip).toHaveCount(0);
  });
});

test.describe('where nothing happens while the reply is spoken', () => {
  test.use({ sound: BRISKLY });

  test('a stream that is cut goes on by the three calls, as the same turn', async ({
    voicePage: page,
    server,
    account,
  }) => {
    await page.route('**/api/voice/turn', (route) => route.abort('connectionreset'));
    await open(page);
    const sent = page.waitForRequest('**/api/chat/send');
    const traced = page.waitForRequest('**/api/voice/latency');
    await speak(page);
    expect((await sent).postDataJSON()).toMatchObject({ content: SENTENCE });
    await expectReply(page);
    expect((await traced).postDataJSON()).toMatchObject({ path: 'three_calls' });
    expect(await storedMessages(page, server.url, account)).toHaveLength(2);
  });

  test('a stream that is cut in the middle is not said twice', async ({
    voicePage: page,
    server,
    account,
  }) => {
    await page.route('**/api/voice/turn', (route) => cutBefore(route, 'replied'));
    await open(page);
    await speak(page);
    await expectReply(page);
    expect(await storedMessages(page, server.url, account)).toEqual([
      ['user', SENTENCE],
      ['bot', REPLY],
    ]);
  });

  test('a spoken conversation is continued in voice, from history', async ({
    voicePage: page,
    server,
    account,
  }) => {
    await open(page);
    await speak(page);
    await expectReply(page);
    const id = new URL(page.url()).searchParams.get('c') ?? '';
    await page.goto(`/chat-history/${id}`);
    await page.getByRole('link', { name: 'continue this conversation' }).click();
    await expect(page).toHaveURL(`${server.url}/voice?c=${id}`);
    await speak(page);
    await expectReply(page);
    expect(await storedMessages(page, server.url, account)).toHaveLength(4);
  });

  test('with the keyboard alone', async ({ voicePage: page }) => {
    await open(page);
    await heart(page, 'start listening').focus();
    await page.keyboard.press('Enter');
    await hearVoice(page);
    await expect(heart(page, 'i have finished speaking')).toBeFocused();
    await page.keyboard.press('Space');
    await expectReply(page);
    await expect(heart(page, 'start listening')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Tap to record' })).toBeFocused();
    await expect(page.getByText('Tap to record')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'voice settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'voice settings' })).toBeFocused();
  });
});
