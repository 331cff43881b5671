import { keyedHash } from '#server/crypto/keyed-hash.ts';
import { deleteServerKeys, listServerKeys, loadServerKey } from '#server/crypto/server-keys.ts';
import type { Parts } from '#server/parts.ts';
import { LATE_DAYS } from '../contract.ts';
import { plusDays, toDay } from '../core/days.ts';
import { nextPeriod } from '../core/periods.ts';

const PREFIX = 'analytics:';

type KeyParts = Pick<Parts, 'db' | 'keys' | 'now'>;

/** Once a month's last late event can have come, nobody can make its pseudonyms again. */
const isOver = (period: string, today: string): boolean =>
  today > plusDays(`${nextPeriod(period)}-01`, LATE_DAYS);

export interface MonthKeys {
  /** A person's pseudonym of a period ('YYYY-MM'). */
  pseudonymOf(personId: string, period: string): Promise<Buffer>;
  /** Deletes the keys of months that are over, here and in the database. */
  deleteOld(): Promise<void>;
  /** The periods whose pseudonyms can still be made. */
  listPeriods(): Promise<string[]>;
}

/** Random keys, one a month: with a key gone, its pseudonyms belong to nobody. */
export function createMonthKeys({ db, keys, now }: KeyParts): MonthKeys {
  const loaded = new Map<string, Promise<Buffer>>();
  const keyOf = (period: string): Promise<Buffer> => {
    const known = loaded.get(period);
    if (known !== undefined) return known;
    const key = loadServerKey(db, keys, PREFIX + period);
    loaded.set(period, key);
    key.catch(() => loaded.delete(period));
    return key;
  };
  const listPeriods = async () => (await listServerKeys(db, PREFIX)).map((name) => name.slice(PREFIX.length));

  return {
    pseudonymOf: async (personId, period) => keyedHash(await keyOf(period), personId),
    listPeriods,
    async deleteOld() {
      const today = toDay(now());
      const over = (await listPeriods()).filter((period) => isOver(period, today));
      for (const period of over) loaded.delete(period);
      await deleteServerKeys(
        db,
        over.map((period) => PREFIX + period),
      );
    },
  };
}
