import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '#web/api/call-api.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { type Me, updateMe } from '../contract.ts';
import { useMe, useSetMe } from './use-me.ts';
import { listSharing, providersQuery } from './word-sharing.ts';

/** Where words or voice would leave for a provider. */
const TALK_PATHS = ['/conversation', '/chat', '/voice'];
const ASKED_KEY = 'modelConsentAsked';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/shell/confirm-dialog.tsx')).ConfirmDialog,
}));

/**
 * Asks once, before the first conversation, whether words and voice may go to outside providers, when the server uses
 * any. Until it is answered with yes, and after a no, the built-in guide answers. Settings has the switch for later.
 */
export function ConsentQuestion() {
  const { pathname } = useLocation();
  const { data: me } = useMe();
  const { data: providers } = useQuery({ ...providersQuery, enabled: TALK_PATHS.includes(pathname) });
  if (!me || !providers || !TALK_PATHS.includes(pathname) || me.modelConsent) return null;
  const sharing = listSharing(providers);
  return sharing.length === 0 ? null : <AskOnce key={me.id} me={me} sharing={sharing} />;
}

function AskOnce({ me, sharing }: { me: Me; sharing: readonly string[] }) {
  const setMe = useSetMe();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(ASKED_KEY) !== me.id);
  const [isSaving, setIsSaving] = useState(false);
  const close = () => {
    localStorage.setItem(ASKED_KEY, me.id);
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
    <Suspense fallback={null}>
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
        if you agree, {sharing.join('; ')}. without it the built-in guide answers, and nothing goes to
        anybody. you can change your mind in settings.
      </ConfirmDialog>
    </Suspense>
  );
}
