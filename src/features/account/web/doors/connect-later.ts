import { callApi } from '#web/api/call-api.ts';
import { connectOrganisation } from '../../contract-doors.ts';

const TICKET_KEY = 'organisationToConnect';

/** Keeps what connects an account with the organisation, until its person has signed in to it the way they always did. */
export const keepForConnecting = (ticket: string): void => sessionStorage.setItem(TICKET_KEY, ticket);

/** Connects whoever is signed in now, once. @throws {ApiError} when it cannot be done any more */
export async function connectKept(): Promise<void> {
  const ticket = sessionStorage.getItem(TICKET_KEY);
  sessionStorage.removeItem(TICKET_KEY);
  if (ticket !== null) await callApi(connectOrganisation, { body: { ticket } });
}
