import { callApi } from '#web/api/call-api.ts';
import { beginOrganisation } from '../../contract-doors.ts';
import { wordError } from '../word-error.ts';

const TICKET_KEY = 'organisationTicket';

/** Leaves for the organisation's own sign-in. Gives why not, in words for people, where that fails. */
export async function goToOrganisation(): Promise<string | null> {
  try {
    const { url, ticket } = await callApi(beginOrganisation, { body: {} });
    // Stays in this tab: an address that somebody else began with signs nobody in here.
    sessionStorage.setItem(TICKET_KEY, ticket);
    window.location.assign(url);
    return null;
  } catch (error) {
    return wordError(error);
  }
}

/** What this tab left with; it is used once. */
export function takeOrganisationTicket(): string | null {
  const ticket = sessionStorage.getItem(TICKET_KEY);
  sessionStorage.removeItem(TICKET_KEY);
  return ticket;
}
