import { captureTechnicalIssue } from '#features/analytics/contract.ts';
import { expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a screen that breaks during a conversation is counted, without a word of it', async ({
  signedInPage: page,
}) => {
  await page.goto('/conversation');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  // The next row of the thread asks on which day it stands.
  await page.evaluate(() => {
    Date.prototype.toDateString = () => {
      throw new Error('broken by the test');
    };
  });
  const counted = page.waitForRequest(`**${captureTechnicalIssue.path}`);
  await page.getByLabel('your message').fill('i have been carrying this for weeks');
  await page.getByLabel('your message').press('Enter');
  expect((await counted).postDataJSON()).toMatchObject({
    issueType: 'app_crash',
    details: { problem: 'screen' },
  });
  await expect(page.getByText('Something went wrong. Please try refreshing the page.')).toBeVisible();
});
