import * as z from 'zod/mini';

/** Ids of ours are UUIDs (version 7 where order in time helps the index), in small letters: what is sealed is bound to them. */
export const idSchema = z.uuid().check(z.toLowerCase());

/** Every entity carries its id twice, as the specification's clients read either. */
export const entityIds = { _id: idSchema, id: idSchema } as const;

export const withIds = (id: string) => ({ _id: id, id });

/** The client's key for one turn: the same key is the same turn. */
export const clientMessageIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{8,64}$/, 'use 8 to 64 letters, digits, - or _'));
