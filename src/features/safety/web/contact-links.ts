/** `tel:` address of a number as people write it. */
export const telHref = (phone: string): string => `tel:${dialled(phone)}`;

/**
 * Opens the phone's messages, the first word already written where `sms` is 'HOME to 741741' and not just '988'.
 * iPhones want `&body`, others `?body`: `?&` serves both.
 */
export function smsHref(sms: string): string {
  const [, word, number] = /^(?:(\w+) to )?([\d\s+-]+)$/.exec(sms) ?? [];
  return `sms:${dialled(number ?? sms)}${word ? `?&body=${word}` : ''}`;
}

const dialled = (number: string): string => number.replace(/[^\d+]/g, '');
