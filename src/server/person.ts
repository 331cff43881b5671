import { type DataKey, unwrapDataKey } from './crypto/data-key.ts';
import type { KeyProvider } from './crypto/key-provider.ts';
import { openPaddedText, openText, SealError, sealPaddedText, sealText } from './crypto/seal.ts';

/** Who is asking, as the auth guard found them. `dataKey` opens what is theirs. */
export interface Person {
  readonly id: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  /** What admins do is not theirs yet: it asks for a sign-in by passkey, or by password and code. */
  readonly needsStrongerSignIn: boolean;
  /** Whoever signed in by the password alone has to add a passkey or a second step first. */
  readonly mustAddDoor: boolean;
  readonly country: string | null;
  readonly modelConsent: boolean;
  readonly dataKey: DataKey;
}

/** Whose data, and the key to it: enough to seal and open. */
export type DataOwner = Pick<Person, 'id' | 'dataKey'>;

/** The owner of a row of `users`. @throws {SealError} when another master key wrapped the key */
export const ownerOf = (
  keys: KeyProvider,
  { id, dataKey }: { readonly id: string; readonly dataKey: Uint8Array },
): DataOwner => ({ id, dataKey: unwrapDataKey(keys, dataKey, id) });

/** Column and row of a sealed value, e.g. `{ table: 'messages', column: 'content', row: id }`. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

const placeOf = (owner: DataOwner, cell: Cell) => ({ ...cell, user: owner.id });

/** With the key of now, or, while it is being renewed, with the other. */
function openWith<T>({ dataKey: { sealing, other } }: DataOwner, open: (key: Buffer) => T): T {
  if (!other) return open(sealing);
  try {
    return open(sealing);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return open(other);
  }
}

export const sealFor = (owner: DataOwner, cell: Cell, text: string): Buffer =>
  sealText(owner.dataKey.sealing, text, placeOf(owner, cell));

export const openFor = (owner: DataOwner, cell: Cell, sealed: Uint8Array): string =>
  openWith(owner, (key) => openText(key, sealed, placeOf(owner, cell)));

export const sealJsonFor = (owner: DataOwner, cell: Cell, value: unknown): Buffer =>
  sealFor(owner, cell, JSON.stringify(value));

export const openJsonFor = (owner: DataOwner, cell: Cell, sealed: Uint8Array): unknown =>
  JSON.parse(openFor(owner, cell, sealed));

/** Sealed so that its length tells little: filled up to a multiple of `bytes`, packed where one of them is too few. */
export const sealPaddedTextFor = (owner: DataOwner, cell: Cell, text: string, bytes: number): Buffer =>
  sealPaddedText(owner.dataKey.sealing, text, placeOf(owner, cell), bytes);

/** What {@link sealPaddedTextFor} or {@link sealFor} sealed. */
export const openPaddedTextFor = (owner: DataOwner, cell: Cell, sealed: Uint8Array): string =>
  openWith(owner, (key) => openPaddedText(key, sealed, placeOf(owner, cell)));

/** The same of a JSON value. */
export const sealPaddedFor = (owner: DataOwner, cell: Cell, value: unknown, bytes: number): Buffer =>
  sealPaddedTextFor(owner, cell, JSON.stringify(value), bytes);

export const openPaddedFor = (owner: DataOwner, cell: Cell, sealed: Uint8Array): unknown =>
  JSON.parse(openPaddedTextFor(owner, cell, sealed));
