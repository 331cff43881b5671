import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { reportFrontendLog } from '#contract/frontend-log.ts';
import { captureSessionStart } from '#features/analytics/contract.ts';
import type { Companion } from '#features/companion/core/companion.ts';
import { CANARIES, CANARY_WORDS } from '#testing/canaries.ts';
import { canaryCompanion, untilDerived } from '#testing/plant-in-app.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { asFile } from '#testing/speak.ts';
import type { SpeechStep } from '#testing/stand-ins/speech.ts';
import { findTexts, readEveryTable } from '#testing/stored-bytes.ts';
import { buildVoiceApp, listEvents, type Speaker, type VoiceApp } from '#testing/voice-app.ts';
import { recordVoice, reportHeard, reportLatency, speakText, takeVoiceTurn } from '../contract.ts';

const { transcript, recording, reply } = CANARIES;
const found = (bytes: Buffer | string): string[] => findTexts(Buffer.from(bytes), CANARY_WORDS);

/** A comment inside the file, as recorders write the title of a recording or the name of a device. */
const comment = Buffer.from(`LIST\x16\0\0\0INFOICMT\x0a\0\0\0${recording}`, 'latin1');
const recorded = Buffer.concat([makeSpeechLike(), comment]);

/** Replies with its canary; every second time it breaks, quoting it. */
function unsteadyCompanion(): Companion {
  let turns = 0;
  return {
    ...canaryCompanion,
    reply(...given) {
      turns += 1;
      if (turns % 2 === 1) return canaryCompanion.reply(...given);
      throw new Error(reply, { cause: new Error(transcript) });
    },
  };
}

type Fields = Readonly<Record<string, string | Blob>>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, `${recording}.webm`);
  }
  return form;
}

const turnOf = ({ conversationId }: Speaker, more: Fields = {}): Fields => ({
  conversationId,
  clientMessageId: randomUUID(),
  audio: asFile(recorded),
  ...more,
});

/** Everything that is told about failures: bodies of errors, and events that are none of the person's own words. */
async function toldBy(response: Response): Promise<string[]> {
  const headers = JSON.stringify([...response.headers]);
  if (!response.ok) return [headers, await response.text()];
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    await response.arrayBuffer().catch(() => undefined); // a sound that was cut
    return [headers];
  }
  const events = await listEvents(response);
  return [
    headers,
    ...events
      .filter(({ event }) => event === 'failed' || event === 'voice_failed')
      .map((event) => JSON.stringify(event)),
  ];
}

/** Whatever can go wrong with a spoken turn goes wrong, with the person's words in it. */
async function fail(maya: Speaker, { url, recogniser, synthesiser }: VoiceApp): Promise<string[]> {
  const told: string[] = [];
  const say = async (form: Fields, path: string = takeVoiceTurn.path) =>
    told.push(...(await toldBy(await maya.post(path, formOf(form)))));
  const ask = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${maya.token}`, 'content-type': 'application/json' };
    told.push(
      ...(await toldBy(await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }))),
    );
  };

  for (const more of [
    { conversationId: transcript },
    { clientMessageId: transcript },
    { transcript: `${transcript} `.repeat(200) },
    { [transcript]: transcript },
    { [recording]: asFile(recorded) },
    { audio: asFile(Buffer.from(`${recording} ${transcript}`)) },
    { audio: asFile(recorded.subarray(0, 30)) },
  ])
    await say(turnOf(maya, more));
  await say({ [transcript]: asFile(recorded) }, recordVoice.path);
  const clientMessageId = randomUUID();
  for (const words of [transcript, `${transcript} again`])
    await say(turnOf(maya, { clientMessageId, transcript: words }));

  const failures: SpeechStep[] = [
    { kind: 'error', status: 500 },
    { kind: 'error', status: 429 },
    { kind: 'cut', afterBytes: 5 },
    { kind: 'garbage' },
    { kind: 'empty' },
  ];
  for (const step of failures) {
    recogniser.next(step, step);
    await say(turnOf(maya));
    await say({ audio: asFile(recorded) }, recordVoice.path);
    synthesiser.next(step, step);
    await say(turnOf(maya, { transcript }));
    await ask(speakText.path, { text: reply });
  }
  await ask(speakText.path, { text: transcript, voice: transcript });
  await ask(reportHeard.path, { clientMessageId: transcript, characters: 1 });
  await ask(reportLatency.path, { path: transcript });
  await ask(captureSessionStart.path, { sessionId: transcript, mode: transcript, transcript });
  return told;
}

it('nothing but the turn itself tells what was said, was recorded or was spoken', async () => {
  const before = new Set(readdirSync(tmpdir()));
  const app = await buildVoiceApp({ companion: unsteadyCompanion(), env: { LOG_LEVEL: 'trace' } });
  app.recogniser.otherwise(() => ({ kind: 'words', text: transcript }));
  const maya = await app.begin();

  const whole = await listEvents(await maya.post(takeVoiceTurn.path, formOf(turnOf(maya))));
  expect(whole[0]?.data).toEqual({ text: transcript });
  expect(whole.find(({ event }) => event === 'replied')?.data.message.content).toBe(reply);
  expect(whole.at(-1)?.event).toBe('spoken');
  const heard = await maya.post(recordVoice.path, formOf({ audio: asFile(recorded) }));
  expect(await heard.json()).toMatchObject({ transcript });
  const sent = [...app.recogniser.requests, ...app.synthesiser.requests];
  expect(found(Buffer.concat(sent.map(({ body }) => body)))).toEqual(['marrowvane', 'umberlight']);

  const told = await fail(maya, app);
  expect(told.filter((text) => text.includes('"success":false')).length).toBeGreaterThan(20);
  expect(told.filter((text) => found(text).length > 0)).toEqual([]);

  const report = { type: 'console', level: 'error', message: `no sound for "${transcript}"` };
  const userContext = {
    userId: null,
    sessionId: null,
    userAgent: 'a',
    url: `/voice?c=${transcript}`,
    timestamp: '',
  };
  const logged = { ...report, timestamp: '', userContext, source: 'frontend', environment: 'test' };
  expect((await maya.call('POST', reportFrontendLog.path, logged)).statusCode).toBe(200);

  await untilDerived(app.db);
  const asked = [...app.recogniser.requests, ...app.synthesiser.requests];
  expect(asked.flatMap(({ path, query, headers }) => found(JSON.stringify([path, query, headers])))).toEqual(
    [],
  );
  expect(found((await maya.call('GET', '/metrics')).body)).toEqual([]);
  expect(app.logged()).toContain('a reply could not be spoken');
  expect(app.logged()).not.toContain('scripted');
  expect(found(app.logged())).toEqual([]);
  expect(found(await readEveryTable(app.db))).toEqual([]);
  expect(readdirSync(tmpdir()).filter((name) => !before.has(name) && found(name).length > 0)).toEqual([]);
});
