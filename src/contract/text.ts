import * as z from 'zod/mini';

/**
 * Text that a Postgres `text` column and every JSON reader can hold: no NUL, no lone surrogates.
 * Compose with `.max()` etc. first, then `storable`.
 */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export const storableText = () =>
  z.string().check(z.refine(isStorableText, { error: 'this text has characters that cannot be stored' }));
