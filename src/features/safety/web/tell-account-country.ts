import { updateMe } from '#features/account/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { queryClient } from '#web/query-client.ts';

/** The account follows the choice made on the crisis page, so that cards in conversations name the same lines. */
export async function tellAccountCountry(country: string): Promise<void> {
  await callApi(updateMe, { body: { country } });
  // What was said about the person before is old.
  queryClient.clear();
}
