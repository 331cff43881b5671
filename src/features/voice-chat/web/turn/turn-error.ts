import type { Safety } from '#features/safety/contract.ts';
import type { VoiceFault } from './voice-problem.ts';

/** A turn that failed in the middle of its stream, by the server's own word. */
export class TurnError extends Error {
  override readonly name = 'TurnError';
  readonly fault: VoiceFault;
  /** Crisis resources that stand beside the failure. */
  readonly safety: Safety | null;

  constructor(fault: VoiceFault, safety: Safety | null) {
    super(`turn failed: ${fault.code ?? 'unknown'}`);
    this.fault = fault;
    this.safety = safety;
  }
}
