import type { Phase, Technique } from '../../contract.ts';
import type { Move } from '../moves/move.ts';
import type { TalkRecord } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word } from '../speak.ts';

/** A reply in the making: what is said, what it mainly does, and what it changes in the record. */
export interface Draft {
  /** Their words back; '' where there are none that are safe to give. */
  readonly mirror: string;
  readonly wordings: readonly Wording[];
  readonly technique: Technique;
  /** The hint of the move it rests on, for a model. */
  readonly hint: string;
  readonly phase: Phase;
  readonly asks: TalkRecord['asked'];
  readonly change: Partial<TalkRecord>;
}

export interface DraftOptions {
  readonly mirror?: string | null;
  readonly phase?: Phase;
  readonly change?: Partial<TalkRecord>;
  readonly mayAsk?: boolean;
  readonly mustAsk?: boolean;
  readonly mayRepeat?: boolean;
  readonly slots?: Readonly<Record<string, string>>;
  readonly cues?: readonly string[];
  /** Said after the first, where it still has something to say; asks only where the first did not. */
  readonly followedBy?: readonly Move[];
}

/** The first of the moves that has a fitting line left, with a mirror before it and perhaps a second after it. */
export function draft(scene: Scene, moves: readonly Move[], options: DraftOptions = {}): Draft | null {
  const { mirror = null, phase = scene.record.phase, change = {}, followedBy = [] } = options;
  const wordOptions = { ...options, mayAsk: options.mayAsk ?? scene.mayAsk };
  const first = firstWording(scene, moves, wordOptions);
  if (!first) return null;
  const isAsking = first.wording.text.includes('?');
  const second = followedBy.length > 0 && !isAsking ? firstWording(scene, followedBy, wordOptions) : null;
  const asking = second?.wording.text.includes('?') ? second.move : first.move;
  return {
    mirror: mirror ?? '',
    wordings: [first.wording, ...(second ? [second.wording] : [])],
    technique: isAsking || !second ? first.move.technique : asking.technique,
    hint: second ? `${first.move.hint} then: ${second.move.hint}` : first.move.hint,
    phase,
    asks: asking.asks ?? null,
    change,
  };
}

function firstWording(
  scene: Scene,
  moves: readonly Move[],
  options: DraftOptions & { mayAsk: boolean },
): { move: Move; wording: Wording } | null {
  for (const move of moves) {
    const wording = word(move, scene, options);
    if (wording) return { move, wording };
  }
  return null;
}
