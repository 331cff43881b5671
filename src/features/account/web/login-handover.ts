/** What another screen handed over to `/login`: an address to fill in and a message to show. */
export interface LoginHandover {
  readonly email?: string;
  readonly message?: string;
}

/** Reads the router's state, which may be anything. */
export function readHandover(state: unknown): LoginHandover {
  const { email, message } = Object(state);
  return { ...(typeof email === 'string' && { email }), ...(typeof message === 'string' && { message }) };
}
