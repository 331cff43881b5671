import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import { runServer } from './harness/run-server.ts';
import { createAccount, expect, signIn, test } from './harness/test.ts';

test('words go to a model only after the person said yes, and the question comes once', async ({ page }) => {
  const vendor = await startOpenAiChatStandIn();
  const server = await runServer({
    COMPANION: 'openai',
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: `${vendor.url}/v1`,
  });
  await signIn(page, await createAccount(server.url));
  const say = async (words: string) => {
    await expect(page.getByText('connected', { exact: true })).toBeVisible();
    await page.getByRole('textbox').fill(words);
    await page.getByRole('textbox').press('Enter');
  };
  const question = page.getByRole('alertdialog', { name: 'may your words leave this server?' });

  await page.goto(`${server.url}/conversation`);
  await question.getByRole('button', { name: 'no, keep them here' }).click();
  await say('it was a long day');
  await expect(page.getByText('built-in guide').first()).toBeVisible();
  expect(vendor.requests).toHaveLength(0);

  await page.reload();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(question).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('modelConsentAsked'));
  await page.reload();
  await question.getByRole('button', { name: "yes, that's okay" }).click();
  await expect(question).toBeHidden();
  await say('and a longer night');
  await expect(page.getByRole('log').getByText('i hear you. what is that like?')).toBeVisible();
  expect(vendor.requests.length).toBeGreaterThan(0);
  await server.dispose();
  await vendor.close();
});
