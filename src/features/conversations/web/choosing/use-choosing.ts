import { useReducer } from 'react';
import { useToast } from '#web/ui/toasts.tsx';
import { reduceSelection, SELECTION_OFF, selectedIds } from './selection.ts';
import { useSelectionKeys } from './use-selection-keys.ts';

/** Choosing among the conversations that are shown, to delete them: the bar, the marks in the list, and the question. */
export function useChoosing(shown: readonly string[], onDelete: (ids: readonly string[]) => void) {
  const [selection, dispatch] = useReducer(reduceSelection, SELECTION_OFF);
  const toast = useToast();
  const ids = selectedIds(selection);

  const onAll = () => dispatch({ type: 'allChosen', shown });
  const end = () => dispatch({ type: 'ended' });
  const askDelete = () => {
    if (ids.size === 0) toast('No conversations selected', 'bad');
    dispatch({ type: 'deleteAsked' });
  };
  useSelectionKeys(selection.status === 'choosing', { onAll, onDelete: askDelete, onEnd: end });

  return {
    start: () => dispatch({ type: 'started' }),
    bar: selection.status !== 'off' && {
      count: ids.size,
      onAll,
      onNone: () => dispatch({ type: 'noneChosen' }),
      onClear: end,
      onDelete: askDelete,
    },
    marks:
      selection.status === 'off'
        ? null
        : {
            ids,
            onToggle: (id: string, extend: boolean) =>
              dispatch(extend ? { type: 'rangeChosen', id, shown } : { type: 'toggled', id }),
          },
    question: {
      open: selection.status === 'confirming',
      count: ids.size,
      onClose: () => dispatch({ type: 'deleteKept' }),
      onAct: () => {
        end();
        onDelete([...ids]);
      },
    },
  };
}
