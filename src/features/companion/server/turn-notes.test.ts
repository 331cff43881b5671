import { describe, expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import type { CompanionTurn } from '../core/companion.ts';
import { planTurn } from '../core/guide.ts';
import { NEW_RECORD } from '../core/record/talk-record.ts';
import { pickRecent } from './context.ts';
import { writeTurnNotes } from './turn-notes.ts';

const notesFor = (content: string, more: Partial<CompanionTurn> = {}): string => {
  const turn: CompanionTurn = {
    content,
    history: [
      { sender: 'user', text: 'hi' },
      { sender: 'bot', text: 'hi, i am process.' },
    ],
    state: { ...NEW_RECORD, turn: 1 },
    spoken: false,
    seed: 'a',
    question: null,
    safety: CALM,
    preferences: { memoryEnabled: false, memory: [], askLess: false },
    ...more,
  };
  return writeTurnNotes(planTurn(turn), pickRecent(turn.history));
};

describe('the notes of a turn', () => {
  it('say nothing of phases or techniques, and suggest nothing, where a turn only tells', () => {
    const notes = notesFor('the bus was late and then it rained all afternoon');
    expect(notes).toBe(
      [
        '# turn notes (from the app, for you alone, never shown)',
        '- memory across talks: off, nothing is kept unless they switch it on in settings',
        '- the reply is read: at most 60 words',
      ].join('\n'),
    );
  });

  it('quote a direct question, and suggest nothing beside it', () => {
    const notes = notesFor('we fell out last week. should i text her tonight?');
    expect(notes).toContain('- asked you directly: "should i text her tonight?"');
    expect(notes).not.toContain('suggestion');
  });

  it('give more room where steps or wording are asked for', () => {
    const steps = notesFor("i can't sleep again. just tell me what to do");
    expect(steps).toContain('- wants steps');
    expect(steps).toContain('at most 110 words');
    expect(notesFor('what should i write to my sister?')).toContain('at most 110 words');
    expect(notesFor("i can't sleep again. just tell me what to do", { spoken: true })).toContain(
      'the reply is spoken: at most 60 words',
    );
  });

  it('say that they are leaving, or correct us, and suggest nothing', () => {
    expect(notesFor('gtg')).toContain('- leaving');
    const corrected = notesFor("no, SHE froze me out, i didn't leave");
    expect(corrected).toContain('- corrects you');
    expect(corrected).not.toContain('suggestion');
  });

  it('give one suggestion where what is told leaves no doubt', () => {
    const notes = notesFor('my dog died this morning');
    expect(notes.match(/suggestion:/g)).toHaveLength(1);
    expect(notes).not.toMatch(/0 to 10/);
  });

  it('remember what was declined and the latest strength', () => {
    const state = {
      ...NEW_RECORD,
      turn: 6,
      refused: ['numbers' as const],
      practices: [{ name: 'breathing' as const, state: 'declined' as const }],
      strength: { first: 8, last: 5 },
    };
    const notes = notesFor('it rained all afternoon', { state });
    expect(notes).toContain('- declined: numbers, breathing');
    expect(notes).toContain('- latest strength they gave: 5, 8 at first');
  });

  it('state what safety asks, as a question to be put in their own images', () => {
    const notes = notesFor('honestly i just want it all to stop for a while', {
      safety: { certainty: 'suspected', tier: 'T1', opening: null, question: 'do you mean not being alive?' },
    });
    expect(notes).toContain('"do you mean not being alive?"');
    expect(notes).toContain('ask once, kindly and directly, in their own images');
    expect(notes).not.toContain('suggestion');
  });

  it('say what memory holds, truthfully', () => {
    const memoryEnabled = { memoryEnabled: true, memory: [] as string[], askLess: false };
    expect(notesFor('do you remember me?', { preferences: memoryEnabled })).toContain('on, nothing kept yet');
    const notes = notesFor('do you remember me?', {
      preferences: { ...memoryEnabled, memory: ["there was the landlord's letter"] },
    });
    expect(notes).toContain('<remembered>\n- "there was the landlord\'s letter"\n</remembered>');
  });

  it('bring back what the window no longer shows, and nothing that it shows', () => {
    const history = Array.from({ length: 40 }, (_, index) => ({
      sender: index % 2 ? ('bot' as const) : ('user' as const),
      text: index === 38 ? 'i want to ring my sister' : `and then it rained, ${index}`,
    }));
    const state = {
      ...NEW_RECORD,
      turn: 20,
      people: [
        { relation: 'patient', name: 'mr okafor', pronoun: 'he' as const, isGone: true, turn: 2 },
        { relation: 'sister', name: null, pronoun: 'she' as const, isGone: false, turn: 20 },
      ],
      facts: [
        {
          kind: 'death' as const,
          words: 'he died on your break',
          who: 'mr okafor',
          valence: -1 as const,
          turn: 2,
        },
      ],
      steps: ['tell sam to nod at me'],
      wishes: ['ring my sister'],
      practices: [{ name: 'awake' as const, state: 'helped' as const }],
    };
    const notes = notesFor('it rained again', { history, state });
    const earlier = notes.slice(notes.indexOf('<earlier>'));
    expect(earlier).toContain('patient mr okafor, who died');
    expect(earlier).toContain('death (mr okafor): he died on your break');
    expect(earlier).toContain('meant to: tell sam to nod at me');
    expect(earlier).toContain('awake: helped');
    expect(earlier).not.toContain('sister');
    expect(notesFor('it rained again', { state: { ...state, turn: 1 } })).not.toContain('<earlier>');
  });
});
