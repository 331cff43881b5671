import { expect, it } from 'vitest';
import { type BrowserParts, inspectDevice } from './device-report.ts';

const device = (kind: MediaDeviceKind, deviceId: string, label = ''): MediaDeviceInfo => ({
  kind,
  deviceId,
  label,
  groupId: '',
  toJSON: () => ({}),
});

const capable: BrowserParts = {
  userAgent: 'x'.repeat(300),
  mediaDevices: {
    enumerateDevices: async () => [
      device('audioinput', '0123456789abcdef'),
      device('audioinput', 'id', 'Headset'),
      device('audioinput', ''),
      device('audiooutput', 'speaker'),
    ],
  },
  MediaRecorder: { isTypeSupported: (type) => type !== 'audio/wav' },
  hasAudioContext: true,
};

it('tells what a capable browser has, with long names cut', async () => {
  expect(await inspectDevice(capable)).toEqual({
    userAgent: 'x'.repeat(100),
    hasMediaDevices: true,
    hasRecording: true,
    hasAudioContext: true,
    formats: ['webm', 'mp4', 'ogg'],
    inputs: ['microphone 01234567', 'Headset', 'microphone 3'],
    isCompatible: true,
  });
});

it.each([
  [{ mediaDevices: undefined }],
  [{ MediaRecorder: undefined }],
  [{ MediaRecorder: { isTypeSupported: () => false } }],
  [{ hasAudioContext: false }],
] as const)('is incompatible when something is missing: %j', async (missing) => {
  expect((await inspectDevice({ ...capable, ...missing })).isCompatible).toBe(false);
});

it('is compatible without a microphone, which can be connected', async () => {
  const bare = { ...capable, mediaDevices: { enumerateDevices: async () => [] } };
  expect(await inspectDevice(bare)).toMatchObject({ isCompatible: true, inputs: [] });
});
