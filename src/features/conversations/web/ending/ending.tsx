import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#web/api/call-api.ts';
import { Dialog } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { changeConversation, readClosingNote } from '../../contract.ts';
import { StrengthScale } from '../strength/strength-scale.tsx';
import styles from './ending.module.css';

const KEEP_TIMEOUT_MS = 5_000;

export interface EndingProps {
  /** Null when nothing was said yet: there is nothing to measure or to take along. */
  conversationId: string | null;
  onStay: () => void;
  /** It is confirmed: what is going on stops here. */
  onEnd?: (() => void) | undefined;
}

/** Asks whether to end, in one step: how strong it is now and what one takes along stand there and may be passed over. */
export function Ending({ conversationId, onStay, onEnd }: EndingProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [keeps, setKeeps] = useState(false);
  const { data: note = null } = useQuery({
    queryKey: ['closing-note', conversationId],
    queryFn: async ({ signal }) =>
      conversationId === null
        ? null
        : (await callApi(readClosingNote, { params: { conversationId } }, { signal })).note,
    gcTime: 0,
    // Without it one simply leaves: nobody waits at the door for a note.
    retry: false,
  });
  const leave = () => {
    onEnd?.();
    void navigate('/exit-thanks');
  };
  const keep = useMutation({
    mutationFn: (closingNote: string) =>
      callApi(
        changeConversation,
        { params: { conversationId: conversationId ?? '' }, body: { closingNote } },
        // Somebody stands at the door: it is told soon, and tried again when they say so.
        { retry: false, timeoutMs: KEEP_TIMEOUT_MS },
      ),
    onSuccess: leave,
  });
  const end = () => (keeps && note !== null ? keep.mutate(note) : leave());
  return (
    <Dialog
      alert
      open
      onClose={onStay}
      title="would you like to end this conversation?"
      description="your progress and insights are valuable."
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} look="quiet" onClick={onStay}>
            stay
          </Button>
          <Button busy={keep.isPending} onClick={end}>
            end conversation
          </Button>
        </>
      }
    >
      {conversationId !== null && (
        <div className={styles.parting}>
          {note !== null && (
            <section className={styles.note} aria-label="in your own words">
              <h3>in your own words</h3>
              <blockquote>{note}</blockquote>
              <Checkbox
                checked={keeps}
                onChange={(event) => setKeeps(event.target.checked)}
                error={
                  keep.isError
                    ? 'this could not be kept just now. you can try again, or leave without it.'
                    : undefined
                }
              >
                keep it with this conversation
              </Checkbox>
            </section>
          )}
          <StrengthAtEnd conversationId={conversationId} />
        </div>
      )}
    </Dialog>
  );
}

function StrengthAtEnd({ conversationId }: { conversationId: string }) {
  const [noted, setNoted] = useState<number | null>(null);
  return (
    <>
      <StrengthScale conversationId={conversationId} moment="end" onDone={setNoted} />
      <p role="status" className={styles.noted}>
        {noted !== null && `noted: ${noted} of 10.`}
      </p>
    </>
  );
}
