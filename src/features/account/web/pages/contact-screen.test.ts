import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ContactScreen } from './contact-screen.tsx';

it('says of a link for a new password what holds: an earlier one works too, until one is used', () => {
  const page = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ContactScreen)));
  expect(page).toContain('every link works for 60 minutes, until one of them is used.');
  expect(page).not.toContain('only the newest');
});
