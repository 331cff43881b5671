import { storeStrength } from '#features/conversations/contract.ts';
import { expect, type Page, test } from './harness/test.ts';

const isStrength = ({ url }: { url: string }) => url.endsWith('/strength');
/** The scale is one line until somebody wants it. */
const openScale = (page: Page) => page.getByRole('button', { name: /say how strong it is/ }).click();
const scale = (page: Page, name: RegExp) => page.getByRole('group', { name });

test('a strength is asked at the start and at the end, and both are kept', async ({ signedInPage: page }) => {
  await page.goto('/conversation');
  await openScale(page);
  const start = scale(page, /how strong is it right now/);
  const kept = page.waitForResponse((response) => isStrength({ url: response.url() }));
  await start.getByRole('button', { name: '8', exact: true }).click();
  expect(storeStrength.response.parse(await (await kept).json()).strength).toEqual({ start: 8, end: null });
  await expect(start).toBeHidden();
  const field = page.getByLabel('your message');
  await expect(field).toBeFocused();
  await field.fill("i can't stop thinking about tomorrow");
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'about this reply' })).toBeVisible();

  const end = page.getByRole('button', { name: 'end conversation' });
  await end.click();
  const question = page.getByRole('alertdialog', { name: 'would you like to end this conversation?' });
  await expect(question).toContainText('your progress and insights are valuable.');
  await expect(question.getByRole('button', { name: 'stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(end).toBeFocused();
  await end.click();
  const keptEnd = page.waitForResponse((response) => isStrength({ url: response.url() }));
  await question.getByRole('button', { name: '4', exact: true }).click();
  expect(storeStrength.response.parse(await (await keptEnd).json()).strength).toEqual({ start: 8, end: 4 });
  await expect(question.getByText('noted: 4 of 10.')).toBeVisible();
  await question.getByRole('button', { name: 'end conversation' }).click();
  await expect(page).toHaveURL(/\/exit-thanks$/);
});

for (const { width, height, colorScheme } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const) {
  test(`both questions can be left unanswered at ${width} ${colorScheme}`, async ({ signedInPage: page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto('/conversation');
    await expect(page.getByText('process is an AI, not a person, and not therapy')).toBeInViewport();
    await openScale(page);
    const start = scale(page, /how strong is it right now/);
    await expect(start).toBeVisible();
    const field = page.getByLabel('your message');
    await field.fill('hello');
    await field.press('Enter');
    await expect(start).toBeHidden();
    await expect(page.getByRole('button', { name: 'about this reply' })).toBeVisible();
    await page.getByRole('button', { name: 'end conversation' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: '10', exact: true })).toBeInViewport();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await question.getByRole('button', { name: 'end conversation' }).click();
    await expect(page).toHaveURL(/\/exit-thanks$/);
  });
}
