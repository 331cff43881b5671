import { NOTHING_STANDS, type Standing } from '#features/conversations/core/standing.ts';
import { START, type VoiceEvent, type VoiceState } from './voice-machine.ts';

/** Everything on the voice screen but the level of sound, which changes with every frame. */
export interface VoiceSnapshot extends Standing {
  readonly state: VoiceState;
  /** Null until the first turn; nothing is stored for a screen that was only looked at. */
  readonly conversationId: string | null;
  /** There is no such conversation, or it is somebody else's. */
  readonly isMissing: boolean;
  /** The reply as far as it has arrived; '' when there is none. */
  readonly reply: string;
  /** So much of it stands on the screen: what was heard, and its first words while the disclosure is. */
  readonly heardCharacters: number;
  /** A kind word under the status: nothing was heard, or the voice is missing. */
  readonly note: string | null;
  /** Whether anything was said in this visit. */
  readonly hasSpoken: boolean;
  /** There is something in the conversation: said in this visit, or in an earlier one that is continued. */
  readonly hasWords: boolean;
}

/** The screen's state in the hands of those who change it. */
export interface VoicePage {
  readonly read: () => VoiceSnapshot;
  readonly update: (patch: Partial<VoiceSnapshot>) => void;
  readonly act: (event: VoiceEvent) => void;
}

export const startSnapshot = (conversationId: string | null): VoiceSnapshot => ({
  state: START,
  conversationId,
  isMissing: false,
  reply: '',
  heardCharacters: 0,
  note: null,
  ...NOTHING_STANDS,
  hasSpoken: false,
  hasWords: conversationId !== null,
});
