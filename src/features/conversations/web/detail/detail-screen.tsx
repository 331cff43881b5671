import { ArrowLeft, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ERRORS } from '#contract/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { faultOf } from '#web/api/fault.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Room } from '#web/ui/room.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Conversation, Message } from '../../contract.ts';
import { DETAIL_FAILED, explainDetailProblem, INVALID_DETAIL } from '../history/history-problem.ts';
import { useNow } from '../history/use-now.ts';
import { DetailHead } from './detail-head.tsx';
import styles from './detail-screen.module.css';
import { KeepCopy } from './keep-copy.tsx';
import { KeptNote } from './kept-note.tsx';
import { MessageItem } from './message-item.tsx';
import { OwnMarks } from './own-marks.tsx';
import { useConversation, useMessages } from './use-detail.ts';

/** Without a word there is nothing to read: it was deleted, or never begun. */
const NOT_THERE = new ApiError(ERRORS.not_found.message, { kind: 'http', status: 404, code: 'not_found' });

/** `/chat-history/{id}`: one conversation, to read. */
export function DetailScreen() {
  const { conversationId = '' } = useParams();
  const head = useConversation(conversationId);
  const messages = useMessages(conversationId);
  const isEmpty = head.data?.messageCount === 0;
  const error =
    head.error ?? (isEmpty ? NOT_THERE : null) ?? (messages.messages.length === 0 ? messages.error : null);
  const retry = () => void Promise.all([head.refetch(), messages.refetch()]);
  return (
    <div className={styles.column}>
      <Room light="still" place="corner" />
      <BackLink to="/chat-history">back to history</BackLink>
      {error ? (
        <DetailProblem error={error} busy={head.isFetching || messages.isFetching} onRetry={retry} />
      ) : head.data && !messages.isPending ? (
        <Detail conversation={head.data} messages={messages} />
      ) : (
        <div className={styles.loading} role="status">
          <VisuallyHidden>opening your conversation...</VisuallyHidden>
          <Skeleton width="60%" height="32px" />
          <Skeleton width="44%" />
          <Skeleton width="90%" height="52px" />
          <Skeleton width="70%" height="52px" />
        </div>
      )}
    </div>
  );
}

function Detail({
  conversation,
  messages: query,
}: {
  conversation: Conversation;
  messages: ReturnType<typeof useMessages>;
}) {
  const now = useNow();
  const [whole, setWhole] = useState<readonly Message[] | null>(null);
  const shown = whole ?? query.messages;
  const place = conversation.type === 'voice' ? '/voice' : '/conversation';
  return (
    <article>
      <DetailHead conversation={conversation} now={now} />
      <KeptNote conversation={conversation} />
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          Showing {shown.length} of {query.total} messages
        </span>
        <OwnMarks conversation={conversation} />
        <KeepCopy conversation={conversation} onWhole={setWhole} />
        {whole === null && query.hasNextPage && (
          <Button
            look="quiet"
            size="sm"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Load More Messages
          </Button>
        )}
      </div>
      {query.isFetchNextPageError && (
        <p className={styles.problem} role="alert">
          {explainDetailProblem(query.error)}
        </p>
      )}
      <ol className={styles.thread}>
        {shown.map((message) => (
          <MessageItem key={message.id} message={message} now={now} />
        ))}
      </ol>
      <p className={styles.end}>
        <ButtonLink to={`${place}?c=${conversation.id}`} look="quiet">
          continue this conversation
        </ButtonLink>
      </p>
    </article>
  );
}

function DetailProblem({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const message = explainDetailProblem(error);
  const isInvalid = message === INVALID_DETAIL;
  const isGone = isInvalid || faultOf(error) === 'missing';
  return (
    <ErrorState
      isPage
      title={isInvalid ? INVALID_DETAIL : DETAIL_FAILED}
      message={isInvalid ? undefined : message}
      action={
        <>
          {!isGone && (
            <Button icon={<RotateCw />} busy={busy} onClick={onRetry}>
              try again
            </Button>
          )}
          <ButtonLink to="/chat-history" look={isGone ? 'primary' : 'quiet'} icon={<ArrowLeft />}>
            back to history
          </ButtonLink>
        </>
      }
    />
  );
}
