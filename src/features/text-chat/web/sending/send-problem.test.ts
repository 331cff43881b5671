import { describe, expect, it } from 'vitest';
import type { TurnFault } from '#features/conversations/web/public.ts';
import { classifyFault, type ProblemKind, retryDelayMs, retryWords } from './send-problem.ts';

const status = (code: number, retryAfterMs: number | null = null): TurnFault => ({
  kind: 'status',
  status: code,
  code: null,
  message: '',
  retryAfterMs,
});

const cases: [TurnFault, ProblemKind, { retryable: boolean; automatic: boolean }][] = [
  [{ kind: 'unreachable' }, 'connection', { retryable: true, automatic: true }],
  [{ kind: 'cut' }, 'connection', { retryable: true, automatic: true }],
  [{ kind: 'garbage' }, 'server', { retryable: true, automatic: true }],
  [{ kind: 'timeout', waitingFor: 'connection' }, 'connection_timeout', { retryable: true, automatic: true }],
  [{ kind: 'timeout', waitingFor: 'companion' }, 'companion_timeout', { retryable: true, automatic: false }],
  [{ kind: 'timeout', waitingFor: 'request' }, 'request_timeout', { retryable: true, automatic: true }],
  [status(408), 'request_timeout', { retryable: true, automatic: true }],
  [status(429), 'too_many_requests', { retryable: true, automatic: true }],
  [status(500), 'server', { retryable: true, automatic: true }],
  [status(502), 'server', { retryable: true, automatic: true }],
  [status(503), 'server', { retryable: true, automatic: true }],
  [status(504), 'server_timeout', { retryable: true, automatic: true }],
  [status(401), 'signed_out', { retryable: false, automatic: false }],
  [status(402), 'subscription', { retryable: false, automatic: false }],
  [status(404), 'missing', { retryable: false, automatic: false }],
  [status(400), 'refused', { retryable: false, automatic: false }],
  [status(409), 'refused', { retryable: false, automatic: false }],
  [
    { kind: 'reported', code: 'companion_unavailable', message: '', retryable: true, retryAfterMs: null },
    'companion',
    { retryable: true, automatic: false },
  ],
  [
    { kind: 'reported', code: 'companion_refused', message: '', retryable: false, retryAfterMs: null },
    'companion',
    { retryable: false, automatic: false },
  ],
];

it.each(cases)('reads %j as %s', (fault, kind, rule) => {
  expect(classifyFault(fault)).toMatchObject({ kind, ...rule });
});

describe('what the server reports after the message was stored', () => {
  const report = (code: string, retryable = true) =>
    classifyFault({ kind: 'reported', code, message: 'in its own words', retryable, retryAfterMs: null });

  it('is said in the words of the server, and sent again rather than taken up', () => {
    expect(report('companion_unavailable')).toMatchObject({ message: 'in its own words', sendAgain: true });
    expect(classifyFault({ kind: 'cut' }).sendAgain).toBe(false);
  });

  it('is told apart by its code', () => {
    expect(report('companion_busy')).toMatchObject({ kind: 'too_many_requests', automatic: true });
    expect(report('companion_timeout')).toMatchObject({ kind: 'companion_timeout', automatic: false });
    expect(report('companion_busy', false)).toMatchObject({ automatic: false, retryable: false });
  });
});

it('calls timeouts a warning and too many requests a piece of information', () => {
  expect(classifyFault({ kind: 'timeout', waitingFor: 'companion' }).severity).toBe('warning');
  expect(classifyFault(status(429)).severity).toBe('info');
});

describe('the wait before trying again', () => {
  it('starts at 2 s, doubles, stops at 30 s, and adds up to 1 s', () => {
    const problem = classifyFault({ kind: 'unreachable' });
    expect([0, 1, 2, 3, 4, 5].map((attempt) => retryDelayMs(problem, attempt, 0))).toEqual([
      2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect(retryDelayMs(problem, 0, 0.5)).toBe(2_500);
  });

  it('is at least 10 s after too many requests, and longer when the server says so', () => {
    expect(retryDelayMs(classifyFault(status(429)), 0, 0)).toBe(10_000);
    expect(retryDelayMs(classifyFault(status(429, 45_000)), 0, 0)).toBe(45_000);
    expect(retryDelayMs(classifyFault(status(503, 7_000)), 0, 0)).toBe(7_000);
  });
});

describe('the words on the buttons', () => {
  const server = classifyFault(status(500));
  const waiting = classifyFault({ kind: 'timeout', waitingFor: 'companion' });

  it('offer the message again or a new start', () => {
    expect(retryWords(server, 0)).toEqual({ retry: 'Retry Message', startOver: 'Start Over' });
    expect(retryWords(waiting, 0)).toEqual({ retry: 'try again', startOver: 'Start Over' });
  });

  it('count down what is left', () => {
    expect(retryWords(waiting, 1).retry).toBe('try again (2 attempts left)');
    expect(retryWords(server, 2).retry).toBe('try again (1 attempt left)');
  });

  it('offer only a fresh start when three tries are used up', () => {
    expect(retryWords(server, 3)).toEqual({ retry: null, startOver: 'start fresh' });
  });

  it('offer no retry for what cannot go through', () => {
    expect(retryWords(classifyFault(status(400)), 0)).toEqual({ retry: null, startOver: 'Start Over' });
  });
});

it('leaves a wait of more than 30 s to the person, and says how long it is', () => {
  const busy = (retryAfterMs: number) =>
    classifyFault({ kind: 'status', status: 429, code: null, message: '', retryAfterMs });
  expect(busy(30_000).automatic).toBe(true);
  expect(busy(90_000)).toMatchObject({
    automatic: false,
    retryable: true,
    message: expect.stringContaining('it can be tried again in 1:30.'),
  });
});
