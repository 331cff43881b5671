import * as z from 'zod/mini';

/** `total` counts all entries, not those of this page. */
export const paginationSchema = z.object({ hasMore: z.boolean(), total: z.int().check(z.nonnegative()) });
