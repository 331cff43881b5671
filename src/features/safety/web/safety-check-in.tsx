import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { CheckInAnswer } from '../contract.ts';
import styles from './safety-check-in.module.css';

type Sending =
  | { status: 'asking' }
  | { status: 'sending'; answer: CheckInAnswer }
  | { status: 'failed'; answer: CheckInAnswer }
  | { status: 'heard'; answer: CheckInAnswer };

const choices = [
  { answer: 'safer', label: 'safer' },
  { answer: 'same', label: 'about the same' },
  { answer: 'worse', label: 'worse' },
] as const;

const heard: Record<CheckInAnswer, string> = {
  safer: 'thank you for telling me. crisis support stays at the top of every screen.',
  same: 'thank you for telling me. the numbers stay right here.',
  worse: 'thank you for telling me. please let a person hear this too, now if you can.',
};

/** Asks how it is now; 'safer', after the person said that they are safe, lets the card unpin. */
export function SafetyCheckIn({ onAnswer }: { onAnswer: (answer: CheckInAnswer) => Promise<void> }) {
  const [sending, setSending] = useState<Sending>({ status: 'asking' });
  const give = (answer: CheckInAnswer) => {
    setSending({ status: 'sending', answer });
    onAnswer(answer).then(
      () => setSending({ status: 'heard', answer }),
      () => setSending({ status: 'failed', answer }),
    );
  };
  return (
    <>
      {sending.status !== 'heard' && (
        <fieldset>
          <legend className={styles.question}>how is it for you now?</legend>
          <div className={styles.answers}>
            {choices.map(({ answer, label }) => (
              <Button
                key={answer}
                look="harbour-quiet"
                size="sm"
                busy={sending.status === 'sending' && sending.answer === answer}
                aria-disabled={sending.status === 'sending' && sending.answer !== answer}
                onClick={() => {
                  if (sending.status !== 'sending') give(answer);
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <p role="status" className={styles.heard}>
        {sending.status === 'heard' && heard[sending.answer]}
        {sending.status === 'failed' &&
          "this didn't reach us. the numbers above still work; please try again."}
      </p>
    </>
  );
}
