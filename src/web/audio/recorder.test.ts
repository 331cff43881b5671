import { describe, expect, it, vi } from 'vitest';
import { MicrophoneError } from './microphone.ts';
import { type RecorderClass, recordingName, startRecording } from './recorder.ts';

/** Gives what the test hands it, as MediaRecorder does: the last chunk and 'stop' come later than the call. */
class FakeRecorder extends EventTarget {
  static made: FakeRecorder[] = [];
  static types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
  static isTypeSupported = (type: string) => FakeRecorder.types.includes(type);
  state: RecordingState = 'inactive';
  readonly start = vi.fn(() => {
    this.state = 'recording';
  });
  readonly options: MediaRecorderOptions;

  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    FakeRecorder.made.push(this);
  }
  give(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
  }
  requestData() {
    queueMicrotask(() => this.give('so far '));
  }
  stop() {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.give('the end');
      this.dispatchEvent(new Event('stop'));
    });
  }
}

function start(types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']) {
  FakeRecorder.types = types;
  let lose: ((error: MicrophoneError) => void) | null = null;
  const stopWatching = vi.fn();
  const microphone = {
    stream: {} as MediaStream,
    onLost: (listener: (error: MicrophoneError) => void) => {
      lose = listener;
      return stopWatching;
    },
  };
  const recording = startRecording(microphone, FakeRecorder as unknown as RecorderClass);
  const recorder = FakeRecorder.made.at(-1);
  if (!recorder) throw new Error('no recorder was made');
  return { recording, recorder, stopWatching, lose: () => lose?.(new MicrophoneError('lost')) };
}

describe('recorder', () => {
  it('records webm at 128,000 bits per second in chunks of a second', () => {
    const { recording, recorder } = start();
    expect(recorder.options).toEqual({ mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 128_000 });
    expect(recorder.start).toHaveBeenCalledWith(1_000);
    expect(recording.mimeType).toBe('audio/webm');
    expect(recordingName(recording.mimeType)).toBe('recording.webm');
  });

  it('records mp4 where webm is missing', () => {
    const { recording } = start(['audio/mp4']);
    expect(recordingName(recording.mimeType)).toBe('recording.mp4');
  });

  it('is not supported where nothing can be recorded', () => {
    expect(() => start([])).toThrow(new MicrophoneError('unsupported'));
    expect(() => startRecording({ stream: {} as MediaStream, onLost: () => () => {} }, undefined)).toThrow(
      new MicrophoneError('unsupported'),
    );
  });

  it('keeps the chunks that are not empty', async () => {
    const { recording, recorder } = start();
    recorder.give('one ');
    recorder.give('');
    recorder.give('two ');
    const blob = await recording.stop();
    expect(await blob.text()).toBe('one two the end');
    expect(blob.type).toBe('audio/webm');
  });

  it('shows what there is so far, and goes on', async () => {
    const { recording, recorder } = start();
    recorder.give('one ');
    expect(await (await recording.peek()).text()).toBe('one so far ');
    expect(recorder.state).toBe('recording');
    expect(await (await recording.stop()).text()).toBe('one so far the end');
  });

  it('ends by itself when the microphone is lost, and still gives what it has', async () => {
    const { recording, recorder, lose } = start();
    recorder.give('one ');
    lose();
    expect(recorder.state).toBe('inactive');
    expect(await (await recording.stop()).text()).toBe('one the end');
    expect(await (await recording.peek()).text()).toBe('one the end');
  });

  it('gives the same sound again to a second stop', async () => {
    const { recording, stopWatching } = start();
    const [first, second] = await Promise.all([recording.stop(), recording.stop()]);
    expect(await first.text()).toBe(await second.text());
    expect(stopWatching).toHaveBeenCalled();
  });

  it('forgets the sound of a cancelled recording, the last chunk as well', async () => {
    const { recording, recorder } = start();
    recorder.give('one ');
    recording.cancel();
    expect(recorder.state).toBe('inactive');
    await Promise.resolve();
    expect((await recording.stop()).size).toBe(0);
  });
});
