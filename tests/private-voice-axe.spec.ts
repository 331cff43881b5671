import { expectNoFaultAtAnySize, expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { openPrivateVoice, openView, write } from './harness/private-voice.ts';
import { expect, type Page, test } from './harness/test.ts';

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(
  2,
);

const back = (page: Page) => page.getByRole('link', { name: 'back to the conversation' }).click();

test('no accessibility fault in any view, by day and by night, at a desk and on a phone', async ({
  page,
}) => {
  test.slow();
  await openPrivateVoice(page, { hears: 'hello' });
  await openView(page, 'settings');
  for (const theme of ['day', 'night'] as const) {
    await page.getByRole('button', { name: theme, exact: true }).click();
    await expectNoFaultAtAnySize(page, `settings, chosen for the ${theme}`);
  }
  // From here on as the device has it, so that one page shows both.
  await page.getByRole('button', { name: 'as this device', exact: true }).click();
  await back(page);
  await expectNoFaultInAnyLook(page, 'the conversation before its first word');
  await write(page, `i had a hard day at the ${LONG_WORD}`);
  await expectNoFaultInAnyLook(page, 'a reply to a long word');
  await page.getByRole('button', { name: 'Tap to record' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFaultInAnyLook(page, 'an error');
  await write(page, "i don't want to be alive anymore");
  await expectNoFaultInAnyLook(page, 'the card with people to turn to');
  await openView(page, 'history');
  await expectNoFaultInAnyLook(page, 'history');
  await back(page);
  await openView(page, 'what stays where');
  await expectNoFaultInAnyLook(page, 'what stays where');
  await page.goto('/private-voice?view=settings');
  await page.getByLabel('new passphrase', { exact: true }).fill('a quiet place');
  await page.getByLabel('the same again', { exact: true }).fill('a quiet place');
  await page.getByRole('button', { name: 'set the lock' }).click();
  await page.getByRole('button', { name: 'lock now' }).click();
  await expect(page.getByRole('heading', { name: 'your history is locked' })).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the locked history');
});

test('everything can be reached and pressed from the keyboard', async ({ page }) => {
  await openPrivateVoice(page);
  const name = () =>
    page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent");
  const order: unknown[] = [];
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    order.push(await name());
  }
  expect(order).toEqual([
    expect.stringMatching(/skip/i),
    'leave private voice',
    'menu',
    'breathe for a minute',
    'crisis support',
    'write a message',
    'your message',
    'send',
    'what stays where',
  ]);
  await page.getByRole('button', { name: 'menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'your history' })).toBeFocused();
});
