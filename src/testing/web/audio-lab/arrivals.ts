import type { Player, SpokenChunk } from '#web/audio/player.ts';

/** A chunk as a test describes it: when it arrives, and its bytes in base64. */
export type Arrival = Omit<SpokenChunk, 'bytes'> & { readonly afterMs: number; readonly base64: string };

const toChunk = ({ base64, ...chunk }: Arrival): SpokenChunk => ({
  ...chunk,
  bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
});

/** Hands the chunks over as a network would, then ends the reply. */
export function deliver(player: Player, arrivals: readonly Arrival[]): void {
  const lastMs = Math.max(0, ...arrivals.map(({ afterMs }) => afterMs));
  for (const arrival of arrivals) setTimeout(() => player.add(toChunk(arrival)), arrival.afterMs);
  setTimeout(() => player.finish(), lastMs);
}
