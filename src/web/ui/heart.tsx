import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './heart.module.css';
import { HeartPetals } from './heart-petals.tsx';
import { LevelCradle } from './level-cradle.tsx';

export type HeartState = 'idle' | 'listening' | 'processing' | 'speaking';

interface HeartProps {
  state?: HeartState;
  /** Loudness, 0 to 100: the person's while listening, the voice's while speaking. */
  level?: number;
  className?: string | undefined;
}

const rings = [
  { size: '132%', alpha: '26%' },
  { size: '166%', alpha: '15%' },
  { size: '206%', alpha: '8%' },
];

/**
 * Two petals, one leaning on the other; decoration, so say its state in words nearby.
 * Its size is `--heart-size`. Every layer is always there and cross-fades by state.
 */
export function Heart({ state = 'idle', level = 0, className }: HeartProps) {
  const id = useId();
  return (
    <span
      className={classNames(styles.heart, className)}
      data-state={state}
      style={{ '--level': state === 'speaking' ? level : 0 }}
      aria-hidden="true"
    >
      <span className={styles.halo} />
      {rings.map(({ size, alpha }) => (
        <span key={size} className={styles.ring} style={{ '--ring': size, '--alpha': alpha }} />
      ))}
      <svg className={styles.orbit} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="48" fill="none" stroke="var(--line)" strokeWidth=".8" />
        <path
          d="M50 2A48 48 0 0 1 93 29"
          fill="none"
          stroke="var(--heart)"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </svg>
      {state === 'listening' && <LevelCradle level={level} />}
      <HeartPetals id={id} />
    </span>
  );
}

/** The heart as a button: the whole circle is the target. Give it an `aria-label` that says what a press does. */
export function HeartButton({
  state,
  level,
  className,
  ...button
}: HeartProps & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" {...button} className={classNames(styles.button, className)}>
      <Heart {...(state && { state })} {...(level !== undefined && { level })} />
    </button>
  );
}
