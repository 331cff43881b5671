import { useState } from 'react';
import { QUIET_LOCK_CHOICES, quietLock } from '#web/quiet-lock.ts';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import styles from './settings.module.css';

const OPTIONS = QUIET_LOCK_CHOICES.map((value) => ({
  value,
  label: value === 'off' ? 'off' : `${value} min`,
}));

/** For whoever leaves the page open where others are. Of this browser, not of the account. */
export function QuietLockCard() {
  const [choice, setChoice] = useState(quietLock.choice);
  return (
    <Card>
      <h2 className={styles.tight}>quiet lock</h2>
      <p className={styles.words}>
        when this page has been out of sight or untouched for a while, your words leave the screen until you
        give your password. drafts are kept, and crisis support stays open. for this browser.
      </p>
      <Segmented
        label="veil my words after"
        options={OPTIONS}
        value={choice}
        onChange={(next) => {
          setChoice(next);
          quietLock.choose(next);
          // What lifts the veil is here by the time it falls.
          if (next !== 'off') void import('../veil.tsx').catch(() => undefined);
        }}
      />
    </Card>
  );
}
