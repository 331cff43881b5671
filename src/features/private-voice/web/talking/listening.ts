import { unlockAudio } from '#web/audio/audio-context.ts';

export { canFetchRecogniser } from '#web/audio/browser-recogniser.ts';

import { type BrowserRecogniser, findBrowserRecogniser } from '#web/audio/browser-recogniser.ts';
import { createLevelMeter } from '#web/audio/level-meter.ts';
import { MicrophoneError, openMicrophone } from '#web/audio/microphone.ts';

export interface Listening {
  /** Ends it and gives what was heard; '' when nothing was. */
  stop(): Promise<string>;
  cancel(): void;
}

export interface LocalEar {
  /** Begins to listen. @throws MicrophoneError */
  listen(options: {
    signal: AbortSignal;
    /** 0 to 1, with every frame. */
    onLevel: (level: number) => void;
    onLost: (error: MicrophoneError) => void;
  }): Promise<Listening>;
}

/** Whether the microphone may be used: true, false when it was refused, null when there is none to ask for. */
export async function probeMicrophone(signal: AbortSignal): Promise<boolean | null> {
  try {
    const microphone = await openMicrophone({ signal });
    microphone.close();
    return true;
  } catch (error) {
    signal.throwIfAborted();
    return isDenied(error) ? false : null;
  }
}

const isDenied = (error: unknown): boolean => error instanceof MicrophoneError && error.kind === 'denied';

/** Recognition on this device, or null. A recogniser that sends the voice away is never taken. */
export async function findEar(
  language: string,
  signal: AbortSignal,
  /** Only after the person asked for it: the browser then fetches what it needs from its maker, once. */
  allowInstall = false,
): Promise<LocalEar | null> {
  const recogniser = await findBrowserRecogniser({ language, signal, allowInstall });
  return recogniser?.place === 'device' ? { listen: (options) => listen(recogniser, options) } : null;
}

async function listen(
  recogniser: BrowserRecogniser,
  { signal, onLevel, onLost }: Parameters<LocalEar['listen']>[0],
): Promise<Listening> {
  const context = unlockAudio();
  const microphone = await openMicrophone({ signal });
  const meter = createLevelMeter(context, microphone.stream);
  const end = () => {
    meter.close();
    microphone.close();
  };
  meter.subscribe(onLevel);
  microphone.onLost((error) => {
    recogniser.cancel();
    end();
    onLost(error);
  });
  recogniser.start();
  const cancel = () => {
    recogniser.cancel();
    end();
  };
  signal.addEventListener('abort', cancel, { once: true });
  return {
    cancel,
    stop: async () => {
      const heard = recogniser.stop();
      end();
      signal.removeEventListener('abort', cancel);
      return heard;
    },
  };
}
