import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Safety } from '../contract.ts';
import { resourcesFor } from '../core/resources/resources.ts';
import { QuietLine } from './quiet-line.tsx';

const show = (country: string): string => {
  const safety: Pick<Safety, 'tier' | 'resources'> = { tier: 'T1', resources: [...resourcesFor(country)] };
  const line = createElement(QuietLine, { safety });
  return renderToStaticMarkup(createElement(MemoryRouter, null, line));
};

describe('the quiet line', () => {
  it('names the first person of the country to call and text, and the way to more people', () => {
    const html = show('GB');
    expect(html).toContain('href="tel:116123"');
    expect(html).toContain('href="/crisis-support"');
    expect(html).toContain('more people');
    expect(html).not.toContain('988');
  });

  it('is one line of text and links: no card, no button, no heading', () => {
    expect(show('US')).toMatch(/^<p [^>]*>.*<\/p>$/u);
    expect(show('US')).not.toMatch(/<(?:button|section|h\d|details)/u);
  });

  it('leads to a directory where no line is known', () => {
    expect(show('FR')).toContain('findahelpline.com');
  });
});
