import { readFileSync } from 'node:fs';
import { expect, type Page } from './test.ts';

/** Every path of the app, read where they are given, so that no later screen is left out. */
export const PATHS = [...readFileSync('src/web/app.tsx', 'utf8').matchAll(/^ *\[?'(\/[^']*)',/gm)].map(
  ([, path = '']) => path.replace('/:token?', '/a-link'),
);
export const PRIVATE_VOICE_PATHS = ['talk', 'history', 'settings', 'where'].map(
  (view) => `/private-voice?view=${view}`,
);

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Window {
  readonly sizes: readonly [Size, ...Size[]];
  readonly zoom: number;
}

const DESK: Window = {
  sizes: [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ],
  zoom: 1,
};
const PHONE: Window = {
  sizes: [
    { width: 390, height: 844 },
    { width: 390, height: 664 },
    { width: 320, height: 568 },
  ],
  zoom: 1,
};
/** 1440 × 900 at 200 %. */
const ZOOMED: Window = { sizes: [{ width: 720, height: 450 }], zoom: 2 };

/**
 * The sizes every screen has to bear. It is loaded at the first of a window and made smaller within it: loading is what
 * takes long. Zoomed it is loaded as narrow as it stays.
 */
export const WINDOWS: readonly Window[] = [{ sizes: [...DESK.sizes, ...PHONE.sizes], zoom: 1 }, ZOOMED];
/** The same for what does not stand there long enough to be looked at in all sizes. */
export const SHORT_WINDOWS: readonly Window[] = [DESK, PHONE, ZOOMED];

export const titleOf = ({ sizes, zoom }: Window): string =>
  `at ${sizes.map(nameOf).join(', ')}${zoom === 1 ? '' : ` with ${zoom * 100} % zoom`}`;

const nameOf = ({ width, height }: Size): string => `${width} × ${height}`;

/** Looks at what stands there at each size, and leaves it at the first. */
export async function atEachSize(
  page: Page,
  [first, ...smaller]: readonly [Size, ...Size[]],
  look: (size: string) => Promise<void>,
): Promise<void> {
  await look(nameOf(first));
  for (const size of smaller) {
    await page.setViewportSize(size);
    await look(nameOf(size));
  }
  if (smaller.length > 0) await page.setViewportSize(first);
}

/** Nobody gets past the gate without a plan. One value for all files: their tests share workers, and servers with them. */
export const WITH_GATE = { PREMIUM_GATE: 'enforce' };

/** A path, and the words that stand there once its screen is whole. */
type Screen = readonly [path: string, words: string | RegExp];

export const SIGNED_IN_SCREENS: readonly Screen[] = [
  ['/options', 'text mode'],
  ['/chat-history', "nothing here yet, and that's fine"],
  ['/conversation', 'connected'],
  ['/voice', /tap to start listening|nothing here can turn your voice/],
  ['/insights', 'there are 0 so far'],
  ['/settings', 'this device'],
  ['/subscribe', 'no plan is needed here'],
  ['/safety-plan', 'people i can reach'],
  ['/private-voice', 'write to start...'],
];

export const PUBLIC_SCREENS: readonly Screen[] = [
  ['/login', 'sign up'],
  ['/register', 'confirm password'],
  ['/verify-email/a-link', 'confirm your address'],
  ['/forgot-password', 'reset your password'],
  ['/contact', 'contact'],
  ['/privacy', 'privacy'],
  ['/safety', 'our safety protocol'],
];

export async function openScreen(page: Page, [path, words]: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(words).first()).toBeVisible();
}

/** The thank-you leads on by itself, but waits for whoever takes a quiet minute. */
export async function restOnThanks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'breathe for a minute' }).click();
  await page.getByRole('button', { name: 'done' }).click();
  await expect(page.getByRole('dialog', { name: 'a quiet minute' })).toHaveCount(0);
}

/** Follows the way of that name, in the rail or where there is none in the menu. */
export async function followNav(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'menu', exact: true });
  const way = page.getByRole('navigation', { name: 'main' }).getByRole('link', { name, exact: true });
  await expect(menu.or(way).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await way.click();
}

const FIND_COVERED = `
(() => {
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';
  const nameOf = (part) =>
    part.tagName.toLowerCase() + ' ' + (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 40);
  const covered = [];
  for (const control of document.querySelectorAll(controls)) {
    if (control.hash === '#main') continue; // the skip link comes into sight with its focus
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const target = control.matches('input') ? (control.closest('label') ?? control) : control;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const line = [...target.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!line) continue;
    const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    if (!target.contains(top)) covered.push(nameOf(control) + ' under ' + (top ? nameOf(top) : 'nothing'));
  }
  return covered;
})()`;

/**
 * Brings each control of the page into sight and looks what lies at its middle: whoever presses there presses the
 * control itself, its label, or something within it. Gives the names of those that something else covers.
 */
export const findCovered = (page: Page): Promise<string[]> => page.evaluate(FIND_COVERED);

const SIDEWAYS = `
(() => {
  const boxes = [...document.querySelectorAll('main *, header *')]
    .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden="true"]'))
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 1); // narrower is only heard
  const widest = Math.max(0, ...boxes.map((box) => box.right)) - document.documentElement.clientWidth;
  const leftmost = Math.min(0, ...boxes.map((box) => box.left));
  return Math.max(0, Math.round(widest), Math.round(-leftmost));
})()`;

/** How far a page reaches out of sight at either side, in px: 0 where everything fits. */
export const sidewaysOf = (page: Page): Promise<number> => page.evaluate(SIDEWAYS);

const FIND_SPILLED = `
[...document.querySelectorAll('a, button')]
  .filter((control) => control.textContent && control.checkVisibility() && control.clientWidth > 1)
  .filter((control) => control.scrollWidth > control.clientWidth + 1)
  .map((control) => control.textContent)`;

/** The controls whose words reach beyond them. */
export const findSpilled = (page: Page): Promise<string[]> => page.evaluate(FIND_SPILLED);

export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
