import { createAnalyser, readLevel } from './level-meter.ts';
import { SILENCE_DB } from './voice-energy.ts';

const DUCKED_GAIN = 0.1;
/** How fast the gain follows, in seconds: two thirds of the way in this time. */
const FADE = { duck: 0.008, unduck: 0.08, silence: 0.006 };

/** What stands between a reply and the loudspeaker: its volume, and what measures it. */
export function createPlayerOutput(context: AudioContext) {
  const gain = context.createGain();
  const meter = createAnalyser(context);
  const loudness = new AnalyserNode(context, { fftSize: 1024 });
  gain.connect(meter).connect(context.destination);
  gain.connect(loudness);
  const bins = new Uint8Array(meter.frequencyBinCount);
  const wave = new Float32Array(loudness.fftSize);
  const fadeTo = (value: number, timeConstant: number) => {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(value, context.currentTime, timeConstant);
  };
  return {
    /** Where the sound goes in. */
    input: gain,
    duck: () => fadeTo(DUCKED_GAIN, FADE.duck),
    unduck: () => fadeTo(1, FADE.unduck),
    /** Fades out, within 30 ms. */
    fadeOut: () => fadeTo(0, FADE.silence),
    /** 0 to 1, measured as the microphone's is. */
    level: () => readLevel(meter, bins),
    /** In dB of full scale. */
    loudnessDb: () => {
      loudness.getFloatTimeDomainData(wave);
      let power = 0;
      for (const sample of wave) power += sample * sample;
      return Math.max(SILENCE_DB, 10 * Math.log10(power / wave.length + 1e-10));
    },
    close: () => {
      gain.disconnect();
      meter.disconnect();
    },
  };
}
