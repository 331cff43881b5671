import { expect, it, vi } from 'vitest';
import { learnedOf } from '#testing/learned-weights.ts';
import { MicrophoneError } from '#web/audio/microphone-error.ts';
import { keepInMemory, type Records } from './keeping/records.ts';
import { createLocalCompanion } from './local-companion.ts';
import { type PrivateVoiceParts, startPrivateVoice } from './private-voice-session.ts';
import type { LocalEar } from './talking/listening.ts';
import type { LocalVoice } from './talking/speaking.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const PASSPHRASE = 'a quiet place to sit';

/** A voice that says everything at once, when it is let. */
function createVoice() {
  const said: string[] = [];
  let rate = 0;
  let goOn: Promise<unknown> = Promise.resolve();
  const voice: LocalVoice = {
    kind: 'basic',
    async say(text, saying) {
      said.push(text);
      rate = saying.rate;
      saying.onHeard(1, 0.5);
      await Promise.race([goOn, new Promise((_, reject) => saying.signal.addEventListener('abort', reject))]);
      saying.onHeard(text.length, 0);
    },
    close: () => {},
  };
  return {
    voice,
    said,
    rate: () => rate,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      goOn = promise;
      return resolve;
    },
  };
}

const earThat = (words: string | Error): LocalEar => ({
  listen: async () => ({
    stop: async () => {
      if (words instanceof Error) throw words;
      return words;
    },
    cancel: () => {},
  }),
});

const onDisk = (): Records => ({ ...keepInMemory(), place: 'disk' });

const beginCompanion: Awaited<ReturnType<PrivateVoiceParts['loadCompanion']>> = (beginning) =>
  createLocalCompanion({ ...beginning, fetchLearned: async () => learnedOf(-1) });

async function begin(overrides: Partial<PrivateVoiceParts> = {}, records: Records = onDisk()) {
  const clock = { at: NOW };
  const speaker = createVoice();
  const files: string[][] = [];
  const voice = startPrivateVoice({
    openRecords: async () => records,
    alone: (task) => task(),
    tellTabs: () => {},
    country: () => 'US',
    now: () => clock.at,
    firstTheme: 'light',
    isOnline: true,
    unlockSound: () => {},
    loadCompanion: async () => beginCompanion,
    probeMicrophone: async () => true,
    wait: async () => {},
    findEar: async () => null,
    canFetchEar: async () => false,
    findVoice: async () => speaker.voice,
    canFetchVoice: async () => false,
    declinedVoice: { read: () => false, note: () => {} },
    newSeed: () => 'visit',
    saveFile: (...file) => files.push(file),
    notify: () => {},
    mark: () => {},
    ...overrides,
  });
  await voice.start();
  const state = () => voice.getSnapshot();
  const say = async (words: string) => {
    const before = state().app.conversationHistory.length;
    voice.talk.send(words);
    await vi.waitFor(() => {
      expect(state().app.conversationHistory.length).toBeGreaterThan(before);
      expect(state().app.status).toBe('idle');
    });
    await settle(records);
  };
  return { voice, state, say, clock, speaker, files, records };
}

/** What was saved without being waited for has been saved. */
const settle = (records: Records) =>
  vi.waitFor(async () => expect(await records.get('history', 'conversations')).toBeDefined());

it('starts with settings and history, then the microphone, then what can hear and speak', async () => {
  const records = onDisk();
  await records.put('settings', 'userSettings', { voiceSpeed: 1.5, theme: 'dark' });
  const { state } = await begin({}, records);
  expect(state().app).toMatchObject({
    loading: false,
    hasPermission: true,
    userSettings: { voiceSpeed: 1.5, theme: 'dark', language: 'en-US' },
    apiStatus: { stt: false, claude: null, tts: true },
  });
});

it.each([
  [true, true],
  [false, false],
  [null, null],
])('notes a probe of the microphone that gave %j', async (probed, hasPermission) => {
  const { state } = await begin({ probeMicrophone: async () => probed });
  expect(state().app).toMatchObject({ hasPermission, status: 'idle', error: null });
});

it('answers what is typed, speaks it at the chosen speed, and keeps both at the front', async () => {
  const { voice, state, say, speaker, records } = await begin();
  voice.changeSettings({ voiceSpeed: 1.5 });
  await say('i had a hard day');
  await say('my boss shouted at me');
  const { conversationHistory, aiResponse } = state().app;
  expect(conversationHistory.map(({ userMessage }) => userMessage)).toEqual([
    'my boss shouted at me',
    'i had a hard day',
  ]);
  expect(speaker.said[0]).toBe(
    `process is an AI, not a person, and not therapy. ${conversationHistory[1]?.aiResponse}`,
  );
  expect(speaker.said[1]).toBe(aiResponse);
  expect(speaker.rate()).toBe(1.5);
  expect(state().shownCharacters).toBe(aiResponse.length);
  expect(await records.get('history', 'conversations')).toMatchObject({ conversations: conversationHistory });
});

it('shows the words at once when they are not to be spoken', async () => {
  const { voice, say, state, speaker } = await begin();
  voice.changeSettings({ autoPlay: false });
  await say('hello');
  expect(speaker.said).toEqual([]);
  expect(state().shownCharacters).toBe(state().app.aiResponse.length);
  voice.talk.sayAgain();
  await vi.waitFor(() => expect(speaker.said).toHaveLength(1));
});

it('brings people to turn to in the same turn, spoken before anything else', async () => {
  const { say, state, speaker } = await begin();
  await say("i don't want to be alive anymore");
  expect(state().safety?.resources.map(({ id }) => id)).toContain('us-988');
  expect(speaker.said[0]?.startsWith(state().app.aiResponse)).toBe(true);
});

it('shows the card again at the next visit', async () => {
  const { say, records } = await begin();
  await say("i don't want to be alive anymore");
  const { state } = await begin({}, records);
  expect(state().safety?.resources.length).toBeGreaterThan(0);
});

it('ignores presses while speaking, and falls silent when told', async () => {
  const { voice, state, speaker } = await begin({ findEar: async () => earThat('hello') });
  speaker.hold();
  voice.talk.send('hello');
  await vi.waitFor(() => expect(state().app.status).toBe('speaking'));
  voice.talk.pressMicrophone();
  expect(state().app.status).toBe('speaking');
  voice.talk.hush();
  expect(state().app.status).toBe('idle');
  expect(state().shownCharacters).toBe(state().app.aiResponse.length);
});

it('listens from press to press', async () => {
  const { voice, state } = await begin({ findEar: async () => earThat(' i had a hard day ') });
  voice.talk.pressMicrophone();
  await vi.waitFor(() => expect(state().app).toMatchObject({ status: 'listening', isRecording: true }));
  voice.talk.pressMicrophone();
  expect(state().app.status).not.toBe('listening');
  await vi.waitFor(() => expect(state().app.conversationHistory).toHaveLength(1));
  expect(state().app.currentTranscript).toBe('i had a hard day');
});

/** An ear whose microphone opens when the test lets it. */
function slowEar() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = vi.fn();
  const ear: LocalEar = {
    listen: async () => {
      await promise;
      return { stop: async () => 'hello', cancel };
    },
  };
  return { ear, open: resolve, cancel };
}

it('says that it listens only once the microphone is open', async () => {
  const { ear, open } = slowEar();
  const { voice, state } = await begin({ findEar: async () => ear });
  voice.talk.pressMicrophone();
  expect(state()).toMatchObject({ isOpening: true, app: { status: 'idle', isRecording: false } });
  open();
  await vi.waitFor(() => expect(state()).toMatchObject({ isOpening: false, app: { status: 'listening' } }));
});

it('obeys a stop that is pressed before the microphone is open', async () => {
  const { ear, open, cancel } = slowEar();
  const { voice, state } = await begin({ findEar: async () => ear });
  voice.talk.pressMicrophone();
  voice.talk.pressMicrophone();
  expect(state().isOpening).toBe(false);
  open();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  expect(state()).toMatchObject({ isOpening: false, app: { status: 'idle', isRecording: false } });
});

/** Two presses, with the microphone opening between them. */
async function speakOnce(ear: LocalEar) {
  const begun = await begin({ findEar: async () => ear });
  begun.voice.talk.pressMicrophone();
  await vi.waitFor(() => expect(begun.state().app.status).toBe('listening'));
  begun.voice.talk.pressMicrophone();
  await vi.waitFor(() => expect(begun.state().app.status).not.toBe('processing'));
  return begun;
}

it('learns to hear when the person lets the browser fetch what it needs, and not before', async () => {
  const findEar = vi.fn(async (_language: string, _signal: AbortSignal, allowInstall?: boolean) =>
    allowInstall ? earThat('hello') : null,
  );
  const { voice, state } = await begin({ findEar, canFetchEar: async () => true });
  expect(state()).toMatchObject({ canFetchEar: true, app: { apiStatus: { stt: false } } });
  expect(findEar).toHaveBeenCalledWith('en-US', expect.anything(), false);
  expect(await voice.speech.fetchEar()).toBe(true);
  expect(state()).toMatchObject({ canFetchEar: false, app: { apiStatus: { stt: true } } });
});

it('fetches the guide once, at the first sign of the person', async () => {
  const loadCompanion = vi.fn(async () => beginCompanion);
  const { voice, state } = await begin({ loadCompanion });
  expect(loadCompanion).not.toHaveBeenCalled();
  await voice.meet();
  await voice.meet();
  expect(loadCompanion).toHaveBeenCalledOnce();
  expect(state().app.apiStatus.claude).toBe(true);
});

/** A device without a voice, where one may be fetched. */
async function withoutVoice({ isDeclined = false, comes = true } = {}) {
  const { voice: fetched, said } = createVoice();
  const findVoice = vi.fn(async (_language: string, _signal: AbortSignal, allowFetch?: boolean) =>
    allowFetch && comes ? fetched : null,
  );
  const note = vi.fn();
  const declinedVoice = { read: () => isDeclined, note };
  return {
    said,
    findVoice,
    note,
    ...(await begin({ findVoice, canFetchVoice: async () => true, declinedVoice })),
  };
}

it('fetches a voice when the person asks for it, and not before', async () => {
  const { voice, state, say, said, findVoice } = await withoutVoice();
  await say('hello');
  expect(findVoice.mock.calls.every(([, , allowFetch]) => allowFetch === false)).toBe(true);
  expect(state()).toMatchObject({ voiceOffer: 'open', app: { apiStatus: { tts: false } } });
  expect(state().shownCharacters).toBe(state().app.aiResponse.length);
  const fetching = voice.speech.fetchVoice();
  expect(state().voiceOffer).toBe('fetching');
  await fetching;
  expect(state()).toMatchObject({ voiceOffer: 'none', app: { apiStatus: { tts: true } } });
  voice.talk.sayAgain();
  await vi.waitFor(() => expect(said).toHaveLength(1));
});

it('says kindly when the voice did not come, and offers it again', async () => {
  const { voice, state } = await withoutVoice({ comes: false });
  await voice.speech.fetchVoice();
  expect(state()).toMatchObject({ voiceOffer: 'open', note: expect.stringMatching(/didn't come/) });
});

it('remembers that no voice is wanted', async () => {
  const { voice, state, note } = await withoutVoice();
  voice.speech.declineVoice();
  expect(note).toHaveBeenCalledOnce();
  expect(state().voiceOffer).toBe('declined');
  const { state: later } = await withoutVoice({ isDeclined: true });
  expect(later().voiceOffer).toBe('declined');
});

it('says kindly that it heard nothing', async () => {
  const { state } = await speakOnce(earThat('  '));
  expect(state().app).toMatchObject({ status: 'idle', error: null });
  expect(state().note).toMatch(/didn't catch/);
});

it('has an error when recognition fails, and a retry clears it', async () => {
  const { voice, state } = await speakOnce(earThat(new Error("speech recognition ended with 'network'")));
  expect(state().app).toMatchObject({ status: 'error', error: { type: 'API_ERROR', retry: true } });
  await voice.retry();
  expect(state()).toMatchObject({ app: { status: 'idle', error: null }, retries: 1 });
});

it('asks for the microphone again after it was refused', async () => {
  const probe = vi.fn<() => Promise<boolean>>(async () => false);
  const refusing: LocalEar = { listen: () => Promise.reject(new MicrophoneError('denied')) };
  const { voice, state } = await begin({ findEar: async () => refusing, probeMicrophone: probe });
  voice.talk.pressMicrophone();
  await vi.waitFor(() => expect(state().app.error?.type).toBe('PERMISSION_DENIED'));
  probe.mockResolvedValue(true);
  await voice.retry();
  expect(probe).toHaveBeenCalledTimes(2);
  expect(state().app).toMatchObject({ status: 'idle', hasPermission: true });
});

it('waits a second before it retries what the network kept back', async () => {
  const wait = vi.fn(async () => {});
  let isLost = true;
  const loadCompanion = async () => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return beginCompanion;
  };
  const { voice, state, say } = await begin({ wait, loadCompanion });
  voice.talk.send('hello');
  await vi.waitFor(() => expect(state().app.error?.type).toBe('NETWORK_ERROR'));
  expect(state().app.apiStatus.claude).toBe(false);
  isLost = false;
  await voice.retry();
  expect(wait).toHaveBeenCalledWith(1_000, expect.anything());
  await say('hello');
  expect(state()).toMatchObject({ retries: 0, app: { apiStatus: { claude: true } } });
});

it('goes on as text when the voice fails', async () => {
  const failing: LocalVoice = {
    kind: 'basic',
    say: () => Promise.reject(new Error('no sound device')),
    close: () => {},
  };
  const { say, state } = await begin({ findVoice: async () => failing });
  await say('hello');
  expect(state().app).toMatchObject({ status: 'idle', error: null, apiStatus: { tts: false } });
  expect(state().note).toMatch(/the words are all here/);
});

it('keeps words in memory in a private window', async () => {
  const { say, state } = await begin({ openRecords: () => Promise.reject(new Error('denied')) }).then(
    async (begun) => ({ ...begun, say: async (words: string) => begun.voice.talk.send(words) }),
  );
  await say('hello');
  await vi.waitFor(() => expect(state().app.conversationHistory).toHaveLength(1));
  expect(state().storing).toBe('memory');
});

it('says that a device is full, loses nothing, and keeps all of it once there is room', async () => {
  const records = onDisk();
  const { put } = records;
  let isFull = true;
  const tight: Records = {
    ...records,
    put: (...args) =>
      isFull ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : put(...args),
  };
  const { voice, state } = await begin({}, tight);
  voice.talk.send('hello');
  await vi.waitFor(() => expect(state().storing).toBe('full'));
  isFull = false;
  await vi.waitFor(() => expect(state().app.status).toBe('idle'));
  voice.talk.send('i had a hard day');
  await vi.waitFor(() => expect(state().storing).toBe('disk'));
  const kept = (await records.get('history', 'conversations')) as { conversations: unknown[] }; // just written
  expect(kept.conversations).toHaveLength(2);
});

it('says that it could not start when its records cannot be read', async () => {
  const broken: Records = { ...onDisk(), get: () => Promise.reject(new DOMException('', 'UnknownError')) };
  const { state } = await begin({}, broken);
  expect(state().app).toMatchObject({
    status: 'error',
    error: { type: 'UNKNOWN_ERROR', message: 'Failed to initialize app', retry: true },
  });
});

it('clears the history in the list and in the store', async () => {
  const { voice, say, state, records } = await begin();
  await say('hello');
  await voice.keeper.clear();
  expect(state().app.conversationHistory).toEqual([]);
  expect(await records.get('history', 'conversations')).toBeUndefined();
});

it('resets with the history and without it, and keeps the settings', async () => {
  const { voice, say, state, records } = await begin();
  voice.changeSettings({ theme: 'dark' });
  await say('hello');
  await voice.reset({ keepsHistory: true });
  expect(state().app).toMatchObject({ aiResponse: '', userSettings: { theme: 'dark' } });
  expect(state().app.conversationHistory).toHaveLength(1);
  await voice.reset({ keepsHistory: false });
  expect(state().app.conversationHistory).toEqual([]);
  expect(await records.get('history', 'conversations')).toBeUndefined();
});

it('exports all entries and takes them back', async () => {
  const { voice, say, state, files } = await begin();
  await say('hello');
  const before = state().app.conversationHistory;
  voice.file.save();
  const [name, type, text = ''] = files[0] ?? [];
  expect([name, type]).toEqual(['voice-history-2026-11-21.json', 'application/json']);
  expect(JSON.parse(text)).toEqual(before);
  await voice.keeper.clear();
  expect(await voice.file.read('not json')).toMatch(/doesn't look like/);
  expect(state().app.conversationHistory).toEqual([]);
  expect(await voice.file.read(text)).toBeNull();
  expect(state().app.conversationHistory).toEqual(before);
});

it('locks by itself after the chosen time, and not while somebody is here or being answered', async () => {
  const { voice, say, state, clock, records } = await begin();
  await say('hello');
  expect(await voice.lock.setPassphrase(PASSPHRASE)).toBe(true);
  await voice.lock.setAutoLock(15);
  clock.at += 14 * 60_000;
  voice.lock.look();
  expect(state().lock.status).toBe('open');
  voice.lock.used();
  clock.at += 14 * 60_000;
  voice.lock.look();
  expect(state().lock).toEqual({ status: 'open', autoLockMinutes: 15 });
  clock.at += 60_000;
  voice.lock.look();
  expect(state()).toMatchObject({
    lock: { status: 'locked' },
    safety: null,
    app: { conversationHistory: [], currentTranscript: '', aiResponse: '' },
  });
  expect(await voice.lock.unlock('something else')).toBe(false);
  expect(await voice.lock.unlock(PASSPHRASE)).toBe(true);
  expect(state().lock).toEqual({ status: 'open', autoLockMinutes: 15 });
  expect(state().app.conversationHistory).toHaveLength(1);
  expect((await begin({}, records)).state().lock.status).toBe('locked');
});

it('lets a forgotten passphrase only erase', async () => {
  const { voice, say, state } = await begin();
  await say('hello');
  await voice.lock.setPassphrase(PASSPHRASE);
  voice.lock.lock();
  await voice.lock.erase();
  expect(state()).toMatchObject({ lock: { status: 'off' }, app: { conversationHistory: [] } });
  await say('hello again');
  expect(state().app.conversationHistory).toHaveLength(1);
});

it('follows what another tab did: a lock, and an erased history', async () => {
  const records = onDisk();
  const first = await begin({}, records);
  await first.say('hello');
  const second = await begin({}, records);
  await first.voice.keeper.clear();
  await second.voice.keeper.reload();
  expect(second.state().app.conversationHistory).toEqual([]);
  await first.voice.lock.setPassphrase(PASSPHRASE);
  await second.voice.keeper.reload();
  expect(second.state().lock.status).toBe('locked');
});

it('follows the network', async () => {
  const { voice, state } = await begin({ isOnline: false });
  expect(state().app.isOnline).toBe(false);
  voice.networkChanged(true);
  expect(state().app.isOnline).toBe(true);
});
