import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import type { VoiceProblem } from '../turn/voice-problem.ts';
import styles from '../voice-screen.module.css';
import type { VoiceSession } from '../voice-session.ts';

/** Where else it goes on, by the server's code. */
const WAYS = {
  consent_required: ['/settings', 'open settings'],
  subscription_required: ['/subscribe', 'see the subscription'],
} as const;

const isWay = (code: string | null): code is keyof typeof WAYS => code !== null && Object.hasOwn(WAYS, code);

/** Whoever pressed something further up or down has it before them. */
const bringIntoSight = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

/** Something went wrong: the words, and two ways on. */
export function ErrorCard({ problem, session }: { problem: VoiceProblem; session: VoiceSession }) {
  const { message, detail, code } = problem;
  return (
    <Card ref={bringIntoSight} className={styles.error} role="alert">
      <p>{message}</p>
      {detail !== null && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>
        <Button size="sm" onClick={() => session.act({ type: 'try_again_pressed' })}>
          try again
        </Button>
        <Button look="text" size="sm" onClick={() => session.act({ type: 'start_over_pressed' })}>
          start over
        </Button>
        {isWay(code) && (
          <ButtonLink look="text" size="sm" to={WAYS[code][0]}>
            {WAYS[code][1]}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

export function LoginNeededCard({ problem }: { problem: VoiceProblem }) {
  return (
    <Card className={styles.error} role="alert">
      <h2 className={styles.title}>login needed</h2>
      <p>{problem.message}</p>
      <div className={styles.actions}>
        <ButtonLink size="sm" to="/login">
          Go to Login
        </ButtonLink>
      </div>
    </Card>
  );
}

export function MissingCard() {
  return (
    <Card className={styles.error} role="alert">
      <p>this conversation isn't here. it may have been deleted.</p>
      <div className={styles.actions}>
        <ButtonLink size="sm" to="/voice">
          start fresh
        </ButtonLink>
      </div>
    </Card>
  );
}
