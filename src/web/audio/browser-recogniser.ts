export interface BrowserRecogniser {
  /** Where the voice goes: 'device' stays here, 'browser-maker' is sent to the maker of the browser. */
  readonly place: 'device' | 'browser-maker';
  /** Begins to listen; it opens the microphone by itself. */
  start(): void;
  /**
   * Ends it and gives what was heard; '' when nothing was.
   * @throws RecognitionError when it failed on the way
   */
  stop(): Promise<string>;
  cancel(): void;
}

/** Why the browser recognised nothing: its own code, such as 'network' or 'not-allowed'. */
export class RecognitionError extends Error {
  override readonly name = 'RecognitionError';
  readonly code: string;

  constructor(code: string) {
    super(`speech recognition ended with '${code}'`);
    this.code = code;
  }
}

export interface RecogniserParts {
  readonly language: string;
  /** Only after the person was told that the browser's maker gets the sound, and agreed. */
  readonly allowRemote?: boolean;
  /** Only after the person agreed to a download for recognition on this device. */
  readonly allowInstall?: boolean;
  readonly signal?: AbortSignal;
  readonly Recognition?: SpeechRecognitionClass | undefined;
}

/** The browser's own recognition, on the device when it can; null when there is none that is allowed. */
export async function findBrowserRecogniser(parts: RecogniserParts): Promise<BrowserRecogniser | null> {
  const { Recognition = recognitionOfBrowser() } = parts;
  if (!Recognition) return null;
  const isLocal = await canProcessLocally(Recognition, parts);
  parts.signal?.throwIfAborted();
  if (!isLocal && !parts.allowRemote) return null;
  return createRecogniser(Recognition, parts.language, isLocal ? 'device' : 'browser-maker');
}

const recognitionOfBrowser = () =>
  globalThis.window?.SpeechRecognition ?? globalThis.window?.webkitSpeechRecognition;

/** Whether the browser could fetch from its maker what it needs to recognise this language on the device. */
export async function canFetchRecogniser(
  language: string,
  Recognition = recognitionOfBrowser(),
): Promise<boolean> {
  try {
    const state = await Recognition?.available?.({ langs: [language], processLocally: true });
    return state === 'downloadable' || state === 'downloading';
  } catch {
    return false; // a policy or an unknown language: then it cannot
  }
}

async function canProcessLocally(
  Recognition: SpeechRecognitionClass,
  parts: RecogniserParts,
): Promise<boolean> {
  const options = { langs: [parts.language], processLocally: true };
  try {
    const state = (await Recognition.available?.(options)) ?? 'unavailable';
    if (state === 'available') return true;
    if (state === 'unavailable' || !parts.allowInstall) return false;
    return (await Recognition.install?.(options)) ?? false;
  } catch {
    return false; // a policy or an unknown language: then it cannot
  }
}

const textOf = (results: SpeechRecognitionResultList): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');

function createRecogniser(
  Recognition: SpeechRecognitionClass,
  language: string,
  place: BrowserRecogniser['place'],
): BrowserRecogniser {
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (place === 'device') recognition.processLocally = true;
  let text = '';
  let ended = Promise.withResolvers<string>();

  recognition.onresult = ({ results }) => {
    text = textOf(results);
  };
  recognition.onerror = ({ error }) => {
    // Silence and our own `cancel` are no failures.
    if (error !== 'no-speech' && error !== 'aborted') ended.reject(new RecognitionError(error));
  };
  recognition.onend = () => ended.resolve(text);

  return {
    place,
    start: () => {
      text = '';
      ended = Promise.withResolvers();
      ended.promise.catch(() => {}); // `stop` tells
      recognition.start();
    },
    stop: () => {
      recognition.stop();
      return ended.promise;
    },
    cancel: () => recognition.abort(),
  };
}
