import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';

/** What other features add to an account; `app.ts` wires them, so that this feature needs to know none of them. */
export interface AccountHooks {
  /** Parts of the export, by the name they get in it: everything a feature holds about the person. */
  readonly exports: Readonly<Record<string, (person: Person) => Promise<unknown>>>;
  /** Takes away what a stranger may have chosen in the name of a mailbox's owner, when the owner proves it. In a transaction. */
  readonly onTakeover: readonly ((tx: Db, userId: string) => Promise<void>)[];
  /** Runs before the rows go, for what the database cannot cascade to. A failure stops the deletion. */
  readonly beforeDeletion: readonly ((person: Person) => Promise<void>)[];
  /** Runs when the rows are gone, for what may then begin; it cannot fail the deletion. */
  readonly afterDeletion: readonly (() => void)[];
}

export const NO_HOOKS: AccountHooks = { exports: {}, onTakeover: [], beforeDeletion: [], afterDeletion: [] };

/** For what may end with the owner of a mailbox taking an account over. */
export type TakeoverParts = Parts & Pick<AccountHooks, 'onTakeover'>;
