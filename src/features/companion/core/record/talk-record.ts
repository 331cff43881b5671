import * as z from 'zod/mini';
import { PHASES } from '../../contract.ts';
import { WAY_NAMES } from '../ways/way-names.ts';

/** What happened, by kind: what tells how a talk stands, and a title what it is about. */
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
  'by_day',
] as const;
export type PracticeName = (typeof PRACTICE_NAMES)[number];

const shortText = z.string().check(z.maxLength(90));
const turnNumber = z.int().check(z.nonnegative());

/** The longest answer that is kept to be given back. */
export const MOST_KEPT_CHARACTERS = 1_000;
/** Of all answers together, so that the record stays under 4 kB. */
export const MOST_CHARACTERS_OF_ALL = 1_500;

/** An answer of theirs to one narrow question, word for word. */
const slotSchema = z.strictObject({
  name: shortText,
  words: z.string().check(z.maxLength(MOST_KEPT_CHARACTERS)),
});

/** Where a way was left: its name and the step that was asked. */
const placeSchema = z.strictObject({ way: z.enum(WAY_NAMES), step: turnNumber });
export type Place = z.infer<typeof placeSchema>;

/** The guide's thread through a talk: the way they are on, and what they put down on it. */
const threadSchema = z.strictObject({
  tone: z.enum(['plain', 'joy', 'grief']),
  /** The step that was asked last; null where none is. */
  at: z.nullable(placeSchema),
  /** To go back to, when a short question beside it is answered. */
  aside: z.nullable(placeSchema),
  /** How often this step was asked. */
  tries: turnNumber,
  /** Words told in this step, before its answer. */
  told: turnNumber,
  /** The step is reached and not yet asked: room was left first. */
  isResting: z.boolean(),
  slots: z.array(slotSchema).check(z.maxLength(8)),
  /**
   * What stands open beside a step: the choice of ways, the offer of one, a closing note that was shown; and of a note a
   * line that was asked for (a warm one, one alone, one in its place), or its numbered lines.
   */
  open: z.nullable(
    z.enum(['ways', 'offer', 'note', 'practice', 'settled', 'warm', 'short', 'line', 'lines']),
  ),
  offered: z.nullable(z.enum(WAY_NAMES)),
  /** Ways that came to their end. */
  done: z.array(z.enum(WAY_NAMES)).check(z.maxLength(12)),
  /** Whom they spoke of last, where that is sure; without a pronoun where that is not. */
  who: z.nullable(
    z.strictObject({
      label: shortText,
      pronoun: z.nullable(z.enum(['he', 'she'])),
      isGone: z.boolean(),
      /** Of who died: nobody who laughs or says anything. */
      isAnimal: z.optional(z.boolean()),
    }),
  ),
  /** Turns of company since a way was offered; a way that was declined is not offered again. */
  sinceOffer: turnNumber,
  declined: z.array(z.enum(WAY_NAMES)).check(z.maxLength(12)),
  /** They want no more questions: only company. */
  isQuiet: z.boolean(),
  /** Said once a talk: that this is a simple guide. */
  hasToldWhatItIs: z.boolean(),
  /** How often a miss of ours was owned. */
  owned: turnNumber,
});
export type Thread = z.infer<typeof threadSchema>;

/** All that is kept of one talk between its turns. JSON, under 4 kB; a model gets facts from it. */
export const talkRecordSchema = z.strictObject({
  version: z.literal(2),
  turn: turnNumber,
  phase: z.enum(PHASES),
  facts: z
    .array(z.strictObject({ kind: z.enum(FACT_KINDS), valence: z.literal([-1, 0, 1]), turn: turnNumber }))
    .check(z.maxLength(10)),
  /** Feeling words as the person said them of themselves, the newest last. */
  feelings: z
    .array(z.strictObject({ word: shortText, valence: z.literal([-1, 0, 1]), turn: turnNumber }))
    .check(z.maxLength(6)),
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
  questionsInRow: z.int(),
  thread: threadSchema,
  /** Lines said lately, so that none comes back soon. */
  used: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(40)),
});
export type TalkRecord = z.infer<typeof talkRecordSchema>;

export const NEW_THREAD: Thread = {
  tone: 'plain',
  at: null,
  aside: null,
  tries: 0,
  told: 0,
  isResting: false,
  slots: [],
  open: null,
  offered: null,
  done: [],
  who: null,
  sinceOffer: 0,
  declined: [],
  isQuiet: false,
  hasToldWhatItIs: false,
  owned: 0,
};

export const NEW_RECORD: TalkRecord = {
  version: 2,
  turn: 0,
  phase: 'R1',
  facts: [],
  feelings: [],
  refused: [],
  strength: null,
  practices: [],
  questionsInRow: 0,
  thread: NEW_THREAD,
  used: [],
};

/** A kept record; whatever else comes is a new beginning. */
export function readTalkRecord(state: unknown): TalkRecord {
  const parsed = talkRecordSchema.safeParse(state);
  return parsed.success ? parsed.data : NEW_RECORD;
}
