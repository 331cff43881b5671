import { setTimeout as delay } from 'node:timers/promises';
import type { DataOwner } from '#server/person.ts';
import { type Elsewhere, hearElsewhere, type Letters } from './hear-elsewhere.ts';
import type { Emit, Telling, TurnResult } from './live-turn.ts';
import { type ReplyParts, TurnTaken } from './reply-to-turn.ts';
import { claimTurn, findTurn, type TurnRow, takeTurnFrom } from './store.ts';
import { tellGone, tellStored } from './tell-stored.ts';
import { reloadWork, type TurnWork, turnOf } from './turn-work.ts';

const LOOK_EVERY_MS = 200;

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
      if (await takeOver(parts, current, elsewhere)) {
        elsewhere?.stop();
        return await replyAnew(following, current, telling);
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

async function takeOver(
  { db, runnerId }: ReplyParts,
  turn: TurnRow,
  elsewhere: Elsewhere | null,
): Promise<boolean> {
  if (await claimTurn(db, turn, runnerId)) return true;
  if (turn.runner === null || !(await elsewhere?.isGone(turn))) return false;
  return takeTurnFrom(db, turn, turn.runner, runnerId);
}

async function replyAnew(following: Following, turn: TurnRow, telling: Telling): Promise<TurnResult> {
  const work = await reloadWork(following.parts, turn);
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
