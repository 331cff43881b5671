import { runServer } from '../../tests/harness/run-server.ts';
import { missingPostgres, startPostgres } from '../postgres-cluster.ts';
import type { Scenario } from '../scenario.ts';
import { settle } from '../settle.ts';
import { type Attempt, beginAnother, beginTalk, prepare, send } from '../talk.ts';

const AT_ONCE = 20;
const TURNS_A_TALK = 50;

/** One message sent 20 times at the same moment, to two replicas where there is a Postgres. All hear the same reply. */
export const sameKey: Scenario = {
  name: 'the same key 20 times in parallel',
  faults: { long: 1_000, short: 5 },
  async run(turns) {
    const cluster = missingPostgres() ? null : await startPostgres();
    const env = cluster && {
      DATABASE_URL: await cluster.createDatabase('chaos'),
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    };
    const servers = env ? [await runServer(env), await runServer(env)] : [await runServer()];
    const urlOf = (index: number): string => (servers[index % servers.length] as (typeof servers)[0]).url; // within the list
    try {
      let talk = await beginTalk(urlOf(0));
      const attempts: Attempt[] = [];
      let differing = 0;
      for (let turn = 0; turn < turns; turn++) {
        if (turn % TURNS_A_TALK === TURNS_A_TALK - 1) talk = await beginAnother(urlOf(0), talk);
        const attempt = prepare(talk, `said once, heard ${AT_ONCE} times: ${turn}`);
        const copies = Array.from({ length: AT_ONCE }, () => ({ ...attempt }));
        await Promise.all(copies.map((copy, index) => send(urlOf(index), copy)));
        if (new Set(copies.map(({ replyId }) => replyId)).size !== 1) differing++;
        attempts.push(copies[0] as Attempt); // there are twenty
      }
      const broken = differing > 0 ? [`${differing} turns had more than one answer`] : [];
      return { faults: turns, slowestReturnMs: null, broken, ...(await settle(urlOf(0), attempts)) };
    } finally {
      for (const server of servers) await server.dispose();
      await cluster?.dispose();
    }
  },
};
