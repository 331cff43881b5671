import { z } from 'zod';

/** The six R's. Names are configuration: informed by emotion-focused work, never 'validated'. */
export const PHASES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'] as const;
export const phaseSchema = z.enum(PHASES);
export type Phase = z.infer<typeof phaseSchema>;

export const PHASE_NAMES: Record<Phase, string> = {
  R1: 'recognize',
  R2: 'release',
  R3: 'regulate',
  R4: 'reflect',
  R5: 'reframe',
  R6: 'reconnect',
};

/** What a reply mainly does; the admin page scores guidance by it. */
export const TECHNIQUES = [
  'validate',
  'reflect',
  'open_question',
  'ground',
  'breathe',
  'reframe',
  'summarise',
  'next_step',
  'resource',
] as const;
export const techniqueSchema = z.enum(TECHNIQUES);
export type Technique = z.infer<typeof techniqueSchema>;

export const MOODS = [
  'anxious',
  'peaceful',
  'excited',
  'reflective',
  'grateful',
  'overwhelmed',
  'hopeful',
  'sad',
  'angry',
  'calm',
] as const;
export const moodSchema = z.enum(MOODS);
export type Mood = z.infer<typeof moodSchema>;

export const COMPANION_NAMES = ['guide', 'claude', 'openai'] as const;
export const companionNameSchema = z.enum(COMPANION_NAMES);
export type CompanionName = z.infer<typeof companionNameSchema>;
