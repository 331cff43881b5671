import type { ListenerEvent } from '#web/audio/listener.ts';
import type { MicrophoneError } from '#web/audio/microphone.ts';
import type { Outcomes } from '../turn/outcomes.ts';
import type { SpokenTurnSession } from '../turn/spoken-turn-session.ts';
import type { VoiceStatus } from '../voice-machine.ts';
import type { VoiceParts } from '../voice-parts.ts';
import type { VoicePage } from '../voice-snapshot.ts';
import type { Ear } from './voice-ear.ts';

/** The server takes 120 s of sound. */
const LONGEST_SPEECH_MS = 110_000;
/** Hands-free: so long nobody speaks, and the microphone rests. */
const LONGEST_SILENCE_MS = 90_000;
const RESTING = "i've stopped listening for now. tap whenever you'd like to go on.";

interface HearingParts extends VoicePage {
  readonly parts: Pick<VoiceParts, 'isHandsFree' | 'newId'>;
  readonly ear: Ear;
  readonly turns: SpokenTurnSession;
  readonly outcomes: Outcomes;
}

/** From the tap to the end of speech. */
export function startHearing(session: HearingParts) {
  const { parts, ear, read, act, update, turns, outcomes } = session;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const endWait = () => clearTimeout(waiting);
  const endSpeech = () => act({ type: 'speech_ended', turnId: parts.newId() });
  const rest = () => {
    act({ type: 'fell_silent' });
    update({ note: RESTING });
  };

  return {
    async open(): Promise<void> {
      update({ note: null });
      try {
        if (!(await ear.listen({ handsFree: parts.isHandsFree() }))) return;
        turns.disclose();
        act({ type: 'recording_started' });
      } catch (error) {
        outcomes.fail(error);
      }
    },
    /** The microphone is open: a recording has its longest time; hands-free a long silence ends the listening. */
    wait(): void {
      waiting = parts.isHandsFree()
        ? setTimeout(rest, LONGEST_SILENCE_MS)
        : setTimeout(endSpeech, LONGEST_SPEECH_MS);
    },
    leave(from: VoiceStatus, to: VoiceStatus): void {
      endWait();
      if ((from === 'opening' || from === 'listening') && to === 'idle') ear.close();
    },
    hear(event: ListenerEvent): void {
      if (event === 'speech-started') {
        endWait();
        act({ type: 'speech_began' });
      }
      if (event === 'speech-ended') endSpeech();
      if (event === 'barge-in') turns.bargeIn();
    },
    handsFreeChanged(): void {
      const isInUse = ['opening', 'listening'].includes(read().state.status);
      if (!parts.isHandsFree() && !isInUse) ear.close();
    },
    close(): void {
      endWait();
      ear.close();
    },
    /** What was recorded before the microphone went away is kept. */
    lose(error: MicrophoneError): void {
      const { status } = read().state;
      if (status === 'opening') outcomes.fail(error);
      if (status !== 'listening') {
        ear.close();
        return;
      }
      const turnId = parts.newId();
      void ear.catch().then((caught) => {
        ear.close();
        const isKept = 'recording' in caught && caught.recording.size > 0;
        if (isKept) turns.hold(turnId, caught.recording);
        outcomes.fail(error, isKept ? turnId : undefined);
      });
    },
  };
}
