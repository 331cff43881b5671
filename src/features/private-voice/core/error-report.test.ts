import { expect, it } from 'vitest';
import { type ErrorReport, reportHref } from './error-report.ts';

const report: ErrorReport = {
  email: 'help@example.org',
  message: 'Failed to initialize app & more?',
  category: 'FATAL',
  time: '2026-11-21T09:00:00.000Z',
  pageUrl: 'http://localhost:5001/private-voice',
  userAgent: 'Browser/1.0 (a; b)',
};

it('is a mail with the subject and the five facts of the specification', () => {
  const url = new URL(reportHref(report));
  expect(url.protocol + url.pathname).toBe('mailto:help@example.org');
  expect([...url.searchParams]).toEqual([
    ['subject', 'Voice App Error'],
    [
      'body',
      [
        'Error: Failed to initialize app & more?',
        'Category: FATAL',
        'Time: 2026-11-21T09:00:00.000Z',
        'Page: http://localhost:5001/private-voice',
        'Browser: Browser/1.0 (a; b)',
      ].join('\n'),
    ],
  ]);
});

it('leaves the address open where none is configured', () => {
  expect(reportHref({ ...report, email: null })).toMatch(/^mailto:\?subject=/);
});
