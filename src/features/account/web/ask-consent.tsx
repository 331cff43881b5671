import { useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { updateMe } from '../contract.ts';
import { useSetMe } from './use-me.ts';

interface AskConsentProps {
  /** What would leave, each as a clause. */
  readonly sharing: readonly string[];
  /** It was answered, with yes or no. */
  readonly onAnswered: () => void;
}

/** The question itself. */
export function AskConsent({ sharing, onAnswered }: AskConsentProps) {
  const setMe = useSetMe();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const close = () => {
    onAnswered();
    setIsOpen(false);
  };
  const allow = async () => {
    setIsSaving(true);
    try {
      setMe(await callApi(updateMe, { body: { modelConsent: true } }));
      close();
    } catch {
      toast("your choice couldn't be saved. the built-in guide answers for now.", 'bad');
      setIsOpen(false);
    }
  };
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      open
      onClose={close}
      title="may your words leave this server?"
      keepLabel="no, keep them here"
      actLabel="yes, that's okay"
      onAct={() => void allow()}
      busy={isSaving}
      danger={false}
    >
      if you agree, {sharing.join('; ')}. without it the built-in guide answers, and nothing goes to anybody.
      you can change your mind in settings.
    </ConfirmDialog>
  );
}
