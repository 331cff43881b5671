import { useId } from 'react';
import { twigs } from './window-twigs.ts';

const leaf = 'M0 0C12-13 40-14 60 0C40 12 12 11 0 0Z';
const panes = [0, 196, 392].flatMap((y) => [0, 178].map((x) => ({ x, y })));

/** Light through a window with a plant before it. `className` places it; `swayClassName` moves the leaves. */
export function WindowLight({
  className,
  swayClassName,
}: {
  className?: string | undefined;
  swayClassName?: string | undefined;
}) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 800 800" aria-hidden="true">
      <defs>
        <filter id={`${id}pane`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="4.5" />
        </filter>
        <filter id={`${id}leaf`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
        <linearGradient id={`${id}fade`} x1="0" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".62" stopColor="#fff" stopOpacity=".82" />
          <stop offset="1" stopColor="#fff" stopOpacity=".05" />
        </linearGradient>
        <mask id={`${id}mask`}>
          <rect x="-100" y="-100" width="1100" height="1100" fill={`url(#${id}fade)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}mask)`}>
        <g transform="matrix(1 .16 -.3 1 300 60)" fill="var(--light)" filter={`url(#${id}pane)`}>
          {panes.map(({ x, y }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="164" height="182" rx="2" />
          ))}
        </g>
        <g className={swayClassName} fill="var(--wall)" opacity=".82" filter={`url(#${id}leaf)`}>
          {twigs.map(({ line, leaves }) => (
            <g key={line}>
              {leaves.map(([x, y, turn, scale]) => (
                <path
                  key={`${x} ${y}`}
                  transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
                  d={leaf}
                />
              ))}
              <path d={line} fill="none" stroke="var(--wall)" strokeWidth="5" />
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}
