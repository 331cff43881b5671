import { Mic, Square } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './mic-button.module.css';

type MicButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Ready to listen, listening (a press stops), or resting while a reply comes. */
  state: 'ready' | 'on' | 'resting';
  /** What a press does, or why it rests. */
  label: string;
};

/** The small round microphone at the bottom of the spoken conversation. */
export function MicButton({ state, label, ...button }: MicButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={styles.mic}
      data-state={state}
      aria-label={label}
      // Not `disabled`: whoever pressed it keeps the focus, and can go on from here.
      aria-disabled={state === 'resting'}
    >
      {state === 'on' ? <Square /> : <Mic />}
    </button>
  );
}
