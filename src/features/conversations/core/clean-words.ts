/** What somebody typed or said, as it can be stored: without what no database takes, and without space around it. */
export const cleanWords = (words: string): string => words.replaceAll('\0', '').toWellFormed().trim();
