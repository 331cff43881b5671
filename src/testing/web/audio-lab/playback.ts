import { unlockAudio } from '#web/audio/audio-context.ts';
import { readFrames, type SoundFrame } from '#web/audio/frames.ts';
import { startListening } from '#web/audio/listener.ts';
import { openMicrophone } from '#web/audio/microphone.ts';
import { createPlayer } from '#web/audio/player.ts';
import { type Arrival, deliver } from './arrivals.ts';
import { forkLoudspeaker, measureContinuity, tapLoudspeaker } from './tap.ts';

const toMs = (seconds: number) => Math.round(seconds * 10_000) / 10;

/** Plays what arrives to its end, and measures what comes out of the loudspeaker. */
export async function playToEnd(arrivals: readonly Arrival[]) {
  const context = unlockAudio();
  const tap = await tapLoudspeaker(context);
  const player = createPlayer(context);
  const statuses: string[] = [];
  const heard: number[] = [];
  player.subscribe(() => {
    const { status, heardCharacters } = player.getSnapshot();
    if (statuses.at(-1) !== status) statuses.push(status);
    if (heard.at(-1) !== heardCharacters) heard.push(heardCharacters);
  });
  const startedAt = context.currentTime;
  deliver(player, arrivals);
  await player.ended;
  tap.stop();
  const firstSound = tap.frames.find(({ db }) => db > -50);
  return {
    statuses,
    heard,
    firstSoundMs: toMs((firstSound?.at ?? Number.NaN) - startedAt),
    sampleRate: context.sampleRate,
    ...measureContinuity(tap.frames, context.sampleRate),
  };
}

/** Plays what may be no sound at all. Gives the name of the failure, or null. */
export async function playBroken(arrivals: readonly Arrival[]) {
  const player = createPlayer(unlockAudio());
  deliver(player, arrivals);
  const failure = await player.ended.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  );
  return { failure, ...player.getSnapshot() };
}

/** Stops a reply after some of it was heard: how long the loudspeaker still sounds, and what counts as heard. */
export async function stopAfter(arrivals: readonly Arrival[], heardMs: number) {
  const context = unlockAudio();
  const tap = await tapLoudspeaker(context);
  const player = createPlayer(context);
  deliver(player, arrivals);
  const begun = Promise.withResolvers<number>();
  player.subscribe(() => player.getSnapshot().status === 'playing' && begun.resolve(context.currentTime));
  await begun.promise;
  await passed(heardMs);
  const stoppedAt = context.currentTime;
  const { heardCharacters } = player.stop();
  const { status } = player.getSnapshot();
  await passed(300);
  tap.stop();
  const firstAt = tap.frames.find(({ db }) => db > -50)?.at ?? Number.NaN;
  return {
    heardCharacters,
    status,
    heardMs: toMs(stoppedAt - firstAt),
    silentAfterMs: toMs(Math.max(0, tap.lastSoundAt() - stoppedAt)),
  };
}

/** A person speaks into a reply: the microphone hears the test's speech. */
export async function bargeIn(arrivals: readonly Arrival[]) {
  const context = unlockAudio();
  const tap = await tapLoudspeaker(context);
  const microphone = await openMicrophone();
  const voice: SoundFrame[] = [];
  const source = context.createMediaStreamSource(microphone.stream);
  const stopVoice = await readFrames(context, source, {
    samples: false,
    onFrame: (frame) => voice.push(frame),
  });
  const listener = await startListening({ context, microphone });
  const player = createPlayer(context);
  let duckedAt = Number.NaN;
  listener.watchPlayback({
    ...player,
    duck: () => {
      duckedAt = context.currentTime;
      player.duck();
    },
  });
  deliver(player, arrivals);
  const events: string[] = [];
  const heard = Promise.withResolvers<number>();
  const over = Promise.withResolvers<void>();
  listener.subscribe((event) => {
    events.push(event);
    if (event === 'barge-in') {
      heard.resolve(context.currentTime);
      player.stop();
    }
    if (event === 'speech-ended') over.resolve();
  });
  const bargedInAt = await Promise.race([heard.promise, player.ended.then(() => Number.NaN)]);
  if (Number.isFinite(bargedInAt)) await over.promise;
  listener.close();
  stopVoice();
  microphone.close();
  tap.stop();
  const voiceAt = voice.find(({ db }) => db > -50)?.at ?? Number.NaN;
  return {
    events,
    fromVoiceToQuietMs: toMs(duckedAt - voiceAt),
    fromVoiceToBargeInMs: toMs(bargedInAt - voiceAt),
    fromVoiceToSilenceMs: toMs(tap.lastSoundAt() - voiceAt),
    fromBargeInToSilenceMs: toMs(Math.max(0, tap.lastSoundAt() - bargedInAt)),
  };
}

/** Plays a reply into a microphone that hears nothing but its echo, softer by `lossDb` and late by 80 ms. */
export async function hearOwnEcho(arrivals: readonly Arrival[], lossDb: number) {
  const context = unlockAudio();
  const microphone = context.createMediaStreamDestination();
  const echo = new GainNode(context, { gain: 10 ** (-lossDb / 20) });
  echo.connect(new DelayNode(context, { delayTime: 0.08 })).connect(microphone);
  const restore = forkLoudspeaker(context, echo);
  const listener = await startListening({ context, microphone });
  const player = createPlayer(context);
  let ducks = 0;
  listener.watchPlayback({
    ...player,
    duck: () => {
      ducks += 1;
      player.duck();
    },
  });
  const events: string[] = [];
  listener.subscribe((event) => {
    events.push(event);
    if (event === 'barge-in') player.stop();
  });
  deliver(player, arrivals);
  await player.ended;
  restore();
  listener.close();
  return { events, ducks, heardCharacters: player.getSnapshot().heardCharacters };
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
