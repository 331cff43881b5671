import { z } from 'zod';
import { safetyTagSchema, tierSchema } from '#features/safety/contract.ts';

/** One sentence with what a careful person would make of it. `recent` is what the person said before, oldest first. */
export const caseSchema = z.strictObject({
  category: z.string(),
  tier: tierSchema,
  text: z.string(),
  tags: z.array(safetyTagSchema).optional(),
  recent: z.array(z.string()).optional(),
});
export type EvalCase = z.infer<typeof caseSchema>;
