import { RotateCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Room } from '#web/ui/room.tsx';
import { UndoBar } from '../choosing/undo-bar.tsx';
import { useConversations } from '../stored/use-conversations.ts';
import { useDeleteConversations } from '../stored/use-delete-conversations.ts';
import { History } from './history.tsx';
import { NoConversations } from './history-empty.tsx';
import { explainHistoryProblem, LIST_FAILED } from './history-problem.ts';

/** `/chat-history`: what was said, to find again and to erase. */
export function HistoryScreen() {
  const query = useConversations();
  const deletion = useDeleteConversations();
  return (
    <>
      <Room light="still" place="corner" />
      <PageHead title="your conversations" />
      <HistoryContent query={query} onDelete={deletion.remove} />
      {deletion.undoable > 0 && <UndoBar count={deletion.undoable} onUndo={() => void deletion.undo()} />}
    </>
  );
}

interface HistoryContentProps {
  query: ReturnType<typeof useConversations>;
  onDelete: (ids: readonly string[]) => void;
}

function HistoryContent({ query, onDelete }: HistoryContentProps) {
  const { conversations, hasNextPage, isFetching } = query;
  const isEmpty = conversations.length === 0;
  const isLoading = isEmpty && !query.isError && (query.isPending || hasNextPage);
  // One and the same while it loads and after: a search that was begun meanwhile keeps its words and the focus.
  if (!isEmpty || isLoading)
    return (
      <History
        conversations={conversations}
        total={query.total}
        isLoading={isLoading}
        isWhole={!hasNextPage}
        onDelete={onDelete}
      />
    );
  if (query.isError) {
    return (
      <ErrorState
        title={LIST_FAILED}
        message={explainHistoryProblem(query.error)}
        reassurance="nothing has been lost. your conversations are where you left them."
        action={
          <Button icon={<RotateCw />} busy={isFetching} onClick={() => void query.refetch()}>
            try again
          </Button>
        }
      />
    );
  }
  return <NoConversations />;
}
