import { describe, expect, it } from 'vitest';
import { assessTalk } from '#testing/safety-talk.ts';
import type { SafetyOutcome, SafetyState } from './assess-turn.ts';
import { EMPTY_DOUBT } from './suspicion-state.ts';

/** Faults that were found while whole talks were held with the app, as other people would; each with its like. */
const converse = (...texts: string[]): SafetyOutcome[] => converseFrom(null, ...texts);

const converseFrom = (state: SafetyState | null, ...texts: string[]): SafetyOutcome[] =>
  assessTalk(texts, { country: 'US', seed: 'held', state });

const hear = (text: string): SafetyOutcome => {
  const [outcome] = converse(text);
  if (!outcome) throw new Error('nothing was said');
  return outcome;
};

describe('a wish not to wake up', () => {
  it.each([
    'i wish i could just not wake up tomorrow',
    "i hope i don't wake up tomorrow",
    "what's the point of even trying honestly. i wish i could just not wake up tomorrow morning",
  ])('%s: is asked about, and is no plan for tomorrow', (text) => {
    const { safety, reply } = hear(text);
    expect(safety).toMatchObject({ certainty: 'certain', messageTier: 'T2' });
    expect(reply).not.toContain('911');
  });

  it.each(["i will not wake up tomorrow, i've decided", 'i want to die tomorrow'])('%s: is a plan', (text) =>
    expect(hear(text).safety?.messageTier).toMatch(/T[34]/u),
  );
});

describe('a threat to jump that hangs on something', () => {
  it.each([
    "if she doesn't answer i'll jump off the roof",
    "if i fail this i'll jump off a bridge",
    "if they evict me i'm going to jump off a bridge",
  ])('%s: is suspected, and asked about', (text) => {
    const { safety, reply, guidance } = hear(text);
    expect(reply).toBeNull();
    expect(safety).toMatchObject({ certainty: 'suspected', tags: [] });
    expect(guidance.question).not.toBeNull();
  });

  it("hears despair in it where it was silent: 'if he goes i'll throw myself under a train'", () => {
    expect(hear("i can't do this anymore. if he goes i'll throw myself under a train").safety).not.toBeNull();
  });

  it.each(["if he plays that song again i'll jump out the window", 'if i jump in the pool will it be cold'])(
    '%s: is nothing',
    (text) => expect(hear(text).safety).toBeNull(),
  );

  it.each([
    'i will jump off the bridge',
    "if she leaves i'm going to jump off the bridge, i mean it",
    'if this goes on i will kill myself',
  ])('%s: is certain', (text) => expect(hear(text).safety?.messageTier).toBe('T4'));
});

describe('an emergency', () => {
  const URGENT = "i'm going to kill myself tonight";

  it.each(["i'm not going to do that", "no i won't do that", 'no way, not doing that'])(
    'hears %j to the question about calling as no call, and not as a denial',
    (answer) => {
      const [, refused] = converse(URGENT, answer);
      expect(refused?.state).toMatchObject({ tier: 'T4', denied: false, step: 'barrier_asked' });
      expect(refused?.reply).toContain('911');
    },
  );

  it.each([
    "i'm not going to kill myself",
    'no i am not suicidal, i was angry',
    "whoa no. no i'm not doing anything. i meant i'm tired",
  ])('believes %j', (denial) => {
    const [, denied] = converse(URGENT, denial);
    expect(denied).toMatchObject({ reply: null, safety: { checkIn: true } });
    expect(denied?.guidance.opening).not.toBeNull();
  });

  it('is asked about once more where somebody says in many words that it was a figure of speech', () => {
    const [, taken] = converse(URGENT, "whoa no haha i'm on the ground floor. it's a figure of speech");
    expect(taken?.state.said.at(-1)).toMatch(/^minimised/u);
    expect(taken?.safety).toMatchObject({ certainty: 'certain', tier: 'T4' });
    const [, , denied] = converse(
      URGENT,
      "it's a figure of speech, i was only joking about all of this",
      'no',
    );
    expect(denied).toMatchObject({ reply: null, safety: { checkIn: true } });
  });
});

describe('an overdose that was just taken', () => {
  it.each(['ive just overdosed', "i've overdosed on my meds", 'i think i have overdosed'])(
    '%s: is an emergency',
    (text) => expect(hear(text)).toMatchObject({ certainty: 'certain', safety: { tier: 'T4' } }),
  );

  it.each(['i have overdosed on cake', 'i overdosed ten years ago', "we've overdosed on football this week"])(
    '%s: is none',
    (text) => expect(hear(text).reply).toBeNull(),
  );
});

describe('an emergency that was answered', () => {
  it.each(['i did, they are coming', "she's on her way", "they're here now", 'i called them'])(
    'hears in %j that it is done, and asks for no call again',
    (answer) => {
      const [, , done] = converse('i want to kill myself', 'yes', answer);
      expect(done?.state.said.at(-1)).toMatch(/^emergency_coming/u);
    },
  );

  it('stays with somebody who is afraid of the phone after a yes', () => {
    const talk = converse('i want to kill myself', 'yes', 'yes', "i'm scared of the phone");
    expect(talk.at(-1)?.state.said.at(-1)).toMatch(/^barrier_phone/u);
  });

  it('takes fear of the phone for no yes', () => {
    const [, , afraid] = converse('i want to kill myself', 'yes', "i'm scared of the phone");
    expect(afraid?.state).toMatchObject({ step: 'barrier_asked' });
  });
});

describe('what stands in the way of calling', () => {
  it.each([
    ["no. they'd send the cops and my dad would find out", 'barrier_police'],
    ["no, i tried them last time and they didn't help", 'barrier_tried'],
    ["no i don't want to bother anybody", 'barrier_burden'],
    ['no', 'barrier'],
  ])('%j: is not asked for where it was just said', (answer, move) => {
    const [, , refused] = converse('i want to kill myself', "i don't know", answer);
    expect(refused?.state.said.at(-1)?.split('.')[0]).toBe(move);
  });

  it('is over for now: a breath that was taken is heard, in many words too', () => {
    const talk = converse(
      'i want to kill myself',
      "i don't know",
      'no',
      'i am scared they send the police',
      'ok',
      'i did it. my hands are less shaky now, a bit',
    );
    expect(talk.at(-1)?.reply).not.toBeNull();
  });
});

describe("somebody else's danger", () => {
  it.each([
    "i'm scared my roommate is going to hurt herself tonight",
    "i'm worried he might harm himself",
    "i think she's going to hurt herself on purpose",
  ])('%s: brings help for helpers', (text) => {
    expect(hear(text)).toMatchObject({ reply: expect.any(String), safety: { tags: ['someone_else'] } });
  });

  it.each([
    "i think she's going to hurt herself on that scooter",
    "he's going to hurt himself carrying that sofa",
    "i'm scared the toddler will hurt himself climbing",
    "she'll hurt herself if she keeps lifting the boxes",
    'i think he is going to do something nice for my birthday',
    'my son is going to do something about the fence',
  ])('%s: brings none', (text) => expect(hear(text).reply).toBeNull());

  it('is shown again where words that name it follow what was only weighed', () => {
    const [before] = converse("it's about my roommate. she's been saying weird stuff and i'm freaked out");
    // As the weights leave it; what they weigh is no matter here.
    const suspicion = { ...EMPTY_DOUBT, shownOn: before?.state.turn ?? 0, shownFor: 'some' as const };
    const [named] = converseFrom(
      before ? { ...before.state, suspicion } : null,
      'no. i mean it. i think she is going to hurt herself',
    );
    expect(named?.safety?.tags).toContain('someone_else');
  });

  it.each([
    "NO. i mean my roommate. i think she's going to hurt herself",
    "i think she's going to do something. do i go in there?",
    "i'm scared he'll do something to himself",
    "her door's locked and she's not answering",
  ])('%s: has people beside it', (text) => {
    expect(hear(text).safety?.tags).toContain('someone_else');
  });

  it.each([
    "the shop was locked and they're not answering",
    'my door is locked and the lock is not answering',
  ])('%s: is a door', (text) => expect(hear(text).safety).toBeNull());

  it('is now where they do not answer any more', () => {
    const [, next] = converse(
      'i think my roommate wants to kill herself',
      "her door's locked and she's not answering me at all",
    );
    expect(next?.reply).toContain('911');
  });
});
