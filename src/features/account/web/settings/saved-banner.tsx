import { Banner } from '#web/ui/banner.tsx';
import type { SaveState } from './use-saved.ts';

/** How the last change of a card went. */
export function SavedBanner({ state }: { state: SaveState }) {
  if (state.status === 'saved') return <Banner tone="ok">{state.message}</Banner>;
  if (state.status === 'failed') return <Banner tone="error">{state.message}</Banner>;
  return null;
}
