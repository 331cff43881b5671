import { fakeMicrophone, makeSpeech } from './harness/speech.ts';
import {
  browserWith,
  expect,
  heart,
  openHandsFree,
  REPLY,
  SENTENCE,
  status,
  storedMessages,
  test,
} from './harness/voice.ts';

/** The second sentence comes after the first reply and its disclosure. */
const speech = await makeSpeech([SENTENCE, SENTENCE], { betweenS: 16 });
test.use({ launchOptions: browserWith(fakeMicrophone(speech)), permissions: ['microphone'] });

test('hands-free, each turn ends by itself, and after the reply it listens again', async ({
  voicePage: page,
  server,
  account,
}) => {
  test.slow();
  await openHandsFree(page);
  await heart(page, 'start listening').click();
  await expect(status(page, 'sharing a response...')).toBeVisible();
  await expect(status(page, "i'm listening...")).toBeVisible();
  await expect(status(page, 'processing...')).toBeVisible();
  await expect(status(page, "i'm listening...")).toBeVisible();
  expect(await storedMessages(page, server.url, account)).toEqual([
    ['user', SENTENCE],
    ['bot', REPLY],
    ['user', SENTENCE],
    ['bot', REPLY],
  ]);
  // Nobody has spoken since: a press lets the microphone rest.
  await heart(page, 'i have finished speaking').click();
  await expect(status(page, 'tap to start listening...')).toBeVisible();
  await page.reload();
  await expect(page.getByText('hands-free')).toBeVisible();
});
