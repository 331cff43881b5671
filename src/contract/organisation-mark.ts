/** Where the name stands in the sign-in that is drawn for a server with an organisation: it is known when the server starts. */
export const ORGANISATION_MARK = 'NAME-OF-THE-ORGANISATION';
