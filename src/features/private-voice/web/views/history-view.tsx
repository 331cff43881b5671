import { Download, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageView } from '#web/ui/chat/message-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import type { HistoryEntry } from '../../core/history.ts';
import { EXPORT_FAILED, type PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import styles from './history-view.module.css';
import { StoringNote } from './storing-note.tsx';
import { linkTo } from './view.ts';
import { ViewFrame } from './view-frame.tsx';

/** What was said, newest first, to read again, take along and erase. */
export function HistoryView({ voice }: { voice: PrivateVoice }) {
  const history = usePrivateVoiceState(voice, ({ app }) => app.conversationHistory);
  return (
    <ViewFrame title="your history" lead="kept in this browser, and nowhere else.">
      <StoringNote voice={voice} />
      <Actions voice={voice} hasEntries={history.length > 0} />
      {history.length === 0 ? (
        <EmptyState
          title="nothing here yet"
          actions={<ButtonLink to={linkTo('talk')}>begin a conversation</ButtonLink>}
        >
          what you say and what process answers will stand here.
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {history.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </ViewFrame>
  );
}

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function Entry({ entry }: { entry: HistoryEntry }) {
  return (
    <>
      <MessageView
        from="you"
        time={<time dateTime={entry.timestamp}>{timeFormat.format(new Date(entry.timestamp))}</time>}
      >
        <p>{entry.userMessage}</p>
      </MessageView>
      <MessageView from="process">
        <p>{entry.aiResponse}</p>
      </MessageView>
    </>
  );
}

function Actions({ voice, hasEntries }: { voice: PrivateVoice; hasEntries: boolean }) {
  const toast = useToast();
  const file = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const download = () => {
    try {
      voice.file.save();
    } catch {
      toast(EXPORT_FAILED, 'bad');
    }
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const refused = await readAndImport(voice, chosen);
    target.value = '';
    toast(refused ?? 'your conversations are here again.', refused ? 'bad' : 'good');
  };
  const clear = async () => {
    setIsAsking(false);
    await voice.keeper.clear();
    toast('your history is erased.');
  };
  return (
    <div className={styles.actions}>
      <Button look="quiet" size="sm" icon={<Download />} disabled={!hasEntries} onClick={download}>
        export
      </Button>
      <Button look="quiet" size="sm" icon={<Upload />} onClick={() => file.current?.click()}>
        import
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="a file that was exported here"
        onChange={(event) => void take(event)}
      />
      {hasEntries && (
        <Button look="danger" size="sm" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
          clear history
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="erase your history?"
        keepLabel="keep it"
        actLabel="erase"
        onAct={() => void clear()}
      >
        everything that was said here is erased from this browser. nobody has a copy, so it can't be brought
        back. an export keeps one for you.
      </ConfirmDialog>
    </div>
  );
}

const readAndImport = async (voice: PrivateVoice, file: File): Promise<string | null> => {
  try {
    return await voice.file.read(await file.text());
  } catch {
    return "this file can't be read on this device. nothing was changed.";
  }
};
