import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from './test.ts';

/** As narrow as WCAG asks for: 1280 px at 400 % zoom. */
const NARROW = 320;
export const DESK_AND_PHONE = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/**
 * No violation that axe knows, and nothing that scrolls sideways; on a phone at 320 px as well, within the same page.
 * `name` says which state it was.
 */
export async function expectNoFault(page: Page, name: string): Promise<void> {
  await expectSound(page, name);
  const size = page.viewportSize();
  if (size === null || size.width > 400 || size.width === NARROW) return;
  await page.setViewportSize({ width: NARROW, height: size.height });
  await expectSound(page, `${name}, at ${NARROW} px`);
  await page.setViewportSize(size);
}

/** The same by day and by night, for a state that stays as it is meanwhile. */
export async function expectNoFaultByDayAndNight(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFault(page, `${name}, ${colorScheme}`);
  }
}

/** The same at a desk and on a phone. */
export async function expectNoFaultInAnyLook(page: Page, name: string): Promise<void> {
  for (const viewport of DESK_AND_PHONE) {
    await page.setViewportSize(viewport);
    await expectNoFaultByDayAndNight(page, `${name}, ${viewport.width} wide`);
  }
}

/** Waits out what fades: halfway no contrast is the one that people read by. What goes on for longer, or by scrolling, is looked at as it is. */
const SETTLE = `Promise.allSettled(document.getAnimations()
  .filter(({ playState, timeline, effect }) =>
    playState === 'running' &&
    timeline instanceof DocumentTimeline && effect.getComputedTiming().endTime <= 3000)
  .map(({ finished }) => finished)).then(() => undefined)`;

/** Every rule that axe has by default, on the whole page; of what a rule passes it tells one node, which is all that makes it slow. */
const ANALYSE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`;

async function expectSound(page: Page, name: string): Promise<void> {
  await page.evaluate(SETTLE);
  // Once in a page's life: reading it takes longer than looking with it.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const violations = await page.evaluate<AxeResults['violations']>(ANALYSE);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, name).toEqual([]);
  const fits = await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth');
  expect(fits, `${name} does not scroll sideways`).toBe(true);
}
