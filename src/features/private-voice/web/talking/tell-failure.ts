import type { VoiceErrorType } from '../../core/app-state.ts';
import { typeOfThrown } from '../../core/boundary.ts';
import { dispatch, type SnapshotStore } from '../snapshot.ts';

/** What was thrown while talking, as the screen shows it. */
export function tellFailure(
  store: SnapshotStore,
  at: number,
  error: unknown,
  type: VoiceErrorType = typeOfThrown(error),
): void {
  const message = error instanceof Error ? error.message : String(error);
  dispatch(store, { type: 'failed', error: { type, message, retry: type !== 'UNKNOWN_ERROR' }, at });
}
