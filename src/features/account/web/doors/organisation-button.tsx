import { useState } from 'react';
import { organisationName } from '#web/config.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useBrowserFact } from '#web/use-browser-fact.ts';

/** Leads to the organisation of this server, where there is one. */
export function OrganisationButton() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const name = useBrowserFact(organisationName, null);
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
      continue with {name}
    </Button>
  );
}
