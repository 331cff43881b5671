import '#web/trusted-scripts.ts';
import { closeAudio, unlockAudio } from '#web/audio/audio-context.ts';
import { keepAwake } from '#web/audio/wake-lock.ts';
import { askForMicrophone, hearTurn, recordUntilLost, recordUntilUnplugged } from './capture.ts';
import { bargeIn, hearOwnEcho, playBroken, playToEnd, stopAfter } from './playback.ts';
import { findOwnSpeech, speakBasic } from './voices.ts';

// For tests and measurements in a real browser: scenes with `src/web/audio` on a page without a product around it.
Object.assign(globalThis, {
  lab: {
    askForMicrophone,
    bargeIn,
    closeAudio,
    findOwnSpeech,
    hearOwnEcho,
    hearTurn,
    keepAwake,
    playBroken,
    playToEnd,
    recordUntilLost,
    recordUntilUnplugged,
    speakBasic,
    stopAfter,
  },
});

document.getElementById('unlock')?.addEventListener('click', () => unlockAudio());
