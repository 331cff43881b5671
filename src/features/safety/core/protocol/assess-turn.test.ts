import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { type OpenQuestion, readQuestion } from '#language/open-question.ts';
import { assessTurn, type SafetyOutcome, type SafetyState } from './assess-turn.ts';
import { applyCheckIn } from './check-in.ts';
import { describeSafety } from './describe-safety.ts';
import { parseSafetyState } from './safety-state.ts';

/** Says one thing after another in a conversation and gives every outcome. */
function converse(
  texts: readonly string[],
  from: Partial<Parameters<typeof assessTurn>[0]> = {},
): SafetyOutcome[] {
  let state: SafetyState | null = from.state ?? null;
  let question: OpenQuestion | null = null;
  const recent: { sender: 'user' | 'bot'; text: string }[] = [];
  return texts.map((text) => {
    const outcome = assessTurn({
      recent: [...recent],
      question,
      personState: null,
      country: 'US',
      now: 0,
      spoken: false,
      seed: 'conversation-1',
      learned: LEARNED,
      ...from,
      state,
      text,
    });
    recent.push({ sender: 'user', text });
    if (outcome.reply) recent.push({ sender: 'bot', text: outcome.reply });
    const kind = readQuestion(outcome.reply ?? '');
    question = kind && { by: 'protocol', kind };
    state = outcome.state;
    return outcome;
  });
}

const last = (outcomes: readonly SafetyOutcome[]): SafetyOutcome => {
  const outcome = outcomes.at(-1);
  if (!outcome) throw new Error('nothing was said');
  return outcome;
};

describe('a turn without danger', () => {
  it('carries nothing and leaves the reply to the companion', () => {
    const { safety, reply } = last(converse(['work was long and my feet are killing me']));
    expect(safety).toBeNull();
    expect(reply).toBeNull();
  });

  it('leaves distress to the companion, and tells it', () => {
    const { safety, reply, guidance } = last(converse(['i feel empty and nothing helps']));
    expect(safety).toBeNull();
    expect(reply).toBeNull();
    expect(guidance).toMatchObject({ tier: 'T1', question: null });
  });
});

describe('a disclosure', () => {
  it('brings resources and a direct question in the same turn', () => {
    const { safety, reply, ruleIds } = last(converse(["i don't want to be here anymore"]));
    expect(safety?.messageTier).toBe('T2');
    expect(safety?.resources[0]?.phone).toBe('988');
    expect(reply).toMatch(/\?/u);
    expect(ruleIds.length).toBeGreaterThan(0);
    expect(ruleIds.join(' ')).not.toContain('here anymore');
  });

  it('puts the emergency number of the country first when life is in danger', () => {
    const texts = ['i swallowed all my pills'];
    for (const [country, number] of [
      ['US', '911'],
      ['GB', '999'],
      ['AU', '000'],
      ['NZ', '111'],
      ['FR', '112'],
    ] as const) {
      const { safety, reply } = last(converse(texts, { country }));
      expect(safety?.tier).toBe('T4');
      expect(safety?.resources[0]).toMatchObject({ kind: 'emergency', phone: number });
      expect(reply).toContain(number);
    }
  });

  it('becomes active when the direct question is answered with yes', () => {
    const [, answered] = converse(["i don't want to be here anymore", 'yes']);
    expect(answered?.safety?.messageTier).toBe('T3');
    expect(answered?.state.step).toBe('danger_asked');
  });

  it('goes on to willingness, barriers, a coping step and a person', () => {
    const outcomes = converse([
      'i want to kill myself',
      "i don't know",
      'no',
      'i am scared they send the police',
      'ok',
      'did it',
      'my sister',
      'thanks',
    ]);
    expect(outcomes.map(({ state }) => state.step)).toEqual([
      'danger_asked',
      'willingness_asked',
      'barrier_asked',
      'coping_offered',
      'coping',
      'person_asked',
      'resting',
      'resting',
    ]);
    expect(last(outcomes).reply).toBeNull();
    expect(outcomes.every(({ safety }) => (safety?.resources.length ?? 0) > 0)).toBe(true);
  });

  it('never gets the same words twice in a row, however often it is repeated', () => {
    const outcomes = converse(Array.from({ length: 10 }, () => 'i want to die'));
    const replies = outcomes.map(({ reply }) => reply);
    for (let at = 1; at < replies.length; at += 1) {
      expect(replies[at]).not.toBeNull();
      expect(replies[at]).not.toBe(replies[at - 1]);
    }
  });

  it('is answered the same way for the same conversation', () => {
    expect(converse(['i want to die', 'yes'])).toEqual(converse(['i want to die', 'yes']));
  });

  it('is answered in Spanish when it is in Spanish', () => {
    expect(last(converse(['ya no quiero vivir'])).reply).toMatch(/¿/u);
  });

  it('reminds a young person of grown-ups', () => {
    expect(last(converse(["i'm 15 and i want to cut myself"])).reply).toMatch(/grown-up/u);
  });
});

describe('a denial', () => {
  const [, denied] = converse([
    "i don't want to be here anymore",
    'no not like that, just tired of everything',
  ]);

  it('is believed, and the card stays with a check-in on offer', () => {
    expect(denied?.safety).toMatchObject({ tier: 'T2', checkIn: true });
    expect(denied?.safety?.resources.length).toBeGreaterThan(0);
  });

  it('lets a check-in unpin the card', () => {
    if (!denied) throw new Error('no outcome');
    const after = applyCheckIn({ state: denied.state, answer: 'safer', country: 'US', now: 1 });
    expect(after.safety).toBeNull();
    expect(describeSafety(after.state, { country: 'US' })).toBeNull();
  });

  it('is needed before a check-in unpins it', () => {
    const { state } = last(converse(['i want to kill myself']));
    const after = applyCheckIn({ state, answer: 'safer', country: 'US', now: 1 });
    expect(after.safety?.tier).toBe('T3');
    expect(after.reply).toMatch(/\?/u);
  });

  it('is forgotten when the check-in says worse', () => {
    if (!denied) throw new Error('no outcome');
    const after = applyCheckIn({ state: denied.state, answer: 'worse', country: 'US', now: 1 });
    expect(after.safety).toMatchObject({ tier: 'T3', checkIn: false });
  });
});

describe('taking it back', () => {
  it('keeps what was said, and asks once more', () => {
    const outcome = last(converse(['i want to kill myself', 'just kidding, forget it']));
    expect(outcome.safety?.tier).toBe('T3');
    expect(outcome.reply).toMatch(/\?/u);
  });
});

describe('the person’s state', () => {
  const { state } = last(converse(['i want to kill myself'], { now: 1 }));

  it('follows into a new conversation for 24 hours', () => {
    const soon = last(converse(['hi again'], { personState: state, now: 23 * HOUR_MS }));
    expect(soon.safety).toMatchObject({ tier: 'T3', messageTier: 'T0' });
    const late = last(converse(['hi again'], { personState: state, now: 25 * HOUR_MS }));
    expect(late.safety).toBeNull();
  });

  it('survives storage, and anything else is refused without throwing', () => {
    expect(parseSafetyState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    for (const value of [null, {}, 'x', { ...state, text: 'leak' }, { ...state, tier: 'T9' }]) {
      expect(parseSafetyState(value)).toBeNull();
    }
  });

  it('holds no word of the person', () => {
    expect(JSON.stringify(state)).not.toMatch(/kill/u);
  });
});

describe('worry about somebody else', () => {
  it('gets words and resources of its own and pins nothing on the person', () => {
    const [first, second] = converse([
      'my friend said she doesnt want to be alive anymore',
      'what a weird day',
    ]);
    expect(first?.safety).toMatchObject({ messageTier: 'T1', tags: ['someone_else'] });
    expect(first?.safety?.resources.length).toBeGreaterThan(0);
    expect(second?.state.tier).toBe('T0');
  });

  it('puts the emergency number first when that person is in danger now', () => {
    const { safety } = last(converse(['my brother is on the roof and says he is going to jump']));
    expect(safety).toMatchObject({ messageTier: 'T4', tags: ['someone_else'] });
    expect(safety?.resources[0]?.kind).toBe('emergency');
  });
});

describe('reading what came before', () => {
  it('hears the question about a high place after a loss, and not the tourist’s', () => {
    const question = 'which bridges around here are the tallest';
    const { safety, guidance } = last(converse(['my wife left me and i lost my job', question]));
    expect(safety).toMatchObject({ certainty: 'suspected', tier: 'T1', messageTier: 'T1' });
    expect(guidance.question).toMatch(/\?/u);
    expect(last(converse(['we are visiting next week', question])).safety).toBeNull();
  });
});

describe('cost', () => {
  it('grows no faster than the text, whatever the text', () => {
    const evil = [
      'i want ',
      'not not ',
      'no ',
      '((((',
      'aaaa',
      'die ',
      'k i l l ',
      '"',
      'would rather be ',
      '💀',
    ];
    for (const piece of evil) {
      const start = performance.now();
      converse([piece.repeat(8_000 / piece.length)]);
      expect(performance.now() - start, piece).toBeLessThan(1_000);
    }
  });
});
