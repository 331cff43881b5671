/** How large words are. Stored under `textSize`, as public/theme.js reads it at start. */
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How fast a reply appears. */
export const READING_PACES = ['usual', 'slow', 'at once'] as const;
export type ReadingPace = (typeof READING_PACES)[number];

/** What lists of conversations show: words of each, or nothing that somebody passing by could read. */
export const LIST_TITLES = ['usual', 'quiet'] as const;
export type ListTitles = (typeof LIST_TITLES)[number];

const SIZE_KEY = 'textSize';
const PACE_KEY = 'readingPace';
const TITLES_KEY = 'listTitles';

/** What is stored, or the first choice where there is nothing or storage is blocked. */
function read<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  try {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored) ?? choices[0];
  } catch {
    return choices[0];
  }
}

function keep(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Blocked storage: the choice lasts until the page is left.
  }
}

export const readTextSize = (): TextSize => read(SIZE_KEY, TEXT_SIZES);

/** Shows the size at once and remembers it where storage allows. */
export function applyTextSize(choice: TextSize): void {
  if (choice === 'usual') delete document.documentElement.dataset.text;
  else document.documentElement.dataset.text = choice;
  keep(SIZE_KEY, choice);
}

export const readReadingPace = (): ReadingPace => read(PACE_KEY, READING_PACES);
export const keepReadingPace = (choice: ReadingPace): void => keep(PACE_KEY, choice);

export const readListTitles = (): ListTitles => read(TITLES_KEY, LIST_TITLES);
export const keepListTitles = (choice: ListTitles): void => keep(TITLES_KEY, choice);
