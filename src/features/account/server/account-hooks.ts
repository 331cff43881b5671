import type { Person } from '#server/person.ts';

/** What other features add to an account; `app.ts` wires them, so that this feature needs to know none of them. */
export interface AccountHooks {
  /** Parts of the export, by the name they get in it: everything a feature holds about the person. */
  readonly exports: Readonly<Record<string, (person: Person) => Promise<unknown>>>;
  /** Runs before the rows go, for what the database cannot cascade to. A failure stops the deletion. */
  readonly beforeDeletion: readonly ((person: Person) => Promise<void>)[];
  /** Runs when the rows are gone, for what may then begin; it cannot fail the deletion. */
  readonly afterDeletion: readonly (() => void)[];
}

export const NO_HOOKS: AccountHooks = { exports: {}, beforeDeletion: [], afterDeletion: [] };
