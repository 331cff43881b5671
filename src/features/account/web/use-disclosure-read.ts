import { useCallback } from 'react';
import type { CompanionSettings } from '#features/companion/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { updateMe } from '../contract.ts';
import { useMe, useSetMe } from './use-me.ts';

type Reader = NonNullable<CompanionSettings['disclosureRead']>;

/** Whether the account's person took note of what process is; undefined until the server has said so. */
export function useDisclosureRead() {
  const { data: me, isPending } = useMe();
  const setMe = useSetMe();
  const tell = useCallback(
    (disclosureRead: Reader) =>
      void callApi(updateMe, { body: { companionSettings: { disclosureRead } } }).then(setMe, () => {
        // This device keeps it, and tells the account at the next visit.
      }),
    [setMe],
  );
  return { read: me ? me.companionSettings.disclosureRead : isPending ? undefined : null, tell };
}
