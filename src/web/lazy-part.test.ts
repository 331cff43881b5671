import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('shows what is loaded at once, and what waits in place of what is not', async () => {
  const { Part, load } = lazyPart(async () => () => createElement('p', null, 'the part'));
  const { Part: Other } = lazyPart(async () => () => createElement('p', null, 'another'));
  await load();
  const draw = (Shown: typeof Part) =>
    renderToString(createElement(Suspense, { fallback: 'not yet' }, createElement(Shown)));
  expect(draw(Part)).toContain('the part');
  expect(draw(Other)).toContain('not yet');
});
