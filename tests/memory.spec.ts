import { updateMe } from '#features/account/contract.ts';
import { expect, test } from './harness/test.ts';

test('what process remembers is seen, changed and forgotten in settings', async ({
  server,
  account,
  signedInPage: page,
}) => {
  const response = await fetch(server.url + updateMe.path, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      companionSettings: { memoryEnabled: true, memory: ['your sister is lea', 'you walk on sundays'] },
    }),
  });
  expect(response.ok).toBe(true);
  await page.goto('/settings');
  const memory = page.getByRole('list', { name: 'what process remembers' });
  await memory.getByRole('button', { name: 'change: your sister is lea' }).click();
  await memory.getByRole('textbox', { name: 'what process remembers' }).fill('your sister is called lea');
  await memory.getByRole('button', { name: 'save' }).click();
  await expect(memory.getByText('your sister is called lea')).toBeVisible();
  await memory.getByRole('button', { name: 'forget: you walk on sundays' }).click();
  await expect(memory.getByText('you walk on sundays')).toBeHidden();
  await page.reload();
  await expect(memory.getByRole('listitem')).toHaveText([/your sister is called lea/]);
});
