/** What a call answers that went well: its words, and what else its contract says. */
export const success = <Message extends string, Rest extends object>(
  message: Message,
  rest = {} as Rest,
) => ({
  success: true as const,
  message,
  ...rest,
});
