export const VOICE_SPEED = { min: 0.5, max: 2, step: 0.1 } as const;
export const HISTORY_LIMITS = { min: 1, max: 1_000 } as const;

const THEMES = ['light', 'dark', 'system'] as const;

export interface UserSettings {
  /** 1 is the voice's own pace. */
  readonly voiceSpeed: number;
  /** Replies are spoken by themselves. */
  readonly autoPlay: boolean;
  readonly theme: (typeof THEMES)[number];
  readonly language: string;
  readonly maxHistoryItems: number;
  /** A notice when a reply is there while the page is out of sight. */
  readonly enableNotifications: boolean;
}

const isSwitch = (value: unknown) => typeof value === 'boolean';
const isWithin = (value: unknown, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && value >= min && value <= max;

/** What each may be. */
const RULES: Readonly<Record<keyof UserSettings, (value: unknown) => boolean>> = {
  voiceSpeed: (value) => isWithin(value, VOICE_SPEED),
  autoPlay: isSwitch,
  theme: (value) => THEMES.some((theme) => theme === value),
  language: (value) => typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value),
  maxHistoryItems: (value) => Number.isInteger(value) && isWithin(value, HISTORY_LIMITS),
  enableNotifications: isSwitch,
};

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
  const held = Object.entries(stored).filter(([name, value]) => isSetting(name) && RULES[name](value));
  return { ...fallback, ...Object.fromEntries(held) };
}

const isSetting = (name: string): name is keyof UserSettings => Object.hasOwn(RULES, name);
