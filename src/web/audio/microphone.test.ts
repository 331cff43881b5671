import { describe, expect, it, vi } from 'vitest';
import { MicrophoneError, openMicrophone } from './microphone.ts';

class FakeTrack extends EventTarget {
  readonly stop = vi.fn();
}

function fakeStream(): { track: FakeTrack; stream: MediaStream } {
  const track = new FakeTrack();
  return {
    track,
    stream: { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream,
  };
}

class FakePermission extends EventTarget {
  state: PermissionState = 'granted';
  become(state: PermissionState) {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

async function open(overrides: { permission?: FakePermission | null } = {}) {
  const { track, stream } = fakeStream();
  const permission = overrides.permission === undefined ? new FakePermission() : overrides.permission;
  const getUserMedia = vi.fn(async () => stream);
  const query = vi.fn(async () => {
    if (!permission) throw new TypeError('unknown name');
    return permission as unknown as PermissionStatus;
  });
  const microphone = await openMicrophone({ mediaDevices: { getUserMedia }, permissions: { query } });
  // The permission is looked up beside.
  await Promise.resolve();
  await Promise.resolve();
  const lost: string[] = [];
  microphone.onLost(({ kind }) => lost.push(kind));
  return { microphone, track, permission, lost, getUserMedia };
}

const refuse = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('no', name)) });

describe('microphone', () => {
  it('asks for one channel without echo and noise', async () => {
    const { getUserMedia } = await open();
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      video: false,
    });
  });

  it.each([
    [
      'NotAllowedError',
      'denied',
      'Microphone permission denied. Please allow microphone access in your browser settings.',
    ],
    [
      'SecurityError',
      'denied',
      'Microphone permission denied. Please allow microphone access in your browser settings.',
    ],
    ['NotFoundError', 'missing', 'No microphone found. Please connect a microphone and try again.'],
    ['NotReadableError', 'missing', 'No microphone found. Please connect a microphone and try again.'],
    ['TypeError', 'unsupported', 'Microphone not supported on this device. Please try a different browser.'],
  ])('tells %s in the words of the specification', async (name, kind, message) => {
    await expect(openMicrophone({ mediaDevices: refuse(name) })).rejects.toMatchObject({
      name: 'MicrophoneError',
      kind,
      message,
    });
  });

  it('is not supported where the browser has no media devices', async () => {
    await expect(openMicrophone({ mediaDevices: undefined })).rejects.toEqual(
      new MicrophoneError('unsupported'),
    );
  });

  it('lets go of a microphone that is granted after the person has left', async () => {
    const { track, stream } = fakeStream();
    const granted = Promise.withResolvers<MediaStream>();
    const left = new AbortController();
    const opening = openMicrophone({
      signal: left.signal,
      mediaDevices: { getUserMedia: () => granted.promise },
    });
    left.abort(new Error('left'));
    await expect(opening).rejects.toThrow('left');
    granted.resolve(stream);
    await granted.promise;
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('asks nobody once it was aborted', async () => {
    const getUserMedia = vi.fn();
    await expect(
      openMicrophone({ signal: AbortSignal.abort(), mediaDevices: { getUserMedia } }),
    ).rejects.toThrow();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('tells once that the permission was taken back, whichever sign comes first', async () => {
    for (const state of ['denied', 'prompt'] as const) {
      const { lost, track, permission } = await open();
      permission?.become(state);
      track.dispatchEvent(new Event('ended'));
      expect(lost).toEqual(['denied']);
      expect(track.stop).toHaveBeenCalled();
    }
  });

  it('tells that the device went away while the permission stands', async () => {
    const { lost, track } = await open();
    track.dispatchEvent(new Event('ended'));
    expect(lost).toEqual(['lost']);
  });

  it('tells a loss in browsers that know no permission for microphones', async () => {
    const { lost, track } = await open({ permission: null });
    track.dispatchEvent(new Event('ended'));
    expect(lost).toEqual(['lost']);
  });

  it('tells a loss to who asks later, and nothing to who stopped listening', async () => {
    const { microphone, track } = await open();
    const [early, late] = [vi.fn(), vi.fn()];
    microphone.onLost(early)();
    track.dispatchEvent(new Event('ended'));
    microphone.onLost(late);
    expect(early).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledWith(expect.objectContaining({ kind: 'lost' }));
  });

  it('tells nothing after it was closed', async () => {
    const { microphone, track, permission, lost } = await open();
    microphone.close();
    track.dispatchEvent(new Event('ended'));
    permission?.become('denied');
    expect(lost).toEqual([]);
    expect(track.stop).toHaveBeenCalled();
  });
});
