import { z } from 'zod';
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

const strength = z.number().min(0).max(10).nullable();

/** What is remembered between turns: closed, JSON, under 4 kB. Holds the person's words, so it is sealed like them. */
export const planStateSchema = z.strictObject({
  version: z.literal(1),
  phase: phaseSchema,
  asked: z.enum(ASKS).nullable(),
  turns: z.int().min(0),
  /** Turns of content heard in R2 in this round. */
  released: z.int().min(0),
  feeling: z
    .strictObject({
      noun: z.string().max(40),
      adjective: z.string().max(40).nullable(),
      family: z.enum(FAMILIES),
    })
    .nullable(),
  feelings: z.array(z.string().max(40)).max(6),
  /** The noun that the first strength was about. */
  measured: z.string().max(40).nullable(),
  firstStrength: strength,
  lastStrength: strength,
  strengthAsked: z.int().min(0),
  feelingAsked: z.int().min(0),
  settling: z.enum(['no', 'offered', 'done', 'declined']),
  settleTries: z.int().min(0),
  needAsked: z.boolean(),
  summarised: z.boolean(),
  sinceSummary: z.int().min(0),
  reframeAsked: z.int().min(0),
  stepAsked: z.int().min(0),
  /** How often the six R's were gone round; new content after a close starts the next. */
  round: z.int().min(0),
  closed: z.boolean(),
  /** In the second person, oldest first. */
  points: z.array(z.string().max(120)).max(8),
  need: z.string().max(80).nullable(),
  people: z.array(z.string().max(40)).max(5),
  situations: z.array(z.string().max(30)).max(6),
  pleasantTurns: z.int().min(0),
  questionsInRow: z.int().min(0),
  askLess: z.boolean(),
  language: z.enum(LANGUAGES),
  directAsked: z.boolean(),
  /** Sentences that were used lately, by hash, so that none comes back soon. */
  used: z.array(z.string().max(7)).max(150),
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
