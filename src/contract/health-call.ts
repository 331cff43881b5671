/** How whoever looks for the server asks for it: read by the shell of every page, so without the form of the answer. */
export const HEALTH_CALL = { method: 'GET', path: '/api/health' } as const;

/** Section 9: how long it is waited for. */
export const HEALTH_TIMEOUT_MS = 3_000;
