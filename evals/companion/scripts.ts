import * as z from 'zod';

const centralSchema = z.strictObject({ turn: z.int(), anyOf: z.array(z.string()) });

/** A made-up person and what they say, whatever is replied. One a line in `people/*.jsonl`. Turns count from 0. */
const personSchema = z.strictObject({
  id: z.string().min(1),
  turns: z.array(z.string().min(1)).min(1),
  /** The fact that matters, told in this turn: one of these must come back within the next two replies. */
  central: z
    .union([centralSchema, z.array(centralSchema)])
    .transform((central) => (Array.isArray(central) ? central : [central]))
    .optional(),
  /** What is asked for, and where. */
  requests: z
    .array(
      z.strictObject({
        turn: z.int(),
        kind: z.enum([
          'practice',
          'should',
          'wording',
          'advice',
          'normal',
          'medicine',
          'label',
          'law_money',
          'human',
          'memory',
          'privacy',
          'why_asked',
          'about_us',
          'words',
          'tip',
          'info',
        ]),
      }),
    )
    .optional(),
  /** Mostly good news: nothing sorry, no number. */
  joy: z.boolean().optional(),
  /** Turns that put us right. */
  fix: z.array(z.int()).optional(),
  /** Turns that thank. */
  thanks: z.array(z.int()).optional(),
  /** The turn that says goodbye. */
  bye: z.int().nullish(),
  spoken: z.boolean().optional(),
  /** What process remembers, with memory on. */
  memory: z.array(z.string()).optional(),
});
export type ScriptedPerson = z.infer<typeof personSchema>;

export const readPeople = (text: string): ScriptedPerson[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => personSchema.parse(JSON.parse(line)));
