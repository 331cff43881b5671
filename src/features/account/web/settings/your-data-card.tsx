import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteConversations, listConversations } from '#features/conversations/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { keptWords } from '#web/kept-words.ts';
import { saveFile } from '#web/save-file.ts';
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Confirmation } from '../../contract.ts';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';
import { readExport } from './read-export.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useAsked, useSaved } from './use-saved.ts';

export function YourDataCard() {
  const client = useQueryClient();
  const exporting = useAsked();
  const deleting = useSaved();
  const [share, setShare] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const exportData = async (confirmation: Confirmation) => {
    await exporting.save(async () => {
      setShare(null);
      const file = await readExport(confirmation, setShare);
      saveFile(`process-export-${new Date().toISOString().slice(0, 10)}.json`, file.type, file);
    }, 'your data has been downloaded');
  };
  const deleteAll = async () => {
    await deleting.save(deleteEveryConversation, 'all conversations are deleted');
    setIsAsking(false);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    keptWords.removeItem('chatHistoryCache');
  };

  return (
    <Card>
      <h2 className={styles.tight}>your data</h2>
      <p className={styles.words}>
        everything that is held about you, as one JSON file. encrypted at rest; not used for analytics; never
        read by us.
      </p>
      <div className={styles.stack}>
        <div className={styles.actions}>
          <Button look="quiet" onClick={() => exporting.ask(true)}>
            export my data
          </Button>
          <Button look="danger" onClick={() => setIsAsking(true)}>
            delete all conversations
          </Button>
        </div>
        {!exporting.asked && <SavedBanner state={exporting.state} />}
        <SavedBanner state={deleting.state} />
      </div>
      <ConfirmAgainDialog
        {...exporting.dialog}
        title="export your data?"
        keepLabel="not now"
        actLabel="export"
        onAct={(confirmation) => void exportData(confirmation)}
      >
        the file holds everything you wrote here, in plain words. keep it where only you can read it.
        {exporting.state.status === 'saving' && (
          <ProgressBar label="export" value={Math.round((share ?? 0) * 100)} />
        )}
      </ConfirmAgainDialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="delete all conversations?"
        keepLabel="keep them"
        actLabel="delete all"
        busy={deleting.state.status === 'saving'}
        onAct={() => void deleteAll()}
      >
        every conversation and what was noted about it goes. there is no way to bring them back.
      </ConfirmDialog>
    </Card>
  );
}

/** In rounds, as one list and one deletion hold a limited number. */
async function deleteEveryConversation(): Promise<void> {
  for (;;) {
    const { conversations } = await callApi(listConversations);
    if (conversations.length === 0) return;
    await callApi(deleteConversations, { body: { conversationIds: conversations.map(({ id }) => id) } });
  }
}
