import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { wireErrorSchema } from '#contract/errors.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { asFile, toForm } from '#testing/speak.ts';
import { readFile } from '#testing/stand-ins/speech.ts';
import { buildVoiceApp, listEvents, type Speaker } from '#testing/voice-app.ts';
import { sendPiece } from '../contract.ts';

const whole = makeSpeechLike(2);
const cut = (from: number, to?: number) => asFile(whole.subarray(from, to));

const post = (who: Speaker, recordingId: string, from: number, audio: Blob, pause?: 'yes') =>
  who.post(sendPiece.path, toForm({ recordingId, from: String(from), audio, pause }));
const codeOf = async (answer: Response) => wireErrorSchema.parse(await answer.json()).code;
const storedOf = async (who: Speaker) =>
  (await who.call('GET', `/api/chat/messages/${who.conversationId}`)).json().messages as unknown[];

it('a recording that came in pieces is heard as the same recording, once', async () => {
  const { begin, recogniser } = await buildVoiceApp();
  const maya = await begin();
  const recordingId = randomUUID();
  expect(await (await post(maya, recordingId, 0, cut(0, 9_000))).json()).toEqual({ bytes: 9_000 });
  expect(await (await post(maya, recordingId, 9_000, cut(9_000, 20_000))).json()).toEqual({ bytes: 20_000 });
  const turn = { clientMessageId: randomUUID(), recordingId, from: '20000', audio: cut(20_000) };
  expect((await listEvents(await maya.speak(turn))).at(-1)?.event).toBe('spoken');
  const [request, more] = recogniser.requests;
  const file = request && (await readFile(request));
  expect(file && Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(whole));
  expect(more).toBeUndefined();
  // The same turn once more: the pieces are gone, and not needed.
  expect((await listEvents(await maya.speak(turn))).at(-1)?.event).toBe('spoken');
  expect(await storedOf(maya)).toHaveLength(2);
});

it('words found in the last pause are the turn’s; whoever went on is heard anew', async () => {
  const { begin, recogniser } = await buildVoiceApp();
  const maya = await begin();
  const say = async (heardTo: string | undefined) => {
    const recordingId = randomUUID();
    await post(maya, recordingId, 0, cut(0, 40_000), 'yes');
    await post(maya, recordingId, 40_000, cut(40_000, 50_000));
    const [first] = await listEvents(
      await maya.speak({ recordingId, from: '50000', heardTo, audio: cut(50_000) }),
    );
    return first?.data.text;
  };
  recogniser.next({ kind: 'words', text: 'in the pause' });
  expect(await say('40000')).toBe('in the pause');
  expect(recogniser.requests).toHaveLength(1);
  recogniser.next({ kind: 'words', text: 'too early' }, { kind: 'words', text: 'the whole' });
  expect(await say(undefined)).toBe('the whole');
  // A look that failed costs nothing but time.
  recogniser.next({ kind: 'error', status: 500 }, { kind: 'words', text: 'the whole again' });
  expect(await say('40000')).toBe('the whole again');
});

it('a turn whose pieces are not here is refused and stores nothing; whole, under the same key, it is taken', async () => {
  const { begin } = await buildVoiceApp();
  const [maya, sam] = [await begin(), await begin()];
  const recordingId = randomUUID();
  await post(sam, recordingId, 0, cut(0, 9_000));
  const turn = { clientMessageId: randomUUID(), audio: cut(9_000) };
  const refused = await maya.speak({ ...turn, recordingId, from: '9000' });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'recording_incomplete']);
  const lost = await post(maya, recordingId, 9_000, cut(9_000, 20_000));
  expect([lost.status, await codeOf(lost)]).toEqual([409, 'recording_incomplete']);
  expect(await storedOf(maya)).toEqual([]);
  expect((await listEvents(await maya.speak({ ...turn, audio: asFile(whole) }))).at(-1)?.event).toBe(
    'spoken',
  );
  expect(await storedOf(maya)).toHaveLength(2);
});

it('refuses a piece without sound, with strange fields, and of whoever’s voice may not leave', async () => {
  const { begin, recogniser } = await buildVoiceApp();
  const maya = await begin();
  const recordingId = randomUUID();
  for (const fields of [
    { recordingId, from: '0' },
    { recordingId, from: '-1', audio: asFile(whole) },
    { recordingId, from: 'here', audio: asFile(whole) },
    { recordingId: 'short', from: '0', audio: asFile(whole) },
    { recordingId, from: '0', more: 'fields', audio: asFile(whole) },
  ]) {
    const answer = await maya.post(sendPiece.path, toForm(fields));
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_input']);
  }
  const reserved = await begin({ modelConsent: false });
  const answer = await post(reserved, recordingId, 0, asFile(whole), 'yes');
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'consent_required']);
  expect(recogniser.requests).toEqual([]);
});
