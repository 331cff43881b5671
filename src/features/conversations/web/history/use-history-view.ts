import { useSearchParams } from 'react-router';
import type { SortOrder, TypeFilter } from '../../core/arrange-conversations.ts';

const TYPES: readonly TypeFilter[] = ['all', 'voice', 'text'];
const SORTS: readonly SortOrder[] = ['newest', 'oldest'];

interface HistoryView {
  readonly q: string;
  readonly type: TypeFilter;
  readonly sort: SortOrder;
}

const DEFAULTS: HistoryView = { q: '', type: 'all', sort: 'newest' };

/** Search, filter and order, as the address keeps them; what is as usual is left out of it. */
export function useHistoryView(): readonly [HistoryView, (change: Partial<HistoryView>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changed: Partial<HistoryView>) => {
    // Of the address as it is by now: a change just before this one may not have been rendered yet.
    const view = readView(new URLSearchParams(window.location.search));
    const next = Object.entries({ ...view, ...changed }).filter(
      ([name, value]) => value !== DEFAULTS[name as keyof HistoryView], // the entries of a HistoryView
    );
    setParams(new URLSearchParams(next), { replace: true });
  };
  return [readView(params), change];
}

const readView = (params: URLSearchParams): HistoryView => ({
  q: params.get('q') ?? DEFAULTS.q,
  type: TYPES.find((type) => type === params.get('type')) ?? DEFAULTS.type,
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULTS.sort,
});
