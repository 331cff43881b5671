import { describe, expect, it } from 'vitest';
import type { Language } from '#language/detect-language.ts';
import { readMessage } from '#language/read-message.ts';
import { repairWord } from '../rules/rules.ts';
import { nameSaid } from './name-said.ts';

const named = (text: string, language: Language = 'en') =>
  nameSaid(readMessage(text, repairWord).plain, 'ask_directly', language);

describe('naming what was said', () => {
  it.each([
    ["i've been thinking about killing myself since monday", 'thoughts of ending it, since monday.'],
    ["i go to bed and hope i don't wake up. every night now", 'not waking up, every night now.'],
    ["i don't want to be here anymore", 'not wanting to be here.'],
    ["they'd be better off without me", 'that they would be better without you.'],
    ['i want to hurt myself again', 'the pull to hurt yourself, again.'],
    ["not gonna lie i've been suicidal all week", 'feeling suicidal, all week.'],
    ['suicide keeps coming into my head', 'thoughts of suicide.'],
    ['part of me wants to die', 'a part of you that wants to die.'],
    ["i've had enough of life", 'enough of living.'],
    ['wish i was dead tbh', 'wishing you were dead.'],
  ])('%s → %s', (text, said) => expect(named(text)).toBe(said));

  it.each([
    ['es', 'llevo meses pensando en matarme', 'la idea de quitarte la vida.'],
    ['es', 'no aguanto más la vida', 'no querer seguir viviendo.'],
    ['fr', 'je veux mourir', "l'envie de mourir."],
    ['fr', 'je ne veux plus vivre', 'ne plus vouloir vivre.'],
    ['de', 'ich will nicht mehr leben', 'nicht mehr leben wollen.'],
    ['de', 'ohne mich wäre es für alle besser', 'dass es für andere ohne dich besser wäre.'],
    ['pt', 'queria não acordar amanhã', 'não acordar mais.'],
    ['pt', 'não aguento mais a vida', 'não querer mais viver.'],
    ['it', 'voglio uccidermi', "l'idea di toglierti la vita."],
    ['it', 'sono stanca di vivere', 'la stanchezza di vivere.'],
  ] as const)('in their own language (%s): %s → %s', (language, text, said) =>
    expect(named(text, language)).toBe(said),
  );

  it("names no 'again' alone", () => {
    expect(named("i've been cutting again")).toBe('the pull to hurt yourself, again.');
    expect(named('it is all going wrong again')).toBeNull();
  });

  it('names nothing in another language where nothing may be said back', () => {
    expect(named('quiero saltar del puente', 'es')).toBeNull();
    expect(named('ich nehme alle tabletten', 'de')).toBeNull();
  });

  it('never says a method or a place back, and nothing where nothing may be said', () => {
    expect(named('i want to jump off the bridge with the pills')).toBeNull();
    expect(nameSaid('i want to die', 'emergency', 'en')).toBeNull();
    expect(named('it is all too much')).toBeNull();
  });
});
