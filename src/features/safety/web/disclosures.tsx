import { useEffect, useState } from 'react';
import { focusHeading, focusWhenLate, MET_FIRST } from '#web/focus-screen.ts';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { BreakReminder } from './break-reminder.tsx';
import { readAcknowledgement, rememberAcknowledgement } from './disclosure-storage.ts';
import styles from './disclosures.module.css';
import type { UsageAge } from './usage-break-machine.ts';

/** What the account knows of it; `read` is undefined until the server has answered, null when nobody took note. */
export interface AccountNote {
  readonly read: UsageAge | null | undefined;
  readonly tell: (age: UsageAge) => void;
}

interface DisclosuresProps {
  /** The disclosure's one sentence. */
  line: string;
  /** Stands for whoever uses this device without an account. */
  reader?: string;
  account?: AccountNote;
}

/**
 * What process is, said before first use until the person has taken note of it, and again with a break reminder after
 * long use. It stands in the flow of the screen. An account is asked once, on whichever device comes first.
 */
export function Disclosures({ line, reader, account }: DisclosuresProps) {
  const userId = reader ?? session.userId() ?? '';
  const [held, setHeld] = useState(() => readAcknowledgement(userId));
  useAgreement({ userId, held, account });
  if (held !== null || account?.read) return <BreakReminder line={line} userId={userId} />;
  if (account && account.read === undefined) return null;
  const acknowledge = (age: UsageAge) => {
    rememberAcknowledgement(userId, age);
    setHeld(age);
    focusHeading();
  };
  return <FirstUse line={line} onAcknowledge={acknowledge} />;
}

/** What either side knows, the other one learns: a device works offline, an account comes to another device. */
function useAgreement(known: {
  userId: string;
  held: UsageAge | null;
  account: AccountNote | undefined;
}): void {
  const { userId, held, account } = known;
  const read = account?.read;
  const tell = account?.tell;
  useEffect(() => {
    if (held === null && read) rememberAcknowledgement(userId, read);
    if (held !== null && read === null) tell?.(held);
  }, [userId, held, read, tell]);
}

function FirstUse({ line, onAcknowledge }: { line: string; onAcknowledge: (age: UsageAge) => void }) {
  const [isUnder18, setIsUnder18] = useState(false);
  return (
    <section ref={focusWhenLate} id={MET_FIRST} className={styles.note} aria-label="before you begin">
      <p>
        <strong>{line}.</strong> it can be wrong, and it is not for emergencies: crisis support is always at
        the top of the screen.
      </p>
      <div className={styles.acts}>
        <Checkbox checked={isUnder18} onChange={(event) => setIsUnder18(event.target.checked)}>
          i'm under 18: remind me of a break every hour
        </Checkbox>
        <Button look="quiet" size="sm" onClick={() => onAcknowledge(isUnder18 ? 'under18' : 'adult')}>
          i understand
        </Button>
      </div>
    </section>
  );
}
