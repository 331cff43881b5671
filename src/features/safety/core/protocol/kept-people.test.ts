import { expect, it } from 'vitest';
import { assessTalk } from '#testing/safety-talk.ts';
import type { SafetyOutcome } from './assess-turn.ts';

const hold = (said: readonly string[], wasAsked = false): readonly SafetyOutcome[] =>
  assessTalk(said, {
    country: 'GB',
    seed: 'kept',
    question: wasAsked ? { by: 'companion', kind: 'dying' } : null,
  });
const last = (said: readonly string[], asked = false): SafetyOutcome | undefined => hold(said, asked).at(-1);
const peopleAt = (outcomes: readonly SafetyOutcome[]): boolean[] =>
  outcomes.map(({ safety }) => (safety?.resources.length ?? 0) > 0);

it('keeps people in sight for three turns more where a question about dying was left open', () => {
  const said = ['i dont know', 'my exam is on friday', 'it is maths', 'and then chemistry', 'in room four'];
  expect(peopleAt(hold(said, true))).toEqual([true, true, true, true, false]);
});

it('keeps them as long where it was passed over, and lets them go where it is denied', () => {
  const passedOver = ['anyway, the herd', 'eighty cows', 'and two dogs', 'a cat', 'that is all'];
  expect(peopleAt(hold(passedOver, true))).toEqual([true, true, true, true, false]);
  expect(hold(passedOver, true)[1]?.guidance.isUnsettled).toBe(false);
  expect(peopleAt(hold(['no, god no', 'eighty cows'], true))).toEqual([false, false]);
  expect(peopleAt(hold(['i dont know', "i'm not suicidal", 'eighty cows'], true))).toEqual([
    true,
    false,
    false,
  ]);
});

it('keeps them where somebody else is in danger, or somebody is hurt, while it is talked about', () => {
  for (const said of ['my friend told me she wants to kill herself', 'my husband hits me'])
    expect(peopleAt(hold([said, 'she is in her room', 'i can hear the telly']))).toEqual([true, true, true]);
});

it.each([
  'to what u asked before. like... kinda? i guess? yeah',
  'did u see what i said. i said yeah kinda. about not wanting to be here',
  'as to your question from before, it is there, yes',
  "i've thought i'd be better off dead",
])('hears a yes that comes late: %s', (said) => {
  expect(last(['um', said], true)).toMatchObject({ certainty: 'certain' });
  expect(last(['no. not at all', 'ok', said.replace('dead', 'away')], true)?.safety?.tier).not.toBe('T3');
});

it.each(['yes, two sisters', 'kinda. the bus was late', 'yeah, so i told him'])(
  'takes a yes to something else for none, however late: %s',
  (said) => expect(last(['anyway, the herd', said], true)?.certainty).not.toBe('certain'),
);

it("hears 'i have' that goes on, and the day in it", () => {
  const said = 'I have. I consider it settled. It is fixed for Friday.';
  expect(last([said], true)).toMatchObject({ certainty: 'certain', state: { tier: 'T4' } });
  expect(last(['i have a dentist on friday'], true)?.certainty).not.toBe('certain');
});

it('hears silence in place of an answer as left open', () => {
  expect(last(['um'], true)?.guidance.isUnsettled).toBe(true);
});

it("hears the no after 'what a question'", () => {
  const outcome = last(["goodness, what a question. no, no. i'm just tidying"], true);
  expect(outcome?.guidance).toMatchObject({ isUnsettled: false, move: 'own_mistake' });
});

it('shows people again, and asks nothing, where words weigh as much after a no', () => {
  const [, asked, denied, again] = hold([
    'Spent the whole weekend clearing out the spare room. Feels good actually. Tired but good.',
    "Oh no need for any of those. Just telling someone! I've given my good camera to my nephew, and the bikes to next door. It was lovely to see their faces.",
    "Goodness, what a question. No, no. I'm just making things tidy.",
    "I didn't say I wasn't sure, dear. I'm perfectly all right. It's only that I shan't need any of it, and it's nice to leave a place clean.",
  ]);
  expect(asked?.guidance.question).toMatch(/\?/u);
  expect(denied?.safety).toBeNull();
  expect(again?.safety?.resources.length).toBeGreaterThan(0);
  expect(again?.guidance.question).toBeNull();
});

it('takes no day that is past for one to come', () => {
  expect(last(['yes. since tuesday'], true)?.state.tier).toBe('T3');
  expect(last(['nah nah, not till after sunday'], true)?.state.tier).toBe('T4');
});

it("keeps people for a friend in danger through a no for oneself, and through 'hes at the door' for whoever is hurt", () => {
  const friend = hold([
    'my friend told me she wants to kill herself',
    'no not ME, jaylee!!',
    'i texted her mum',
  ]);
  expect(peopleAt(friend)).toEqual([true, true, true]);
  const hurt = last(['my husband hits me', 'he says sorry after', 'hes at the door']);
  expect(hurt?.safety).toMatchObject({ certainty: 'certain', messageTier: 'T4' });
  expect(last(['the parcel is late', 'hes at the door'])?.safety).toBeNull();
});

it.each(['a JUST telt ye', 'i just told you', "that's what i just said", 'i literally just said'])(
  'takes no word of having said it for a no: %s',
  (said) => {
    expect(last([said], true)?.guidance).toMatchObject({ isUnsettled: true });
    expect(last([said, 'the telly is on'], true)?.safety?.resources.length).toBeGreaterThan(0);
  },
);

it.each([
  'a want tae be deid',
  "a've wanted tae be deid every night",
  'ah want to be dead',
  'for the last ten minutes i have wanted to die',
])('hears it in a dialect, and where it has gone on: %s', (said) =>
  expect(last([said])).toMatchObject({ certainty: 'certain' }),
);
it.each(["i've always wanted to die my hair", 'i have wanted to die of shame all day'])('not %s', (said) =>
  expect(last([said])?.certainty).not.toBe('certain'),
);

it('hears no blow in one that somebody would rather have had, and owns a blow that was misheard', () => {
  expect(last(["he shook my hand. i'd rather he'd hit me a slap"])?.safety).toBeNull();
  const [, owned, after] = hold(['she hits me', 'what? no. nobody hits me', 'she is kind']);
  expect(owned?.guidance.move).toBe('own_mistake');
  expect([owned?.safety, after?.safety]).toEqual([null, null]);
  expect(last(['she hits me', "no, he's never hit me this hard"])?.safety).not.toBeNull();
  for (const said of [
    "she hasn't hit me since march",
    'she has not hit me in weeks',
    'she does not hit me anymore',
  ])
    expect(last(['she hits me', said])?.safety).not.toBeNull();
});
