import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';
import type { TextStep } from '#testing/stand-ins/speak.ts';
import { type SpeechStep, startOpenAiSpeechStandIn } from '#testing/stand-ins/speech.ts';
import type { RecordedRequest, StandIn } from '#testing/stand-ins/stand-in.ts';
import { findChromium, launchOf } from './find-chromium.ts';
import { type RunningServer, runServer } from './run-server.ts';
import { fakeMicrophone, makeSpeech } from './speech.ts';
import { type Account, test as base, expect as baseExpect, type Page } from './test.ts';

export const SENTENCE = 'the talk tomorrow scares me';
export const REPLY = 'it sounds heavy. what scares you the most?';

const chromium = await findChromium();
const whole = await findChromium('whole');

/** How Chromium is started, with these arguments of a microphone. */
export const browserWith = (args: readonly string[]) => launchOf(chromium, args);
/** A microphone that hears the sentence over and over. One value for all files: their tests share workers, and servers with them. */
export const HEARS_SENTENCE = browserWith(fakeMicrophone(await makeSpeech(SENTENCE), 'over-and-over'));
/** The shell asks nobody for a microphone. */
export const wholeBrowserWith = (args: readonly string[]) => launchOf(whole, args);

interface VoiceWorker {
  /** Who understands and who speaks. */
  readonly speech: StandIn<SpeechStep>;
  /** Who replies. */
  readonly model: StandIn<TextStep>;
  readonly server: RunningServer;
}

interface VoiceTest {
  /** How replies are spoken: `test.use({ sound: BRISKLY })` where nothing happens while they are. */
  readonly sound: SpeechStep;
  /** The vendors answer as they should; the person has agreed that words and voice may leave. */
  readonly voicePage: Page;
}

export const isRecognition = ({ path }: RecordedRequest): boolean => path.includes('transcriptions');

/** Four times as fast as people speak. */
export const BRISKLY: SpeechStep = { kind: 'sound', wordsASecond: 10 };

/** A server with vendors for all three parts of a spoken turn. Each worker has its own; tests script the vendors. */
export const test = base.extend<VoiceTest, VoiceWorker>({
  speech: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const vendor = await startOpenAiSpeechStandIn();
      await use(vendor);
      await vendor.close();
    },
    { scope: 'worker' },
  ],
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const vendor = await startOpenAiChatStandIn();
      await use(vendor);
      await vendor.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ speech, model }, use) => {
      const server = await runServer({
        COMPANION: 'openai',
        OPENAI_BASE_URL: `${model.url}/v1`,
        OPENAI_MODEL: 'm',
        STT: 'openai',
        STT_BASE_URL: `${speech.url}/v1`,
        STT_API_KEY: 'test',
        TTS: 'openai',
        TTS_BASE_URL: `${speech.url}/v1`,
        TTS_API_KEY: 'test',
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  sound: [{ kind: 'sound' }, { option: true }],
  voicePage: async ({ signedInPage, account, server, speech, model, sound }, use) => {
    speech.otherwise((request) => (isRecognition(request) ? { kind: 'words', text: SENTENCE } : sound));
    model.otherwise(() => ({ kind: 'reply', text: REPLY }));
    await allowSharing(server.url, account);
    await use(signedInPage);
  },
});

/** A spoken turn takes seconds by its nature. */
export const expect = baseExpect.configure({ timeout: 30_000 });
export type { Page };

export async function allowSharing(url: string, account: Account): Promise<void> {
  await fetch(`${url}/api/users/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ modelConsent: true }),
  });
}

/** The messages that are stored of the conversation in the address. */
export async function storedMessages(page: Page, url: string, account: Account) {
  const id = new URL(page.url()).searchParams.get('c') ?? '';
  const response = await fetch(`${url}/api/chat/messages/${id}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const { messages } = (await response.json()) as { messages: { sender: string; content: string }[] };
  return messages.map(({ sender, content }) => [sender, content] as const);
}

export const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
export const heart = (page: Page, name: string) => page.getByRole('button', { name });

export async function open(page: Page): Promise<void> {
  await page.goto('/voice');
  await expect(status(page, 'tap to start listening...')).toBeVisible();
}

/** Looks with every frame of the page: between two words the label goes for a moment. */
export const hearVoice = (page: Page) =>
  page.evaluate(`new Promise((heard) => {
    const look = () =>
      document.body.textContent.includes('Voice detected') ? heard() : requestAnimationFrame(look);
    look();
  })`);

/** Speaks until the microphone hears a voice, then finishes. */
export async function speak(page: Page): Promise<void> {
  await heart(page, 'start listening').click();
  await expect(status(page, "i'm listening...")).toBeVisible();
  await hearVoice(page);
  await heart(page, 'i have finished speaking').click();
}

/** The reply was spoken to its end and stands on the screen, whole. */
export async function expectReply(page: Page, text = REPLY): Promise<void> {
  await expect(status(page, text)).toBeAttached();
  await expect(status(page, 'tap to start listening...')).toBeVisible();
}

/** Opens the voice screen and switches hands-free on. */
export async function openHandsFree(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'voice settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'voice settings' });
  await expect(dialog.getByRole('switch', { name: 'better detection' })).toHaveCount(0);
  await dialog.getByRole('switch', { name: 'hands-free' }).check();
  await expect(dialog.getByRole('switch', { name: 'better detection' })).toBeVisible();
  await dialog.getByRole('button', { name: 'done' }).click();
  await expect(page.getByText('hands-free')).toBeVisible();
}
