import * as z from 'zod/mini';
import { PHASES } from '../../contract.ts';

/** What happened, was said or felt in this talk, in few words: what mirrors, summaries and a model draw on. */
export const FACT_KINDS = [
  'death',
  'illness',
  'break_up',
  'quarrel',
  'betrayal',
  'job_loss',
  'failure',
  'injustice',
  'left_out',
  'home_lost',
  'sleepless',
  'money',
  'work',
  'coming_up',
  'success',
  'birth',
  'reunion',
  'kindness',
  'told',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const PRACTICE_NAMES = [
  'breathing',
  'senses',
  'awake',
  'dull_word',
  'circling',
  'hard_talk',
  'saying_no',
  'anger',
  'panic',
  'grief_wave',
  'too_much',
  'decision',
  'self_criticism',
  'loneliness',
  'savouring',
  'starting',
  'phone_away',
  'blank',
] as const;
export type PracticeName = (typeof PRACTICE_NAMES)[number];

const shortText = z.string().check(z.maxLength(90));
const turnNumber = z.int().check(z.nonnegative());

const personSchema = z.strictObject({
  /** 'brother', 'patient', 'dog'; '' where only the name is known. */
  relation: shortText,
  name: z.nullable(shortText),
  pronoun: z.nullable(z.enum(['he', 'she', 'they'])),
  isGone: z.boolean(),
  turn: turnNumber,
});
export type TalkPerson = z.infer<typeof personSchema>;

const factSchema = z.strictObject({
  kind: z.enum(FACT_KINDS),
  /** Said to the person: 'your brother sold the tools'; or their own fragment, word for word. */
  words: shortText,
  /** Whose it is: a person's name or relation; null: the speaker's own, or nobody's. */
  who: z.nullable(shortText),
  valence: z.literal([-1, 0, 1]),
  turn: turnNumber,
});
export type TalkFact = z.infer<typeof factSchema>;

/** All that the guide keeps of one talk between its turns. JSON, under 4 kB; a model gets facts from it. */
export const talkRecordSchema = z.strictObject({
  version: z.literal(1),
  turn: turnNumber,
  phase: z.enum(PHASES),
  people: z.array(personSchema).check(z.maxLength(8)),
  facts: z.array(factSchema).check(z.maxLength(10)),
  /** Feeling words as the person said them of themselves, the newest last. */
  feelings: z
    .array(z.strictObject({ word: shortText, valence: z.literal([-1, 0, 1]), turn: turnNumber }))
    .check(z.maxLength(6)),
  /** Their nouns, to come back to: 'the basket', 'mr okafor'. */
  things: z.array(shortText).check(z.maxLength(6)),
  /** What they want, hope, or will do, as said. */
  wishes: z.array(shortText).check(z.maxLength(3)),
  steps: z.array(shortText).check(z.maxLength(3)),
  /** What they would not have. */
  refused: z
    .array(z.enum(['questions', 'exercises', 'numbers', 'advice', 'feelings', 'other']))
    .check(z.maxLength(6)),
  strength: z.nullable(z.strictObject({ first: z.number(), last: z.number() })),
  /** Practices offered or given, the newest last. */
  practices: z
    .array(
      z.strictObject({
        name: z.enum(PRACTICE_NAMES),
        state: z.enum(['offered', 'given', 'helped', 'no_help', 'declined']),
      }),
    )
    .check(z.maxLength(10)),
  /** Turns told since the last summary or its answer. */
  toldSinceSummary: z.int(),
  questionsInRow: z.int(),
  mirrorsInRow: z.int(),
  /** What our last reply asked beyond its kind: 'lost' (about somebody who died), 'need', 'view', 'step'. */
  asked: z.nullable(z.enum(['need', 'view', 'holds', 'step', 'follow_up', 'wording', 'correction'])),
  /** Owned once, not again. */
  hasOwnedMistake: z.boolean(),
  /** Lines said lately, so that none comes back soon. */
  used: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(36)),
});
export type TalkRecord = z.infer<typeof talkRecordSchema>;

export const NEW_RECORD: TalkRecord = {
  version: 1,
  turn: 0,
  phase: 'R1',
  people: [],
  facts: [],
  feelings: [],
  things: [],
  wishes: [],
  steps: [],
  refused: [],
  strength: null,
  practices: [],
  toldSinceSummary: 0,
  questionsInRow: 0,
  mirrorsInRow: 0,
  asked: null,
  hasOwnedMistake: false,
  used: [],
};

/** A kept record; whatever else comes is a new beginning. */
export function readTalkRecord(state: unknown): TalkRecord {
  const parsed = talkRecordSchema.safeParse(state);
  return parsed.success ? parsed.data : NEW_RECORD;
}
