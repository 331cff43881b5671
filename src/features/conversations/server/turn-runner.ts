import { setTimeout as delay } from 'node:timers/promises';
import { AppError, isErrorCode } from '#contract/errors.ts';
import type { DataOwner, Person } from '#server/person.ts';
import type { SendAnswer } from '../contract.ts';
import { acceptTurn, type TurnRequest } from './accept-turn.ts';
import { type Emit, type LiveTurn, startLiveTurn, type TurnResult } from './live-turn.ts';
import { openContent, phaseOf, presentMessage } from './records.ts';
import { type ReplyDeps, replyToTurn } from './reply-to-turn.ts';
import { openTurnSafety } from './safety-states.ts';
import {
  claimTurn,
  findConversation,
  findMessage,
  findTurn,
  findTurnByKey,
  listSilentTurns,
  releaseLeases,
  renewLeases,
  type TurnRow,
} from './store.ts';
import { reloadWork, type TurnWork } from './turn-work.ts';

const RENEW_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 2_000;
const SWEEP_TURNS = 20;
const LOOK_EVERY_MS = 200;
/** A finished turn stays for those who dropped and come back. */
const LINGER_MS = 60_000;
const DRAIN_MS = 10_000;

export interface TurnRunner {
  /** Takes a turn in and replies to it; the same key again joins the turn that is there. */
  send(person: Person, request: TurnRequest): Promise<LiveTurn>;
  /** The turn of a key, live or stored. Null when there is none. */
  resume(person: Person, clientMessageId: string): Promise<LiveTurn | null>;
  /** Finishes what earlier processes left. `isAlone`: no other process can be working on this database. */
  start(options: { isAlone: boolean }): Promise<void>;
  /** Waits for replies under way, then lets go of the rest. */
  stop(): Promise<void>;
}

/** What is told of a turn that ended with a reply. */
export interface RepliedTurn
  extends Pick<TurnWork, 'owner' | 'conversationId' | 'remembers' | 'companionTurn'> {
  /** From the stored message to the first word of the reply. */
  readonly firstWordMs: number;
}

export interface RunnerDeps extends Omit<ReplyDeps, 'runnerId'> {
  /** Hears of each turn that ended with a reply. */
  onReply?(turn: RepliedTurn): void;
}

export function createTurnRunner(parts: RunnerDeps): TurnRunner {
  const deps = { ...parts, runnerId: parts.newId() };
  const live = new Map<string, LiveTurn>();
  const working = new Set<Promise<unknown>>();
  const replying = new Set<string>();
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();

  function begin(turnId: string, isFirstRun: boolean, run: (emit: Emit) => Promise<TurnResult>): LiveTurn {
    const turn = startLiveTurn({ isFirstRun, run });
    live.set(turnId, turn);
    const task = turn.finished.finally(() => working.delete(task));
    working.add(task);
    task.then(
      ({ ...result }) => linger(turnId, turn, 'error' in result),
      () => live.delete(turnId),
    );
    return turn;
  }

  /** A failed turn goes at once: sending it again is a new run. */
  function linger(turnId: string, turn: LiveTurn, isFailed: boolean): void {
    const forget = () => live.get(turnId) === turn && live.delete(turnId);
    if (isFailed) forget();
    else setTimeout(forget, LINGER_MS).unref();
  }

  async function reply(work: TurnWork, emit: Emit): Promise<TurnResult> {
    const startedAt = performance.now();
    let firstWordMs: number | undefined;
    const tell: Emit = (event, data) => {
      if (event === 'words_added') firstWordMs ??= performance.now() - startedAt;
      emit(event, data);
    };
    replying.add(work.turnId);
    const result = await replyToTurn(deps, work, tell, stopping.signal).finally(() =>
      replying.delete(work.turnId),
    );
    if ('answer' in result)
      deps.onReply?.({ ...work, firstWordMs: firstWordMs ?? performance.now() - startedAt });
    return result;
  }

  /** A stored turn: told from the database when it ended, followed while another process has it, else taken over. */
  function follow(turn: TurnRow, owner: DataOwner): LiveTurn {
    return live.get(turn.id) ?? begin(turn.id, false, (emit) => followStored(turn, owner, emit));
  }

  async function followStored(turn: TurnRow, owner: DataOwner, emit: Emit): Promise<TurnResult> {
    for (let current: TurnRow | null = turn; current; current = await findTurn(deps.db, turn.id)) {
      if (current.status === 'done') return tellStored(current, owner, emit);
      if (await claimTurn(deps.db, turn.id, deps.runnerId)) {
        const work = await reloadWork(deps, current);
        return work ? reply(work, emit) : gone(emit);
      }
      await delay(LOOK_EVERY_MS, undefined, { signal: stopping.signal });
    }
    return gone(emit);
  }

  async function tellStored(turn: TurnRow, owner: DataOwner, emit: Emit): Promise<TurnResult> {
    const answer = await readAnswer(turn, owner);
    if (!answer) return gone(emit);
    emit('accepted', { userMessage: answer.userMessage });
    if (answer.safety) emit('safety_assessed', answer.safety);
    emit('replied', answer);
    return { answer };
  }

  async function readAnswer(turn: TurnRow, owner: DataOwner): Promise<SendAnswer | null> {
    const conversation = await findConversation(deps.db, owner.id, turn.conversationId);
    const user = await findMessage(deps.db, owner.id, turn.userMessageId);
    const bot = turn.replyMessageId ? await findMessage(deps.db, owner.id, turn.replyMessageId) : null;
    if (!conversation || !user || !bot) return null;
    return {
      message: presentMessage(owner, bot, openContent(owner, bot)),
      userMessage: presentMessage(owner, user, openContent(owner, user)),
      phase: phaseOf({ phase: bot.phase ?? conversation.phase }),
      safety: openTurnSafety(owner, turn).safety,
    };
  }

  async function sweep(): Promise<void> {
    for (const turn of await listSilentTurns(deps.db, SWEEP_TURNS)) {
      if (live.has(turn.id)) continue;
      const work = await reloadWork(deps, turn);
      if (work) follow(turn, work.owner);
    }
  }

  function every(ms: number, what: string, run: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      run()
        .catch((err: unknown) => deps.log.error({ err }, what))
        .finally(() => {
          isBusy = false;
        });
    }, ms);
    timers.push(timer.unref());
  }

  return {
    async send(person, request) {
      const acceptance = await acceptTurn(deps, person, request);
      if (acceptance.kind === 'known') return follow(acceptance.turn, person);
      const { work } = acceptance;
      return begin(work.turnId, true, (emit) => reply(work, emit));
    },
    async resume(person, clientMessageId) {
      const turn = await findTurnByKey(deps.db, person.id, clientMessageId);
      return turn && (live.get(turn.id) ?? resumeStored(turn, person));
    },
    async start({ isAlone }) {
      if (isAlone) await releaseLeases(deps.db);
      every(RENEW_EVERY_MS, 'leases could not be renewed', () =>
        replying.size > 0 ? renewLeases(deps.db, deps.runnerId, [...replying]) : Promise.resolve(),
      );
      every(SWEEP_EVERY_MS, 'silent turns could not be swept', sweep);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.race([Promise.allSettled(working), delay(DRAIN_MS, undefined, { ref: false })]);
      stopping.abort();
      await Promise.allSettled(working);
      await releaseLeases(deps.db, deps.runnerId);
    },
  };

  /** Looking at a failed turn tells how it failed; only sending it again tries again. */
  function resumeStored(turn: TurnRow, person: Person): LiveTurn {
    if (turn.status !== 'failed') return follow(turn, person);
    const code = turn.errorCode && isErrorCode(turn.errorCode) ? turn.errorCode : 'companion_unavailable';
    const error = new AppError(code);
    const { safety } = openTurnSafety(person, turn);
    return startLiveTurn({
      isFirstRun: false,
      run: (emit) => {
        emit('failed', { code, message: error.message, retryable: true, safety });
        return Promise.resolve({ error });
      },
    });
  }
}

function gone(emit: Emit): TurnResult {
  const error = new AppError('not_found');
  emit('failed', { code: error.code, message: error.message, retryable: false, safety: null });
  return { error };
}
