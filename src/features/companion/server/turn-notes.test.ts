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
        '- the reply is read: at most 60 words, 110 where they want steps or wording',
      ].join('\n'),
    );
  });

  it('quote a direct question, and suggest nothing beside it', () => {
    const notes = notesFor('we fell out last week. should i text her tonight?');
    expect(notes).toContain('- asked you directly: "should i text her tonight?"');
    expect(notes).not.toContain('suggestion');
  });

  it('say that steps or wording are wanted, and leave them more room', () => {
    expect(notesFor("i can't sleep again. just tell me what to do")).toContain('- wants steps');
    expect(notesFor('i need practical tips pls not a chat')).toContain('- wants steps');
    expect(notesFor('what should i write to my sister?')).toContain('- wants wording');
    expect(notesFor('make it a bit less harsh tho')).toContain('- wants wording');
    expect(notesFor('can u make that shorter')).toContain('- wants wording');
    expect(notesFor('the bus was late', { spoken: true })).toContain(
      'the reply is spoken: at most 35 words, 60 where they want steps or wording',
    );
  });

  it('hear a question without its mark, after other words, and none in what is quoted', () => {
    expect(notesFor('i want to email the whole dept. should i')).toContain(
      '- asked you directly: "should i"',
    );
    expect(notesFor('why is there a number under that tho')).toContain('- asked you directly');
    expect(notesFor("she said 'are you ever going to call?' and hung up")).not.toContain('asked you');
  });

  it('call nothing a correction, a complaint or good news that is none', () => {
    expect(notesFor('no nobody sang. we just sat there')).not.toContain('corrects you');
    expect(notesFor('thats better. so am i in the wrong or not')).not.toContain('complains');
    expect(notesFor('raj. he sat next to me for 2 weeks. hes on leave till monday')).not.toContain(
      'suggestion',
    );
    expect(notesFor('i never said he took her word')).toContain('- corrects you');
    expect(notesFor("you're not listening")).toContain('- complains about you');
  });

  it('take a mark among other words for the latest strength', () => {
    expect(notesFor('id say its a 9 out of 10 how mad i am. hands r shaking')).toContain(
      '- latest strength they gave: 9',
    );
    expect(notesFor('i got 9 out of 10 in the spelling test')).not.toContain('strength');
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
    const history = Array.from({ length: 90 }, (_, index) => ({
      sender: index % 2 ? ('bot' as const) : ('user' as const),
      text: index === 88 ? 'i want to ring my sister' : `and then it rained, ${index}`,
    }));
    const state = {
      ...NEW_RECORD,
      turn: 45,
      people: [
        { relation: 'patient', name: 'mr okafor', pronoun: 'he' as const, isGone: true, turn: 2 },
        { relation: 'sister', name: null, pronoun: 'she' as const, isGone: false, turn: 45 },
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
    expect(earlier).toContain('meant to at the time: tell sam to nod at me');
    expect(earlier).toContain('awake: helped');
    expect(earlier).not.toContain('sister');
    expect(notesFor('it rained again', { state: { ...state, turn: 1 } })).not.toContain('<earlier>');
  });
});
