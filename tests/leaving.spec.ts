import { expectNoFault } from './harness/accessibility.ts';
import { talk } from './harness/talk.ts';
import { expect, type Page, test } from './harness/test.ts';

const FIRST = 'i had a row with my sister on the phone';
const LAST = 'maybe i just miss her so much';
const NOTE = `${FIRST}. ${LAST}.`;

const door = (page: Page) => page.getByRole('button', { name: 'end conversation' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'would you like to end this conversation?' });
const keep = (page: Page) => question(page).getByLabel('keep it with this conversation');

test('leaving is one step, and what one said may be taken along', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const id = await talk(server.url, account, FIRST, LAST);
  await page.goto(`/conversation?c=${id}`);
  await door(page).click();
  await expect(question(page).getByText(NOTE)).toBeVisible();
  await expect(keep(page)).not.toBeChecked();
  await keep(page).check();
  await question(page).getByRole('button', { name: 'end conversation' }).click();
  await expect(page).toHaveURL(/\/exit-thanks$/);
  await page.goto('/chat-history');
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.goto(`/chat-history/${id}`);
  await expect(page.getByRole('figure').getByText(NOTE)).toBeVisible();
  await page.getByRole('button', { name: 'let it go' }).click();
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(FIRST).first()).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test('a note that is not wanted is kept nowhere, and one that cannot be kept holds nobody back', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const id = await talk(server.url, account, FIRST, LAST);
  await page.goto(`/conversation?c=${id}`);
  await door(page).click();
  await expect(question(page).getByText(NOTE)).toBeVisible();
  await question(page).getByRole('button', { name: 'stay' }).click();
  await expect(door(page)).toBeFocused();
  await page.route(`**/api/chat/conversations/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
  );
  await door(page).click();
  await keep(page).check();
  await question(page).getByRole('button', { name: 'end conversation' }).click();
  await expect(question(page).getByText('this could not be kept just now.', { exact: false })).toBeVisible();
  await keep(page).uncheck();
  await question(page).getByRole('button', { name: 'end conversation' }).click();
  await expect(page).toHaveURL(/\/exit-thanks$/);
  await page.goto(`/chat-history/${id}`);
  await expect(page.getByText('Showing 4 of 4 messages')).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test('to somebody in danger no note is offered', async ({ signedInPage: page, account, server }) => {
  const id = await talk(server.url, account, FIRST, LAST, "i don't want to be here anymore");
  await page.goto(`/conversation?c=${id}`);
  const asked = page.waitForResponse((response) => response.url().endsWith('/closing-note'));
  await door(page).click();
  await asked;
  await expect(question(page).getByText('and how strong is it now, 0 to 10?')).toBeVisible();
  await expect(keep(page)).toHaveCount(0);
});

test('nobody is hindered from leaving, wide or narrow, by day or by night', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const looks = [
    { width: 1440, height: 900, colorScheme: 'light' },
    { width: 390, height: 844, colorScheme: 'dark' },
    { width: 320, height: 568, colorScheme: 'light' },
  ] as const;
  const inEachLook = async (name: string, go: () => Promise<void>) => {
    for (const { width, height, colorScheme } of looks)
      await test.step(`${name} at ${width} ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await go();
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` });
      });
  };
  const id = await talk(server.url, account, FIRST, LAST);
  const end = question(page).getByRole('button', { name: 'end conversation' });
  await page.goto(`/conversation?c=${id}`);
  await inEachLook('leave', async () => {
    await door(page).click();
    await expect(question(page).getByText(NOTE)).toBeVisible();
    await expectNoFault(page, 'leaving');
    await keep(page).check();
    await end.click({ trial: true });
    await question(page).getByRole('button', { name: 'stay' }).click();
  });
  await door(page).click();
  await keep(page).check();
  await end.click();
  await expect(page).toHaveURL(/\/exit-thanks$/);
  await page.goto(`/chat-history/${id}`);
  await inEachLook('kept', async () => {
    await expect(page.getByRole('figure')).toBeVisible();
    await expectNoFault(page, 'kept');
  });
});
