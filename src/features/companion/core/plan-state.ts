import * as z from 'zod/mini';
import { phaseSchema } from '../contract.ts';
import { LANGUAGES } from './understanding/detect-language.ts';
import { FAMILIES } from './understanding/feeling-words.ts';

/** What the last reply asked for, so that the next message can be read as its answer. */
export const ASKS = [
  'open',
  'feeling',
  'strength',
  'settle',
  'settled',
  'need',
  'summary',
  'missed',
  'reframe',
  'holds',
  'step',
  'close',
  'direct',
  'exception',
] as const;
export type Ask = (typeof ASKS)[number];

const strength = z.nullable(z.number().check(z.gte(0), z.lte(10)));

/** What is remembered between turns: closed, JSON, under 4 kB. Holds the person's words, so it is sealed like them. */
export const planStateSchema = z.strictObject({
  version: z.literal(1),
  phase: phaseSchema,
  asked: z.nullable(z.enum(ASKS)),
  turns: z.int().check(z.gte(0)),
  /** Turns of content heard in R2 in this round. */
  released: z.int().check(z.gte(0)),
  feeling: z.nullable(
    z.strictObject({
      noun: z.string().check(z.maxLength(40)),
      adjective: z.nullable(z.string().check(z.maxLength(40))),
      family: z.enum(FAMILIES),
    }),
  ),
  feelings: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(6)),
  /** The noun that the first strength was about. */
  measured: z.nullable(z.string().check(z.maxLength(40))),
  firstStrength: strength,
  lastStrength: strength,
  strengthAsked: z.int().check(z.gte(0)),
  feelingAsked: z.int().check(z.gte(0)),
  settling: z.enum(['no', 'offered', 'done', 'declined']),
  settleTries: z.int().check(z.gte(0)),
  needAsked: z.boolean(),
  summarised: z.boolean(),
  sinceSummary: z.int().check(z.gte(0)),
  reframeAsked: z.int().check(z.gte(0)),
  stepAsked: z.int().check(z.gte(0)),
  /** How often the six R's were gone round; new content after a close starts the next. */
  round: z.int().check(z.gte(0)),
  closed: z.boolean(),
  /** In the second person, oldest first. */
  points: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(8)),
  need: z.nullable(z.string().check(z.maxLength(80))),
  people: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5)),
  situations: z.array(z.string().check(z.maxLength(30))).check(z.maxLength(6)),
  pleasantTurns: z.int().check(z.gte(0)),
  questionsInRow: z.int().check(z.gte(0)),
  askLess: z.boolean(),
  language: z.enum(LANGUAGES),
  directAsked: z.boolean(),
  /** Sentences that were used lately, by hash, so that none comes back soon. */
  used: z.array(z.string().check(z.maxLength(7))).check(z.maxLength(150)),
});
export type PlanState = z.infer<typeof planStateSchema>;

export const START: PlanState = {
  version: 1,
  phase: 'R1',
  asked: null,
  turns: 0,
  released: 0,
  feeling: null,
  feelings: [],
  measured: null,
  firstStrength: null,
  lastStrength: null,
  strengthAsked: 0,
  feelingAsked: 0,
  settling: 'no',
  settleTries: 0,
  needAsked: false,
  summarised: false,
  sinceSummary: 0,
  reframeAsked: 0,
  stepAsked: 0,
  round: 0,
  closed: false,
  points: [],
  need: null,
  people: [],
  situations: [],
  pleasantTurns: 0,
  questionsInRow: 0,
  askLess: false,
  language: 'en',
  directAsked: false,
  used: [],
};
