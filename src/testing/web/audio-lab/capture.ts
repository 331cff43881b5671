import { unlockAudio } from '#web/audio/audio-context.ts';
import { loadBetterDetection } from '#web/audio/better-detection.ts';
import { createLevelMeter, VOICE_LEVEL } from '#web/audio/level-meter.ts';
import { startListening } from '#web/audio/listener.ts';
import { MicrophoneError, openMicrophone } from '#web/audio/microphone.ts';
import { type Recording, recordingName, startRecording } from '#web/audio/recorder.ts';
import { startRollingRecording } from '#web/audio/rolling-recording.ts';

/** Listens to a turn of the fake microphone and records it, until it has ended. */
export async function hearTurn(isBetter = false) {
  const context = unlockAudio();
  const detection = isBetter ? await loadBetterDetection(context) : null;
  const microphone = await openMicrophone();
  const meter = createLevelMeter(context, microphone.stream);
  const listener = await startListening({ context, microphone, detection });
  const rolling = startRollingRecording(microphone);
  const startedAt = context.currentTime;
  const events: { event: string; atMs: number }[] = [];
  const levels: { atMs: number; level: number }[] = [];
  meter.subscribe((level) => levels.push({ atMs: (context.currentTime - startedAt) * 1000, level }));
  const loudest = (fromMs: number, toMs: number) =>
    Math.max(...levels.filter(({ atMs }) => atMs >= fromMs && atMs < toMs).map(({ level }) => level));
  const ended = Promise.withResolvers<void>();
  listener.subscribe((event) => {
    events.push({ event, atMs: Math.round((context.currentTime - startedAt) * 1000) });
    if (event === 'speech-ended') ended.resolve();
  });
  await ended.promise;
  const recording = rolling.take();
  const early = await recording.peek();
  const sound = await recording.stop();
  const [peeked, decoded] = [await decode(context, early), await decode(context, sound)];
  listener.close();
  detection?.close();
  meter.close();
  microphone.close();
  const speechMs = events[0]?.atMs ?? 0;
  return {
    events,
    levels: {
      silent: loudest(0, speechMs - 500),
      speaking: loudest(speechMs, Number.POSITIVE_INFINITY),
    },
    threshold: VOICE_LEVEL,
    name: recordingName(recording.mimeType),
    type: sound.type,
    bytes: sound.size,
    seconds: decoded.duration,
    peekedSeconds: peeked.duration,
    isLetGo: microphone.stream.getTracks().every(({ readyState }) => readyState === 'ended'),
  };
}

const decode = async (context: AudioContext, blob: Blob) => context.decodeAudioData(await blob.arrayBuffer());

/** Why there is no microphone; null when there is one. */
export async function askForMicrophone(): Promise<{ kind: string; message: string } | null> {
  try {
    const microphone = await openMicrophone();
    microphone.close();
    return null;
  } catch (error) {
    if (!(error instanceof MicrophoneError)) throw error;
    return { kind: error.kind, message: error.message };
  }
}

async function hearSomething(recording: Recording): Promise<void> {
  while ((await recording.peek()).size === 0);
}

/** Records until the microphone is lost, however the test takes it away. `begun` tells the test that it may. */
export async function recordUntilLost(begun: () => void) {
  const microphone = await openMicrophone();
  const recording = startRecording(microphone);
  const lost = Promise.withResolvers<MicrophoneError>();
  microphone.onLost(lost.resolve);
  await hearSomething(recording);
  begun();
  const { kind, message } = await lost.promise;
  const sound = await recording.stop();
  return { kind, message, bytes: sound.size };
}

/** A device that is unplugged ends its track; no browser lets a test pull the plug of its fake one. */
export async function recordUntilUnplugged() {
  const microphone = await openMicrophone();
  const recording = startRecording(microphone);
  const lost = Promise.withResolvers<MicrophoneError>();
  microphone.onLost(lost.resolve);
  await hearSomething(recording);
  for (const track of microphone.stream.getAudioTracks()) track.dispatchEvent(new Event('ended'));
  const { kind, message } = await lost.promise;
  return { kind, message, bytes: (await recording.stop()).size };
}
