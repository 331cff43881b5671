import styles from './level-cradle.module.css';

const count = 20;
/** The lit bars differ a little, as a voice does; one weight a bar, 0 to 1. */
const weights = [
  0.6, 0.8, 0.5, 0.9, 0.7, 0.68, 0.73, 0.9, 0.3, 0.95, 0.8, 0.55, 0.9, 0.5, 0.78, 0.64, 0.7, 0.9, 0.5, 0.75,
];

/** The bars from right to left below the heart; `rank` counts from the middle outwards: 0 lights first. */
const bars = weights.map((weight, index) => ({
  angle: 11 + (index * 158) / (count - 1),
  weight,
  rank: index < count / 2 ? count - 1 - 2 * index : 2 * index - count,
}));

/** How many bars a level lights: one for every 5 of 100. */
export const litBars = (level: number) => Math.round(Math.min(100, Math.max(0, level)) / 5);

/** Twenty bars under the heart that follow `level` (0 to 100) from the middle outwards. Needs words beside it. */
export function LevelCradle({ level }: { level: number }) {
  const lit = litBars(level);
  return (
    <svg className={styles.cradle} viewBox="0 0 460 460" aria-hidden="true">
      {bars.map(({ angle, weight, rank }) => (
        <path
          key={angle}
          d="M152 0H193"
          transform={`translate(230 230) rotate(${angle})`}
          className={rank < lit ? styles.lit : styles.bar}
          style={{ '--length': rank < lit ? 16 + weight * 25 : 7 }}
        />
      ))}
    </svg>
  );
}
