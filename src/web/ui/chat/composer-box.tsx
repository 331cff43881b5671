import { ArrowUp, CircleAlert, Square } from 'lucide-react';
import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner.tsx';
import styles from './composer-box.module.css';

type ComposerBoxProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onKeyDown'> & {
  /** The name of the field for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter asks for it, too; whether it may be is the caller's to say. */
  onSend: () => void;
  canSend: boolean;
  sending?: boolean;
  /** While a reply comes: the round button stops it. */
  onStop?: (() => void) | undefined;
  /** '1846 / 2000'; `near` is ochre with an icon, `over` clay. */
  counter: { text: string; tone: 'fine' | 'near' | 'over' };
  /** Below at the left: the reminder of what this is not. */
  note?: ReactNode;
  /** A line that sits on the composer: 'draft restored, 3 minutes old' and its button. */
  draft?: ReactNode;
};

/** More than the four lines that can be seen: a pasted book is not laid out twice. */
const MIRRORED = 1000;

/** Where one writes: grows to four lines, then scrolls. Enter sends, with shift it begins a line. */
export function ComposerBox({
  label,
  value,
  onChange,
  onSend,
  canSend,
  sending = false,
  onStop,
  counter,
  note,
  draft,
  ...area
}: ComposerBoxProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !sending) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word; 229 is how older browsers say so.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      {draft && (
        <div className={styles.draft} role="status">
          {draft}
        </div>
      )}
      <div className={styles.box}>
        {/* The mirror behind the field gives it its height, without measuring. */}
        <div className={styles.grow} data-mirror={(value || area.placeholder)?.slice(0, MIRRORED)}>
          <textarea
            rows={1}
            {...area}
            aria-label={label}
            className={styles.field}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {onStop ? (
          <button type="button" className={styles.send} aria-label="stop" onClick={onStop}>
            <Square />
          </button>
        ) : (
          <button
            type="submit"
            className={styles.send}
            aria-label="send"
            aria-disabled={!canSend || sending}
            aria-busy={sending || undefined}
          >
            {sending ? <Spinner /> : <ArrowUp />}
          </button>
        )}
      </div>
      <div className={styles.under}>
        <span>{note}</span>
        <span className={classNames(styles.counter, styles[counter.tone])}>
          {counter.tone !== 'fine' && <CircleAlert />}
          {counter.text}
        </span>
      </div>
    </form>
  );
}
