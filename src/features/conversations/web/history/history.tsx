import { useDeferredValue, useReducer } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import type { Conversation } from '../../contract.ts';
import { arrangeConversations } from '../../core/arrange-conversations.ts';
import { createFinder } from '../../core/find-text.ts';
import { reduceSelection, SELECTION_OFF, selectedIds } from '../choosing/selection.ts';
import { SelectionBar } from '../choosing/selection-bar.tsx';
import { useSelectionKeys } from '../choosing/use-selection-keys.ts';
import { counted } from './conversation-card.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPreview } from './conversation-preview.tsx';
import styles from './history.module.css';
import { NoMatches } from './history-empty.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryTools } from './history-tools.tsx';
import { useHistoryView } from './use-history-view.ts';
import { useMessageSearch } from './use-message-search.ts';
import { useNow } from './use-now.ts';

type HistoryProps = {
  conversations: readonly Conversation[];
  total: number;
  /** The first of them are on their way. */
  isLoading: boolean;
  /** Whether those are all; older ones are still on their way otherwise. */
  isWhole: boolean;
  onDelete: (ids: readonly string[]) => void;
};

/** The list with everything that can be done with it. */
export function History({ conversations, total, isLoading, isWhole, onDelete }: HistoryProps) {
  const [view, changeView] = useHistoryView();
  const [selection, dispatch] = useReducer(reduceSelection, SELECTION_OFF);
  const toast = useToast();
  const now = useNow();

  const search = useMessageSearch(view.q);
  const find = createFinder(useDeferredValue(view.q));
  const shown = arrangeConversations(conversations, { ...view, find, inMessages: search.found });
  const shownIds = shown.map(({ id }) => id);
  const ids = selectedIds(selection);
  const isChoosing = selection.status !== 'off';

  const chooseAll = () => dispatch({ type: 'allChosen', shown: shownIds });
  const end = () => dispatch({ type: 'ended' });
  const askDelete = () => {
    if (ids.size === 0) toast('No conversations selected', 'bad');
    dispatch({ type: 'deleteAsked' });
  };
  const deleteChosen = () => {
    end();
    onDelete([...ids]);
  };
  useSelectionKeys(selection.status === 'choosing', {
    onAll: chooseAll,
    onDelete: askDelete,
    onEnd: end,
  });

  return (
    <>
      {isChoosing ? (
        <SelectionBar
          count={ids.size}
          onAll={chooseAll}
          onNone={() => dispatch({ type: 'noneChosen' })}
          onClear={end}
          onDelete={askDelete}
        />
      ) : (
        <HistoryTools
          {...view}
          onChange={changeView}
          {...(!isLoading && { onSelect: () => dispatch({ type: 'started' }) })}
        />
      )}
      {isLoading && <HistorySkeleton />}
      <p className={styles.status} role="status">
        {!isWhole &&
          !isLoading &&
          `${conversations.length} of ${total} are here. the older ones are on their way... `}
        {search.status === 'searching' && 'looking inside your messages...'}
        {search.status === 'failed' &&
          'your messages could not be searched just now, only titles and summaries.'}
      </p>
      {isLoading ? null : shown.length === 0 && search.status !== 'searching' ? (
        <NoMatches {...view} onReset={() => changeView({ q: '', type: 'all' })} />
      ) : (
        <ConversationList
          conversations={shown}
          now={now}
          selection={
            isChoosing
              ? {
                  ids,
                  onToggle: (id, extend) =>
                    dispatch(extend ? { type: 'rangeChosen', id, shown: shownIds } : { type: 'toggled', id }),
                }
              : null
          }
          previewOf={(conversation) => (
            <ConversationPreview
              conversation={conversation}
              find={find}
              fromMessages={search.found.get(conversation.id)?.excerpt}
            />
          )}
        />
      )}
      <ConfirmDialog
        open={selection.status === 'confirming'}
        title={`delete ${counted(ids.size, 'conversation')}?`}
        keepLabel={ids.size === 1 ? 'keep it' : 'keep them'}
        actLabel="delete"
        onClose={() => dispatch({ type: 'deleteKept' })}
        onAct={deleteChosen}
      >
        {ids.size === 1 ? 'it' : 'they'} will be gone for good, along with {ids.size === 1 ? 'its' : 'their'}{' '}
        insights. for 10 seconds you can still undo it.
      </ConfirmDialog>
    </>
  );
}
