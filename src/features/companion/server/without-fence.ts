/** Models like to wrap JSON into a fence of Markdown. */
export const withoutFence = (answer: string): string =>
  answer.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
