import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { keyedHash, tokenHash } from '#server/crypto/keyed-hash.ts';
import { openJson, SealError, sealJson } from '#server/crypto/seal.ts';
import type { doorTickets } from '#server/db/schema/account.ts';
import type { Parts } from '#server/parts.ts';
import { TICKET_MINUTES } from '../../core/limits.ts';
import { deleteTicket, findTicket, insertTicket } from './door-store.ts';

const passkeySchema = z.object({ userId: z.string() });

/** What each kind of step remembers until the next one. */
const KINDS = {
  'passkey-sign-in': z.object({}),
  'passkey-confirmation': passkeySchema,
  'passkey-new': passkeySchema,
  'second-step': z.object({ userId: z.string(), remember: z.boolean() }),
  'organisation-begun': z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  'organisation-met': z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    name: z.string(),
  }),
} as const;
type Kind = keyof typeof KINDS;
type Held<K extends Kind> = z.infer<(typeof KINDS)[K]>;

const MINUTES: Readonly<Record<Kind, number>> = {
  'passkey-sign-in': TICKET_MINUTES.passkey,
  'passkey-confirmation': TICKET_MINUTES.passkey,
  'passkey-new': TICKET_MINUTES.passkey,
  'second-step': TICKET_MINUTES.secondStep,
  'organisation-begun': TICKET_MINUTES.organisation,
  'organisation-met': TICKET_MINUTES.organisation,
};

type Ends = Pick<typeof doorTickets.$inferSelect, 'secretHash' | 'expiresAt'>;

const SECRET_BYTES = 32;
const sealingKey = (rowKey: Buffer): Buffer => keyedHash(rowKey, 'seals door tickets');
/** A ticket of one kind does not open as one of another, nor one whose end was moved. */
const placeOf = (kind: Kind, { secretHash, expiresAt }: Ends) => ({
  table: 'door_tickets',
  column: kind,
  row: `${secretHash.toString('base64')}·${expiresAt.toISOString()}`,
  user: '',
});

type TicketParts = Pick<Parts, 'db' | 'now' | 'rowKey'>;

/** Keeps what a step is about, and gives the secret (43 characters) that the next step brings back. */
export async function issueTicket<K extends Kind>(
  { db, now, rowKey }: TicketParts,
  kind: K,
  held: Held<K>,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const secretHash = tokenHash(secret);
  const expiresAt = new Date(now().getTime() + MINUTES[kind] * 60_000);
  const sealed = sealJson(sealingKey(rowKey), held, placeOf(kind, { secretHash, expiresAt }));
  await insertTicket(db, { secretHash, sealed, expiresAt });
  return secret;
}

/** What a ticket is about; null for one that is unknown, used, too old, forged or of another kind. */
export async function readTicket<K extends Kind>(
  parts: TicketParts,
  kind: K,
  secret: string,
): Promise<Held<K> | null> {
  return openTicket(parts, kind, await findTicket(parts.db, tokenHash(secret), parts.now()));
}

/** The same, and it is gone with the question: it works once, also when it is asked twice at the same time. */
export async function takeTicket<K extends Kind>(
  parts: TicketParts,
  kind: K,
  secret: string,
): Promise<Held<K> | null> {
  return openTicket(parts, kind, await deleteTicket(parts.db, tokenHash(secret), parts.now()));
}

function openTicket<K extends Kind>(
  { rowKey }: TicketParts,
  kind: K,
  row: typeof doorTickets.$inferSelect | null,
): Held<K> | null {
  if (!row) return null;
  try {
    const held = openJson(sealingKey(rowKey), row.sealed, placeOf(kind, row));
    return z.parse(KINDS[kind], held) as Held<K>; // parsed by that very schema
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
