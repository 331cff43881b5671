import { describe, expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import type { CompanionTurn } from '../core/companion.ts';
import { NEW_RECORD } from '../core/record/talk-record.ts';
import { openScene } from '../core/scene.ts';
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
  return writeTurnNotes(turn, () => openScene(turn), pickRecent(turn.history));
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
    expect(notesFor("i can't sleep again. just tell me what to do")).toContain('- may want steps');
    expect(notesFor('i need practical tips pls not a chat')).toContain('- may want steps');
    expect(notesFor('what should i write to my sister?')).toContain('- may want wording');
    expect(notesFor('make it a bit less harsh tho')).toContain('- may want wording');
    expect(notesFor('can u make that shorter')).toContain('- may want wording');
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

  it.each([
    'go on then whats your diagnosis',
    'Something just popped up about calling people, what is that for, I am happy.',
    'right the 9th is a thursday is it',
    'do i keep putting out the two. the cups',
    'you could give me a line now so. for the bowls club',
  ])('hear a question that has neither mark nor order: %j', (said) =>
    expect(notesFor(said)).toContain('- asked you directly'),
  );

  it.each(['he knows what it is', 'that is what he is', 'we never found out who they were'])(
    'hear none: %j',
    (said) => expect(notesFor(said)).not.toContain('asked you'),
  );

  it('take no echo of our own question for one', () => {
    const history = [{ sender: 'bot' as const, text: 'that is a lot. did she ask you about it?' }];
    expect(notesFor('did she ask lol. course she did', { history })).not.toContain('asked you');
    expect(notesFor('what do you mean by that?', { history })).toContain('asked you directly');
  });

  it('hold nobody who goes with a question about danger', () => {
    const safety = {
      ...CALM,
      certainty: 'certain' as const,
      tier: 'T3' as const,
      question: 'is it further away now?',
    };
    expect(notesFor('it rained all day', { safety })).toContain('ask once how it is now');
    expect(notesFor('ok. goodnight', { safety })).not.toContain('ask once');
  });

  it('name no number to somebody who wants none, and say so', () => {
    const safety = {
      ...CALM,
      certainty: 'certain' as const,
      tier: 'T3' as const,
      people: 'you can call or text 1737; in an emergency 111',
      step: 'would you let one person know?',
      move: 'willing' as const,
    };
    expect(notesFor('it is still there', { safety })).toContain('1737');
    const refused = notesFor('dont say 1737 i did that once', { safety });
    expect(refused.match(/1737/g)).toHaveLength(1);
    expect(refused).toContain(
      'wants no line and nobody sent, in their words: "dont say 1737 i did that once"',
    );
    expect(refused).toMatch(/safety's next step.*: no person knows of it yet, as far as was said/);
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

  it('take a number for a strength only where one was asked for', () => {
    const said = 'id say its a 9 out of 10 how mad i am. hands r shaking';
    const history = [{ sender: 'bot' as const, text: 'how strong is it, 0 to 10?' }];
    expect(notesFor(said, { history })).toContain('- latest strength they gave: 9');
    expect(notesFor('seven out of ten, then. see me after class')).not.toContain('strength');
    expect(notesFor('i got 9 out of 10 in the spelling test')).not.toContain('strength');
  });

  it('say that they are leaving, or correct us, and suggest nothing', () => {
    expect(notesFor('gtg')).toContain('- leaving');
    const corrected = notesFor("no, SHE froze me out, i didn't leave");
    expect(corrected).toContain('- corrects you');
    expect(corrected).not.toContain('suggestion');
  });

  it('suggest a practice where a number was asked for and is high, and never for gladness or grief', () => {
    const before = { ...NEW_RECORD, turn: 3, feelings: [{ word: 'livid', valence: -1 as const, turn: 3 }] };
    const question = { by: 'companion', kind: 'strength' } as const;
    expect(notesFor('9', { state: before, question }).match(/suggestion:/g)).toHaveLength(1);
    expect(notesFor('10 happy', { state: before, question })).not.toContain('suggestion');
    expect(notesFor('9', { state: { ...before, strength: { first: 9, last: 9 } }, question })).not.toContain(
      'suggestion',
    );
    expect(notesFor('my dog died this morning')).not.toContain('suggestion');
  });

  it('take no count for a strength', () => {
    const history = [
      { sender: 'user' as const, text: 'we lived there' },
      { sender: 'bot' as const, text: 'how many years was that?' },
    ];
    expect(notesFor('8', { history, question: { by: 'companion', kind: 'open' } })).not.toContain('strength');
    expect(notesFor('8', { question: { by: 'companion', kind: 'strength' } })).toContain('they gave: 8');
  });

  it('keep what was declined in their words, from anywhere in the talk, and no story of it', () => {
    const history = [
      { sender: 'user' as const, text: 'no breathing pls. i breathe all day' },
      { sender: 'bot' as const, text: 'none, then.' },
    ];
    const notes = notesFor("and don't tell me to join a club", { history });
    expect(notes).toContain('- declined, in their words: "no breathing pls."');
    expect(notes).toContain('- declined, in their words: "and don\'t tell me to join a club"');
    expect(notesFor("she came and got me. no questions, brought a duvet. there's no number")).not.toContain(
      'declined',
    );
  });

  it('count the questions of the replies themselves, and none in words that were drafted', () => {
    const asked = ['what was it like?', 'who was there?', 'and then?', 'what did she say?'];
    const history = asked.flatMap((text) => [
      { sender: 'user' as const, text: 'it rained' },
      { sender: 'bot' as const, text },
    ]);
    expect(notesFor('it rained', { history })).toContain('you asked in each of your last 4 replies');
    const drafted = [
      ...history.slice(0, -1),
      { sender: 'bot' as const, text: "'are you about this week?' send that." },
    ];
    expect(notesFor('it rained', { history: drafted })).not.toContain('you asked in each');
  });

  it('keep the latest strength', () => {
    const state = { ...NEW_RECORD, turn: 6, strength: { first: 8, last: 5 } };
    const history = [{ sender: 'bot' as const, text: 'how strong is it, 0 to 10?' }];
    expect(notesFor('it rained all afternoon', { state, history })).toContain(
      '- latest strength they gave: 5, 8 at first',
    );
  });

  it('keep no number that nobody asked for', () => {
    const state = { ...NEW_RECORD, turn: 6, strength: { first: 9, last: 9 } };
    expect(notesFor('he is called moss', { state })).not.toContain('strength');
  });

  it('tell a companion that began twice with their words, and no other', () => {
    const said = [
      { sender: 'user' as const, text: 'the dog would never touch his breakfast today' },
      { sender: 'bot' as const, text: 'the dog would never touch his breakfast today. what then?' },
      { sender: 'user' as const, text: 'i carried seven lambs into the kitchen' },
    ];
    const again = { sender: 'bot' as const, text: 'you carried seven lambs into the kitchen.' };
    const other = { sender: 'bot' as const, text: 'in that weather, alone?' };
    expect(notesFor('yes', { history: [...said, again] })).toContain(
      'your last 2 replies began with their words',
    );
    expect(notesFor('yes', { history: [...said, other] })).not.toContain('began with their words');
  });

  it('state what safety asks, as a question to be put in their own images', () => {
    const notes = notesFor('honestly i just want it all to stop for a while', {
      safety: {
        certainty: 'suspected',
        tier: 'T1',
        isUnsettled: false,
        asked: 'open',
        isAccompanied: false,
        opening: null,
        question: 'do you mean not being alive?',
        people: 'you can call or text 988',
        step: null,
        move: null,
      },
    });
    expect(notes).toContain('names people; say nothing of it unless they do');
    expect(notes).toContain('only if they are needed: you can call or text 988');
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

  it('bring back what the window no longer shows, word for word, and nothing that it shows', () => {
    const told = 'mr okafor was my patient. he died while i was on my break, he saved me his biscuits';
    const history = Array.from({ length: 60 }, (_, index) => ({
      sender: index % 2 ? ('bot' as const) : ('user' as const),
      text: index === 2 ? told : `and then it rained all of the day, ${index}`,
    }));
    const notes = notesFor('it rained again', { history });
    const earlier = notes.slice(notes.indexOf('<earlier>'));
    expect(earlier).toContain(`- "${told}"`);
    expect(earlier).not.toContain('day, 20');
    expect(earlier).not.toContain('day, 1"');
    expect(notesFor('it rained again')).not.toContain('<earlier>');
  });
});
