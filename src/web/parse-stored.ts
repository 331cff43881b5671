import * as z from 'zod/mini';

/** What stands in storage, if it is what we write; null otherwise. The shell, which carries no zod, has `readFields`. */
export function parseStored<Value>(text: string | null, schema: z.core.$ZodType<Value>): Value | null {
  if (text === null) return null;
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON, so not ours.
    return null;
  }
}
