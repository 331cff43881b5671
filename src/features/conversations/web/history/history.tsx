import { useDeferredValue, useMemo } from 'react';
import type { Conversation } from '../../contract.ts';
import { arrangeConversations } from '../../core/arrange-conversations.ts';
import { createFinder } from '../../core/find-text.ts';
import { DeleteQuestion } from '../choosing/delete-question.tsx';
import { SelectionBar } from '../choosing/selection-bar.tsx';
import { useChoosing } from '../choosing/use-choosing.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPreview } from './conversation-preview.tsx';
import styles from './history.module.css';
import { NoMatches } from './history-empty.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryTools } from './history-tools.tsx';
import { useHistoryView } from './use-history-view.ts';
import { useMessageSearch } from './use-message-search.ts';
import { useNow } from './use-now.ts';

interface HistoryProps {
  conversations: readonly Conversation[];
  total: number;
  /** The first of them are on their way. */
  isLoading: boolean;
  /** Whether those are all; older ones are still on their way otherwise. */
  isWhole: boolean;
  onDelete: (ids: readonly string[]) => void;
}

/** The list with everything that can be done with it. */
export function History({ conversations, total, isLoading, isWhole, onDelete }: HistoryProps) {
  const [view, changeView] = useHistoryView();
  const now = useNow();
  const search = useMessageSearch(view.q);
  // Thousands of them are arranged anew only when something about them is another: not with each key.
  const q = useDeferredValue(view.q);
  const find = useMemo(() => createFinder(q), [q]);
  const { type, sort } = view;
  const shown = useMemo(
    () => arrangeConversations(conversations, { type, sort, find, inMessages: search.found }),
    [conversations, type, sort, find, search.found],
  );
  const choosing = useChoosing(
    shown.map(({ id }) => id),
    onDelete,
  );
  const isEmpty = shown.length === 0 && search.status !== 'searching';
  return (
    <>
      {choosing.bar ? (
        <SelectionBar {...choosing.bar} />
      ) : (
        <HistoryTools {...view} onChange={changeView} {...(!isLoading && { onSelect: choosing.start })} />
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
      {!isLoading && isEmpty && <NoMatches {...view} onReset={() => changeView({ q: '', type: 'all' })} />}
      {!isLoading && !isEmpty && (
        <ConversationList
          conversations={shown}
          now={now}
          selection={choosing.marks}
          previewOf={(conversation) => (
            <ConversationPreview
              conversation={conversation}
              find={find}
              fromMessages={search.found.get(conversation.id)?.excerpt}
            />
          )}
        />
      )}
      <DeleteQuestion {...choosing.question} />
    </>
  );
}
