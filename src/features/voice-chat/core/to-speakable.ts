import {
  emergencyNumberFor,
  listResourceCountries,
  RESOURCES,
} from '#features/safety/core/resources/resources.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Every number that people are told to dial or text. */
const NUMBERS = new Set(
  [
    ...RESOURCES.flatMap(({ phone, sms }) => [phone, sms]),
    ...listResourceCountries().map(emergencyNumberFor),
  ].flatMap((text) => text?.match(/\d[\d -]*\d/g)?.map(digitsOf) ?? []),
);

/**
 * A piece of a reply as a voice should get it: without the marks that only eyes need, and with the numbers to dial
 * digit by digit ('988' is not nine hundred and eighty-eight). Empty where there is nothing to say.
 */
export function toSpeakable(text: string): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/(?:www\.)?/g, '')
    .replace(/^\s*(?:[-*•#>]+|\d+\.)\s+/gm, '')
    .replace(/[*_`~#|]+/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/(?<![\p{L}\d])\d[\d -]*\d(?![\p{L}\d])/gu, spellOut)
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : '';
}

const spellOut = (number: string): string =>
  NUMBERS.has(digitsOf(number)) ? [...digitsOf(number)].join(' ') : number;
