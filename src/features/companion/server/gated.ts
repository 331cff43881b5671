import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { createGate } from '../core/gate/gate.ts';
import type { GateFlag } from '../core/gate/gate-flags.ts';

/**
 * A companion behind the way-out gate: its words are judged while they stream. `onFlags` hears which
 * rules had to act, never on what.
 */
export function gated(companion: Companion, onFlags: (flags: readonly GateFlag[]) => void): Companion {
  // Its rules are compiled now, and not while somebody waits for their first reply.
  createGate();

  async function* reply(
    turn: CompanionTurn,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPart, void, undefined> {
    const gate = createGate();
    for await (const part of companion.reply(turn, signal)) {
      if (part.type === 'text') {
        const text = gate.push(part.text);
        if (text !== '') yield { type: 'text', text };
        continue;
      }
      const { text, flags } = gate.end();
      if (text !== '') yield { type: 'text', text };
      if (flags.length > 0) onFlags(flags);
      yield part;
    }
  }
  return { name: companion.name, reply };
}
