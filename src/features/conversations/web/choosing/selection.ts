/** Choosing conversations. `anchor` is where a range begins that shift extends. */
export type Selection =
  | { readonly status: 'off' }
  | {
      readonly status: 'choosing' | 'confirming';
      readonly ids: ReadonlySet<string>;
      readonly anchor: string | null;
    };

export type SelectionEvent =
  | { readonly type: 'started' }
  | { readonly type: 'toggled'; readonly id: string }
  /** `shown` are the ids of the list in its order. */
  | { readonly type: 'rangeChosen'; readonly id: string; readonly shown: readonly string[] }
  | { readonly type: 'allChosen'; readonly shown: readonly string[] }
  | { readonly type: 'noneChosen' }
  | { readonly type: 'deleteAsked' }
  | { readonly type: 'deleteKept' }
  | { readonly type: 'ended' };

export const SELECTION_OFF: Selection = { status: 'off' };
const NOTHING: Selection = { status: 'choosing', ids: new Set(), anchor: null };

export const selectedIds = (selection: Selection): ReadonlySet<string> =>
  selection.status === 'off' ? new Set() : selection.ids;

export function reduceSelection(selection: Selection, event: SelectionEvent): Selection {
  if (event.type === 'started') return NOTHING;
  if (selection.status === 'off' || event.type === 'ended') return SELECTION_OFF;
  switch (event.type) {
    case 'toggled':
      return { ...selection, ids: toggle(selection.ids, event.id), anchor: event.id };
    case 'rangeChosen':
      return { ...selection, ids: addRange(selection, event) };
    case 'allChosen':
      return { ...selection, ids: new Set([...selection.ids, ...event.shown]) };
    case 'noneChosen':
      return NOTHING;
    case 'deleteAsked':
      return selection.ids.size === 0 ? selection : { ...selection, status: 'confirming' };
    case 'deleteKept':
      return { ...selection, status: 'choosing' };
  }
}

function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function addRange(
  { ids, anchor }: Exclude<Selection, { status: 'off' }>,
  { id, shown }: { id: string; shown: readonly string[] },
): ReadonlySet<string> {
  const [from, to] = [anchor === null ? -1 : shown.indexOf(anchor), shown.indexOf(id)];
  if (from < 0 || to < 0) return new Set([...ids, id]);
  return new Set([...ids, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}
