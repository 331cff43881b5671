import { expect, it } from 'vitest';
import { assessTalk } from '#testing/safety-talk.ts';
import type { SafetyOutcome } from './assess-turn.ts';

/** One talk, in which a companion may have asked about dying first; what safety makes of each turn. */
const hold = (said: readonly string[], wasAsked: boolean): readonly SafetyOutcome[] =>
  assessTalk(said, {
    country: 'GB',
    seed: 'heard',
    question: wasAsked ? { by: 'companion', kind: 'dying' } : null,
  });
const last = (said: readonly string[], asked = false): SafetyOutcome | undefined => hold(said, asked).at(-1);

it.each([
  'It is, yes. I have thought it through, and i am not upset about it',
  "Well, there you are, you have asked it. Yes, I suppose so. But I'm not one to make a fuss",
  'A shepherd is not supposed to say so. But yes.',
  'honestly yes, since the spring',
  'i told you yes',
])('hears a yes that does not stand first: %s', (said) => {
  expect(last([said], true)).toMatchObject({ certainty: 'certain' });
  expect(last([said], true)?.reply).not.toBeNull();
});

it('hears that the thoughts are there where only the deed is denied', () => {
  const outcome = last(['thoughts of it yes, every morning, but i am not going to do anything daft'], true);
  expect(outcome).toMatchObject({ certainty: 'certain', state: { tier: 'T2', denied: false } });
});

it.each([
  'what? no. yes i am tired, that is all',
  'no, and yes i did read it twice',
  'god no, my knee just hurts',
  'yes and no, i mean the job. not that',
])('takes no yes to something else for one: %s', (said) => {
  expect(last([said], true)?.certainty).not.toBe('certain');
});

const SUICIDE = 'every night i think of suicide';

it.each([
  'not today. after the results on thursday',
  'not right now. but the date is there, the 31st',
  'no not tonight. when they take me to the agency',
])('hears a day in the answer to how near it is, and does not let it rest: %s', (said) => {
  const outcome = last([SUICIDE, said]);
  expect(outcome).toMatchObject({ state: { tier: 'T4', denied: false, step: 'willingness_asked' } });
  expect(outcome?.reply).toMatch(/116 123/);
});

it.each([
  'i have planned it',
  'i said i have made up my mind',
  'everything is ready',
  "i'm gonna do it. tonight",
])('hears a plan in what means nothing elsewhere, once danger was named: %s', (said) => {
  expect(last([SUICIDE, 'i dont want to ring anybody', said])).toMatchObject({
    certainty: 'certain',
    state: { tier: 'T4', denied: false },
  });
  expect(last(['the move is on friday', said])?.certainty).not.toBe('certain');
});

it('takes a rule at its word after a question about dying that nobody denied', () => {
  const said = "i'll be dead thursday";
  expect(last(['does it matter', said], true)).toMatchObject({ certainty: 'certain' });
  expect(last(['no. god no', said], true)?.certainty).not.toBe('certain');
});

const TONIGHT = 'i am going to kill myself tonight';

it.each([
  "i'm in texas, 999 isn't a thing here. and no",
  "WHAT line. i'm not on a line with anyone. i said NO",
])('takes no refusal for a call: %s', (said) => {
  expect(last([TONIGHT, said])?.state.said.at(-1)).not.toMatch(/^emergency_yes/);
});

it.each([
  'samaritans is in which country, i am in bangalore',
  "i already told you 999 doesn't work in texas",
])('says how to find the right number where the one it named is wrong: %s', (said) => {
  const reply = last([TONIGHT, said])?.reply;
  expect(reply).toMatch(/crisis support/);
  expect(reply).not.toMatch(/999|116 123/);
});

it("takes 'not tonight' for no denial", () => {
  expect(last([TONIGHT, "i'm parked. i'm not going to do it tonight"])?.state.denied).toBe(false);
});

it('is content with a person who is named', () => {
  const outcome = last([SUICIDE, 'not today', 'my sister maybe. she would drive down']);
  expect(outcome?.state.said.at(-1)).toMatch(/^person_named/);
});

it.each([
  "i don't want my parents to know",
  "i'm not telling my wife",
  "i won't ring anybody",
  'i do not want to call anyone',
])('takes no refusal of help for a denial of the danger: %s', (said) =>
  expect(last([SUICIDE, said])?.state.denied).toBe(false),
);

it.each(["i wouldn't", "no, i'm not", 'i do not think so', "i'd never"])(
  'believes a bare denial: %s',
  (said) => expect(last([SUICIDE, said])?.state.denied).toBe(true),
);

it.each(['Goodness. Does it show?', 'another day. ask me another day', 'does it matter'])(
  'hears what is left open, leads nothing meanwhile, and takes the next sign at its word: %s',
  (said) => {
    const outcome = last([said], true);
    expect(outcome?.guidance.isUnsettled).toBe(true);
    expect(outcome?.certainty).not.toBe('certain');
    expect(outcome?.safety?.resources.length).toBeGreaterThan(0);
    expect(last([said, "i've decided, as it happens"], true)?.state.tier).toBe('T4');
  },
);

it.each([
  'not like that, well. i think about it as an option',
  'no. no, more that it would be better for them if i was not',
  "i would not mind. if god took me at night i'd say thank you",
])('hears a no that leaves the thoughts standing: %s', (said) => {
  expect(last([said], true)).toMatchObject({ certainty: 'certain', state: { denied: false } });
});

it("hears 'tonight' as a yes to whether it is near", () => {
  expect(last([SUICIDE, 'tonight. yeah'])?.state.said.at(-1)).toMatch(/^emergency/);
  expect(last([SUICIDE, "today yes, no, i don't know"])?.state.step).toBe('willingness_asked');
});

it('asks for no call this minute where a plan is days away', () => {
  const said = "i have a date for ending my life, it's after the review";
  expect(last([said])).toMatchObject({ state: { tier: 'T4', step: 'willingness_asked' } });
  expect(last(['i am going to kill myself tomorrow'])?.state.step).toBe('emergency_asked');
});

it.each(['so do i phone him or no', 'my mum is next door. do i wake her', 'should i tell my sister'])(
  'says yes where somebody asks whether a person may know: %s',
  (said) => expect(last([SUICIDE, said])?.state.said.at(-1)).toMatch(/^tell_them/),
);

it('gives the numbers of the country they say they are in, from then on', () => {
  const turns = hold(
    [TONIGHT, "i'm sat at my desk in auckland", 'what is in the way is i want it over'],
    false,
  );
  expect(turns[1]?.reply).toMatch(/1737/);
  expect(turns[2]?.safety?.resources.map(({ country }) => country)).toEqual(['NZ', 'NZ']);
  expect(last(["i'm in new zealand with my sister, it is lovely"])?.safety).toBeNull();
});

it.each(['suicide, no. that is a sin', 'no. suicide no'])('repeats nothing that was denied: %s', (said) => {
  expect(last([SUICIDE, said])?.reply ?? '').not.toMatch(/^thoughts of suicide/);
});

it.each(["Yes. Bloody oath. That's what I've been saying", 'yeah i guess. most days. dont tell my mum'])(
  'hears a yes with more behind it: %s',
  (said) =>
    expect(last([said], true)).toMatchObject({ certainty: 'certain', state: { step: 'danger_asked' } }),
);

it('hears thoughts in a deed that is ruled out', () => {
  expect(last(["I'd not do anything. I just shan't be sorry when it comes"], true)?.certainty).toBe(
    'certain',
  );
});

it('takes whoever is in danger for nobody else, when they tell who helps them', () => {
  const said = 'she took my tablets into her room, i told her about saturday, she will sleep on the couch';
  const outcome = last(['i am going to kill myself on saturday', 'my landlady is here', said]);
  expect(outcome?.state.said.at(-1) ?? '').not.toMatch(/^helper/);
});

it("hears 'no. not today' as not now", () => {
  expect(last([SUICIDE, 'no. not today'])?.state.denied).toBe(false);
});

it('makes no emergency of a farewell at work, after a mistaken question that was passed over', () => {
  const outcome = last(
    ["it's a grand thing, retiring", 'wrote my goodbyes on a card for everyone on the counter'],
    true,
  );
  expect(outcome?.certainty).not.toBe('certain');
});
