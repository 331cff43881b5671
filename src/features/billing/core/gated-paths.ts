/**
 * Section 2, less what is never paywalled: the history, settings, the safety plan, /subscribe and /exit-thanks.
 * The admin's pages are below `/admin`.
 */
const GATED = ['/options', '/dashboard', '/insights', '/voice', '/chat', '/conversation', '/admin'];

export const isGatedPath = (path: string): boolean =>
  GATED.some((gated) => path === gated || path.startsWith(`${gated}/`));
