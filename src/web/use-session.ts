import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** The token of this browser, or null; follows sign-in and sign-out, in other tabs too. */
export const useToken = (): string | null => useSyncExternalStore(session.subscribe, session.token);
