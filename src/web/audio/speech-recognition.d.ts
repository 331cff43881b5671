// Not in TypeScript's DOM library. https://webaudio.github.io/web-speech-api/
interface SpeechRecognitionOptions {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

interface SpeechRecognitionResultEvent extends Event {
  readonly results: SpeechRecognitionResultList;
}

interface SpeechRecognitionFailure extends Event {
  readonly error: string;
}

interface SpeechRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Undefined in browsers that know remote recognition only. */
  processLocally?: boolean;
  onresult: ((event: SpeechRecognitionResultEvent) => void) | null;
  onerror: ((event: SpeechRecognitionFailure) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface SpeechRecognitionClass {
  new (): SpeechRecognition;
  available?(
    options: SpeechRecognitionOptions,
  ): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  install?(options: SpeechRecognitionOptions): Promise<boolean>;
}

interface Window {
  readonly SpeechRecognition?: SpeechRecognitionClass;
  readonly webkitSpeechRecognition?: SpeechRecognitionClass;
}
