import { readFields } from './keyed-storage.ts';
import { session } from './session.ts';

const KEY = 'wayBack';
const HOME = '/options';
/** The dashboard is where a sign-in leads anyway, and a goodbye is not gone back to. */
const NOT_KEPT = ['/options', '/dashboard', '/exit-thanks'];

/**
 * Where somebody was turned away to the sign-in: path and query, and whose it was where somebody was signed in there. Kept
 * in this tab until they are signed in, by whatever way.
 */
export const wayBack = {
  /** Whoever signed out by themselves has finished here. */
  keep({ pathname, search }: { pathname: string; search: string }): void {
    if (session.isLeft() || NOT_KEPT.includes(pathname)) return;
    const path = pathname.replace(/^\/+/, '/') + search;
    sessionStorage.setItem(KEY, JSON.stringify({ path, userId: session.expiredUserId() }));
  },

  /** The place for whoever is signed in now; the dashboard where there is none, or it was another person's. */
  place(): string {
    const { path, userId } = readFields(sessionStorage.getItem(KEY));
    const isTheirs = userId === null || userId === session.userId();
    return typeof path === 'string' && isTheirs ? path : HOME;
  },

  /** They have arrived. */
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // A browser that cannot forget leads back there once more: no reason to take the page away.
    }
  },
};
