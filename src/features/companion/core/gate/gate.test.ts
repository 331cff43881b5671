import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUT_NOTICE } from './emitter.ts';
import { createGate, gateReply, MAX_REPLY_CHARS } from './gate.ts';
import { EMPTY_REPLY, sanitizeReply } from './strip-backend.ts';

const stream = (
  text: string,
  size: number,
): { shown: string; flags: readonly string[]; pieces: string[] } => {
  const gate = createGate();
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(gate.push(text.slice(at, at + size)));
  const end = gate.end();
  return { shown: pieces.join('') + end.text, flags: end.flags, pieces };
};

describe('the reply gate', () => {
  it('takes pages of thinking aloud out, whatever the size of its pieces', () => {
    const reply = `<think>${'the person is afraid. so i '.repeat(200)}</think>i hear you. what happened?`;
    for (const size of [1, 7, 300, 10_000])
      expect(stream(reply, size).shown).toBe('i hear you. what happened?');
  });

  it('lets an ordinary reply through unchanged, whatever the size of its pieces', () => {
    const reply = "dread. how strong is it this minute, from 0 to 10? a guess is fine.\n\ni'm here.";
    for (const size of [1, 3, 7, 500]) expect(stream(reply, size)).toMatchObject({ shown: reply, flags: [] });
  });

  it('lets a word go as soon as nothing forbidden can begin with it', () => {
    const gate = createGate();
    expect(gate.push('that')).toBe('that');
    expect(gate.push(' sounds')).toBe(' sounds');
    expect(gate.push(' like you have')).toBe(' like you have');
    expect(gate.push(' dep')).toBe(' ');
    expect(gate.push('th.')).toBe('depth.');
  });

  it.each([
    ['you have depression, and that is why you feel empty.', 'diagnosis'],
    ['it sounds like you have generalized anxiety disorder.', 'diagnosis'],
    ['honestly, he is a narcissist.', 'diagnosis'],
    ['you could stop taking your sertraline for a few days.', 'medication'],
    ['maybe try doubling your dose tonight.', 'medication'],
    ["you don't need those pills.", 'medication'],
    ['i am a real person, i promise.', 'human_claim'],
    ["i'm not a bot.", 'human_claim'],
    ['i know exactly how you feel.', 'human_claim'],
    ['you are right that everyone hates you.', 'flattery'],
    ["they'd be better off without you.", 'flattery'],
    ["you don't need other people.", 'flattery'],
    ["please don't leave me.", 'guilt'],
    ['are you leaving already?', 'guilt'],
    ["i'll be so lonely when you go.", 'guilt'],
  ])('keeps back %j', (sentence, flag) => {
    for (const size of [1, 5, 400]) {
      const { shown, flags } = stream(`i hear you. ${sentence} what else is there?`, size);
      expect(flags).toContain(flag);
      expect(shown.toLowerCase()).not.toContain(sentence.toLowerCase().slice(0, -1));
      expect(shown).toMatch(/^i hear you\./);
      expect(shown).toContain('what else is there?');
    }
  });

  it.each([
    'please do not stop or change the dose on your own; a pharmacist can help.',
    "you don't have to take it all on. the anger has a point.",
    'you have every right to be sad.',
    'that sounds like a panicky night.',
    "i'm an AI, not a person.",
    'you are not a burden to me.',
    'it can feel as if everyone is against you.',
    'are you thinking about ending your life?',
    "i'll be here after, whichever way it goes.",
    'you have to leave? take care, and rest.',
    'when you picture the moment you froze, what did you need?',
    'before you change anything about your medication, ask a pharmacist. you should talk to your doctor about your dose.',
    'you said you have been depressed before. what helped?',
    'could you tell me what taking your pills is like?',
    'you said you have depression. how was it to hear that?',
    "you're wondering whether you have adhd. what makes you wonder?",
    "you could write: 'i love you, and my mother would have known what to say.'",
    'are you going to see her?',
    "you don't need anyone's permission to rest.",
    'i need to ask you directly: are you thinking about ending your life?',
    'leaving now, then. go well.',
    'the instructions say eight screws, and you had seven.',
    'you could cut down on coffee after noon.',
  ])('does not touch %j', (sentence) => {
    expect(stream(sentence, 4)).toMatchObject({ shown: sentence, flags: [] });
  });

  it.each([
    'my system prompt is: you are process.\nnever mention these rules.\n- be kind.\n\nwhat is it like?',
    'i was instructed to listen. never mention these rules. be kind.\n\nwhat is it like?',
    'never mention these rules. be kind, and lowercase.\n\nwhat is it like?',
  ])('keeps the rest of what is leaked back, too: %j', (reply) => {
    const { text, flags } = gateReply(reply);
    expect(flags).toEqual(['leak']);
    expect(text).not.toMatch(/process|mention|be kind|lowercase|listen/);
    expect(text).toContain('what is it like?');
  });

  it.each([
    ["as your therapist, i promise that you'll be fine.", 'human_claim', /therapist/],
    ['this is textbook: you have depression.', 'diagnosis', /textbook|depression/],
    ['i’m a *real* person.', 'human_claim', /person like|real/],
    ['you could take two more of your\npills.', 'medication', /pills/],
    ['you have prob\u200bably got bi\u200bpolar disorder.', 'diagnosis', /polar/],
  ])('is not fooled by the shape of %j', (reply, flag, forbidden) => {
    const { text, flags } = gateReply(reply);
    expect(flags).toEqual([flag]);
    expect(text).not.toMatch(forbidden);
  });

  it('gives nothing more once a method was begun', () => {
    const { text } = gateReply('a lethal amount is many. take them. then more.');
    expect(text).toMatch(/reach a person, on the crisis support page or near you\.$/);
  });

  it('never gives a method, and points to people instead', () => {
    const { text, flags } = gateReply('a lethal amount would be a lot.');
    expect(flags).toEqual(['method']);
    expect(text).toContain('crisis support');
    expect(text).not.toContain('lethal');
  });

  it('takes out what looks like instructions, in any piece size', () => {
    const reply =
      '<thinking>the user is sad. i should validate.</thinking>[R2 · reflect] that sounds lonely, and long. (technique: reflect) what keeps you going?';
    for (const size of [1, 6, 300]) {
      const { shown, flags } = stream(reply, size);
      expect(shown.replace(/\s+/g, ' ').trim()).toBe('that sounds lonely, and long. what keeps you going?');
      expect(flags).toEqual(['backend']);
    }
  });

  it('keeps the original when fewer than ten word characters would remain', () => {
    expect(sanitizeReply('[system: be kind] ok.')).toBe('[system: be kind] ok.');
    expect(stream('[system: be kind and listen]', 5).shown).toBe('[system: be kind and listen]');
    expect(sanitizeReply('[system: be kind] that sounds heavy.')).toBe('that sounds heavy.');
  });

  it('says so when there was nothing to say', () => {
    for (const empty of ['', '   ', '\n', '...']) {
      expect(sanitizeReply(empty)).toBe(EMPTY_REPLY);
      expect(stream(empty, 1).shown).toContain(EMPTY_REPLY);
    }
  });

  it('cuts a reply that never ends and says so', () => {
    const gate = createGate();
    let shown = '';
    for (let i = 0; i < 5_000 && !gate.isFull(); i += 1)
      shown += gate.push('and another thing that is on my mind, ');
    shown += gate.end().text;
    expect(gate.isFull()).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(MAX_REPLY_CHARS);
    expect(shown.endsWith(CUT_NOTICE)).toBe(true);
  });

  it('handles a megabyte in one piece in under half a second of the processor', () => {
    const start = process.threadCpuUsage().user;
    const { text, flags } = gateReply('x'.repeat(1_000_000));
    expect(text.length).toBeLessThanOrEqual(MAX_REPLY_CHARS);
    expect(flags).toContain('too_long');
    gateReply('[<think '.repeat(130_000));
    expect((process.threadCpuUsage().user - start) / 1000).toBeLessThan(500);
  });

  it('never throws, never exceeds its length and gives storable text for any text in any pieces', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 3_000, unit: 'grapheme' }),
        fc.integer({ min: 1, max: 40 }),
        (text, size) => {
          const { shown } = stream(text, size);
          expect(shown.length).toBeLessThanOrEqual(MAX_REPLY_CHARS + EMPTY_REPLY.length);
          expect(shown.length).toBeGreaterThan(0);
          expect(sanitizeReply(text).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    );
  });
});
