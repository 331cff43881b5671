import { useSearchParams } from 'react-router';

export const VIEWS = ['talk', 'history', 'settings', 'where'] as const;
export type View = (typeof VIEWS)[number];

const PATH = '/private-voice';

/** Views are one screen, so that the conversation goes on behind them; the address says which one is open. */
export const linkTo = (view: View): string => (view === 'talk' ? PATH : `${PATH}?view=${view}`);

export function useView(): View {
  const [search] = useSearchParams();
  const asked = search.get('view');
  return VIEWS.find((view) => view === asked) ?? 'talk';
}
