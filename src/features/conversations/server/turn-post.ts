import type { DataOwner } from '#server/person.ts';
import type { Post } from '#server/post/post.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import type { TurnEvent } from '../contract.ts';
import type { LiveTurn } from './live-turn.ts';
import { openTold, readLetter, type TurnLetter, writeLetter, writeTold } from './turn-letters.ts';

export interface TurnHearing {
  /** Asks the process that replies to tell on from here. False when it is not there any more. */
  ask(runner: string): Promise<boolean>;
  stop(): void;
}

/** How a turn that one process replies to is told in another, as it comes. */
export interface TurnPost {
  /** Each event once and in order; what got lost comes after the next asking. */
  hear(
    turnId: string,
    owner: DataOwner,
    listener: (event: TurnEvent, isFirstRun: boolean) => void,
  ): TurnHearing;
}

/** A turn that this process replies to. */
export interface OwnTurn {
  readonly turn: LiveTurn;
  readonly owner: DataOwner;
}

type Ask = Extract<TurnLetter, { kind: 'ask' }>;
type Told = Extract<TurnLetter, { kind: 'told' }>;

/** `findOwn`: the turns to tell others of. */
export function createTurnPost(
  post: Post,
  findOwn: (turnId: string) => OwnTurn | null,
  tracing: Tracing,
): TurnPost {
  const hearings = new Map<string, (told: Told) => void>();
  const tellings = new Map<string, () => void>();

  function answer({ turnId, from, afterId, trace }: Ask): void {
    const own = findOwn(turnId);
    if (!own) return; // it ended: they look in the database
    const key = `${turnId} ${from}`;
    const isFirst = !tellings.has(key);
    tellings.get(key)?.();
    const stop = own.turn.overhear((event, isFirstRun) => {
      const letter = writeTold(own.owner, { turnId, from: post.address, event, isFirstRun });
      if (letter !== null) send(from, letter, () => tellings.get(key)?.());
    }, afterId);
    tellings.set(key, stop);
    const forget = () => tellings.get(key) === stop && tellings.delete(key);
    const told = () => own.turn.finished.then(forget, forget);
    // Asked again and again, it stays one telling.
    if (isFirst) void tracing.hop({ kind: 'tell' }, told, trace);
    else void told();
  }

  function send(to: string, letter: string, onGone: () => void): void {
    post.send(to, letter).then(
      (isThere) => isThere || onGone(),
      () => {}, // they ask for it again
    );
  }

  post.read((text) => {
    const letter = readLetter(text);
    if (letter?.kind === 'ask') answer(letter);
    else if (letter) hearings.get(letter.turnId)?.(letter);
  });

  return {
    hear(turnId, owner, listener) {
      let [runner, heardId] = ['', 0];
      hearings.set(turnId, (told) => {
        if (told.from !== runner || told.id !== heardId + 1) return;
        const event = openTold(owner, told);
        if (!event) return;
        heardId = told.id;
        listener(event, told.isFirstRun);
      });
      return {
        ask(asked) {
          if (asked !== runner) [runner, heardId] = [asked, 0];
          return post.send(
            runner,
            writeLetter({
              kind: 'ask',
              turnId,
              from: post.address,
              afterId: heardId,
              trace: tracing.carry(),
            }),
          );
        },
        stop: () => hearings.delete(turnId),
      };
    },
  };
}
