import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { connectOrganisation, readDoors } from '../../contract-doors.ts';

const TICKET_KEY = 'organisationToConnect';

/** Keeps what connects an account with the organisation, until its person has signed in to it the way they always did. */
export const keepForConnecting = (ticket: string): void => sessionStorage.setItem(TICKET_KEY, ticket);

let connecting: Promise<boolean> | null = null;

/**
 * Connects whoever is signed in now, and gives whether it did. Without an answer, as when the page is left, the next
 * page tries again.
 * @throws {ApiError} when it cannot be done any more
 */
export function connectKept(): Promise<boolean> {
  connecting ??= connect().finally(() => {
    connecting = null;
  });
  return connecting;
}

async function connect(): Promise<boolean> {
  const ticket = sessionStorage.getItem(TICKET_KEY);
  if (ticket === null) return false;
  try {
    await callApi(connectOrganisation, { body: { ticket } }, { keepalive: true });
  } catch (error) {
    if (!isRefusal(error)) return false;
    sessionStorage.removeItem(TICKET_KEY);
    // An earlier page asked, and did not stay to hear that it was done.
    const { organisation } = await callApi(readDoors);
    if (!organisation?.isConnected) throw error;
  }
  sessionStorage.removeItem(TICKET_KEY);
  return true;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status < 500;
