import { CANARIES, CANARY_WORDS } from '#testing/canaries.ts';
import { findTexts } from '#testing/stored-bytes.ts';
import { hearReports, STORAGE_KEYS, storedIn } from './harness/browser-storage.ts';
import {
  expect,
  expectReply,
  HEARS_SENTENCE,
  heart,
  isRecognition,
  open,
  speak,
  storedMessages,
  test,
} from './harness/voice.ts';

test.use({ serviceWorkers: 'allow' });

test.use({
  launchOptions: HEARS_SENTENCE,
  permissions: ['microphone'],
});

const { transcript, reply } = CANARIES;
const found = (text: string): string[] => findTexts(Buffer.from(text), CANARY_WORDS);

test('no address, report or storage of the browser tells what was said or spoken', async ({
  voicePage: page,
  server,
  account,
  speech,
  model,
}) => {
  speech.otherwise((request) =>
    isRecognition(request) ? { kind: 'words', text: transcript } : { kind: 'sound' },
  );
  model.otherwise(() => ({ kind: 'reply', text: reply }));
  const told = hearReports(page);
  await open(page);
  await speak(page);
  await expectReply(page, reply);
  expect(await storedMessages(page, server.url, account)).toEqual([
    ['user', transcript],
    ['bot', reply],
  ]);

  // Heard, and then not taken in: the words wait on the screen to be sent again.
  for (const path of ['**/api/voice/turn', '**/api/chat/send'])
    await page.route(path, (route) => route.abort('connectionreset'));
  await speak(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await heart(page, 'start listening').click();
  await expect(page.getByText(`“${transcript}”`)).toBeVisible();
  const reported = page.waitForRequest('**/api/logs/frontend');
  await page.evaluate((words) => console.error(new Error(`no sound for "${words}"`)), transcript);
  await page.goto('/dashboard');
  await reported;

  const { entries, others } = await storedIn(page);
  expect(entries.map(([key]) => key).filter((key) => !STORAGE_KEYS.test(key))).toEqual(['seeded']);
  expect([others, await page.context().cookies()]).toEqual([[''], []]);
  expect(found(JSON.stringify(entries))).toEqual([]);
  expect(told.some((line) => line.includes('toFirstSoundMs'))).toBe(true);
  expect(told.filter((line) => found(line).length > 0)).toEqual([]);
  expect(found(server.output())).toEqual([]);
});
