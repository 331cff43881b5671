import { randomUUID } from 'node:crypto';
import { createConversation } from '#features/conversations/contract.ts';
import { expectNoFault } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme} at ${viewport.width}`, () => {
      test.use({ colorScheme, viewport });
      test.slow();

      test('home, history and thank-you have no accessibility fault', async ({
        signedInPage: page,
        account,
        server,
      }) => {
        const post = async (path: string, body: unknown): Promise<unknown> => {
          const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };
          return (
            await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
          ).json();
        };
        for (const path of ['/options', '/insights', '/chat-history']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
          await expectNoFault(page, path);
        }
        const { id } = createConversation.response.parse(await post('/api/chat/conversations', {}));
        const turn = {
          content: 'i am worried about work',
          conversationId: id,
          clientMessageId: randomUUID(),
        };
        await post('/api/chat/send', turn);
        await page.evaluate('localStorage.removeItem("chatHistoryCache")');
        await page.goto('/chat-history');
        await expect(page.locator(`a[href="/chat-history/${id}"]`)).toBeVisible();
        await expectNoFault(page, 'the list');
        await page.getByRole('button', { name: 'select', exact: true }).click();
        await page.locator('ul input').check();
        await expectNoFault(page, 'choosing');
        await page.getByRole('toolbar').getByRole('button', { name: 'delete' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNoFault(page, 'the question before deleting');
        await page.goto(`/chat-history/${id}`);
        await expect(page.getByText('Showing 2 of 2 messages')).toBeVisible();
        await expectNoFault(page, 'one conversation');
        await page.goto('/exit-thanks');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoFault(page, 'the thank-you');
      });
    });
  }
}
