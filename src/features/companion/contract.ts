import * as z from 'zod/mini';
import { storableText } from '#contract/text.ts';

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

/** What process may remember across conversations: whole sentences that the person can read, change and erase. */
export const MEMORY_ITEMS_MAX = 20;
export const MEMORY_ITEM_MAX_CHARACTERS = 200;

const companionSettingsFields = z.strictObject({
  /** Off until the person switches it on. */
  memoryEnabled: z.boolean(),
  memory: z
    .array(storableText().check(z.trim(), z.minLength(1), z.maxLength(MEMORY_ITEM_MAX_CHARACTERS)))
    .check(
      z.maxLength(MEMORY_ITEMS_MAX, { error: `process remembers at most ${MEMORY_ITEMS_MAX} sentences` }),
    ),
  /** Fewer questions, more room. */
  askLess: z.boolean(),
  /** Who took note that process is an AI and not therapy: somebody under 18 is reminded of a break every hour. */
  disclosureRead: z.nullable(z.enum(['adult', 'under18'])),
});

/** What a person chose for their companion; whatever is absent is off. */
export const companionSettingsSchema = z.strictObject({
  memoryEnabled: z._default(companionSettingsFields.shape.memoryEnabled, false),
  memory: z._default(companionSettingsFields.shape.memory, []),
  askLess: z._default(companionSettingsFields.shape.askLess, false),
  disclosureRead: z._default(companionSettingsFields.shape.disclosureRead, null),
});
export type CompanionSettings = z.infer<typeof companionSettingsSchema>;

/** A change to them: whatever is absent stays as it is. */
export const companionSettingsPatchSchema = z.partial(companionSettingsFields);
