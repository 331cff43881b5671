import { openJson, openPadded, openText, sealJson, sealPadded, sealText } from './crypto/seal.ts';

/** Who is asking, as the auth guard found them. `dataKey` opens what is theirs. */
export interface Person {
  readonly id: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  readonly country: string | null;
  readonly modelConsent: boolean;
  readonly dataKey: Buffer;
}

/** Whose data, and the key to it: enough to seal and open. */
export type DataOwner = Pick<Person, 'id' | 'dataKey'>;

/** Column and row of a sealed value, e.g. `{ table: 'messages', column: 'content', row: id }`. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

const placeOf = (owner: DataOwner, cell: Cell) => ({ ...cell, user: owner.id });

export const sealFor = (owner: DataOwner, cell: Cell, text: string): Buffer =>
  sealText(owner.dataKey, text, placeOf(owner, cell));

export const openFor = (owner: DataOwner, cell: Cell, sealed: Uint8Array): string =>
  openText(owner.dataKey, sealed, placeOf(owner, cell));

export const sealJsonFor = (owner: DataOwner, cell: Cell, value: unknown): Buffer =>
  sealJson(owner.dataKey, value, placeOf(owner, cell));

export const openJsonFor = (owner: DataOwner, cell: Cell, sealed: Uint8Array): unknown =>
  openJson(owner.dataKey, sealed, placeOf(owner, cell));

/** Sealed so that its length tells little: packed, and filled up to a multiple of `bytes`. */
export const sealPaddedFor = (owner: DataOwner, cell: Cell, value: unknown, bytes: number): Buffer =>
  sealPadded(owner.dataKey, value, placeOf(owner, cell), bytes);

export const openPaddedFor = (owner: DataOwner, cell: Cell, sealed: Uint8Array): unknown =>
  openPadded(owner.dataKey, sealed, placeOf(owner, cell));
