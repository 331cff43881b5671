import type { ErrorCategory } from './boundary.ts';

export interface ErrorReport {
  /** Where the people who run this want to hear of it; null leaves the address to the person. */
  readonly email: string | null;
  readonly message: string;
  readonly category: ErrorCategory;
  /** ISO string. */
  readonly time: string;
  readonly pageUrl: string;
  readonly userAgent: string;
}

/** A mail that the person sees, may change, and sends themselves or not at all. It holds no word of a conversation. */
export function reportHref({ email, message, category, time, pageUrl, userAgent }: ErrorReport): string {
  const body = [
    `Error: ${message}`,
    `Category: ${category}`,
    `Time: ${time}`,
    `Page: ${pageUrl}`,
    `Browser: ${userAgent}`,
  ].join('\n');
  return `mailto:${email ?? ''}?subject=${encodeURIComponent('Voice App Error')}&body=${encodeURIComponent(body)}`;
}
