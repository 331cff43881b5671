import { heartPaths } from './heart-paths.ts';

/** The small flat heart: brand, chat margin. Size it with CSS through `className`. */
export function HeartMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="14 18 172 168" width="24" height="24" aria-hidden="true">
      <path d={heartPaths.far} fill="var(--heart-light)" />
      <path d={heartPaths.near} fill="var(--heart)" />
      <path
        d={heartPaths.fold}
        fill="none"
        stroke="var(--heart-deep)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".55"
      />
    </svg>
  );
}
