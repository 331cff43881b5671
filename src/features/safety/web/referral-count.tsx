import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import { listReferrals } from '../contract.ts';
import styles from './protocol-screen.module.css';

type Months = ResponseOf<typeof listReferrals>['months'];
type Count =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly months: Months };

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** How often people were shown crisis lines, by month; nobody is identified. */
export function ReferralCount() {
  const [count, setCount] = useState<Count>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    callApi(listReferrals, {}, { signal: leaving.signal }).then(
      ({ months }) => setCount({ status: 'known', months }),
      () => {
        if (!leaving.signal.aborted) setCount({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, []);
  return (
    <section aria-labelledby="referrals">
      <h2 id="referrals">how often lines were shown</h2>
      <p>
        the number of conversations in which people to turn to were shown, by month. we count conversations,
        not people: neither who nor what was said is kept with it. the month that runs, and months with fewer
        than ten, are not shown, so that nobody can be found in them.
      </p>
      {count.status === 'loading' && <p role="status">counting…</p>}
      {count.status === 'failed' && (
        <p role="status">these numbers could not be loaded. everything else on this page is complete.</p>
      )}
      {count.status === 'known' && count.months.length === 0 && <p>none to show yet.</p>}
      {count.status === 'known' && count.months.length > 0 && (
        <table className={styles.months}>
          <thead>
            <tr>
              <th scope="col">month</th>
              <th scope="col">conversations</th>
            </tr>
          </thead>
          <tbody>
            {count.months.map(({ month, count: shown }) => (
              <tr key={month}>
                <th scope="row">{monthName.format(new Date(`${month}-01T00:00:00Z`)).toLowerCase()}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
