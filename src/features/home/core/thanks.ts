export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Section 2: morning before 12:00, afternoon before 18:00, otherwise evening. `hour` is 0 to 23. */
export function dayPartAt(hour: number): DayPart {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

export const HEADLINES = [
  'thank you for showing up for yourself',
  'thank you for putting it into words',
  'thank you for taking this time',
  'thank you for trusting yourself with this',
] as const;

/** What may help on the way back; the first one knows whether the day goes on. */
export const supportLines = (part: DayPart): readonly [string, string, string, string] => [
  `whatever you set down here, you don't have to pick it all back up ${part === 'evening' ? 'tonight' : 'today'}.`,
  'nothing has to be solved right away. what you said can rest here for a while.',
  'a slow breath, a glass of water, a look out of the window: small things count.',
  'you can come back to this whenever you like, exactly where you left it.',
];

export const SUPPORT_NOTE =
  'If you ever need more support, consider reaching out to a mental health professional.';

export interface Thanks {
  readonly greeting: string;
  readonly headline: string;
  readonly line: string;
}

/** The words of one thank-you. `name` is the person's, when it is known; `chances` are from 0 to below 1. */
export function composeThanks(hour: number, name: string | null, chances: readonly [number, number]): Thanks {
  const part = dayPartAt(hour);
  return {
    greeting: name ? `good ${part}, ${name}` : `good ${part}`,
    headline: pick(HEADLINES, chances[0]),
    line: pick(supportLines(part), chances[1]),
  };
}

const pick = <Item>(items: readonly [Item, ...Item[]], chance: number): Item =>
  items[Math.floor(chance * items.length)] ?? items[0];
