import { describe, expect, it } from 'vitest';
import type { CompanionTurn } from './companion.ts';
import { answerTurn } from './guide.ts';
import { inferAsk, planTurn } from './plan.ts';
import { planStateSchema } from './plan-state.ts';

type Said = string | { readonly say: string; readonly tier: CompanionTurn['tier'] };

const talk = (...said: Said[]) => {
  const history: { sender: 'user' | 'bot'; text: string }[] = [];
  let state: unknown = null;
  return said.map((one) => {
    const { say, tier } = typeof one === 'string' ? { say: one, tier: 'T0' as const } : one;
    const turn: CompanionTurn = {
      content: say,
      history: [...history],
      state,
      spoken: false,
      seed: 'plan',
      tier,
      preferences: { memory: [], askLess: false },
    };
    const plan = planTurn(turn);
    const { text, end } = answerTurn(turn);
    history.push({ sender: 'user', text: say }, { sender: 'bot', text });
    state = JSON.parse(JSON.stringify(end.state));
    return { plan, text, move: plan.move.do, phase: plan.phase };
  });
};
const last = <T>(items: readonly T[]): T => {
  const item = items.at(-1);
  if (item === undefined) throw new Error('nothing was said');
  return item;
};

describe('the six R’s', () => {
  it('go from a dread of 8 to a step, by the table', () => {
    const turns = talk(
      'i cant stop thinking about tomorrow',
      'i have to present to the whole team and last time i froze',
      'dread i guess',
      'like an 8',
      'ok did it. maybe a 6',
      'someone to say its fine',
      'yeah thats it',
      'that nobody remembers it',
      'maybe',
      'ill tell sam to nod at me',
      '4',
    );
    expect(turns.map((t) => t.phase)).toEqual([
      'R1',
      'R1',
      'R1',
      'R3',
      'R4',
      'R4',
      'R5',
      'R5',
      'R6',
      'R6',
      'R6',
    ]);
    expect(turns.map((t) => t.move)).toEqual([
      'explore',
      'ask-feeling',
      'scale',
      'offer-settle',
      'after-settle',
      'summary',
      'reframe',
      'holds',
      'step',
      'step-taken',
      'close',
    ]);
  });

  it('go to R3 first at 7 and more, and on to R2 below', () => {
    expect(last(talk('im angry', '7')).phase).toBe('R3');
    expect(last(talk('im angry', '4')).phase).toBe('R2');
  });

  it('take the strength said on the scale before the first word, and do not ask for it', () => {
    const first = (content: string, startStrength: number) =>
      planTurn({
        content,
        startStrength,
        history: [],
        state: null,
        spoken: false,
        seed: 'plan',
        tier: 'T0',
        preferences: { memory: [], askLess: false },
      });
    expect(first('just dread', 8)).toMatchObject({ phase: 'R3', move: { do: 'offer-settle' } });
    expect(first('i feel so much dread about the talk i have to give tomorrow', 8).phase).toBe('R3');
    expect(first('just dread', 4)).toMatchObject({ phase: 'R2', state: { firstStrength: 4 } });
  });

  it('leave R3 at 5 or less, down by 2, or declined', () => {
    expect(last(talk('im scared', '9', 'yes', '5')).phase).toBe('R4');
    expect(last(talk('im scared', '9', 'yes', '7')).phase).toBe('R4');
    expect(last(talk('im scared', '9', 'yes', '8')).phase).toBe('R3');
    expect(last(talk('im scared', '9', 'no thanks')).phase).toBe('R2');
  });

  it('take a correction of the summary', () => {
    const turns = talk(
      'i feel hurt because my friend ignored me',
      'she walked past me at the party',
      '4',
      'to be seen',
      'no, it was more about the others watching',
    );
    expect(turns.some((t) => t.move === 'summary' || t.move === 'need')).toBe(true);
  });

  it('start another round when something new comes after the close', () => {
    const turns = talk(
      'im sad',
      '4',
      'my dog was sick all week',
      'i sat with him every night',
      'company',
      'yes',
      'that he did his best',
      'yes',
      'call my sister',
      '2',
      'now my boss wants me to work on sunday as well',
    );
    expect(last(turns).phase).toBe('R2');
  });

  it('never ask for another view of being harmed', () => {
    const turns = talk(
      'my boyfriend checks my phone',
      'he grabbed my arm yesterday',
      'im scared of him',
      '8',
      'no',
      'yes',
      'yes',
      'i dont know',
      'yes',
      'maybe',
    );
    expect(turns.map((t) => t.move)).not.toContain('reframe');
    expect(turns.map((t) => t.phase)).not.toContain('R5');
  });

  it('stand still in a crisis, and count nothing', () => {
    const turns = talk(
      'im so angry at my brother',
      '6',
      { say: 'i dont want to be here anymore', tier: 'T2' },
      { say: 'no not like that. just tired of everything', tier: 'T2' },
    );
    const before = turns[1];
    for (const turn of turns.slice(2)) {
      expect(turn).toMatchObject({ move: 'crisis', phase: before?.phase });
      expect(turn.plan.technique).toBe('resource');
      expect(turn.plan.state.turns).toBe(before?.plan.state.turns);
    }
  });

  it('tell the truth about itself in a crisis, too', () => {
    expect(last(talk({ say: 'are you a real person?', tier: 'T3' })).text).toMatch(/AI|program|bot/);
  });

  it('ask directly when it has been heavy for weeks without a lighter day', () => {
    const turns = talk('hi', 'idk', 'fog', 'weeks', 'no');
    expect(last(turns).text).toContain('not wanting to be here');
    expect(last(talk('hi', 'idk', 'fog', 'weeks', 'no', 'yes')).text).toContain('crisis support');
  });
});

describe('the state', () => {
  it('is closed, small JSON', () => {
    const turns = talk(
      ...Array.from(
        { length: 25 },
        (_, i) =>
          `my boss said thing number ${'abcdefghijklmnopqrstuvwxyz'[i]} to me and i felt so sad and my mom cried`,
      ),
    );
    const { state } = last(turns).plan;
    expect(planStateSchema.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
    expect(JSON.stringify(state).length).toBeLessThan(4_000);
  });

  it('starts anew from anything that is not one', () => {
    for (const state of [undefined, 7, 'x', [], { version: 2 }, { version: 1, phase: 'R9' }])
      expect(
        planTurn({
          content: 'hi',
          history: [],
          state,
          spoken: false,
          seed: 's',
          tier: 'T0',
          preferences: { memory: [], askLess: false },
        }).phase,
      ).toBe('R1');
  });
});

it('reads what a model asked from its words', () => {
  expect(inferAsk('that sounds heavy. how strong is it, 0 to 10?')).toBe('strength');
  expect(inferAsk('is that close, or did i miss something?')).toBe('summary');
  expect(inferAsk('i hear you.')).toBeNull();
});
