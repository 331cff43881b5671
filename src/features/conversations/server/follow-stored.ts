import { setTimeout as delay } from 'node:timers/promises';
import type { DataOwner } from '#server/person.ts';
import { type Elsewhere, hearElsewhere, type Letters } from './hear-elsewhere.ts';
import type { Emit, Telling, TurnResult } from './live-turn.ts';
import { type ReplyParts, TurnTaken } from './reply-to-turn.ts';
import { claimTurn, findTurn, type TurnRow, takeTurnFrom } from './store.ts';
import { tellGone, tellStored } from './tell-stored.ts';
import { reloadWork, type TurnWork, turnOf } from './turn-work.ts';

const LOOK_EVERY_MS = 200;
/** A connection that broke is there again by then: who is missing twice is gone. */
const BACK_WITHIN_MS = 100;

export interface Following {
  readonly parts: ReplyParts;
  /** To the other processes; null where there is no way to them. */
  readonly letters: Letters | null;
  reply(work: TurnWork, emit: Emit): Promise<TurnResult>;
  /** The process stops. */
  readonly signal: AbortSignal;
}

/** A stored turn: told from the database when it ended, followed while another process has it, else taken over. */
export async function followStored(
  following: Following,
  turn: TurnRow,
  owner: DataOwner,
  telling: Telling,
): Promise<TurnResult> {
  const { parts, letters, signal } = following;
  const elsewhere = letters && hearElsewhere(letters, turn.id, owner, telling);
  try {
    for (let current: TurnRow | null = turn; current; current = await findTurn(parts.db, turn)) {
      if (current.status === 'done') return await tellStored(parts, current, owner, telling);
      const taken = await takeOver(parts, current, elsewhere);
      if (taken) {
        elsewhere?.stop();
        return await replyAnew(following, taken.work, telling);
      }
      const looking = delay(LOOK_EVERY_MS, null, { signal });
      const result = await Promise.race([looking, ...(elsewhere ? [elsewhere.ended] : [])]);
      if (result) return result;
    }
    return tellGone(telling.emit);
  } finally {
    elsewhere?.stop();
  }
}

/** A turn that is ours from now on; its work is null where whom or what it was about is gone. */
interface Taken {
  readonly work: TurnWork | null;
}

/** Whoever waits heard half a reply: what can be asked at once is, and the work is read while a process may come back. */
async function takeOver(
  parts: ReplyParts,
  turn: TurnRow,
  elsewhere: Elsewhere | null,
): Promise<Taken | null> {
  const { db, processId } = parts;
  const isMissing = async () => (await elsewhere?.isMissing(turn)) ?? false;
  const [isClaimed, isAway] = await Promise.all([claimTurn(db, turn, processId), isMissing()]);
  if (isClaimed) return { work: await reloadWork(parts, turn) };
  if (turn.runner === null || !isAway) return null;
  const [work, isGone] = await Promise.all([reloadWork(parts, turn), delay(BACK_WITHIN_MS).then(isMissing)]);
  return isGone && (await takeTurnFrom(db, turn, turn.runner, processId)) ? { work } : null;
}

async function replyAnew(following: Following, work: TurnWork | null, telling: Telling): Promise<TurnResult> {
  if (!work) return tellGone(telling.emit);
  telling.beginLaterRun();
  return replyOrFollow(following, work, telling);
}

/** Whoever took us for gone replies instead of us, and those who listen here hear that reply. */
export async function replyOrFollow(
  following: Following,
  work: TurnWork,
  telling: Telling,
): Promise<TurnResult> {
  try {
    return await following.reply(work, telling.emit);
  } catch (error) {
    const turn = error instanceof TurnTaken ? await findTurn(following.parts.db, turnOf(work)) : null;
    if (!turn) throw error;
    return followStored(following, turn, work.owner, telling);
  }
}
