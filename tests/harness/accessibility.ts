import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

/** No violation that axe knows, and nothing that scrolls sideways. `name` says which state it was. */
export async function expectNoFault(page: Page, name: string): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations, name).toEqual([]);
  const fits = await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth');
  expect(fits, `${name} does not scroll sideways`).toBe(true);
}
