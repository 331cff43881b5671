import { useState } from 'react';
import { organisationName } from '#web/config.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toasts.tsx';

/** Leads to the organisation of this server, where there is one. */
export function OrganisationButton() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  // The page was drawn by the same word of the server.
  const name = organisationName();
  if (name === null) return null;
  const leave = async () => {
    setBusy(true);
    const refusal = await (await import('./organisation.ts')).goToOrganisation();
    if (refusal === null) return;
    setBusy(false);
    toast(refusal);
  };
  return (
    <Button look="quiet" block busy={busy} onClick={() => void leave()}>
      sign in with {name}
    </Button>
  );
}
