import {
  atEachSize,
  findCovered,
  openScreen,
  scrollToEnd,
  sidewaysOf,
  titleOf,
  WINDOWS,
  WITH_GATE,
} from './harness/screens.ts';
import { expect, type Page, test } from './harness/test.ts';

test.use({ serverEnv: WITH_GATE });

for (const window of WINDOWS) {
  const fits = (page: Page, screen: string) =>
    atEachSize(page, window.sizes, (size) => fitsAsItIs(page, `${screen} at ${size}`));

  test.describe(titleOf(window), () => {
    test.use({ viewport: window.sizes[0], deviceScaleFactor: window.zoom });

    test('the gate, the checkout, the return from it and the plans can be pressed everywhere', async ({
      signedInPage: page,
    }) => {
      await openScreen(page, ['/options', 'This is a premium feature']);
      await fits(page, 'the gate');
      await openScreen(page, ['/subscribe', 'get full access']);
      await fits(page, 'the plans');
      await openScreen(page, ['/conversation', 'This is a premium feature']);
      await page.getByRole('button', { name: 'start free trial / subscribe' }).click();
      await expect(page.getByText('this is a stand-in, and no money moves')).toBeVisible();
      await fits(page, 'the checkout');
      await page.getByRole('button', { name: 'start the free trial' }).click();
      await expect(page.getByText("You're now a premium member!")).toBeVisible();
      await fits(page, 'the return from the checkout');
      await openScreen(page, ['/subscribe', 'free trial active']);
      await fits(page, 'the plan');
    });
  });
}

async function fitsAsItIs(page: Page, screen: string): Promise<void> {
  expect.soft(await sidewaysOf(page), screen).toBe(0);
  expect.soft(await findCovered(page), screen).toEqual([]);
  await scrollToEnd(page);
  const help = page.getByRole('link', { name: 'crisis support', exact: true }).first();
  await expect.soft(help, screen).toBeInViewport({ ratio: 0.99 });
}
