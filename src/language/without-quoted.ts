/** An apostrophe before a letter ends no quotation: 'i don't know'. */
const QUOTED = /(?<!\p{L})['‘"“](?:[^'’"”]|['’](?=\p{L}))*['’"”](?!\p{L})/gu;

/** A text without what stands in quotation marks: the words of somebody else, or a draft to be sent. */
export const withoutQuoted = (text: string): string => text.replace(QUOTED, ' ');

/** The same text with blanks in place of what stands in quotation marks: every place stays where it was. */
export const withQuotedBlank = (text: string): string =>
  text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));

/** What stands in quotation marks, marks included. */
export const quotedIn = (text: string): string[] => text.match(QUOTED) ?? [];
