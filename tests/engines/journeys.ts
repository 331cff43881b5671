import { randomUUID } from 'node:crypto';
import type { RunningServer } from '../harness/run-server.ts';
import { type EnginePage, KEYS } from './page.ts';

const PASSWORD = 'Quiet-Harbour-7';

export interface Journey {
  readonly name: string;
  readonly run: (page: EnginePage, server: RunningServer) => Promise<void>;
}

async function signUp(page: EnginePage): Promise<string> {
  const email = `maya-${randomUUID()}@example.org`;
  await page.open('/register');
  await page.write('full name', 'Maya Lind');
  await page.write('email', email);
  await page.write('password', PASSWORD);
  await page.write('confirm password', PASSWORD);
  await page.press('box', 'i agree to the…');
  await page.press('box', 'i confirm that i am at least 16 years old');
  await page.press('button', 'create account');
  await page.sees('Welcome!');
  return email;
}

const repliesAre = (count: number): string =>
  `[...document.querySelectorAll('[role="log"] button')].filter(
    (part) => part.getAttribute('aria-label') === 'about this reply').length === ${count}`;

async function say(page: EnginePage, words: string, replies: number): Promise<void> {
  await page.write('your message', words);
  await page.type(KEYS.Enter);
  await page.until(`reply ${replies}`, repliesAre(replies));
}

const focusedSwitchIs = (isOn: boolean): string =>
  `((part) => part.getAttribute('role') === 'switch' && part.checked === ${isOn} &&
    part.getAttribute('aria-busy') !== 'true')(document.activeElement)`;

/** What must hold in every engine; each runs in a browser with nothing in it. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'sign up, talk, reload, find it in the history, sign out and in',
    async run(page) {
      const email = await signUp(page);
      await page.press('button', 'i understand');
      await page.press('link', 'text mode…');
      await page.sees('connected');
      await say(page, 'i keep thinking about the talk i have to give tomorrow', 1);
      await say(page, 'my grandmother would have laughed about it', 2);
      await page.open(String(await page.read('location.pathname + location.search')));
      await page.sees('my grandmother would have laughed about it');
      await page.until('both replies again', repliesAre(2));

      await page.open('/chat-history');
      await page.write('search your conversations', 'mother');
      await page.type(KEYS.Home);
      await page.type('grand');
      await page.until('every letter of the search', `document.activeElement.value === 'grandmother'`);
      await page.open('/chat-history');
      await page.until(
        'the conversation in the list',
        `document.querySelector('main a[href^="/chat-history/"]') !== null`,
      );
      await page.open(
        String(await page.read(`document.querySelector('main a[href^="/chat-history/"]').pathname`)),
      );
      await page.sees('Showing 4 of 4 messages');

      await page.press('button', 'hello Maya Lind');
      await page.press('button', 'logout');
      await page.isAt('/login');
      await page.write('email', email);
      await page.write('password', PASSWORD);
      await page.press('button', 'sign in');
      await page.sees('Welcome!');
    },
  },
  {
    name: 'people to call in the same turn, and crisis support with no server at all',
    async run(page, server) {
      await signUp(page);
      await page.press('link', 'text mode…');
      await page.sees('connected');
      await say(page, "honestly i don't want to be alive anymore", 1);
      await page.sees("you don't have to hold this alone");
      await page.until('988 to call', `document.querySelector('[role="log"] a[href="tel:988"]') !== null`);
      await page.until('the files on the device', 'navigator.serviceWorker.controller !== null');
      await server.kill();
      await page.open('/crisis-support');
      await page.sees('988 Suicide & Crisis Lifeline');
      await server.restart();
    },
  },
  {
    name: 'voice mode without a recogniser: one types, and the words of the reply come',
    async run(page) {
      await signUp(page);
      await page.press('link', 'voice mode…');
      await page.sees("write, and i'll answer aloud.");
      await page.write('your words', 'i am tired of carrying this alone');
      await page.type(KEYS.Enter);
      await page.sees('sharing a response...');
      // Also where no sound device starts, and while the disclosure is spoken.
      await page.until('words of the reply', `document.querySelector('[data-heard="true"]') !== null`);
      await page.sees("write, and i'll answer aloud.", 60_000);
    },
  },
  {
    name: 'private voice: a whole turn with no account',
    async run(page) {
      await page.open('/private-voice');
      await page.write('your message', 'my brother does not call any more');
      await page.type(KEYS.Enter);
      await page.sees('you said: my brother does not call any more');
      await page.until('a reply', `/[a-z]{3}/.test(document.querySelector('main').textContent)`);
    },
  },
  {
    name: 'a word for the day, a safety plan that saves as it is written, a switch that keeps the focus',
    async run(page) {
      await signUp(page);
      await page.press('button', 'calm');
      await page.sees('kept: calm.');
      await page.open('/safety-plan');
      await page.write('people i can reach…', 'my sister');
      await page.sees('saved');
      await page.open('/safety-plan');
      await page.until(
        'the plan as it was written',
        `[...document.querySelectorAll('textarea')].some(({ value }) => value === 'my sister')`,
      );
      await page.open('/settings');
      await page.press('box', 'ask me less…');
      await page.until('the switch kept as on, and in focus', focusedSwitchIs(true));
      // By the mouse: a headless Firefox is never in front, and then takes no Space on a checkbox.
      await page.press('box', 'ask me less…');
      await page.until('the switch kept as off, and still in focus', focusedSwitchIs(false));
    },
  },
];
