import type { SpeechStep } from '#testing/stand-ins/speech.ts';
import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import {
  expect,
  HEARS_SENTENCE,
  heart,
  hearVoice,
  isRecognition,
  open,
  speak,
  status,
  test,
} from './harness/voice.ts';

test.use({
  launchOptions: HEARS_SENTENCE,
  permissions: ['microphone'],
  contextOptions: { reducedMotion: 'reduce' },
});

/** So slow that it is looked at from all sides while it is spoken. */
const SLOWLY: SpeechStep = { kind: 'sound', wordsASecond: 0.5 };

test('no state of the voice screen has an accessibility fault by day and by night, at a desk and on a phone', async ({
  voicePage: page,
  speech,
}) => {
  test.slow();
  await open(page);
  await expectNoFaultInAnyLook(page, 'idle');
  // From the start: words are looked for in each pause, before the press.
  speech.otherwise((request) => (isRecognition(request) ? { kind: 'error', status: 503 } : SLOWLY));
  await heart(page, 'start listening').click();
  await hearVoice(page);
  await expectNoFaultInAnyLook(page, 'listening');
  await heart(page, 'i have finished speaking').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFaultInAnyLook(page, 'a failure');
  await page.getByRole('button', { name: 'start over' }).click();
  speech.otherwise((request) =>
    isRecognition(request) ? { kind: 'words', text: "i don't want to be here anymore" } : SLOWLY,
  );
  await speak(page);
  await expect(status(page, 'sharing a response...')).toBeVisible();
  await expectNoFaultInAnyLook(page, 'speaking, with the card');
  await expect(status(page, 'sharing a response...')).toBeVisible();
  await page.getByRole('button', { name: 'voice settings' }).click();
  await expect(page.getByRole('dialog', { name: 'voice settings' })).toBeVisible();
  await expectNoFaultInAnyLook(page, 'settings');
});
