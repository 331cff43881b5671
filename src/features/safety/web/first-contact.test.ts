import { describe, expect, it } from 'vitest';
import { emergencyResourceFor, resourcesFor } from '../core/resources/resources.ts';
import { arrangePeople, describePeople } from './first-contact.ts';

const us = resourcesFor('US');

describe('the people of a card', () => {
  it('puts the first line forward and keeps every other one', () => {
    const people = arrangePeople({ tier: 'T2', resources: [...us] });
    expect(people.first?.phone).toBe('988');
    expect(people.others).toHaveLength(us.length - 1);
    expect(people).toMatchObject({ isEmergencyFirst: false, emergencyNumber: '911' });
  });

  it('puts the emergency number first at T4, by country', () => {
    const people = arrangePeople({
      tier: 'T4',
      resources: [emergencyResourceFor('GB'), ...resourcesFor('GB')],
    });
    expect(people).toMatchObject({ isEmergencyFirst: true, emergencyNumber: '999' });
    expect(people.first?.name).toBe('Samaritans');
    expect(describePeople({ tags: [] }, people)).toContain('call 999 first');
  });

  it('has its own words for somebody who worries about another', () => {
    const people = arrangePeople({ tier: 'T1', resources: [...us] });
    expect(describePeople({ tags: ['someone_else'] }, people)).toContain('worry about somebody');
  });

  it('promises an hour only where a line answers at any hour', () => {
    const elsewhere = arrangePeople({ tier: 'T2', resources: [...resourcesFor('DE')] });
    expect(describePeople({ tags: [] }, elsewhere)).not.toContain('any hour');
    expect(elsewhere.emergencyNumber).toBe('112');
  });
});
