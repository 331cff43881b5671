/**
 * Short letters between the processes of one instance, about what is going on this moment. Nothing is kept and nothing
 * is certain to arrive: what matters stands in the database, and who hears nothing looks there. A letter passes through
 * machines of others, so that words are sealed before.
 */
export interface Post {
  /** This process's; it stands in the rows that the process holds. */
  readonly address: string;
  /** Whether a process of that name reads letters of this post. */
  isAddress(name: string): boolean;
  /** Resolves to false where nobody is there under the address: the process ended, or its connection broke. */
  send(address: string, letter: string): Promise<boolean>;
  /** Who reads the letters to this process: one reader, from now on. */
  read(reader: (letter: string) => void): void;
  close(): Promise<void>;
}

/** A lost connection is tried again after so long: whoever is missing for longer is taken for gone. */
export const RECONNECT_MS = 200;
/** How long the post itself is waited for. */
export const ANSWER_WITHIN_MS = 5_000;

/** What Postgres carries in one notification, less its end. Where more could be carried nobody misses it. */
export const LETTER_MAX_BYTES = 7_900;
