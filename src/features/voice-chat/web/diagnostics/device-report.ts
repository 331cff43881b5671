/** The formats a recording may have, with the MIME type that a browser is asked about. */
const FORMATS = [
  ['webm', 'audio/webm'],
  ['mp4', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
] as const;

const USER_AGENT_SHOWN = 100;
const DEVICE_ID_SHOWN = 8;

export interface DeviceReport {
  /** Cut at 100 characters. */
  readonly userAgent: string;
  readonly hasMediaDevices: boolean;
  readonly hasRecording: boolean;
  readonly hasAudioContext: boolean;
  readonly formats: readonly string[];
  /** Label, or the first 8 characters of the id while the browser keeps labels back. */
  readonly inputs: readonly string[];
  /** Of the browser: a missing microphone can be plugged in, and makes no browser unfit. */
  readonly isCompatible: boolean;
}

export interface BrowserParts {
  readonly userAgent: string;
  readonly mediaDevices: Pick<MediaDevices, 'enumerateDevices'> | undefined;
  readonly MediaRecorder: { isTypeSupported(type: string): boolean } | undefined;
  readonly hasAudioContext: boolean;
}

const nameInput = ({ label, deviceId }: MediaDeviceInfo, index: number): string =>
  label || (deviceId ? `microphone ${deviceId.slice(0, DEVICE_ID_SHOWN)}` : `microphone ${index + 1}`);

/** Whether this browser can do what voice mode asks of it. Asks for no permission. */
export async function inspectDevice(parts: BrowserParts): Promise<DeviceReport> {
  const { userAgent, mediaDevices, MediaRecorder, hasAudioContext } = parts;
  const devices = (await mediaDevices?.enumerateDevices()) ?? [];
  const inputs = devices.filter(({ kind }) => kind === 'audioinput').map(nameInput);
  const formats = FORMATS.filter(([, type]) => MediaRecorder?.isTypeSupported(type)).map(([name]) => name);
  const hasMediaDevices = mediaDevices !== undefined;
  const hasRecording = MediaRecorder !== undefined;
  return {
    userAgent: userAgent.slice(0, USER_AGENT_SHOWN),
    hasMediaDevices,
    hasRecording,
    hasAudioContext,
    formats,
    inputs,
    isCompatible: hasMediaDevices && hasRecording && hasAudioContext && formats.length > 0,
  };
}
