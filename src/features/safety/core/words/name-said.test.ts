import { describe, expect, it } from 'vitest';
import { readMessage } from '#language/read-message.ts';
import { repairWord } from '../rules/rules.ts';
import { nameSaid } from './name-said.ts';

const named = (text: string) => nameSaid(readMessage(text, repairWord).plain, 'ask_directly');

describe('naming what was said', () => {
  it.each([
    ["i've been thinking about killing myself since monday", 'thoughts of ending it, since monday.'],
    ["i go to bed and hope i don't wake up. every night now", 'not waking up, every night now.'],
    ["i don't want to be here anymore", 'not wanting to be here.'],
    ["they'd be better off without me", 'that they would be better without you.'],
    ['i want to hurt myself again', 'the pull to hurt yourself, again.'],
  ])('%s → %s', (text, said) => expect(named(text)).toBe(said));

  it('never says a method or a place back, and nothing where nothing may be said', () => {
    expect(named('i want to jump off the bridge with the pills')).toBeNull();
    expect(nameSaid('i want to die', 'emergency')).toBeNull();
    expect(named('it is all too much')).toBeNull();
  });
});
