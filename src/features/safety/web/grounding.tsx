import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './grounding.module.css';

const STEPS = [
  { count: 5, ask: 'five things you can see', hint: 'colours, edges, light. big or small.' },
  { count: 4, ask: 'four things you can feel', hint: 'the chair, your sleeve, the floor under your feet.' },
  { count: 3, ask: 'three things you can hear', hint: 'near, far, or your own breath.' },
  { count: 2, ask: 'two things you can smell', hint: 'or two smells that you like.' },
  { count: 1, ask: 'one thing you can taste', hint: 'or a slow sip of water.' },
] as const;

/** 5-4-3-2-1: the senses, one after the other, at one's own pace. */
export function Grounding() {
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  return (
    <div className={styles.grounding}>
      <div role="status" className={styles.step}>
        <p className={styles.count} aria-hidden="true">
          {step ? step.count : 0}
        </p>
        <p className={styles.ask}>{step ? step.ask : "you're here, in this place, now."}</p>
        <p className={styles.hint}>{step ? step.hint : 'stay as long as you like, or go round once more.'}</p>
      </div>
      <div className={styles.acts}>
        {at > 0 && (
          <Button look="text" size="sm" onClick={() => setAt(step ? at - 1 : 0)}>
            {step ? 'back' : 'once more'}
          </Button>
        )}
        {step && (
          <Button look="quiet" size="sm" onClick={() => setAt(at + 1)}>
            next
          </Button>
        )}
      </div>
    </div>
  );
}
