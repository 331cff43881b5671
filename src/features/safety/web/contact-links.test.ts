import { describe, expect, it } from 'vitest';
import { smsHref, telHref } from './contact-links.ts';

describe('contact links', () => {
  it('dials a number as people write it', () => {
    expect(telHref('1-800-662-4357')).toBe('tel:18006624357');
    expect(telHref('116 123')).toBe('tel:116123');
  });

  it('writes the first word of a text, in the form that every phone reads', () => {
    expect(smsHref('HOME to 741741')).toBe('sms:741741?&body=HOME');
    expect(smsHref('START to 678-678')).toBe('sms:678678?&body=START');
  });

  it('texts a bare number with nothing written', () => {
    expect(smsHref('988')).toBe('sms:988');
    expect(smsHref('0477 13 11 14')).toBe('sms:0477131114');
  });
});
