import { describe, expect, it } from 'vitest';
import { advanceUsage, isBreakDue, NO_USAGE, type Usage } from './usage-break-machine.ts';

const MINUTE = 60_000;
/** A person who is seen twice a minute for so long. */
function use(minutes: number, from: Usage = NO_USAGE): Usage {
  const start = from.seenAt ?? 0;
  let usage = from;
  for (let half = 0; half <= minutes * 2; half++)
    usage = advanceUsage(usage, { type: 'seen', at: start + (half * MINUTE) / 2 });
  return usage;
}

describe('the break reminder', () => {
  it('comes after three hours of use, and not before', () => {
    expect(isBreakDue(use(179), 'adult')).toBe(false);
    expect(isBreakDue(use(180), 'adult')).toBe(true);
  });

  it('comes every hour for people who say that they are under 18', () => {
    expect(isBreakDue(use(59), 'under18')).toBe(false);
    expect(isBreakDue(use(60), 'under18')).toBe(true);
  });

  it('begins to count again once it was shown', () => {
    const used = use(180);
    const reminded = advanceUsage(used, { type: 'reminded', at: used.seenAt ?? 0 });
    expect(isBreakDue(reminded, 'adult')).toBe(false);
    expect(isBreakDue(use(180, reminded), 'adult')).toBe(true);
  });

  it('does not count a device asleep, nor forget what came before it', () => {
    const used = use(100);
    const awake = advanceUsage(used, { type: 'seen', at: (used.seenAt ?? 0) + 20 * MINUTE });
    expect(awake.usedMs).toBe(used.usedMs);
  });

  it('takes half an hour away for the break it was', () => {
    const used = use(100);
    expect(advanceUsage(used, { type: 'seen', at: (used.seenAt ?? 0) + 30 * MINUTE }).usedMs).toBe(0);
  });

  it('takes no harm from a clock that steps back', () => {
    const used = use(10);
    expect(advanceUsage(used, { type: 'seen', at: 0 }).usedMs).toBe(used.usedMs);
  });
});
