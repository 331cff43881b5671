import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { asFile, toForm } from '#testing/speak.ts';
import { readJson, type StandIn } from '#testing/stand-ins/stand-in.ts';
import { buildVoiceApp, listEvents, type Speaker } from '#testing/voice-app.ts';
import { recordVoice, speakText } from '../contract.ts';

const REPLY = 'that sounds heavy, and it has been there for a while. what is it like tonight?';
const companion: Companion = {
  name: 'guide',
  async *reply() {
    yield { type: 'text', text: REPLY };
    yield { type: 'end', phase: 'R1', technique: 'reflect', state: null, question: null, companion: 'guide' };
  },
};

const limited = (characters: number, now?: () => Date) =>
  buildVoiceApp({
    companion,
    env: { RATE_LIMITS: 'on', SPEECH_CHARACTERS_PER_DAY: String(characters) },
    ...(now && { now }),
  });
const charactersOf = ({ requests }: StandIn<unknown>): number =>
  requests.reduce((sum, request) => sum + (readJson(request) as { text: string }).text.length, 0);
const say = async (person: Speaker, text: string): Promise<number> =>
  (await person.call('POST', speakText.path, { text })).statusCode;

it('a day has so many characters of an outside voice; beyond them the basic one speaks, until midnight', async () => {
  let now = new Date('2026-11-20T23:30:00Z');
  const { begin, synthesiser } = await limited(20, () => now);
  const [maya, sam] = [await begin(), await begin()];
  for (const text of ['a quiet day', 'hello', 'a very long text that has no room', 'hi'])
    expect(await say(maya, text)).toBe(200);
  expect(charactersOf(synthesiser)).toBe('a quiet dayhello'.length);
  expect(await say(sam, 'hello')).toBe(200);
  expect(synthesiser.requests).toHaveLength(3);
  now = new Date('2026-11-21T00:00:01Z');
  expect(await say(maya, 'hello')).toBe(200);
  expect(synthesiser.requests).toHaveLength(4);
});

it('many texts at once get no more of it than one after the other', async () => {
  const { begin, synthesiser } = await limited(20);
  const maya = await begin();
  const answers = await Promise.all(Array.from({ length: 8 }, () => say(maya, 'hello')));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(charactersOf(synthesiser)).toBe(20);
});

it('a reply that outlasts the day’s characters is read to its end, and the next one is spoken by the basic voice', async () => {
  const { begin, synthesiser } = await limited(30);
  const maya = await begin();
  const voices = async () => {
    const events = await listEvents(await maya.speak());
    expect(events.at(-1)?.event).toBe('spoken');
    expect(events.find(({ event }) => event === 'replied')?.data.message.content).toBe(REPLY);
    const rates = events.filter(({ event }) => event === 'sound_added').map(({ data }) => data.sampleRate);
    return [
      new Set(rates),
      events.filter(({ event }) => event === 'voice_failed').map(({ data }) => data.code),
    ];
  };
  expect(await voices()).toEqual([new Set([24_000]), ['speech_busy']]);
  expect(charactersOf(synthesiser)).toBe('that sounds heavy,'.length);
  expect(await voices()).toEqual([new Set([22_050]), []]);
});

it('a day has so many recordings, whoever listens', async () => {
  const { begin, db, recogniser } = await limited(1_000);
  const maya = await begin();
  const record = () => maya.post(recordVoice.path, toForm({ audio: asFile(makeSpeechLike()) }));
  expect((await record()).status).toBe(200);
  await db.execute(sql`update rate_limits set points = 600 where key like 'voice-recordings-day:%'`);
  for (const refused of [await record(), await maya.speak()]) expect(refused.status).toBe(429);
  expect(recogniser.requests).toHaveLength(1);
});
