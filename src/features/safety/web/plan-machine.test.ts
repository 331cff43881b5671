import { describe, expect, it } from 'vitest';
import type { SafetyPlan } from '../contract.ts';
import { advancePlan, hasUnsaved, type PlanEvent, type PlanState, textOf } from './plan-machine.ts';

const plan: SafetyPlan = {
  warningSigns: '',
  whatHelps: 'a walk',
  places: '',
  people: '',
  professionals: '',
  saferSpace: '',
  reasons: '',
};
const run = (...events: PlanEvent[]): PlanState =>
  events.reduce(advancePlan, { status: 'loading' } as PlanState);
const opened: PlanEvent = { type: 'loaded', plan };
const write = (text: string): PlanEvent => ({ type: 'written', part: 'places', text });

describe('the safety plan on screen', () => {
  it('shows what is held, and what is written over it', () => {
    const state = run(opened, write('the library'));
    expect([textOf(state, 'whatHelps'), textOf(state, 'places')]).toEqual(['a walk', 'the library']);
    expect(hasUnsaved(state)).toBe(true);
  });

  it('goes on with what was begun before, where the server does not have it', () => {
    const state = run({ ...opened, begun: { places: 'the library', whatHelps: 'a walk' } });
    expect([textOf(state, 'whatHelps'), textOf(state, 'places')]).toEqual(['a walk', 'the library']);
    expect(hasUnsaved(state)).toBe(true);
    expect(hasUnsaved(run({ ...opened, begun: { whatHelps: 'a walk' } }))).toBe(false);
  });

  it('is saved once everything written is stored', () => {
    const stored = { ...plan, places: 'the library' };
    const state = run(
      opened,
      write('the library'),
      { type: 'sent' },
      {
        type: 'stored',
        sent: { places: 'the library' },
        plan: stored,
      },
    );
    expect(state.status).toBe('saved');
    expect(hasUnsaved(state)).toBe(false);
  });

  it('keeps what was written while it was being stored', () => {
    const state = run(opened, write('the lib'), { type: 'sent' }, write('the library'), {
      type: 'stored',
      sent: { places: 'the lib' },
      plan: { ...plan, places: 'the lib' },
    });
    expect(state.status).toBe('open');
    expect(textOf(state, 'places')).toBe('the library');
  });

  it('loses no word when storing fails', () => {
    const state = run(opened, write('the library'), { type: 'sent' }, { type: 'save-failed' });
    expect(state.status).toBe('save-failed');
    expect(textOf(state, 'places')).toBe('the library');
  });

  it('can be asked for again when it did not load', () => {
    expect(run({ type: 'load-failed' }).status).toBe('load-failed');
    expect(run({ type: 'load-failed' }, { type: 'asked' }).status).toBe('loading');
  });
});
