import type { Refusal } from './act.ts';

const REFUSALS: readonly (readonly [Refusal, RegExp])[] = [
  ['numbers', /\b(?:numbers?|scores?|scale|rating|rate|out of ten)\b/],
  [
    'exercises',
    /\b(?:breath\w*|exercis\w*|ground\w*|meditat\w*|journal\w*|calm down|five things|counting|relax\w*|mindful\w*|app)\b/,
  ],
  ['questions', /\b(?:questions?|asking|ask (?:me|how)|ask\b|quiz|interrogat\w*|interview)\b/],
  ['feelings', /\b(?:feelings?|how i feel|feel)\b/],
  [
    'advice',
    /\b(?:advice|tell me (?:to|what|i)|fix|solutions?|tips|lecture|leaflets?|therapy|counsell\w*|doctor|helpline|hotline|list)\b/,
  ],
];

/** Reads plain words (`tokensOf`, joined). */
export const readRefusal = (plain: string): Refusal =>
  REFUSALS.find(([, sign]) => sign.test(plain))?.[0] ?? 'other';
