import type { VoiceState } from '../voice-machine.ts';

/** Section 2: the status line. */
export const STATUS_LINES: Record<VoiceState['status'], string> = {
  idle: 'tap to start listening...',
  opening: 'tap to start listening...',
  listening: "i'm listening...",
  processing: 'processing...',
  speaking: 'sharing a response...',
};

/** What a press on the heart does, or why it rests. */
export const HEART_LABELS: Record<VoiceState['status'], string> = {
  idle: 'start listening',
  opening: 'waiting for the microphone',
  listening: 'i have finished speaking',
  processing: 'processing what you said',
  speaking: 'sharing a response',
};

export const MIC_TOOLTIP = 'Tap to record';
export const MIC_FINISH = 'Tap to finish';
export const MOBILE_TIP = 'Mobile tip: Make sure to grant microphone permission when prompted';

export const TYPING_LINE = "write, and i'll answer aloud.";
