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
export const expectNoFault = (page: Page, name: string): Promise<void> => lookWith(page, name, EVERY_RULE);

async function lookWith(page: Page, name: string, rules: string): Promise<void> {
  await expectSound(page, name, rules);
  const size = page.viewportSize();
  if (size === null || size.width > 400 || size.width === NARROW) return;
  await page.setViewportSize({ width: NARROW, height: size.height });
  await expectSound(page, `${name}, at ${NARROW} px`, rules);
  await page.setViewportSize(size);
}

/** The same by day and by night, for a state that stays as it is meanwhile: by night only its colours are others. */
async function expectNoFaultByDayAndNight(page: Page, name: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', EVERY_RULE],
    ['dark', RULES_OF_COLOUR],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await lookWith(page, `${name}, ${colorScheme}`, rules);
  }
}

/** The same at a desk and on a phone, in the theme that was chosen. */
export const expectNoFaultAtAnySize = (page: Page, name: string): Promise<void> =>
  atDeskAndPhone(page, name, expectNoFault);

/** The same at a desk and on a phone, by day and by night. */
export const expectNoFaultInAnyLook = (page: Page, name: string): Promise<void> =>
  atDeskAndPhone(page, name, expectNoFaultByDayAndNight);

/** Leaves it as wide as it was. */
async function atDeskAndPhone(page: Page, name: string, look: typeof expectNoFault): Promise<void> {
  const size = page.viewportSize();
  for (const viewport of DESK_AND_PHONE) {
    await page.setViewportSize(viewport);
    await look(page, `${name}, ${viewport.width} wide`);
  }
  if (size) await page.setViewportSize(size);
}

/** Waits out what fades: halfway no contrast is the one that people read by. What goes on for longer, or by scrolling, is looked at as it is. */
const SETTLE = `Promise.allSettled(document.getAnimations()
  .filter(({ playState, timeline, effect }) =>
    playState === 'running' &&
    timeline instanceof DocumentTimeline && effect.getComputedTiming().endTime <= 3000)
  .map(({ finished }) => finished)).then(() => undefined)`;

/** Every rule that axe has by default; of what a rule passes it tells one node, which is all that makes it slow. */
const EVERY_RULE = "{ resultTypes: ['violations'] }";
/** Those of its category 'color' that it has by default. */
const RULES_OF_COLOUR = "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }";

async function expectSound(page: Page, name: string, rules: string): Promise<void> {
  const look = () =>
    page.evaluate<{ violations: AxeResults['violations']; fits: boolean } | null>(`(async () => {
      if (!('axe' in window)) return null;
      await ${SETTLE};
      const { violations } = await axe.run(document, ${rules});
      return { violations, fits: document.documentElement.scrollWidth <= window.innerWidth };
    })()`);
  let seen = await look();
  if (!seen) {
    // Once in a page's life: reading it takes longer than looking with it.
    await page.evaluate(axe.source);
    seen = await look();
  }
  const found = seen?.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, name).toEqual([]);
  expect(seen?.fits, `${name} does not scroll sideways`).toBe(true);
}
