import { randomUUID } from 'node:crypto';
import { expect, type Locator, PASSWORD, type Page, test } from './harness/test.ts';

/** More steps than any screen has controls. */
const STEPS = 80;

const holdsFocus = (control: Locator) => control.evaluate((part) => part.matches(':focus'));

/** Goes there by Tab alone, and sees it: a control that cannot be reached, or that holds the focus, ends here. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < STEPS && !(await holdsFocus(control)); step += 1) await page.keyboard.press(key);
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Follows the way of that name, in the rail or where there is none in the menu. */
async function pressWay(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'menu', exact: true });
  if (await menu.isVisible()) await press(page, menu);
  await press(page, page.getByRole('navigation', { name: 'main' }).getByRole('link', { name, exact: true }));
}

/** After what was pressed is gone, the focus stands somewhere again. */
const keepsFocus = (page: Page, when: string) =>
  expect.poll(() => page.evaluate('document.activeElement?.tagName'), when).not.toBe('BODY');

test('by the keyboard alone: sign up, talk, a reply, the history, settings, leaving', async ({ page }) => {
  test.slow();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'sign up' }));
  for (const [label, words] of [
    ['full name', 'Maya Lind'],
    ['email', `maya-${randomUUID()}@example.org`],
    ['password', PASSWORD],
    ['confirm password', PASSWORD],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(words);
  }
  for (const box of await page.getByRole('checkbox').all()) await press(page, box, 'Space');
  await press(page, button('create account'));

  await expect(page).toHaveURL(/\/options$/);
  await keepsFocus(page, 'after the sign-up');
  await press(page, button('i understand'));
  await keepsFocus(page, 'after the note');
  await press(page, page.getByRole('link', { name: /text mode/ }));
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  const words = page.getByRole('textbox', { name: 'your message' });
  await tabTo(page, words);
  await page.keyboard.type('i keep thinking about the lighthouse of my childhood');
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();

  const about = button('about this reply');
  await expect(about).toBeVisible();
  await tabTo(page, about, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, button('this helped'));
  await expect(button('this helped')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('this helped')).toBeFocused();
  await press(page, button('report this reply'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('report this reply')).toBeFocused();
  await tabTo(page, about, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(about).toBeFocused();

  await pressWay(page, 'history');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const search = page.getByRole('searchbox');
  await tabTo(page, search);
  await page.keyboard.type('lighthouse');
  await expect(page.locator('a[href^="/chat-history/"] mark').first()).toBeVisible();
  await expect(search).toBeFocused();
  await press(page, page.locator('a[href^="/chat-history/"]').first());
  await expect(page.getByText('Showing 2 of 2 messages')).toBeVisible();

  await press(page, button('hello Maya Lind'));
  await press(page, page.getByRole('link', { name: 'settings' }));
  const askLess = page.getByRole('switch', { name: /^ask me less/ });
  await tabTo(page, askLess);
  for (const isOn of [true, false]) {
    await page.keyboard.press('Space');
    await expect(askLess).toBeChecked({ checked: isOn });
    await expect(askLess).toBeFocused();
  }
  await page.goBack();
  await press(page, page.getByRole('link', { name: 'continue this conversation' }));
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await press(page, button('end conversation'));
  const question = page.getByRole('alertdialog', { name: 'would you like to end this conversation?' });
  await expect(question).toBeVisible();
  await press(page, question.getByRole('button', { name: 'end conversation' }));
  await expect(button('Continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/options$/);
  await keepsFocus(page, 'after the thank-you');
  await press(page, button('hello Maya Lind'));
  await press(page, button('logout'));
  await expect(page).toHaveURL(/\/login/);
  await keepsFocus(page, 'after the way out');
});
