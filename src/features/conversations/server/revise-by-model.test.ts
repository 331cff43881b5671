import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { companionUsage } from '#server/db/schema/companion.ts';
import { safetyReferrals } from '#server/db/schema/safety.ts';
import { rateLimits } from '#server/db/schema/server.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import { startAnthropicStandIn } from '#testing/stand-ins/anthropic.ts';
import type { TextStep } from '#testing/stand-ins/speak.ts';

const CALM = 'i watched the rain all afternoon';
const LOSS = 'i lost my job and my wife left me';
const SUSPECTED = 'which bridges around here are the tallest';
/** Heavy, and no rule names a danger. */
const HEAVY = 'i feel empty and nothing helps';
const REPLY = 'the rain. what was it like to watch it?';
const says = (verdict: object): TextStep => ({ kind: 'reply', text: JSON.stringify(verdict) });

/** A model that replies as always, and judges as told. */
async function buildWithJudge(
  judgement: TextStep,
  env: Record<string, string> = {},
  {
    reply = REPLY,
    verdictWithinMs,
    companion,
  }: { reply?: string | TextStep; verdictWithinMs?: number; companion?: Companion } = {},
) {
  const isJudge = (body: string): boolean => body.includes('say how grave it is');
  const replied: TextStep =
    typeof reply === 'string' ? { kind: 'reply', text: reply, tokensPerSecond: 20 } : reply;
  const standIn = await startAnthropicStandIn({
    byDefault: ({ body }) => (isJudge(body.toString()) ? judgement : replied),
  });
  onTestFinished(() => standIn.close());
  const test = await buildTestApp({
    env: {
      COMPANION: 'claude',
      ANTHROPIC_API_KEY: 'k',
      ANTHROPIC_BASE_URL: standIn.url,
      ...env,
    },
    ...(verdictWithinMs !== undefined && { verdictWithinMs }),
    ...(companion && { companion }),
  });
  const asked = (): number => standIn.requests.filter(({ body }) => isJudge(body.toString())).length;
  return { ...test, asked };
}

async function begin(person: Caller, modelConsent = true) {
  await person.call('PATCH', '/api/users/me', { modelConsent });
  const conversationId = (await person.call('POST', '/api/chat/conversations', { type: 'text' })).json().id;
  const send = async (content: string, clientMessageId: string = randomUUID()) =>
    (await person.call('POST', '/api/chat/send', { content, conversationId, clientMessageId })).json();
  return { send, conversationId };
}

describe('a model that judges beside the rules', () => {
  it('makes certain what they were in doubt about: people and a pinned card in the same turn, and its own words', async () => {
    const words = 'nothing helps any more. are you thinking of ending your life?';
    const { db, signUp } = await buildWithJudge(says({ tier: 'T2', tags: [] }), {}, { reply: words });
    const maya = await signUp();
    const { send, conversationId } = await begin(maya);
    const key = randomUUID();
    const count = async () => (await db.select().from(safetyReferrals))[0]?.sealed?.toString('hex');
    const before = await count();
    const answer = await send(HEAVY, key);
    expect(answer.safety).toMatchObject({ tier: 'T2', messageTier: 'T2' });
    expect(answer.safety.resources.length).toBeGreaterThan(0);
    expect(answer.message.content).toBe(words);
    expect((await send(HEAVY, key)).safety).toEqual(answer.safety);
    const kept = (await maya.call('GET', `/api/chat/conversations/${conversationId}`)).json();
    expect(kept.safety.tier).toBe('T2');
    expect(await count()).not.toBe(before);
  });

  it.each<[string, TextStep]>([
    ['has no words', { kind: 'error', status: 400 }],
    ['breaks off', { kind: 'cut', afterTokens: 3 }],
  ])('asks directly in the words of the protocol where it heard a danger and %s', async (_, reply) => {
    const { signUp } = await buildWithJudge(says({ tier: 'T2', tags: [] }), {}, { reply });
    const { send } = await begin(await signUp());
    const answer = await send(HEAVY);
    expect(answer.safety).toMatchObject({ tier: 'T2', messageTier: 'T2' });
    expect(answer.message.content).toMatch(/suicide|ending your life|living|alive/);
    expect(answer.message.content).toContain('?');
  });

  it('loses nothing where the reply that was begun meanwhile ends badly', async () => {
    const words = 'nothing helps any more. are you thinking of ending your life?';
    let asked = 0;
    const companion: Companion = {
      name: 'claude',
      async *reply({ state }) {
        asked += 1;
        try {
          yield { type: 'text', text: words };
          yield {
            type: 'end',
            phase: 'R1',
            technique: 'open_question',
            state,
            question: 'dying',
            companion: 'claude',
          };
        } finally {
          // As a broken stream does when it is closed.
          if (asked === 1) await Promise.reject(new Error('terminated'));
        }
      },
    };
    const { signUp } = await buildWithJudge(says({ tier: 'T2', tags: [] }), {}, { companion });
    const { send } = await begin(await signUp());
    const answer = await send(HEAVY);
    expect(answer).toMatchObject({ message: { content: words }, safety: { tier: 'T2' } });
  });

  it('leaves the reply to the companion when it sees no more than they did, and is not asked about what is calm', async () => {
    const { signUp, asked } = await buildWithJudge(says({ tier: 'T0', tags: [] }));
    const { send } = await begin(await signUp());
    expect(await send(CALM)).toMatchObject({ safety: null, message: { content: REPLY } });
    expect(asked()).toBe(0);
    expect(await send(HEAVY)).toMatchObject({ safety: null, message: { content: REPLY } });
    expect(asked()).toBe(1);
  });

  it('clears a suspicion: no people beneath the reply, and nothing asked', async () => {
    const cleared = await buildWithJudge(says({ tier: 'T0', tags: [] }));
    const one = await begin(await cleared.signUp());
    await one.send(LOSS);
    expect((await one.send(SUSPECTED)).safety).toBeNull();
    const kept = await buildWithJudge(says({ tier: 'T1', tags: [] }));
    const other = await begin(await kept.signUp());
    await other.send(LOSS);
    expect((await other.send(SUSPECTED)).safety).toMatchObject({ certainty: 'suspected', tier: 'T1' });
  });

  it('has people stand beside its own question about dying, whatever the rules heard', async () => {
    const asks = 'before anything else: are you thinking of ending your life?';
    const { signUp } = await buildWithJudge(says({ tier: 'T0', tags: [] }), {}, { reply: asks });
    const { send } = await begin(await signUp());
    const key = randomUUID();
    const answer = await send('the dog goes to my neighbour after christmas', key);
    expect(answer.message.content).toBe(asks);
    expect(answer.safety).toMatchObject({ certainty: 'suspected', tier: 'T1', messageTier: 'T1' });
    expect(answer.safety.resources.length).toBeGreaterThan(0);
    expect((await send('the dog goes to my neighbour after christmas', key)).safety).toEqual(answer.safety);
    expect((await send('yes. since tuesday')).safety).toMatchObject({ certainty: 'certain', tier: 'T3' });
  });

  it('words the next step of the protocol, and the protocol says it where the model has no words', async () => {
    const words = 'since august, and not a word to anyone. would you let terry know tonight?';
    const replies: TextStep[] = [
      { kind: 'reply', text: words },
      { kind: 'error', status: 400 },
    ];
    const isStep = (body: string): boolean => body.includes("safety's next step");
    const standIn = await startAnthropicStandIn({
      byDefault: ({ body }) => (isStep(body.toString()) && replies.shift()) || { kind: 'reply', text: REPLY },
    });
    onTestFinished(() => standIn.close());
    const { signUp } = await buildTestApp({
      env: { COMPANION: 'claude', ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: standIn.url },
    });
    const { send } = await begin(await signUp());
    const first = await send("i don't want to be alive anymore");
    expect(first.message.content).toContain('not wanting to be alive');
    const worded = await send('i have been thinking of ending it, since august');
    expect(worded.message.content).toBe(words);
    expect(worded.safety).toMatchObject({ certainty: 'certain', tier: 'T3' });
    const alone = await send('i still want to end my life');
    expect(replies).toEqual([]);
    expect(alone.message.content).not.toBe('');
    expect(alone.message.content).not.toContain(REPLY);
    expect(alone.safety.tier).toBe('T3');
  });

  it('lowers nothing', async () => {
    const { signUp } = await buildWithJudge(says({ tier: 'T0', tags: [] }));
    const { send } = await begin(await signUp());
    expect((await send('sometimes i wish i would not wake up')).safety).toMatchObject({ messageTier: 'T2' });
  });

  it('is not waited for where the rules heard the gravest', async () => {
    const { signUp, asked } = await buildWithJudge(says({ tier: 'T0', tags: [] }));
    const { send } = await begin(await signUp());
    expect((await send('i want to kill myself')).safety.messageTier).toBe('T3');
    expect(asked()).toBe(0);
  });

  it.each<[string, TextStep, withinMs?: number]>([
    ['silent', { kind: 'hang' }, 50],
    ['failing', { kind: 'error', status: 500 }],
    ['cut off', { kind: 'cut', afterTokens: 2 }],
    ['no JSON', { kind: 'reply', text: 'this person is fine' }],
    ['a tier of its own', says({ tier: 'T9', tags: [] })],
    ['more than was asked', says({ tier: 'T4', tags: [], advice: 'none' })],
  ])('leaves the rules to themselves when it is %s', async (_, judgement, verdictWithinMs) => {
    const { signUp } = await buildWithJudge(judgement, {}, verdictWithinMs ? { verdictWithinMs } : {});
    const { send } = await begin(await signUp());
    expect(await send(HEAVY)).toMatchObject({ safety: null, message: { content: REPLY } });
  });

  it('leaves no trace of whom it was asked about: no counter, no sum of its own, no line in the log', async () => {
    const { app, asked, db, logged, signUp } = await buildWithJudge(says({ tier: 'T9' }), {
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'info',
    });
    const limits: string[][] = [];
    for (const content of [CALM, HEAVY]) {
      const maya = await signUp();
      const { id } = (await maya.call('GET', '/api/users/me')).json();
      await (await begin(maya)).send(content);
      const rows = await db.select({ key: rateLimits.key }).from(rateLimits);
      const own = rows.filter(({ key }) => key.includes(id)).map(({ key }) => key.replace(id, 'id'));
      limits.push(own.toSorted());
    }
    expect(asked()).toBe(1);
    expect(limits[1]).toEqual(limits[0]);
    await app.close();
    expect(logged()).toContain('a model did not answer');
    expect(logged()).not.toMatch(/judg|verdict|rule|doubt/i);
    const used = await db.select({ prompt: companionUsage.promptVersion }).from(companionUsage);
    expect(used.map(({ prompt }) => prompt).filter((prompt) => /judge|derive/.test(prompt))).toEqual([]);
  });

  it('is never asked about those who did not agree, nor where the operator switched it off', async () => {
    const on = await buildWithJudge(says({ tier: 'T4', tags: [] }));
    const unasked = await begin(await on.signUp(), false);
    expect((await unasked.send(HEAVY)).safety).toBeNull();
    expect(on.asked()).toBe(0);
    const off = await buildWithJudge(says({ tier: 'T4', tags: [] }), { SAFETY_MODEL: 'off' });
    const { send } = await begin(await off.signUp());
    expect((await send(HEAVY)).safety).toBeNull();
    expect(off.asked()).toBe(0);
  });
});
