/** Section 9, typed and spoken alike. */
export const MESSAGE_MAX_CHARACTERS = 2000;
const MESSAGE_WARNING_CHARACTERS = 1800;

export type LengthState = 'fine' | 'near' | 'over';

export interface MessageLength {
  readonly length: number;
  readonly state: LengthState;
  readonly canSend: boolean;
}

/** `length` is in UTF-16 units after trimming, as the contract counts. */
export function measureMessage(text: string): MessageLength {
  const length = text.trim().length;
  const state =
    length > MESSAGE_MAX_CHARACTERS ? 'over' : length > MESSAGE_WARNING_CHARACTERS ? 'near' : 'fine';
  return { length, state, canSend: length > 0 && state !== 'over' };
}

/** Said when a message is too long to be sent in one go; nothing is cut. */
export function describeOverflow(length: number): string {
  const parts = Math.ceil(length / MESSAGE_MAX_CHARACTERS);
  return `this is ${(length - MESSAGE_MAX_CHARACTERS).toLocaleString('en-US')} characters more than fits in one message. all of it is kept here; you could send it in ${parts} parts.`;
}
