import type { BrowserRecogniser } from '#web/audio/browser-recogniser.ts';

/** Who turns speech into words; with nobody there one types. */
export type Hearing = 'server' | BrowserRecogniser['place'] | 'typing';

interface HearingFacts {
  /** The server's recogniser; null: it has none. 'local' is one inside the server itself. */
  readonly stt: string | null;
  /** Words and voice may leave for outside providers. */
  readonly hasConsent: boolean;
  /** The browser's own recogniser, as far as the person allows it. */
  readonly recogniser: Pick<BrowserRecogniser, 'place'> | null;
}

export function chooseHearing({ stt, hasConsent, recogniser }: HearingFacts): Hearing {
  if (stt === 'local' || (stt !== null && hasConsent)) return 'server';
  return recogniser?.place ?? 'typing';
}
