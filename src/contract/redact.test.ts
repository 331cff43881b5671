import { describe, expect, it } from 'vitest';
import { redactPath, redactText } from './redact.ts';

describe('a log line', () => {
  it.each([
    ['mail to maya.lind+x@example.co.uk failed', 'mail to [hidden] failed'],
    ['authorization: Bearer abc.def', 'authorization: [hidden]'],
    ['token k3JxT0_9fQ2mZr8LwVnB7yHcDs5AaEe1 refused', 'token [hidden] refused'],
    ['conversation 0190aa5e-7b2c-7d11-8e4f-1a2b3c4d5e6f gone', 'conversation [hidden] gone'],
    [
      `Unexpected token 'I', "I feel so lost today" is not valid JSON`,
      `Unexpected token 'I', [hidden] is not valid JSON`,
    ],
    [`cannot say 'what a person wrote here'`, 'cannot say [hidden]'],
    ['call +1 (415) 555-0132 now', 'call [hidden] now'],
    ['nul\0 and lone \ud800', 'nul and lone \ufffd'],
  ])('%j is kept as %j', (line, shown) => {
    expect(redactText(line)).toBe(shown);
  });

  it('keeps what helps to find a fault', () => {
    const line = 'a screen failed TypeError at ResetPasswordScreen (assets/reset-password-screen.js:12:345)';
    expect(redactText(line)).toBe(line);
  });
});

it.each([
  ['https://process.example/chat-history?q=lost#x', '/chat-history'],
  ['/chat-history/0190aa5e-7b2c-7d11-8e4f-1a2b3c4d5e6f', '/chat-history/[hidden]'],
  ['/reset-password/short', '/reset-password/[hidden]'],
  ['http://', '/'],
])('the page %s is kept as %s', (url, path) => {
  expect(redactPath(url)).toBe(path);
});
