import { useState } from 'react';
import { useLocation } from 'react-router';
import { session } from '#web/session.ts';
import { useCalmSheet } from '#web/shell/calm-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { readAcknowledgement, rememberAcknowledgement } from './disclosure-storage.ts';
import styles from './disclosures.module.css';
import type { UsageAge } from './usage-break-machine.ts';
import { useBreakDue } from './use-break-due.ts';

/** Where one writes or speaks the lower edge is taken. */
const TALK_PATHS = ['/conversation', '/chat', '/voice', '/private-voice'];

/**
 * What process is, said before first use until the person has taken note of it, and again with a break reminder after
 * long use. It stands beside the page and takes neither focus nor words away. `line` is the disclosure's one sentence;
 * `reader` stands for whoever uses this device without an account.
 */
export function Disclosures({ line, reader }: { line: string; reader?: string }) {
  const userId = reader ?? session.userId() ?? '';
  const [hasRead, setHasRead] = useState(() => readAcknowledgement(userId) !== null);
  const { pathname } = useLocation();
  const place = TALK_PATHS.includes(pathname) ? styles.above : styles.below;
  const acknowledge = (said: UsageAge) => {
    rememberAcknowledgement(userId, said);
    setHasRead(true);
  };
  return (
    <div className={classNames(styles.place, place)}>
      {hasRead ? (
        <BreakReminder line={line} userId={userId} />
      ) : (
        <FirstUse line={line} onAcknowledge={acknowledge} />
      )}
    </div>
  );
}

function FirstUse({ line, onAcknowledge }: { line: string; onAcknowledge: (age: UsageAge) => void }) {
  const [isUnder18, setIsUnder18] = useState(false);
  return (
    <section className={styles.note} aria-label="before you begin">
      <p>
        <strong>{line}.</strong> it can be wrong, and it is not for emergencies: crisis support is always at
        the top of the screen.
      </p>
      <div className={styles.acts}>
        <Checkbox checked={isUnder18} onChange={(event) => setIsUnder18(event.target.checked)}>
          i'm under 18: remind me of a break every hour
        </Checkbox>
        <Button size="sm" onClick={() => onAcknowledge(isUnder18 ? 'under18' : 'adult')}>
          i understand
        </Button>
      </div>
    </section>
  );
}

function BreakReminder({ line, userId }: { line: string; userId: string }) {
  const [isDue, reminded] = useBreakDue(userId);
  const openCalmSheet = useCalmSheet();
  return (
    <div role="status">
      {isDue && (
        <section className={styles.note} aria-label="a reminder to take a break">
          <p>
            you've been here for a while. some water, a stretch, a look out of the window? your words will
            still be here. <strong>{line}.</strong>
          </p>
          <div className={styles.acts}>
            {openCalmSheet && (
              <Button
                look="quiet"
                size="sm"
                onClick={() => {
                  reminded();
                  openCalmSheet('breathing');
                }}
              >
                breathe for a minute
              </Button>
            )}
            <Button size="sm" onClick={reminded}>
              okay
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
