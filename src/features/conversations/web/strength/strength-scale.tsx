import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { STRENGTH_MAX, type StrengthMoment, storeStrength } from '../../contract.ts';
import styles from './strength-scale.module.css';

const VALUES = Array.from({ length: STRENGTH_MAX + 1 }, (_, value) => value);

const WORDS: Record<StrengthMoment, string> = {
  start: 'how strong is it right now, 0 to 10?',
  end: 'and how strong is it now, 0 to 10?',
};

interface StrengthScaleProps {
  conversationId: string;
  moment: StrengthMoment;
  /** The button that asked for it is gone: the first number takes the focus over. */
  takesFocus?: boolean;
  /** After an answer was stored, with it, or after 'skip', with null: at the end one leaves as well without an answer. */
  onDone: (value: number | null) => void;
}

/** A gentle question at either end of a conversation: eleven numbers, a guess is fine, no answer is fine too. */
export function StrengthScale({ conversationId, moment, takesFocus = false, onDone }: StrengthScaleProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const store = useMutation({
    mutationFn: (value: number) =>
      callApi(storeStrength, { params: { conversationId }, body: { moment, value } }),
    onSuccess: (_answer, value) => onDone(value),
  });
  const choose = (value: number) => {
    if (store.isPending) return;
    setChosen(value);
    store.mutate(value);
  };
  return (
    <fieldset className={styles.scale} aria-describedby={`${id}-ends`}>
      <legend className={styles.words}>{WORDS[moment]}</legend>
      <div className={styles.numbers}>
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.number}
            aria-pressed={value === chosen}
            // biome-ignore lint/a11y/noAutofocus: only where the button that asked for it is gone
            autoFocus={takesFocus && value === 0}
            onClick={() => choose(value)}
          >
            {value}
          </button>
        ))}
      </div>
      <div className={styles.below}>
        <span id={`${id}-ends`} className={styles.ends}>
          0 is not at all, 10 is as strong as it gets. a guess is fine.
        </span>
        {moment === 'start' && (
          <Button look="text" size="sm" onClick={() => onDone(null)}>
            skip
          </Button>
        )}
      </div>
      {store.isError && (
        <p className={styles.problem} role="alert">
          this could not be kept just now. you can try again or leave it.
        </p>
      )}
    </fieldset>
  );
}
