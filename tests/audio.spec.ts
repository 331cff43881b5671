import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { arriveAs, toneClauses } from './harness/arrivals.ts';
import { type AudioLab, launchChromium, openAudioLab, openLabPage, playScene } from './harness/audio-lab.ts';
import { fakeMicrophone, makeSpeech } from './harness/speech.ts';

const SENTENCE = 'i have been thinking about my mother, and about the walk home.';
const TEXTS = ['it sounds like a long day, ', 'and you are still here. ', 'what was the hardest part?'];
const REPLY = TEXTS.join('');

/** A page of the lab, and what its console said of errors and broken policies. */
async function openLab(browser: Browser, lab: AudioLab, permissions?: string[]) {
  const problems: string[] = [];
  browser.once('context', (context) => {
    context.on('weberror', (event) => problems.push(event.error().message));
    context.on('console', (line) => /policy|TrustedScript/i.test(line.text()) && problems.push(line.text()));
  });
  const page = await openLabPage(browser, lab, permissions);
  return { page, context: page.context(), problems };
}

// One build of the lab for all; a loaded machine takes its time over it.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let lab: AudioLab;
test.beforeAll(async () => {
  lab = await openAudioLab();
});
test.afterAll(() => lab.close());

test.describe('with a microphone that hears a sentence', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await launchChromium(fakeMicrophone(await makeSpeech(SENTENCE)));
  });
  test.afterAll(() => browser.close());

  interface Turn {
    readonly events: readonly { event: string; atMs: number }[];
    readonly levels: { silent: number; speaking: number };
    readonly threshold: number;
    readonly name: string;
    readonly type: string;
    readonly bytes: number;
    readonly seconds: number;
    readonly peekedSeconds: number;
    readonly isLetGo: boolean;
  }

  test('a turn is heard from its start to its one end, and recorded whole', async () => {
    const { page, problems } = await openLab(browser, lab);
    const turn = await playScene<Turn>(page, 'hearTurn');
    console.log(`a turn: ${turn.events.map(({ event, atMs }) => `${event} ${atMs} ms`).join(', ')}`);
    expect(turn.events.map(({ event }) => event).filter((event) => event !== 'speech-resumed')).toEqual([
      'speech-started',
      'speech-paused',
      'speech-ended',
    ]);
    expect(turn.levels.speaking).toBeGreaterThan(turn.threshold);
    expect(turn.levels.silent).toBeLessThan(turn.threshold);
    expect(turn).toMatchObject({ name: 'recording.webm', type: 'audio/webm', isLetGo: true });
    expect(turn.bytes).toBeGreaterThan(10_000);
    // The sentence takes about 4 s: it was recorded from before its first word.
    expect(turn.seconds).toBeGreaterThan(4);
    expect(turn.peekedSeconds).toBeGreaterThan(4);
    expect(problems).toEqual([]);
  });

  test('the better detection hears the same turn, in a worker of our own', async () => {
    const { page, problems } = await openLab(browser, lab);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const turn = await playScene<Turn>(page, 'hearTurn', true);
    console.log(`Silero: ${turn.events.map(({ event, atMs }) => `${event} ${atMs} ms`).join(', ')}`);
    const events = turn.events.map(({ event }) => event);
    expect(events[0]).toBe('speech-started');
    expect(events.filter((event) => event === 'speech-ended')).toHaveLength(1);
    expect(files.some((url) => url.endsWith('.onnx'))).toBe(true);
    for (const url of files) expect(new URL(url).origin).toBe(new URL(lab.url).origin);
    expect(problems).toEqual([]);
  });

  test('a person who speaks into a reply makes it quiet, then silent within 100 ms', async () => {
    const { page, problems } = await openLab(browser, lab);
    const sampleRate = 24_000;
    const clauses = toneClauses(TEXTS, { seconds: 3, sampleRate });
    const reply = await arriveAs({ mime: 'audio/pcm', sampleRate, clauses, chunkMs: 100, speed: 5 });
    const found = await playScene<Record<string, number> & { events: string[] }>(page, 'bargeIn', reply);
    console.log(`barge-in: ${JSON.stringify(found)}`);
    expect(found.events[0]).toBe('barge-in');
    expect(found.events.at(-1)).toBe('speech-ended');
    expect(found.events).not.toContain('speech-started');
    expect(found.fromBargeInToSilenceMs).toBeLessThanOrEqual(100);
    expect(problems).toEqual([]);
  });

  test('a permission that is taken back in the middle keeps what was recorded', async () => {
    const { page, context } = await openLab(browser, lab);
    const outcome = await loseMicrophone(page, context);
    expect(outcome).toMatchObject({
      kind: 'denied',
      message: 'Microphone permission denied. Please allow microphone access in your browser settings.',
    });
    expect(outcome.bytes).toBeGreaterThan(0);
  });

  test('a microphone that is unplugged in the middle keeps what was recorded', async () => {
    const { page } = await openLab(browser, lab);
    const outcome = await playScene<Loss>(page, 'recordUntilUnplugged');
    expect(outcome).toMatchObject({
      kind: 'lost',
      message: 'No microphone found. Please connect a microphone and try again.',
    });
    expect(outcome.bytes).toBeGreaterThan(0);
  });

  interface Loss {
    readonly kind: string;
    readonly message: string;
    readonly bytes: number;
  }

  async function loseMicrophone(page: Page, context: BrowserContext): Promise<Loss> {
    const begun = Promise.withResolvers<void>();
    await page.exposeFunction('begun', () => begun.resolve());
    const outcome = page.evaluate('lab.recordUntilLost(() => begun())') as Promise<Loss>; // what the scene gives
    await begun.promise;
    const devtools = await context.newCDPSession(page);
    const { targetInfo } = await devtools.send('Target.getTargetInfo');
    await devtools.send('Browser.setPermission', {
      permission: { name: 'microphone' },
      setting: 'denied',
      origin: new URL(lab.url).origin,
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    });
    return outcome;
  }
});

test.describe('without a microphone', () => {
  const refusals = [
    {
      name: 'denied',
      args: ['--use-fake-device-for-media-stream'],
      permissions: [],
      kind: 'denied',
      message: 'Microphone permission denied. Please allow microphone access in your browser settings.',
    },
    {
      name: 'missing',
      args: [],
      permissions: ['microphone'],
      kind: 'missing',
      message: 'No microphone found. Please connect a microphone and try again.',
    },
  ];
  for (const { name, args, permissions, kind, message } of refusals)
    test(`a microphone that is ${name} is told in the words of the specification`, async () => {
      const browser = await launchChromium(args, 'whole');
      const { page } = await openLab(browser, lab, permissions);
      expect(await playScene(page, 'askForMicrophone')).toEqual({ kind, message });
      await browser.close();
    });

  test('a browser that knows no microphones is told so in the words of the specification', async () => {
    const browser = await launchChromium([]);
    const { page } = await openLab(browser, lab);
    await page.evaluate("Object.defineProperty(navigator, 'mediaDevices', { value: undefined })");
    expect(await playScene(page, 'askForMicrophone')).toEqual({
      kind: 'unsupported',
      message: 'Microphone not supported on this device. Please try a different browser.',
    });
    await browser.close();
  });
});

test.describe('a loudspeaker', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await launchChromium([]);
  });
  test.afterAll(() => browser.close());

  interface Heard {
    readonly statuses: string[];
    readonly heard: number[];
    readonly firstSoundMs: number;
    readonly worstGapMs: number;
    readonly largestStep: number;
    readonly soundMs: number;
    readonly sampleRate: number;
  }

  for (const mime of ['audio/pcm', 'audio/mpeg'] as const)
    test(`${mime} that arrives in pieces sounds without a gap, and its words are heard as it sounds`, async () => {
      const { page, problems } = await openLab(browser, lab, []);
      const sampleRate = 24_000;
      const clauses = toneClauses(TEXTS, { seconds: 1.2, sampleRate });
      const jitterMs = (index: number) => [0, 9, 3, 14, 6][index % 5] ?? 0;
      const reply = await arriveAs({ mime, sampleRate, clauses, chunkMs: 100, speed: 5, jitterMs });
      const heard = await playScene<Heard>(page, 'playToEnd', reply);
      console.log(
        `${mime}: worst gap ${heard.worstGapMs.toFixed(2)} ms, largest step ${heard.largestStep.toFixed(4)}, ` +
          `${heard.soundMs.toFixed(0)} ms of sound, first after ${heard.firstSoundMs} ms`,
      );
      expect(heard.worstGapMs).toBeLessThanOrEqual(50);
      expect(heard.soundMs).toBeGreaterThan(3_550);
      // No click: nothing is steeper than the tone itself. An encoder lets it begin and end as it likes.
      const steepest = (0.5 * 2 * Math.PI * 220) / heard.sampleRate;
      expect(heard.largestStep).toBeLessThan(mime === 'audio/pcm' ? 1.01 * steepest : 1);
      expect(heard.statuses.at(-1)).toBe('ended');
      expect(heard.heard.at(-1)).toBe(REPLY.length);
      expect(heard.heard).toEqual(heard.heard.toSorted((a, b) => a - b));
      expect(heard.heard.length).toBeGreaterThan(10);
      expect(problems).toEqual([]);
    });

  test('a stopped reply is silent within 100 ms and knows the words that were heard', async () => {
    const { page } = await openLab(browser, lab, []);
    const sampleRate = 22_050;
    const clauses = toneClauses(['one two three four five six seven eight nine ten'], {
      seconds: 5,
      sampleRate,
    });
    const reply = await arriveAs({ mime: 'audio/pcm', sampleRate, clauses, chunkMs: 200, speed: 50 });
    const stopped = await playScene<{
      heardCharacters: number;
      status: string;
      heardMs: number;
      silentAfterMs: number;
    }>(page, 'stopAfter', reply, 1_600);
    console.log(`stop: ${JSON.stringify(stopped)}`);
    expect(stopped.status).toBe('ended');
    expect(stopped.silentAfterMs).toBeLessThanOrEqual(100);
    // A word takes 500 ms, and counts from its middle on.
    const words = Math.round(stopped.heardMs / 500);
    const text = 'one two three four five six seven eight nine ten'.slice(0, stopped.heardCharacters);
    expect(Math.abs(text.split(' ').length - words)).toBeLessThanOrEqual(1);
    expect('one two three four five six seven eight nine ten'.startsWith(`${text} `)).toBe(true);
  });

  test('the basic voice speaks with nothing but files of our own', async () => {
    const { page, problems } = await openLab(browser, lab, []);
    const text = 'it sounds like a long day. what was the hardest part of it for you?';
    const { hasBasicVoice, runs } = await playScene<{
      hasBasicVoice: boolean;
      runs: { ms: number; seconds: number; clauses: string[] }[];
    }>(page, 'speakBasic', text);
    console.log(
      `basic voice: ${runs.map(({ ms, seconds }) => `${seconds.toFixed(1)} s in ${ms.toFixed(0)} ms`)}`,
    );
    expect(hasBasicVoice).toBe(true);
    for (const { seconds, clauses } of runs) {
      expect(clauses.join('')).toBe(text);
      expect(seconds).toBeGreaterThan(3);
    }
    expect(problems).toEqual([]);
  });

  test('no recogniser that sends the voice away is taken unasked', async () => {
    const { page } = await openLab(browser, lab, []);
    const { recogniser } = await playScene<{ recogniser: string | null }>(page, 'findOwnSpeech');
    expect([null, 'device']).toContain(recogniser);
  });

  test('a clause that is no sound fails, an empty one does not', async () => {
    const { page, problems } = await openLab(browser, lab, []);
    const chunk = { clause: 0, text: 'hello. ', mime: 'audio/mpeg', last: true, afterMs: 0 };
    const garbage = Buffer.from('this is no music').toString('base64');
    expect(await playScene(page, 'playBroken', [{ ...chunk, base64: garbage }])).toEqual({
      failure: 'EncodingError',
      status: 'ended',
      heardCharacters: 0,
      level: 0,
    });
    expect(await playScene(page, 'playBroken', [{ ...chunk, base64: '' }])).toEqual({
      failure: null,
      status: 'ended',
      heardCharacters: 'hello. '.length,
      level: 0,
    });
    expect(await playScene(page, 'playBroken', [])).toMatchObject({ failure: null, status: 'ended' });
    expect(problems).toEqual([]);
  });

  test("a reply's own echo does not stop it", async () => {
    const { page } = await openLab(browser, lab, []);
    const sampleRate = 24_000;
    const clauses = toneClauses(TEXTS, { seconds: 1, sampleRate });
    const reply = await arriveAs({ mime: 'audio/pcm', sampleRate, clauses, chunkMs: 100, speed: 5 });
    expect(await playScene(page, 'hearOwnEcho', reply, 20)).toMatchObject({
      events: [],
      heardCharacters: REPLY.length,
    });
  });
});
