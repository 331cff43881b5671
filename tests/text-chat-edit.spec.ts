import { sendMessage } from '#features/conversations/contract.ts';
import { expectNoFault } from './harness/accessibility.ts';
import { expect, type Page, test } from './harness/test.ts';

const OLD = 'my sister never listens to me';
const NEW = 'my sister and i do not listen to each other';
const sendUrl = `**${sendMessage.path}`;

const composer = (page: Page) => page.getByLabel('your message', { exact: true });
const field = (page: Page) => page.getByLabel('your message, written anew');
const edit = (page: Page) => page.getByRole('button', { name: 'edit', exact: true });
const helped = (page: Page) => page.getByRole('button', { name: 'about this reply' });
/** Their own bubbles: a reply may quote the same words. */
const said = (page: Page, words: string) =>
  page.getByRole('article').filter({ has: page.getByText(words, { exact: true }) });

async function say(page: Page, words: string): Promise<void> {
  const replies = await helped(page).count();
  await composer(page).fill(words);
  await composer(page).press('Enter');
  await expect(helped(page)).toHaveCount(replies + 1);
}

async function begin(page: Page): Promise<void> {
  await page.goto('/conversation');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
}

test('the last message is written anew, and its reply with it', async ({ signedInPage: page }) => {
  await begin(page);
  await say(page, 'we had a row on the phone');
  await say(page, OLD);
  await expect(edit(page)).toHaveCount(1);
  await edit(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(OLD);
  await field(page).fill(NEW);
  await field(page).press('Enter');
  await expect(composer(page)).toBeFocused();
  await expect(said(page, NEW)).toHaveCount(1);
  await expect(said(page, OLD)).toHaveCount(0);
  await expect(helped(page)).toHaveCount(2);
  await expect(page.getByText('4 messages')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 messages')).toBeVisible();
  await expect(said(page, NEW)).toHaveCount(1);
  await expect(said(page, OLD)).toHaveCount(0);
});

test('it can be left as it was, and what stands in the composer is not touched', async ({
  signedInPage: page,
}) => {
  await begin(page);
  await say(page, OLD);
  await composer(page).fill('half a thought');
  for (const leave of [
    () => field(page).press('Escape'),
    () => page.getByRole('button', { name: 'keep as it was' }).click(),
  ]) {
    await edit(page).click();
    await field(page).fill(NEW);
    await leave();
    await expect(edit(page)).toBeFocused();
    await expect(said(page, OLD)).toHaveCount(1);
  }
  await edit(page).click();
  await expect(field(page)).toHaveValue(OLD);
  await expect(composer(page)).toHaveValue('half a thought');
});

test('where it cannot be sent, the old stays and the new words are kept, also over a reload', async ({
  signedInPage: page,
}) => {
  await begin(page);
  await say(page, OLD);
  await page.route(sendUrl, (route) => route.abort('connectionreset'));
  await edit(page).click();
  await field(page).fill(NEW);
  await page.getByRole('button', { name: 'send again' }).click();
  await expect(said(page, NEW)).toHaveCount(1);
  await page.getByRole('button', { name: 'take it back' }).click();
  await expect(field(page)).toHaveValue(NEW);
  await page.reload();
  await expect(field(page)).toHaveValue(NEW);
  await expect(helped(page)).toHaveCount(1);
  await page.unroute(sendUrl);
  await page.getByRole('button', { name: 'send again' }).click();
  await expect(said(page, NEW)).toHaveCount(1);
  await expect(page.getByText('2 messages')).toBeVisible();
  await expect(helped(page)).toHaveCount(1);
});

test('an edited message that was on its way when the page closed goes out in its place', async ({
  signedInPage: page,
}) => {
  await begin(page);
  await say(page, OLD);
  await page.route(sendUrl, (route) => route.abort('connectionreset'));
  await edit(page).click();
  await field(page).fill(NEW);
  await field(page).press('Enter');
  await expect(page.getByText(/trying again in \d+ s\./).first()).toBeVisible();
  await page.unroute(sendUrl);
  await page.reload();
  await expect(said(page, NEW)).toHaveCount(1);
  await expect(helped(page)).toHaveCount(1);
  await expect(page.getByText('2 messages')).toBeVisible();
});

test('a message to which more was added elsewhere gives its new words to the composer', async ({
  signedInPage: page,
  context,
}) => {
  await begin(page);
  await say(page, OLD);
  // Before the editing begins: a tab that opens later takes it up as well.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(helped(other)).toHaveCount(1);
  await edit(page).click();
  await field(page).fill(NEW);
  await say(other, 'and another thing');
  await expect(composer(page)).toHaveValue(NEW);
  await expect(field(page)).toHaveCount(0);
});

test('the card of a certain sign of danger stays', async ({ signedInPage: page }) => {
  await begin(page);
  await say(page, "i don't want to be here anymore");
  const card = page.getByRole('region', { name: "you don't have to hold this alone" });
  await expect(card).toBeVisible();
  await edit(page).click();
  await field(page).fill('i had a long day at work');
  await field(page).press('Enter');
  await expect(said(page, 'i had a long day at work')).toHaveCount(1);
  await expect(helped(page)).toHaveCount(1);
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
});

test('nobody is hindered from it, wide or narrow, by day or by night', async ({ signedInPage: page }) => {
  await begin(page);
  await say(page, OLD);
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
    { width: 320, colorScheme: 'light' },
  ] as const)
    await test.step(`at ${width} ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await expectNoFault(page, 'before editing');
      await edit(page).click();
      await expect(field(page)).toBeFocused();
      await expectNoFault(page, 'editing');
      const { width: fieldWidth = 0, x = 0 } = (await field(page).boundingBox()) ?? {};
      expect(x + fieldWidth).toBeLessThan(width - 18);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/edit-${width}.png` });
      await field(page).press('Tab');
      await page.keyboard.press('Space');
      await expect(edit(page)).toBeFocused();
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/said-${width}.png` });
    });
});
