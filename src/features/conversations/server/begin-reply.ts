import type { Companion, CompanionTurn, ReplyPart } from '#features/companion/core/companion.ts';

export interface AskParts {
  /** Who replies to this person: without their consent no model is asked. */
  companionFor(person: { id: string; modelConsent: boolean; turn?: string | undefined }): Companion;
}

interface Asked {
  readonly owner: { readonly id: string };
  readonly modelConsent: boolean;
  readonly userMessage: { readonly clientMessageId?: string | undefined };
  readonly companionTurn: CompanionTurn;
}

/** A companion's reply that is on its way. Nobody hears of it yet. */
export interface BegunReply {
  parts(): AsyncIterable<ReplyPart>;
  /** Nobody will hear it. Never rejects. */
  letGo(): Promise<void>;
}

/** The companion's reply, begun at once. */
export function beginReply(
  parts: AskParts,
  { owner, modelConsent, userMessage, companionTurn }: Asked,
  signal: AbortSignal,
): BegunReply {
  const unneeded = new AbortController();
  const companion = parts.companionFor({ id: owner.id, modelConsent, turn: userMessage.clientMessageId });
  const stream = companion.reply(companionTurn, AbortSignal.any([signal, unneeded.signal]));
  const words = stream[Symbol.asyncIterator]();
  const first = words.next();
  // Awaited by whoever needs it; meanwhile a failure must not count as unheard.
  first.catch(() => {});
  return {
    async *parts(): AsyncIterable<ReplyPart> {
      const begun = await first;
      if (begun.done) return;
      yield begun.value;
      yield* { [Symbol.asyncIterator]: () => words };
    },
    async letGo(): Promise<void> {
      unneeded.abort();
      await first.catch(() => {});
      // Nobody hears it any more: a stream that broke meanwhile says so when it is closed.
      await words.return?.().catch(() => {});
    },
  };
}
