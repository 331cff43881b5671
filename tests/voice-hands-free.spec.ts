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

/** The second sentence comes after the first reply and its disclosure, on a busy machine too. */
const BETWEEN_S = 26;
const speech = await makeSpeech([SENTENCE, SENTENCE], { betweenS: BETWEEN_S });
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
  await expect
    .poll(() => storedMessages(page, server.url, account), { timeout: 2 * BETWEEN_S * 1000 })
    .toEqual([
      ['user', SENTENCE],
      ['bot', REPLY],
      ['user', SENTENCE],
      ['bot', REPLY],
    ]);
  await expect(status(page, "i'm listening...")).toBeVisible();
  // Nobody has spoken since: a press lets the microphone rest.
  await heart(page, 'i have finished speaking').click();
  await expect(status(page, 'tap to start listening...')).toBeVisible();
  await page.reload();
  await expect(page.getByText('hands-free')).toBeVisible();
});
