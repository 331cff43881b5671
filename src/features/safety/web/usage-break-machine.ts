import { MINUTE_MS } from '#contract/time.ts';

/** Every three hours of use; every hour for people who say that they are under 18. */
export const BREAK_AFTER_MS = { adult: 180 * MINUTE_MS, under18: 60 * MINUTE_MS } as const;
export type UsageAge = keyof typeof BREAK_AFTER_MS;

/** Longer without the app in sight was a break already. */
const REST_MS = 30 * MINUTE_MS;
/** Signs of use come twice a minute; a longer gap was a device asleep or a hidden page, and is not use. */
const LONGEST_GAP_MS = 2 * MINUTE_MS;

/** How long somebody has used the app since their last break, and when it was last in sight. */
export interface Usage {
  readonly usedMs: number;
  readonly seenAt: number | null;
}

export type UsageEvent =
  | { readonly type: 'seen'; readonly at: number }
  | { readonly type: 'reminded'; readonly at: number };

export const NO_USAGE: Usage = { usedMs: 0, seenAt: null };

export function advanceUsage({ usedMs, seenAt }: Usage, event: UsageEvent): Usage {
  if (event.type === 'reminded') return { usedMs: 0, seenAt: event.at };
  const gapMs = seenAt === null ? 0 : event.at - seenAt;
  if (gapMs >= REST_MS) return { usedMs: 0, seenAt: event.at };
  const wasInUse = gapMs > 0 && gapMs <= LONGEST_GAP_MS;
  return { usedMs: usedMs + (wasInUse ? gapMs : 0), seenAt: event.at };
}

export const isBreakDue = ({ usedMs }: Usage, age: UsageAge): boolean => usedMs >= BREAK_AFTER_MS[age];
