import { setTimeout as delay } from 'node:timers/promises';
import type { DataOwner, Person } from '#server/person.ts';
import type { Acceptance } from './accept-turn.ts';
import { type BegunReply, beginReply } from './begin-reply.ts';
import { type Following, followStored, replyOrFollow } from './follow-stored.ts';
import type { Emit, LiveTurn, TurnResult } from './live-turn.ts';
import { createLiveTurns } from './live-turns.ts';
import { type ReplyParts, replyToTurn } from './reply-to-turn.ts';
import { findTurnByKey, listSilentTurns, releaseLeases, renewLeases, type TurnRow } from './store.ts';
import { tellFailed } from './tell-stored.ts';
import { createTurnPost, type OwnTurn } from './turn-post.ts';
import { reloadWork, type TurnWork } from './turn-work.ts';

const RENEW_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 2_000;
const SWEEP_TURNS = 20;
const DRAIN_MS = 10_000;

export interface TurnRunner {
  /** Reads what the reply to a person depends on, beside what their turn begins with. */
  expect(person: Person): Promise<void>;
  /** Asks for a reply beside the storing of its turn: it is told once the turn runs. Null where none is asked for yet. */
  ask(work: TurnWork): BegunReply | null;
  /** Replies to a turn that was taken in; one that was there before is joined. */
  run(acceptance: Acceptance, owner: DataOwner): LiveTurn;
  /** The turn of a key, live or stored. Null when there is none. */
  resume(person: Person, clientMessageId: string): Promise<LiveTurn | null>;
  /** Finishes what earlier processes left. `isAlone`: no other process can be working on this database. */
  start(options: { isAlone: boolean }): Promise<void>;
  /** Waits for replies under way, then lets go of the rest. */
  stop(): Promise<void>;
}

export interface RepliedTurn
  extends Pick<TurnWork, 'owner' | 'conversation' | 'remembers' | 'companionTurn'> {
  /** From the stored message to the first word of the reply. */
  readonly firstWordMs: number;
}

export interface RunnerParts extends ReplyParts, Pick<TurnRunner, 'expect'> {
  /** Hears of each turn that ended with a reply. */
  onReply?(turn: RepliedTurn): void;
  /** Hears how many replies this process is making, whenever that changes. */
  onUnderWay?(turns: number): void;
}

export function createTurnRunner(parts: RunnerParts): TurnRunner {
  const { post } = parts;
  const stopping = new AbortController();
  const live = createLiveTurns();
  /** Whose turns are being replied to in this process. */
  const replying = new Map<string, DataOwner>();
  const letters = post && { post, turnPost: createTurnPost(post, findOwn, parts.tracing) };
  const following: Following = { parts, letters, reply, signal: stopping.signal };
  const timers: NodeJS.Timeout[] = [];

  async function reply(work: TurnWork, emit: Emit): Promise<TurnResult> {
    const startedAt = performance.now();
    let firstWordMs: number | undefined;
    const tell: Emit = (event, data) => {
      if (event === 'words_added') firstWordMs ??= performance.now() - startedAt;
      emit(event, data);
    };
    replying.set(work.turnId, work.owner);
    parts.onUnderWay?.(replying.size);
    const mode = work.companionTurn.spoken ? 'voice' : 'text';
    const replied = parts.tracing.hop({ kind: 'reply', mode }, () =>
      replyToTurn(parts, work, tell, stopping.signal),
    );
    const result = await replied.finally(() => {
      replying.delete(work.turnId);
      parts.onUnderWay?.(replying.size);
    });
    if ('answer' in result)
      parts.onReply?.({ ...work, firstWordMs: firstWordMs ?? performance.now() - startedAt });
    return result;
  }

  function findOwn(turnId: string): OwnTurn | null {
    const [turn, owner] = [live.get(turnId), replying.get(turnId)];
    return turn && owner ? { turn, owner } : null;
  }

  /** A stored turn: told from the database when it ended, followed while another process has it, else taken over. */
  function follow(turn: TurnRow, owner: DataOwner): LiveTurn {
    return (
      live.get(turn.id) ?? live.begin(turn.id, (telling) => followStored(following, turn, owner, telling))
    );
  }

  async function sweep(): Promise<void> {
    for (const turn of await listSilentTurns(parts.db, SWEEP_TURNS)) {
      if (live.get(turn.id)) continue;
      const work = await reloadWork(parts, turn);
      if (work) follow(turn, work.owner);
    }
  }

  const renew = async (): Promise<void> => {
    const held = [...replying].map(([id, owner]) => ({ id, userId: owner.id }));
    if (held.length > 0) await renewLeases(parts.db, parts.processId, held);
  };

  return {
    expect: parts.expect,
    ask: (work) => (work.safety.reply === null ? beginReply(parts, work, stopping.signal) : null),
    run(acceptance, owner) {
      if (acceptance.kind === 'known') return follow(acceptance.turn, owner);
      const { work } = acceptance;
      return live.begin(work.turnId, (telling) => replyOrFollow(following, work, telling));
    },
    async resume(person, clientMessageId) {
      const turn = await findTurnByKey(parts.db, person.id, clientMessageId);
      if (turn?.status !== 'failed') return turn && follow(turn, person);
      return live.get(turn.id) ?? tellFailed(turn, person);
    },
    async start({ isAlone }) {
      if (isAlone) await releaseLeases(parts.db);
      timers.push(every(RENEW_EVERY_MS, renew, failing(parts.log, 'leases could not be renewed')));
      timers.push(every(SWEEP_EVERY_MS, sweep, failing(parts.log, 'silent turns could not be swept')));
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.race([live.settled(), delay(DRAIN_MS, undefined, { ref: false })]);
      stopping.abort();
      await live.settled();
      await releaseLeases(parts.db, parts.processId);
    },
  };
}

/** Runs again and again, never twice at once. */
function every(ms: number, run: () => Promise<void>, onError: (err: unknown) => void): NodeJS.Timeout {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    run()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, ms);
  return timer.unref();
}

const failing = (log: RunnerParts['log'], what: string) => (err: unknown) => log.error({ err }, what);
