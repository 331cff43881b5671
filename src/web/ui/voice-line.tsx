import { classNames } from './class-names.ts';
import styles from './voice-line.module.css';

interface VoiceLineProps {
  /** The status, said politely. */
  children: string;
  /** A smaller line below: 'Voice detected'. */
  detail?: string | undefined;
  /** Quieter and nearer to the heart, with spoken text below. */
  speaking?: boolean;
}

/** The status line under the heart. */
export function VoiceLine({ children, detail, speaking = false }: VoiceLineProps) {
  return (
    <div className={classNames(styles.place, speaking && styles.speaking)}>
      <p className={styles.line} role="status">
        {children}
      </p>
      <p className={styles.detail}>{detail}</p>
    </div>
  );
}
