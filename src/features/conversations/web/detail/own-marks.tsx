import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Pin, PinOff } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { BodyOf } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import { Dialog } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { type Conversation, changeConversation, TITLE_MAX_CHARACTERS } from '../../contract.ts';
import { editConversations } from '../stored/use-conversations.ts';

/** What a person makes of a conversation: a name of their own, and a place above the others. */
export function OwnMarks({ conversation }: { conversation: Conversation }) {
  const change = useChange(conversation.id);
  const [isNaming, setIsNaming] = useState(false);
  const { pinned } = conversation;
  return (
    <>
      <Button look="text" size="sm" icon={<Pencil />} onClick={() => setIsNaming(true)}>
        rename
      </Button>
      <Button
        look="text"
        size="sm"
        icon={pinned ? <PinOff /> : <Pin />}
        onClick={() => change({ pinned: !pinned })}
      >
        {pinned ? 'unpin' : 'pin'}
      </Button>
      {isNaming && (
        <Naming
          title={conversation.title}
          onClose={() => setIsNaming(false)}
          onNamed={(title) => {
            setIsNaming(false);
            if (title !== conversation.title) change({ title });
          }}
        />
      )}
    </>
  );
}

/** Changes what a person made of a conversation, here and in the lists. */
export function useChange(conversationId: string): (body: BodyOf<typeof changeConversation>) => void {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (body: BodyOf<typeof changeConversation>) =>
      callApi(changeConversation, { params: { conversationId }, body }),
    onSuccess: (changed) => {
      client.setQueryData(['conversation', conversationId], changed);
      editConversations(client, (all) => all.map((one) => (one.id === conversationId ? changed : one)));
    },
    onError: () => toast('this could not be kept just now. please try again.', 'bad'),
  });
  return mutate;
}

interface NamingProps {
  title: string;
  onClose: () => void;
  onNamed: (title: string) => void;
}

function Naming({ title, onClose, onNamed }: NamingProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNamed(field.current?.value ?? title);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="what would you call it?"
      initialFocus={field}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            leave it
          </Button>
          <Button type="submit" form={id}>
            keep
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <TextInput
          ref={field}
          label="title"
          defaultValue={title}
          maxLength={TITLE_MAX_CHARACTERS}
          autoComplete="off"
          hint="left empty, process names it again."
        />
      </form>
    </Dialog>
  );
}
