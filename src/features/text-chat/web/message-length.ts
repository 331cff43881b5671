/** What the server takes in one message, in UTF-16 units after trimming, as the contract counts them. */
export const MESSAGE_MAX = 2000;
/** Above this the counter turns ochre. */
export const MESSAGE_WARN = 1800;

export type LengthState = 'fine' | 'near' | 'over';

export interface MessageLength {
  readonly length: number;
  readonly state: LengthState;
  readonly canSend: boolean;
}

export function measureMessage(text: string): MessageLength {
  const length = text.trim().length;
  const state = length > MESSAGE_MAX ? 'over' : length > MESSAGE_WARN ? 'near' : 'fine';
  return { length, state, canSend: length > 0 && state !== 'over' };
}

/** Said when a message is too long to be sent in one go; nothing is cut. */
export function describeOverflow(length: number): string {
  const parts = Math.ceil(length / MESSAGE_MAX);
  return `this is ${(length - MESSAGE_MAX).toLocaleString('en-US')} characters more than fits in one message. all of it is kept here; you could send it in ${parts} parts.`;
}
