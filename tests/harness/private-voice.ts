import { expect, type Page } from './test.ts';

/** What the page's stand-ins for speech were asked for: `window.speech`. */
export interface AskedOfSpeech {
  readonly said: readonly { text: string; rate: number; lang: string }[];
  readonly listened: readonly { lang: string; processLocally: boolean | undefined }[];
}

export const readSpeech = (page: Page): Promise<AskedOfSpeech> => page.evaluate('window.speech');

/** The browser's own speech, as far as the app uses it: Debian's Chromium has neither voices nor recognition. */
const SPEECH = `
window.speech = { said: [], listened: [] };
window.SpeechSynthesisUtterance = class {
  constructor(text) { this.text = text; this.rate = 1; }
};
const remote = { name: 'far away', lang: 'en-US', localService: false, default: true };
const local = { name: 'of this device', lang: 'en-US', localService: true, default: false };
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => HAS_VOICE ? [remote, local] : [remote],
  addEventListener: () => {},
  cancel: () => {},
  speak(utterance) {
    const { text, rate, lang, voice } = utterance;
    if (!voice.localService) throw new Error('a voice that sends words away was asked to speak');
    window.speech.said.push({ text, rate, lang });
    setTimeout(() => { utterance.onboundary?.({ charIndex: 1 }); utterance.onend?.(); });
  },
} });
window.SpeechRecognition = class {
  static available = async () => HEARS === null ? 'unavailable' : 'available';
  start() {
    if (this.processLocally !== true) throw new Error('a recogniser that sends the voice away was started');
    window.speech.listened.push({ lang: this.lang, processLocally: this.processLocally });
  }
  stop() {
    setTimeout(() => {
      if (HEARS !== '') this.onresult?.({ results: [[{ transcript: HEARS }]] });
      this.onend?.();
    });
  }
  abort() { setTimeout(() => this.onend?.()); }
};
`;

interface Speech {
  /** What is heard whenever somebody speaks; null: nothing can be heard on this device. */
  readonly hears?: string | null;
  readonly hasVoice?: boolean;
}

/** Gives the page the speech of a browser that can do it on the device, and takes the note for a first use as read. */
export async function givePage(page: Page, { hears = null, hasVoice = true }: Speech = {}): Promise<void> {
  await page.addInitScript(
    SPEECH.replaceAll('HAS_VOICE', String(hasVoice)).replaceAll('HEARS', JSON.stringify(hears)),
  );
  await page.addInitScript("localStorage.setItem('disclosureSeen:private-voice', 'adult')");
}

export async function openPrivateVoice(page: Page, speech: Speech = {}): Promise<void> {
  await givePage(page, speech);
  await page.goto('/private-voice');
  await expect(page.getByLabel('your message')).toBeVisible();
}

/** Writes a message and waits until the reply stands there whole. */
export async function write(page: Page, words: string): Promise<string> {
  await page.getByLabel('your message').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`you said: ${words}`)).toBeVisible();
  const reply = page.getByRole('log', { name: 'reply' });
  await expect(
    page.getByText('take your time...').or(page.getByText('tap to start listening...')),
  ).toBeVisible();
  await expect(reply).not.toBeEmpty();
  return (await reply.textContent()) ?? '';
}

export async function openView(page: Page, name: 'history' | 'settings' | 'what stays where'): Promise<void> {
  await page.getByRole('button', { name: 'menu' }).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** A value out of the app's database, as it lies there. */
export const readRecord = (page: Page, store: string, key: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('voiceApp');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('${store}').objectStore('${store}').get('${key}');
      reading.onsuccess = () => { database.close(); resolve(reading.result ?? null); };
    };
  })`);
