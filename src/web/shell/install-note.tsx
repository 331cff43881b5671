import { useSyncExternalStore } from 'react';
import { installOffer } from '../installing.ts';
import { Button } from '../ui/button.tsx';
import styles from './install-note.module.css';

/** The browser's own offer to install the app, in a quiet line. Nothing where there is none. */
export function InstallNote() {
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.getSnapshot);
  if (!isOffered) return null;
  return (
    <section className={styles.note} aria-label="install process">
      <p className={styles.words}>process can stand among your apps, and open with no network.</p>
      <Button look="quiet" size="sm" onClick={installOffer.install}>
        install
      </Button>
      <Button look="text" size="sm" onClick={installOffer.dismiss}>
        no, thank you
      </Button>
    </section>
  );
}
