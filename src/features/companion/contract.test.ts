import { describe, expect, it } from 'vitest';
import { companionSettingsPatchSchema, companionSettingsSchema, MEMORY_ITEMS_MAX } from './contract.ts';

describe('companion settings', () => {
  it('are all off for a person who chose nothing', () => {
    expect(companionSettingsSchema.parse({})).toEqual({
      memoryEnabled: false,
      memory: [],
      askLess: false,
      disclosureRead: null,
    });
  });

  it('leave what a change does not name as it is', () => {
    expect(companionSettingsPatchSchema.parse({ askLess: true })).toEqual({ askLess: true });
  });

  it('refuse sentences that are empty, too long, too many, or not storable', () => {
    const refused = [
      [''],
      ['   '],
      ['x'.repeat(201)],
      ['a\0b'],
      Array(MEMORY_ITEMS_MAX + 1).fill('a sentence'),
    ];
    for (const memory of refused) {
      expect(companionSettingsSchema.safeParse({ memory }).success, JSON.stringify(memory)).toBe(false);
    }
  });

  it('refuse fields nobody knows', () => {
    expect(companionSettingsSchema.safeParse({ admin: true }).success).toBe(false);
  });
});
