import { z } from 'zod';

/** `total` counts all entries, not those of this page. */
export const paginationSchema = z.object({ hasMore: z.boolean(), total: z.int().nonnegative() });
export type Pagination = z.infer<typeof paginationSchema>;
