import { Mic, PenLine } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TypeFilter } from '../../core/arrange-conversations.ts';

/** Nobody has talked yet. */
export function NoConversations() {
  return (
    <EmptyState
      title="nothing here yet, and that's fine"
      actions={
        <>
          <ButtonLink to="/voice" icon={<Mic />}>
            start with your voice
          </ButtonLink>
          <ButtonLink to="/chat" look="quiet" icon={<PenLine />}>
            start by writing
          </ButtonLink>
        </>
      }
    >
      your conversations will rest here once you've had one. begin whenever you like.
    </EmptyState>
  );
}

/** There are some, but none like this. */
export function NoMatches({ q, type, onReset }: { q: string; type: TypeFilter; onReset: () => void }) {
  const kind = type === 'all' ? '' : `${type} `;
  return (
    <EmptyState
      title={q === '' ? `no ${kind}conversations yet` : `no ${kind}conversations match “${q}”`}
      actions={
        <>
          <Button look="quiet" onClick={onReset}>
            show all conversations
          </Button>
          {q === '' && type === 'voice' && <ButtonLink to="/voice">start with your voice</ButtonLink>}
          {q === '' && type === 'text' && <ButtonLink to="/chat">start by writing</ButtonLink>}
        </>
      }
    >
      {q === '' ? 'begin one whenever you like.' : 'another word may find it.'}
    </EmptyState>
  );
}
