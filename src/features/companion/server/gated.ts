import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { createGate } from '../core/gate.ts';
import type { GateFlag } from '../core/gate-rules.ts';

/**
 * A companion behind the way-out gate: its words are judged clause by clause while they stream. `onFlags` hears which
 * rules had to act, never on what.
 */
export function gated(companion: Companion, onFlags: (flags: readonly GateFlag[]) => void): Companion {
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
