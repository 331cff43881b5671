/** The five ways to begin. */
export const STARTERS = [
  "i feel anxious and i'm not sure why",
  "something happened and i can't let it go",
  "i'm carrying too much right now",
  "i want to understand what i'm feeling",
  'something good happened today',
] as const;

export const HELP_STEPS = [
  'begin anywhere. a word, a memory, a feeling in your body.',
  'take your time. nothing is sent until you send it.',
  "stay with the questions that matter, skip the ones that don't.",
  'stop whenever you like. your conversation will be in history.',
] as const;

export const NOT_THERAPY =
  'process supports reflection. it is not therapy, and it does not replace a mental health professional.';

/** Sent for the person who asks for other words. */
export const SAY_DIFFERENTLY = 'could you say that differently?';

/** Beside what the person said, until it is stored. */
export const DELIVERY: Readonly<Record<string, string>> = {
  sending: 'sending',
  offline: 'kept until you are back online',
  failed: 'not sent yet',
};

/** The bubble beside a message that could not be answered. */
export const APOLOGY =
  'I apologize, but I encountered an issue processing your message. Please try again in a moment.';
