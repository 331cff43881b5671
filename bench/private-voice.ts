import type { Page } from '@playwright/test';
import { openBrowser } from './open-browser.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'private-voice';

const TURNS = [
  'hello',
  'i had a hard day at work',
  'my boss shouted at me in front of everybody',
  'i felt so small and ashamed',
  'maybe a seven',
  'no thanks, i would rather keep talking',
  'i needed somebody to stand by me',
  'yes, that is it',
];

const MARKS = ['private-voice:words', 'private-voice:reply', 'private-voice:sound'];

/** From the person's words to the guide's words, and to its first sound with the basic voice. Nothing but this device is asked. */
export async function run(): Promise<readonly Row[]> {
  const { server, browser, close } = await openBrowser();
  try {
    const page = await browser.newPage({ baseURL: server.url });
    await page.addInitScript("localStorage.setItem('disclosureSeen:private-voice', 'adult')");
    await page.goto('/private-voice');
    const replies: number[] = [];
    const sounds: number[] = [];
    // The first turn waits until everything is there, the voice that is asked for among it; it is not counted.
    await takeTurn(page, 'hello');
    await page.getByRole('button', { name: 'fetch a voice' }).click();
    await page.getByRole('button', { name: 'hear it again' }).waitFor();
    for (const words of TURNS) {
      const [said = 0, replied = 0, sounded = 0] = await takeTurn(page, words);
      replies.push(replied - said);
      sounds.push(sounded - said);
    }
    return [
      atMost("a person's words to the guide's words, median", quantile(replies, 0.5), 'ms', 100),
      atMost("a person's words to the guide's first sound, median", quantile(sounds, 0.5), 'ms', 300),
    ];
  } finally {
    await close();
  }
}

/** When each of the marks was made, in ms. */
async function takeTurn(page: Page, words: string): Promise<number[]> {
  await page.evaluate('performance.clearMarks()');
  await page.getByLabel('your message').fill(words);
  await page.keyboard.press('Enter');
  await page.getByText(`you said: ${words}`).waitFor();
  await page.getByText('take your time...').waitFor();
  return page.evaluate(
    `${JSON.stringify(MARKS)}.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0)`,
  );
}
