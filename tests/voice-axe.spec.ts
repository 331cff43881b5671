import { DESK_AND_PHONE, expectNoFault } from './harness/accessibility.ts';
import { fakeMicrophone, makeSpeech } from './harness/speech.ts';
import {
  browserWith,
  expect,
  heart,
  hearVoice,
  isRecognition,
  open,
  SENTENCE,
  speak,
  status,
  test,
} from './harness/voice.ts';

test.use({
  launchOptions: browserWith(fakeMicrophone(await makeSpeech(SENTENCE), 'over-and-over')),
  permissions: ['microphone'],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of DESK_AND_PHONE) {
    test.describe(`${colorScheme} at ${viewport.width}`, () => {
      test.use({ colorScheme, viewport });
      test.slow();

      test('no state of the voice screen has an accessibility fault', async ({ voicePage: page, speech }) => {
        await open(page);
        await expectNoFault(page, 'idle');
        // From the start: words are looked for in each pause, before the press.
        speech.otherwise((request) =>
          isRecognition(request) ? { kind: 'error', status: 503 } : { kind: 'sound' },
        );
        await heart(page, 'start listening').click();
        await hearVoice(page);
        await expectNoFault(page, 'listening');
        await heart(page, 'i have finished speaking').click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoFault(page, 'a failure');
        await page.getByRole('button', { name: 'start over' }).click();
        speech.otherwise((request) =>
          isRecognition(request)
            ? { kind: 'words', text: "i don't want to be here anymore" }
            : { kind: 'sound' },
        );
        await speak(page);
        await expect(status(page, 'sharing a response...')).toBeVisible();
        await expectNoFault(page, 'speaking, with the card');
        await page.getByRole('button', { name: 'voice settings' }).click();
        await expect(page.getByRole('dialog', { name: 'voice settings' })).toBeVisible();
        await expectNoFault(page, 'settings');
      });
    });
  }
}
