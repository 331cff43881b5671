import * as z from 'zod/mini';

export const VOICE_SPEED = { min: 0.5, max: 2, step: 0.1 } as const;
export const HISTORY_LIMITS = { min: 1, max: 1_000 } as const;

/** Languages one may be heard and answered in: those the built-in guide has sentences of its own for. */
export const SPOKEN_LANGUAGES = [
  ['en-US', 'English, United States'],
  ['en-GB', 'English, United Kingdom'],
  ['en-AU', 'English, Australia'],
  ['en-CA', 'English, Canada'],
  ['en-IE', 'English, Ireland'],
  ['en-IN', 'English, India'],
  ['en-NZ', 'English, New Zealand'],
  ['es-ES', 'Spanish'],
  ['fr-FR', 'French'],
  ['de-DE', 'German'],
  ['it-IT', 'Italian'],
  ['pt-BR', 'Portuguese'],
] as const;

const fields = {
  /** 1 is the voice's own pace. */
  voiceSpeed: z.number().check(z.gte(VOICE_SPEED.min), z.lte(VOICE_SPEED.max)),
  /** Replies are spoken by themselves. */
  autoPlay: z.boolean(),
  theme: z.enum(['light', 'dark', 'system']),
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  maxHistoryItems: z.int().check(z.gte(HISTORY_LIMITS.min), z.lte(HISTORY_LIMITS.max)),
  /** A notice when a reply is there while the page is out of sight. */
  enableNotifications: z.boolean(),
};
const settingsSchema = z.object(fields);
export type UserSettings = z.infer<typeof settingsSchema>;

/** The specification's defaults. */
export const DEFAULT_SETTINGS: UserSettings = {
  voiceSpeed: 1,
  autoPlay: true,
  theme: 'light',
  language: 'en-US',
  maxHistoryItems: 100,
  enableNotifications: true,
};

/** Each field by itself: one that cannot be read falls back and takes no other with it. Anything may be stored. */
export function readSettings(stored: unknown, fallback: UserSettings = DEFAULT_SETTINGS): UserSettings {
  if (typeof stored !== 'object' || stored === null) return fallback;
  const found: Record<string, unknown> = { ...fallback };
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse((stored as Record<string, unknown>)[name]); // an object, whatever it holds
    if (parsed.success) found[name] = parsed.data;
  }
  return settingsSchema.parse(found);
}
