const HIDDEN = '[hidden]';

/** What never leaves a browser and never enters a log, wherever in a text it stands. Longest-lived secrets first. */
const PATTERNS: readonly RegExp[] = [
  /\bBearer\s+\S+/gi,
  // Quoted text may be what a person wrote: parsers quote the input that they could not read.
  /"[^"\n]{3,}"|“[^”\n]{3,}”|'[^'\n]{12,}'|`[^`\n]{12,}`/g,
  /[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  // Tokens and keys: long runs without a blank that are no path and no ordinary word.
  /\b(?=[\w-]*\d)[\w-]{20,}\b/g,
  /\+?\d[\d\s().-]{7,}\d/g,
];

/** Takes addresses, tokens, ids, phone numbers and quoted text out of a line. */
export const redactText = (text: string): string =>
  PATTERNS.reduce(
    (shown, pattern) => shown.replace(pattern, HIDDEN),
    text.toWellFormed().replaceAll('\0', ''),
  );

/** A page's path: no origin, no query, no ids and no reset token. */
export function redactPath(url: string): string {
  const [path = ''] = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/);
  return redactText(path.replace(/^\/reset-password\/.*/, '/reset-password/[hidden]')) || '/';
}
