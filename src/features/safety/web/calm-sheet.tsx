import { useState } from 'react';
import type { CalmPage } from '#web/shell/calm-sheet.ts';
import { Dialog } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useToken } from '#web/use-session.ts';
import { resourcesFor } from '../core/resources/resources.ts';
import { Breathing } from './breathing.tsx';
import styles from './calm-sheet.module.css';
import { ContactButtons } from './contact-buttons.tsx';
import { readCountry } from './country-choice.ts';
import { Grounding } from './grounding.tsx';

const pages = [
  { value: 'breathing', label: 'breathe' },
  { value: 'grounding', label: '5-4-3-2-1' },
] as const satisfies readonly { value: CalmPage; label: string }[];

/** One tap from everywhere: a breath, the senses, and people. Nothing in it needs a network. */
export function CalmSheet({ first, onClose }: { first: CalmPage; onClose: () => void }) {
  const [page, setPage] = useState<CalmPage>(first);
  const isSignedIn = useToken() !== null;
  const [line] = resourcesFor(readCountry());
  return (
    <Dialog
      open
      onClose={onClose}
      title="a quiet minute"
      actions={
        <Button look="quiet" onClick={onClose}>
          done
        </Button>
      }
    >
      <div className={styles.sheet}>
        <Segmented label="ways to settle" options={pages} value={page} onChange={setPage} />
        {page === 'breathing' ? <Breathing /> : <Grounding />}
        <section className={styles.people} aria-label="people who listen">
          <p>or let a real person listen:</p>
          <div className={styles.ways}>{line && <ContactButtons resource={line} quiet size="sm" />}</div>
          <p className={styles.more}>
            <Link to="/crisis-support" onClick={onClose}>
              all crisis support
            </Link>
            {isSignedIn && (
              <Link to="/safety-plan" onClick={onClose}>
                my safety plan
              </Link>
            )}
          </p>
        </section>
      </div>
    </Dialog>
  );
}
