import type { Limit } from '#server/rate-limits.ts';

/** More than anybody types; what keeps a script from filling the database in a person's name. */
export const TURNS_BY_PERSON: Limit = { name: 'turns-person', points: 40, seconds: 60 };
export const CONVERSATIONS_BY_PERSON: Limit = { name: 'conversations-person', points: 120, seconds: 3_600 };
/** A search opens every message of the person. */
export const SEARCHES_BY_PERSON: Limit = { name: 'searches-person', points: 600, seconds: 60 };
