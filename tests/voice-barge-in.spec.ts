import { fakeMicrophone, makeSpeech } from './harness/speech.ts';
import {
  browserWith,
  expect,
  heart,
  openHandsFree,
  SENTENCE,
  status,
  storedMessages,
  test,
} from './harness/voice.ts';

/** The second sentence comes while the reply is spoken: late in it, as a busy machine begins to speak it late. */
const speech = await makeSpeech([SENTENCE, SENTENCE], { betweenS: 15 });
test.use({ launchOptions: browserWith(fakeMicrophone(speech)), permissions: ['microphone'] });

const LONG_REPLY =
  'it sounds as if the whole week has been leading up to that one hour, and as if nobody has asked you how you are in it. what would you want them to know before you begin?';

test('speaking into a reply stops it, and only what was heard of it is kept', async ({
  voicePage: page,
  model,
  server,
  account,
}) => {
  test.slow();
  model.otherwise(() => ({ kind: 'reply', text: LONG_REPLY }));
  await openHandsFree(page);
  await heart(page, 'start listening').click();
  await expect(status(page, 'sharing a response...')).toBeVisible();
  const told = await page.waitForRequest('**/api/voice/heard');
  // On a quiet machine the next turn is over between two looks at the screen.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/voice/turn', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await expect(status(page, "i'm listening...")).toBeVisible();
  await expect(status(page, 'processing...')).toBeVisible();
  seen.resolve();
  const { characters } = told.postDataJSON() as { characters: number };
  expect(characters).toBeGreaterThan(0);
  expect(characters).toBeLessThan(LONG_REPLY.length);
  await expect
    .poll(async () => (await storedMessages(page, server.url, account))[1]?.[1])
    .toMatch(/^it sounds as if.* …$/);
});
