import { lateFile } from '#web/late-file.ts';

/** Nobody needs it before the first words: it comes while they are written, or with a conversation that has some. */
export const firstWords = lateFile(() => import('./first-words-file.ts'));

/** What takes off a reply what no companion means to say. The server has done so already: a reply waits for no file. */
export const cleanReply = (text: string): string => firstWords.getSnapshot()?.sanitizeReply(text) ?? text;
