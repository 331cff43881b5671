import { memo } from 'react';
import styles from './heart.module.css';
import { heartPaths } from './heart-paths.ts';

/** The light inside for each state: how far it reaches in the 200 box and how strong it is. */
const cores = [
  { state: 'listening', reach: 86, strength: 0.78 },
  { state: 'processing', reach: 60, strength: 0.2 },
  { state: 'speaking', reach: 108, strength: 1 },
] as const;

/** The drawing of the heart. `id` keeps its gradients apart from those of other hearts on the page. */
export const HeartPetals = memo(function HeartPetals({ id }: { id: string }) {
  const light = (petal: string) =>
    cores.map(({ state }) => (
      <g key={state} className={styles[`${state}Core`]}>
        <path className={styles.core} d={petal} fill={`url(#${id}${state})`} />
      </g>
    ));
  return (
    <svg className={styles.petals} viewBox="14 14 172 172" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}near`} x1=".1" y1="0" x2=".8" y2="1">
          <stop offset="0" stopColor="color-mix(in oklab,var(--heart),var(--heart-light) 55%)" />
          <stop offset=".6" stopColor="var(--heart)" />
          <stop offset="1" stopColor="color-mix(in oklab,var(--heart),var(--heart-core) 45%)" />
        </linearGradient>
        <linearGradient id={`${id}far`} x1=".2" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="var(--heart-light)" />
          <stop offset="1" stopColor="color-mix(in oklab,var(--heart-light),var(--heart) 70%)" />
        </linearGradient>
        {cores.map(({ state, reach, strength }) => (
          <radialGradient
            key={state}
            id={id + state}
            gradientUnits="userSpaceOnUse"
            cx="101"
            cy="112"
            r={reach}
          >
            <stop offset="0" stopColor="var(--heart-lit)" stopOpacity={strength} />
            <stop offset=".4" stopColor="var(--heart-lit)" stopOpacity={strength * 0.55} />
            <stop offset="1" stopColor="var(--heart-lit)" stopOpacity="0" />
          </radialGradient>
        ))}
        <clipPath id={`${id}clip`}>
          <path d={heartPaths.far} />
        </clipPath>
        <filter id={`${id}blur`} x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
      </defs>
      <path d={heartPaths.far} fill={`url(#${id}far)`} />
      {light(heartPaths.far)}
      <g clipPath={`url(#${id}clip)`}>
        <path
          className={styles.shadow}
          d={heartPaths.near}
          transform="translate(7 3)"
          filter={`url(#${id}blur)`}
        />
      </g>
      <path d={heartPaths.near} fill={`url(#${id}near)`} />
      {light(heartPaths.near)}
    </svg>
  );
});
