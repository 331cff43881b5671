import { Check, Mic, PenLine, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './conversation-row.module.css';
import moodStyles from './mood.module.css';
import { MoodDisc } from './mood-disc.tsx';
import { moodLook } from './mood-name.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Row = {
  title: string;
  preview?: string | undefined;
  /** How long ago, in words or a `<time>`. */
  when: ReactNode;
  mood?: string | undefined;
  mode: 'voice' | 'text';
  /** Ready words: '14 messages', '12 min', '2 insights'. */
  messages?: string | undefined;
  length?: string | undefined;
  insights?: string | undefined;
  breakthrough?: boolean | undefined;
  tags?: readonly string[] | undefined;
};

type ConversationRowProps = Row & {
  to: string;
  /** The mood of the next row down: the thread runs to it. None on the last row. */
  nextMood?: string | undefined;
};

/** One conversation in a list, with the thread that runs from its mood to the next. */
export function ConversationRow({ to, nextMood, ...row }: ConversationRowProps) {
  return (
    <Link
      to={to}
      className={classNames(styles.row, styles.open, moodStyles[moodLook(row.mood ?? 'other')])}
      data-thread={nextMood !== undefined}
      style={nextMood === undefined ? undefined : { '--next': `var(--mood-${moodLook(nextMood)})` }}
    >
      <RowWords {...row} />
    </Link>
  );
}

type PickRowProps = Row & { checked: boolean; onChange: (checked: boolean) => void };

/** The same row while choosing several: a checkbox instead of a link, without the thread. */
export function ConversationPickRow({ checked, onChange, ...row }: PickRowProps) {
  return (
    <label
      className={classNames(
        styles.row,
        styles.pick,
        checked && styles.chosen,
        moodStyles[moodLook(row.mood ?? 'other')],
      )}
    >
      <RowWords {...row} />
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        aria-label={`select ${row.title}`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Check className={classNames('lucide', styles.tick)} />
    </label>
  );
}

function RowWords({
  title,
  preview,
  when,
  mood,
  mode,
  messages,
  length,
  insights,
  breakthrough,
  tags = [],
}: Row) {
  return (
    <>
      <MoodDisc mood={mood} className={styles.disc} />
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.when}>{when}</span>
      {preview && <p className={styles.preview}>{preview}</p>}
      <div className={styles.facts}>
        {mood && <span className={styles.mood}>{mood}</span>}
        <span>
          {mode === 'voice' ? <Mic /> : <PenLine />}
          {mode}
        </span>
        {messages && <span className={styles.roomy}>{messages}</span>}
        {length && <span>{length}</span>}
        <span className={styles.whenBelow} aria-hidden="true">
          {when}
        </span>
        {breakthrough && (
          <span className={styles.breakthrough}>
            <Sprout />
            breakthrough
          </span>
        )}
        {insights && <span className={styles.roomy}>{insights}</span>}
        {tags.map((tag) => (
          <span key={tag} className={classNames(styles.roomy, styles.tag)}>
            <VisuallyHidden>tag </VisuallyHidden>
            {tag}
          </span>
        ))}
      </div>
    </>
  );
}
